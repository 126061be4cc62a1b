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
import { compiled, pageWords, readLanguages } from '../scripts/languages.mjs';
import { atlasPages } from './atlas/pages.mjs';
import { CARD, cardTags, drawCard } from './card.mjs';

// In bytes, gzipped: the game, what of it has to be there before the first jump, and the atlas beside it,
// which the game neither loads nor stores. One language is loaded: the largest counts.
const budget = { site: 1.2 * 1024 * 1024, first: 450 * 1024, atlas: 530 * 1024 };
const lazy = ['database.js', 'present.js', 'print.js', 'sound.js'];
const unloaded = /^card\./; // by the page: it is for the services that show a link
const later = /^(solver\.|animation\.|database\.|present\.|print\.|sound\.|language\.|sw\.js|404\.html|licenses\.txt|assets\.json|icon-)/; // by their names in the sources
const fixed = new Set(['index.html', '404.html', 'manifest.webmanifest', 'sw.js', 'licenses.txt']);
const [modules, site, ...licences] = process.argv.slice(2);
const address = process.env.SITE_URL?.replace(/\/*$/, '/') ?? ''; // where the site will stand
const web = dirname(fileURLToPath(import.meta.url));

const hash = (data) => createHash('sha256').update(data).digest('hex').slice(0, 8);
const staged = new Map(); // file name -> content
const renamed = new Map(); // name in the sources -> name in the site

function rewrite(text) {
  for (const [from, to] of renamed) {
    const name = from.replaceAll('.', '\\.');
    text = text.replace(new RegExp(`(?<=["'\`(/])${name}(?=["'\`)])`, 'g'), to);
  }
  return text;
}

function stage(name, content) {
  const binary = ['.wasm', '.gz', '.png', '.ico', '.woff2'].includes(extname(name));
  const data = binary ? content : Buffer.from(rewrite(content.toString()));
  const extension = extname(name);
  const to = fixed.has(name) ? name : `${basename(name, extension)}.${hash(data)}${extension}`;
  renamed.set(name, to);
  staged.set(to, data);
}

// The compiled modules' glue code is imported as './ui.mjs', but lives in the build folder. It mentions
// Node's own modules, for the tests; in a browser those lines are never reached.
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

// --- Stage everything, what is referred to before what refers to it -------------------------------

const ours = (await readdir(web, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
const having = (...extensions) => ours.filter((name) => extensions.includes(extname(name)));

stage('solver.wasm', await readFile(join(modules, 'solver.wasm')));
// What has to be there before the first jump comes compressed, and instantiate.js unpacks it: servers
// compress worse than this, and some do not at all.
const unpacked = await readFile(join(modules, 'ui.wasm'));
stage('ui.wasm.gz', Buffer.from(await gzipAsync(unpacked, { numiterations: 15, blocksplittingmax: 60 })));
await bundle('early.js', { __MODULE_BYTES__: String(staged.get(renamed.get('ui.wasm.gz')).length) }, 'iife');
for (const name of having('.svg', '.png', '.ico')) stage(name, await readFile(join(web, name)));
for (const name of having('.css')) await bundle(name);
for (const name of having('.js').filter((name) => name.endsWith('.worker.js'))) await bundle(name);
const languages = await readLanguages(join(web, 'languages'));
const [english] = languages;
const nameOf = ({ tag }) => `language.${tag}.json`;
for (const language of languages) {
  stage(nameOf(language), Buffer.from(JSON.stringify({ ...compiled(language, english), page: pageWords(language) })));
}
for (const name of lazy) await bundle(name);
await bundle('main.js', {
  __WORDS__: JSON.stringify(pageWords(english)),
  __LANGUAGES__: JSON.stringify(Object.fromEntries(languages.map((language) => [language.tag, nameOf(language)]))),
});
for (const name of having('.webmanifest')) stage(name, await readFile(join(web, name)));
stage(CARD, await drawCard());
for (const name of having('.html')) {
  const page = await readFile(join(web, name), 'utf8');
  const title = page.match(/<title>(.*)<\/title>/)[1];
  const description = page.match(/name="description" content="(.*)"/)[1];
  stage(name, page.replace('<!-- card -->', cardTags({ title, description, base: address || './' })));
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

const { code: atlasStyle } = await esbuild.transform(await readFile(join(web, 'atlas', 'style.css')), { loader: 'css', minify: true });
const style = `style.${hash(atlasStyle)}.css`;
const card = (page) => rewrite(cardTags({ ...page, base: address || '../' }));
const atlas = await atlasPages({ style, icon: renamed.get('icon.svg'), card });
atlas.set(style, atlasStyle);

// --- Report, and write it all at once -------------------------------------------------------------

const gzipped = (data) => gzipSync(data, { level: 9 }).length;
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(8);
const total = { site: 0, first: 0, atlas: 0 };
let largestLanguage = 0;
for (const [name, data] of staged) {
  // What is compressed already no host compresses once more.
  const size = name.endsWith('.gz') ? data.length : gzipped(data);
  if (!unloaded.test(name)) total.site += size;
  if (!later.test(name) && !unloaded.test(name)) total.first += size;
  if (name.startsWith('language.')) largestLanguage = Math.max(largestLanguage, gzipped(data));
  console.log(`${kib(data.length)} KiB, gzipped ${kib(size)} KiB  ${name}`);
}
total.first += largestLanguage;
for (const text of atlas.values()) total.atlas += gzipped(text);
console.log(`     gzipped ${kib(total.first)} KiB of ${budget.first / 1024} before the first jump`);
console.log(`     gzipped ${kib(total.site)} KiB of ${kib(budget.site).trim()} in all`);
console.log(`     gzipped ${kib(total.atlas)} KiB of ${budget.atlas / 1024} for the atlas`);
if (Object.keys(budget).some((part) => total[part] > budget[part])) {
  console.error('The site is over its budget.');
  process.exit(1);
}

// A server may be running: the old site goes only when the new one is complete.
const fresh = `${site}.new`;
await rm(fresh, { recursive: true, force: true });
await mkdir(join(fresh, 'atlas'), { recursive: true });
for (const [name, data] of staged) await writeFile(join(fresh, name), data);
for (const [name, text] of atlas) await writeFile(join(fresh, 'atlas', name), text);
await rm(site, { recursive: true, force: true });
await rename(fresh, site);
