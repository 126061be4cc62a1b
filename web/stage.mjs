// node stage.mjs MODULES SITE [LICENCE...]
//
// Makes the static site: bundles and minifies the scripts and styles of this folder, puts the two
// WebAssembly modules beside them, and names every file but the few entry points after its content
// (main.1a2b3c4d.js), so that a browser's cache can never mix two versions.
//
// References are plain file names, './solver.worker.js' or "ui.wasm.gz", and are rewritten. Entry points
// are main.js, *.worker.js and what main.js loads only when it is wanted; sw.js also gets __ASSETS__, the list of files to keep for offline
// play, and __BUILD__, a name for this build. SITE_URL in the environment is the address at which the site
// will stand: services that show a picture beside a link want it absolute.

import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import esbuild from 'esbuild';
import { compiled, compiledFirst, firstPageWords, pageWords, readLanguages } from '../scripts/languages.mjs';
import { CARD, cardTags, drawCard } from './card.mjs';
import { elementFiles } from './element/build.mjs';
import { drawCards, drawIcons } from './pages/cards.mjs';
import { sitePages } from './pages/site.mjs';
import { pageStyle } from './pages/style.mjs';

// Max sizes in KiB, gzipped: the whole game; the part needed before the first jump; and the pages beside
// the game, which the game neither loads nor stores: boards, figures and problems, their pictures, the
// atlas, the documentation, the element for other pages. Of the languages, of which one is loaded, the
// largest counts.
const budget = { site: 1228.8, first: 450, boards: 1400, pictures: 1300, atlas: 2100, docs: 250, element: 60 };
const lazy = ['database.js', 'framed.js', 'present.js', 'print.js', 'sound.js'];
// Not loaded by the page: the card is for services that show links, the others are for installing the
// game.
const unloaded = /^(card|icon-512|icon-maskable|screenshot-\w+)\./;
const later = /^(solver\.|animation\.|database\.|framed\.|present\.|print\.|sound\.|language\.|sw\.js|manifest\.|404\.html|licenses\.txt|assets\.json|icon-)/; // by name in the sources
const fixed = new Set(['index.html', '404.html', 'manifest.webmanifest', 'sw.js', 'licenses.txt']);
const [modules, site, ...licences] = process.argv.slice(2);
const address = process.env.SITE_URL?.replace(/\/*$/, '/') ?? ''; // the site's address
const web = dirname(fileURLToPath(import.meta.url));

const hash = (data) => createHash('sha256').update(data).digest('hex').slice(0, 8);
const staged = new Map(); // file name -> content
const renamed = new Map(); // name in the sources -> name on the site

function rewrite(text) {
  for (const [from, to] of renamed) {
    const name = from.replaceAll('.', '\\.');
    text = text.replace(new RegExp(`(?<=["'\`(/])${name}(?=["'\`)])`, 'g'), to);
  }
  return text;
}

function stage(name, content) {
  const binary = ['.wasm', '.gz', '.png', '.webp', '.ico', '.woff2'].includes(extname(name));
  const data = binary ? content : Buffer.from(rewrite(content.toString()));
  const extension = extname(name);
  const to = fixed.has(name) ? name : `${basename(name, extension)}.${hash(data)}${extension}`;
  renamed.set(name, to);
  staged.set(to, data);
}

// The compiled modules' glue code is imported as './ui.mjs', but is in the build folder. It mentions
// Node's own modules, for the tests; a browser never reaches those lines.
const glue = {
  name: 'compiled',
  setup(build) {
    build.onResolve({ filter: /^\.\/(ui|solver)\.mjs$/ }, ({ path }) => ({ path: resolve(modules, path) }));
    build.onResolve({ filter: /^(node:|module$|fs$|path$|url$)/ }, ({ path }) => ({ path, external: true }));
  },
};

async function bundle(name, define = {}, format = name === 'sw.js' ? 'iife' : 'esm') {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(web, name)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
    external: name.endsWith('.css') ? ['*'] : [],
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [glue],
    define,
  });
  stage(name, Buffer.from(outputFiles[0].contents));
}

// --- Stage all files, referenced files first --------------------------------------------------------

const ours = (await readdir(web, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
const having = (...extensions) => ours.filter((name) => extensions.includes(extname(name)));

stage('solver.wasm', await readFile(join(modules, 'solver.wasm')));
// The files needed before the first jump are compressed here, and instantiate.js decompresses them:
// servers compress less, and some not at all.
const unpacked = await readFile(join(modules, 'ui.wasm'));
stage('ui.wasm.gz', Buffer.from(await gzipAsync(unpacked, { numiterations: 15, blocksplittingmax: 60 })));
await bundle('early.js', { __MODULE_BYTES__: String(staged.get(renamed.get('ui.wasm.gz')).length) }, 'iife');
for (const name of having('.svg', '.png', '.webp', '.ico')) stage(name, await readFile(join(web, name)));
for (const [name, data] of await drawIcons(await readFile(join(web, 'icon.svg'), 'utf8'))) stage(name, data);
for (const name of having('.css')) await bundle(name);
for (const name of having('.js').filter((name) => name.endsWith('.worker.js'))) await bundle(name);
const languages = await readLanguages(join(web, 'languages'));
const [english] = languages;
const nameOf = ({ tag }, part = '') => `language.${tag}${part}.json`;
for (const language of languages) {
  const page = pageWords(language);
  stage(nameOf(language), Buffer.from(JSON.stringify({ ...compiledFirst(language, english), page: firstPageWords(language) })));
  stage(nameOf(language, '.whole'), Buffer.from(JSON.stringify({ ...compiled(language, english), page })));
}
for (const name of lazy) await bundle(name);
await bundle('main.js', {
  __WORDS__: JSON.stringify(pageWords(english)),
  __LANGUAGES__: JSON.stringify(Object.fromEntries(languages.map((language) => [language.tag, [nameOf(language), nameOf(language, '.whole')]]))),
});
for (const name of having('.webmanifest')) stage(name, await readFile(join(web, name)));
stage(CARD, await drawCard());
for (const name of having('.html')) {
  const page = await readFile(join(web, name), 'utf8');
  const title = page.match(/<title>(.*)<\/title>/)[1];
  const description = page.match(/name="description" content="(.*)"/)[1];
  const url = name === 'index.html' ? address : '';
  const own = url && `<link rel="canonical" href="${url}">\n    `;
  stage(name, page.replace('<!-- card -->', own + cardTags({ title, description, base: address || './', url })));
}
if (licences.length > 0) {
  const texts = await Promise.all(licences.map((file) => readFile(file, 'utf8')));
  stage('licenses.txt', texts.map((text) => text.trim()).join(`\n\n${'-'.repeat(80)}\n\n`) + '\n');
}

const build = hash([...staged.keys()].map((name) => name + hash(staged.get(name))).join());
const assets = [...staged.keys()].filter((name) => name !== '404.html' && name !== 'licenses.txt' && !unloaded.test(name));
if (ours.includes('sw.js')) {
  await bundle('sw.js', { __ASSETS__: JSON.stringify(assets), __BUILD__: JSON.stringify(build) });
}
staged.set('assets.json', Buffer.from(JSON.stringify({ build, assets }, null, 1)));

// --- Pages beside the game --------------------------------------------------------------------------

const looks = await pageStyle();
const pages = await sitePages({ address, style: looks.style, icon: renamed.get('icon.svg') });
const pictures = await drawCards(pages.subjects, join(dirname(resolve(site)), 'pictures'));
const beside = { boards: new Map([...looks.files, ...pages.plain, ...pages.boards]), pictures, atlas: pages.atlas, docs: new Map([...pages.docs, ...pages.examples]) };

const element = await elementFiles(languages, { rewrite, hash });

// --- Report, and write everything at once ---------------------------------------------------------

const gzipped = (data) => gzipSync(data, { level: 9 }).length;
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(8);
const total = { site: 0, first: 0, boards: 0, pictures: 0, atlas: 0, docs: 0, element: gzipped(element.get('element.js')) };
let largestLanguage = 0;
for (const [name, data] of staged) {
  // Hosts do not compress compressed files again.
  const size = name.endsWith('.gz') ? data.length : gzipped(data);
  if (!unloaded.test(name)) total.site += size;
  if (!later.test(name) && !unloaded.test(name)) total.first += size;
  if (/^language\.\w+\.[0-9a-f]+\.json$/.test(name)) largestLanguage = Math.max(largestLanguage, gzipped(data));
  console.log(`${kib(data.length)} KiB, gzipped ${kib(size)} KiB  ${name}`);
}
total.first += largestLanguage;
for (const [part, files] of Object.entries(beside)) for (const data of files.values()) total[part] += gzipped(data);
const told = {
  first: 'before the first jump',
  site: 'for the game in all',
  boards: 'beside it for pages of boards, figures and problems',
  pictures: 'for their pictures',
  atlas: 'for the atlas',
  docs: 'for the documentation',
  element: 'for the element',
};
for (const [part, words] of Object.entries(told)) console.log(`     gzipped ${kib(total[part])} KiB of ${budget[part]} ${words}`);
if (Object.keys(budget).some((part) => total[part] > budget[part] * 1024)) {
  console.error('The site is over its budget.');
  process.exit(1);
}

// A server may be running: replace the old site only when the new one is complete.
const fresh = `${site}.new`;
await rm(fresh, { recursive: true, force: true });
const files = [...staged, ...element, ...Object.values(beside).flatMap((part) => [...part])];
for (const folder of new Set(files.map(([name]) => dirname(name)))) await mkdir(join(fresh, folder), { recursive: true });
for (const [name, data] of files) await writeFile(join(fresh, name), data);
await rm(site, { recursive: true, force: true });
await rename(fresh, site);
