// The pages beside the game: their data for search engines and messengers, and their links.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'parse5';
import { name } from '../../scripts/boards.mjs';
import { drawing } from '../../web/docs/drawing.mjs';
import { readBoards, readLevels } from '../../web/pages/lists.mjs';
import { sitePages } from '../../web/pages/site.mjs';

const address = 'https://example.org/last-peg/';
const assets = { style: 'pages/style.css', icon: 'icon.svg' };
const [site, relative] = [await sitePages({ address, ...assets }), await sitePages({ address: '', ...assets })];
const filesOf = ({ boards, atlas, docs, examples, plain }) => new Map([...boards, ...atlas, ...docs, ...examples, ...plain]);
const files = filesOf(site);
const pages = new Map([...files].filter(([path]) => path.endsWith('.html')));
const boards = new Map((await readBoards()).map((board) => [board.name, board]));
const tags = ['en', 'de', 'fr', 'es', 'nl'];

const unescaped = (text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
const all = (text, pattern) => [...text.matchAll(pattern)].map((found) => unescaped(found[1]));
const metas = (text) => new Map([...text.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)">/g)].map(([, key, value]) => [key, unescaped(value)]));
const folded = (path) => path.replace(/index\.html$/, '');

test('each board, figure and position has a page in each language', async () => {
  assert.equal(site.subjects.length, 28 + 37 + 30);
  for (const { path } of site.subjects) for (const tag of tags) assert.ok(pages.has(tag === 'en' ? path : path.replace('atlas/', `atlas/${tag}/`)), `${tag} ${path}`);
  assert.deepEqual(['english', 'figure-make-cross', 'puzzle-peg-17'].map((id) => site.subjects.find((one) => one.id === id).kind), ['board', 'figure', 'position']);
  const levelOf = await readLevels();
  assert.deepEqual([[12, 8], [13, 8], [27, 8], [0, 32], [5, 32], [33, 8]].map((odds) => levelOf(...odds)), ['easy', 'medium', 'hard', 'medium', 'medium', 'expert']);
});

test('each page says what it is, in its own words, with a picture that is there', () => {
  const pictures = new Set(site.subjects.map(({ image }) => address + image));
  const titles = new Map();
  for (const [path, text] of pages) {
    const [title] = all(text, /<title>([^<]*)<\/title>/g);
    const meta = metas(text);
    const lang = text.match(/<html lang="(\w+)">/)[1];
    assert.equal(lang, tags.find((tag) => path.startsWith(`atlas/${tag}/`)) ?? 'en', path);
    assert.match(title, /^.{3,90} · Last Peg$/, path);
    assert.ok(!titles.has(title + lang), `${path} and ${titles.get(title + lang)} have the title ${title}`);
    titles.set(title + lang, path);
    const description = meta.get('description');
    assert.ok(description.length >= 20 && description.length <= 320, `${path}: ${description}`);
    assert.equal(`${meta.get('og:title')} · Last Peg`, title);
    assert.deepEqual(['og:description', 'twitter:description'].map((key) => meta.get(key)), [description, description]);
    assert.deepEqual(['og:type', 'og:locale', 'twitter:card', 'og:url'].map((key) => meta.get(key)), ['website', { en: 'en_US', de: 'de_DE', fr: 'fr_FR', es: 'es_ES', nl: 'nl_NL' }[lang], 'summary_large_image', address + folded(path)]);
    assert.ok(pictures.has(meta.get('og:image')), `${path}: ${meta.get('og:image')}`);
    assert.ok(meta.get('og:image:alt').length > 5, path);
    const data = JSON.parse(text.match(/<script type="application\/ld\+json">(.*)<\/script>/)[1]);
    assert.deepEqual([data['@type'], data.inLanguage, data.url, data.description], ['WebPage', lang, address + folded(path), description]);
    const scripts = path === 'examples.html' ? ['<script type="module" src="./element.js">'] : [];
    assert.deepEqual(text.match(/<script[^>]*>/g), [...scripts, '<script type="application/ld+json">'], path);
    assert.doesNotMatch(text, /<style|<[a-z][^>]*\s(?:style|on\w+)=|href="javascript:/, path);
    assert.match(text, /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'[";]/);
    assert.equal(/script-src|worker-src|connect-src|frame-src/.test(text.match(/Policy" content="([^"]*)"/)[1]), scripts.length > 0, path);
    assert.equal((text.match(/<h1/g) ?? []).length, 1, path);
  }
});

test('each page names its own address, and the same page in the other languages, which name it', () => {
  const alternates = (text) => new Map([...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, unescaped(href)]));
  for (const [path, text] of pages) {
    const own = address + folded(path);
    assert.deepEqual(all(text, /rel="canonical" href="([^"]*)"/g), [own]);
    const others = alternates(text);
    if (path.startsWith('docs/') || path === 'examples.html') {
      assert.equal(others.size, 0);
      continue;
    }
    assert.deepEqual([...others.keys()].sort(), [...tags, 'x-default'].sort(), path);
    assert.equal(others.get('x-default'), others.get('en'));
    assert.equal(others.get(text.match(/<html lang="(\w+)">/)[1]), own);
    for (const href of others.values()) {
      const other = pages.get(href.slice(address.length)) ?? pages.get(`${href.slice(address.length)}index.html`);
      assert.ok(other && [...alternates(other).values()].includes(own), `${path}: ${href}`);
    }
  }
  for (const [path, text] of filesOf(relative)) {
    if (!path.endsWith('.html')) continue;
    assert.doesNotMatch(text, /<link rel="canonical"|<meta property="og:url"/, path);
    assert.doesNotMatch(text, /(?:href|src)="\//, path); // the site may stand under any path
    for (const href of alternates(text).values()) assert.match(href, /^(\.\.\/)+/, path);
  }
});

test('every link leads to a page, a place in it, or into the game', () => {
  const known = new Set([...files.keys(), ...site.subjects.map(({ image }) => image), ...Object.values(assets), 'element.js', 'embed.html', '']);
  const ids = new Map([...pages].map(([path, text]) => [path, new Set(all(text, /\sid="([^"]*)"/g))]));
  let games = 0;
  for (const [path, text] of filesOf(relative)) {
    if (!path.endsWith('.html')) continue;
    for (const href of all(text, /\s(?:(?:href|src)="(?!https?:)|content="(?=\.\.\/))([^"]*)"/g)) {
      const url = new URL(href, `http://site/${path}`);
      const target = url.pathname.slice(1);
      const file = target.endsWith('/') ? `${target}index.html` : target;
      assert.ok(known.has(file), `${path} leads to ${href}`);
      if (target === '' && url.hash) games += leadsIntoGame(path, decodeURIComponent(url.hash.slice(1)));
      else if (url.hash && file !== 'embed.html') assert.ok(ids.get(file).has(decodeURIComponent(url.hash.slice(1))), `${path} leads to ${href}`);
    }
  }
  assert.ok(games > 5000);
});

/** The game can read it: the board is known, the position fits it, and the moves are legal. */
function leadsIntoGame(path, fragment) {
  const { board: id, position, vacancy, finish, moves, ...more } = Object.fromEntries(fragment.split('&').map((part) => part.split('=')));
  assert.deepEqual(Object.keys(more), [], path);
  const board = boards.get(id);
  assert.ok(board, `${path}: ${id}`);
  const names = board.cells.map(name);
  const fits = (text) => text.split('/').flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '.' ? [] : [name([column, row])]))).join() === names.join();
  if (position) assert.ok(fits(position), `${path}: ${position}`);
  if (vacancy) assert.ok(names.includes(vacancy), `${path}: ${vacancy}`);
  const [, some = finish] = finish?.match(/^one-of:(.*)$/) ?? [];
  if (finish) assert.ok(['any', 'fewest'].includes(finish) || some.split(',').every((hole) => names.includes(hole)) || fits(finish), `${path}: ${finish}`);
  let pegs = position ? [...position.replace(/[./]/g, '')].map((sign) => sign === 'x') : names.map((hole) => hole !== (vacancy ?? board.vacancy));
  for (const move of moves?.split(',') ?? []) {
    const holes = move.split('-').map((hole) => names.indexOf(hole));
    for (let i = 1; i < holes.length; i += 1) {
      const jump = board.jumps.find(([from, , to]) => from === holes[i - 1] && to === holes[i]);
      assert.ok(jump && pegs[jump[0]] && pegs[jump[1]] && !pegs[jump[2]], `${path}: ${move}`);
      pegs = pegs.with(jump[0], false).with(jump[1], false).with(jump[2], true);
    }
  }
  if (moves && finish !== 'fewest') assert.equal(pegs.filter(Boolean).length, 1, path);
  return 1;
}

test('the pages are well-formed', () => {
  for (const [path, text] of pages) {
    // Pages made from the same template need not all be checked.
    const translated = /^(de|fr|es|nl)\//.test(path);
    if ((translated || path.startsWith('atlas/')) && !/(index|triangle10|diamond32|figure-make-star)\.html$/.test(path)) continue;
    const errors = [];
    parse(text, { onParseError: ({ code, startLine }) => errors.push(`${path}:${startLine}: ${code}`) });
    assert.deepEqual(errors, []);
    const found = all(text, /\sid="([^"]*)"/g);
    assert.equal(new Set(found).size, found.length, `${path} has an id twice`);
  }
});

test('what a page says is in its language', async () => {
  const read = async (tag) => JSON.parse(await readFile(fileURLToPath(new URL(`../../web/languages/${tag}.json`, import.meta.url)), 'utf8')).site;
  const said = (part) => Object.entries(part).flatMap(([section, phrases]) => Object.entries(phrases).map(([key, phrase]) => [`${section}.${key}`, phrase.other ?? phrase]));
  const english = said(await read('en')).map(([key, phrase]) => [key, phrase.split('{')[0].trim()]).filter(([, begin]) => begin.length > 12);
  for (const tag of tags.slice(1)) {
    const theirs = new Map(said(await read(tag)));
    for (const path of ['atlas/triangle15.html', 'atlas/index.html', 'atlas/wiegleb.html', 'atlas/european.html', 'atlas/boards/index.html', 'atlas/boards/english.html', 'atlas/boards/figure-make-star.html', 'atlas/boards/puzzle-peg-3.html']) {
      const text = pages.get(path.replace('atlas/', `atlas/${tag}/`));
      for (const [key, begin] of english) {
        if (!theirs.get(key).startsWith(begin)) assert.ok(!text.includes(begin), `${tag}/${path} says "${begin}" (${key})`);
      }
    }
  }
});

test('the sitemap lists every page where the address is known; else there is none', async () => {
  const listed = all(files.get('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  assert.ok(listed.includes(`${address}examples.html`));
  assert.deepEqual(listed.sort(), [address, ...[...pages.keys()].map((path) => address + folded(path))].sort());
  assert.match(files.get('robots.txt'), new RegExp(`^User-agent: \\*\nAllow: /\n\nSitemap: ${address}sitemap\\.xml\n$`));
  // A board for frames is part of somebody else's page.
  assert.match(await readFile(fileURLToPath(new URL('../../web/element/embed.html', import.meta.url)), 'utf8'), /<meta name="robots" content="noindex">/);
  assert.deepEqual([...relative.plain.keys()], ['robots.txt']);
  assert.doesNotMatch(relative.plain.get('robots.txt'), /Sitemap/);
});

test('the documentation has what the READMEs say, with links between them', () => {
  const docs = [...pages.keys()].filter((path) => path.startsWith('docs/')).map((path) => path.slice(5, -5));
  for (const wanted of ['index', 'how-it-works', 'theory', 'command-line', 'core', 'reading']) assert.ok(docs.includes(wanted), wanted);
  const theory = pages.get('docs/theory.html');
  assert.match(theory, /<h2 id="the-rule-of-three">The rule of three<\/h2>/);
  assert.match(theory, /<li><a href="#the-rule-of-three">/);
  assert.match(theory, /<a href="atlas\.html">The atlas<\/a>/);
  assert.equal(theory.match(/<figure class="drawing">/g).length, 9);
  for (const one of docs) assert.doesNotMatch(pages.get(`docs/${one}.html`), /\]\(|README\.md"/, one);
});

test('a picture that claims what is not so is not drawn', () => {
  assert.match(drawing('position: xxo\njumps: a1-c1\nleaves: ..x\ncaption: a', boards), /<svg/);
  assert.throws(() => drawing('position: xox\njumps: a1-c1\nleaves: ..x', boards), /cannot be played/);
  assert.throws(() => drawing('position: xxo\njumps: a1-c1\nleaves: x', boards), /leaves c1, and not a1/);
  assert.throws(() => drawing('board: english\nweights: d4=1', boards), /no pagoda function/);
  assert.throws(() => drawing('board: englsh', boards), /no board englsh/);
  assert.throws(() => drawing('board: english\nposition: xxo', boards), /33 holes says 3/);
  assert.throws(() => drawing('english', boards), /without a name/);
});

test('the manifest names icons, screenshots, shortcuts, and what the game opens', async () => {
  const web = new URL('../../web/', import.meta.url);
  const manifest = JSON.parse(await readFile(new URL('manifest.webmanifest', web), 'utf8'));
  const icon = (sizes, purpose) => manifest.icons.some((one) => one.sizes === sizes && (one.purpose ?? 'any') === purpose && one.type === 'image/png');
  assert.ok(icon('192x192', 'any') && icon('512x512', 'any') && icon('512x512', 'maskable'));
  assert.deepEqual(manifest.screenshots.map(({ form_factor: form }) => form).sort(), ['narrow', 'wide']);
  for (const { src, sizes } of manifest.screenshots) {
    const data = await readFile(new URL(src, web));
    assert.ok(data.length <= 60 * 1024, `${src} has ${data.length} bytes`);
    assert.equal(data.toString('latin1', 8, 16), 'WEBPVP8X');
    assert.equal(`${data.readUIntLE(24, 3) + 1}x${data.readUIntLE(27, 3) + 1}`, sizes);
  }
  const [, shortcuts] = (await readFile(new URL('address.js', web), 'utf8')).match(/SHORTCUT = \/\^#\(([\w|]+)\)\$\//);
  assert.deepEqual(manifest.shortcuts.map(({ url }) => url.replace('./#', '')), shortcuts.split('|'));
  assert.deepEqual(manifest.file_handlers, [{ action: './', accept: { 'application/json': ['.json'] } }]);
  assert.deepEqual(manifest.share_target, { action: './', method: 'GET', enctype: 'application/x-www-form-urlencoded', params: { title: 'title', text: 'text', url: 'url' } });
  assert.equal(manifest.launch_handler.client_mode[0], 'navigate-existing');
});
