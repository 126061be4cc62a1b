// node pack.mjs MODULES OUT VERSION NAME=LICENCE...
//
// Makes the npm package: bundles the scripts of this folder, puts the WebAssembly modules beside them, and packs the
// folder OUT/last-peg as OUT/last-peg-VERSION.tgz. web/element is its export ./element. A LICENCE is a file, of the library
// with that NAME.

import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import { readLanguages } from '../../scripts/languages.mjs';
import { bundleElement } from '../element/build.mjs';

const [modules, out, version, ...licences] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const folder = join(out, 'last-peg');

// The module's glue code lives in the build folder, and serves browsers and Node.js. Where it is for browsers, nothing
// of Node.js may be left: tools that bundle it once more would look for that.
const IS_NODE = /var ENVIRONMENT_IS_NODE=typeof process==?="object"[^;,]*;/;
const glue = (forBrowsers) => ({
  name: 'compiled',
  setup(build) {
    build.onResolve({ filter: /\/solver\.mjs$/ }, () => ({ path: resolve(modules, 'solver.mjs') }));
    build.onLoad({ filter: /\/solver\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!forBrowsers) return { contents: text };
      if (!IS_NODE.test(text)) throw new Error('The glue code has changed: it no longer says where it is for Node.js.');
      return { contents: text.replace(IS_NODE, '').replaceAll('ENVIRONMENT_IS_NODE', 'false') };
    });
  },
});

const boards = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval',
  `(await import(${JSON.stringify(new URL('lastpeg.mjs', `file://${resolve(modules)}/`).href)})).default({ arguments: ['boards', '--json'], thisProgram: 'lastpeg' })`,
], { encoding: 'utf8' })).boards;

async function bundle(source, to, { platform = 'browser', minify = false, external = [] } = {}) {
  await esbuild.build({
    entryPoints: [join(here, source)],
    outfile: join(folder, to),
    bundle: true,
    minify,
    format: 'esm',
    target: 'es2022',
    platform: platform === 'node' ? 'node' : 'neutral',
    external,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [glue(platform === 'browser')],
    define: { __BOARDS__: JSON.stringify(boards) },
  });
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

// The checker is there as it was written, in files of its own: for who wants no more than it, and to be read.
const { metafile } = await esbuild.build({ entryPoints: [join(here, 'certificate.js')], bundle: true, write: false, metafile: true, absWorkingDir: here });
const checker = Object.keys(metafile.inputs);
const external = checker.map((name) => `./${name}`);
for (const name of checker) await copyFile(join(here, name), join(folder, name));
await bundle('index.js', 'index.js', { external });
await bundle('index.node.mjs', 'index.node.js', { external, platform: 'node' });
await bundle('../solver.worker.js', 'solver.worker.js', { minify: true });
await bundle('solver.thread.mjs', 'solver.thread.js', { minify: true, platform: 'node' });
await bundle('cli.mjs', 'cli.js', { external: ['./lastpeg.mjs'], platform: 'node' });
for (const name of ['solver.wasm', 'lastpeg.wasm', 'lastpeg.mjs']) await copyFile(join(modules, name), join(folder, name));
for (const name of ['index.d.ts', 'certificate.d.ts', 'README.md']) await copyFile(join(here, name), join(folder, name));
await copyFile(join(here, '../../LICENSE'), join(folder, 'LICENSE'));

const description = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
description.version = version;
// npm takes a package that a workflow publishes only if it names the repository of the workflow.
if (process.env.REPOSITORY_URL) description.repository = { type: 'git', url: `git+${process.env.REPOSITORY_URL}.git` };
// The element asks solver.worker.js too, and a worker of its own.
const element = join(here, '../element');
await writeFile(join(folder, 'element.js'), await bundleElement(await readLanguages(join(here, '../languages'))));
for (const name of ['element.d.ts', 'custom-elements.json']) await copyFile(join(element, name), join(folder, name));

description.files = (await readdir(folder)).filter((name) => !/^(README|LICENSE)/.test(name));

// What is compiled into the modules, or bundled with the scripts.
const notices = await Promise.all(licences.map(async (given) => {
  const at = given.indexOf('=');
  return `${given.slice(0, at)}\n\n${(await readFile(given.slice(at + 1), 'utf8')).trim()}\n`;
}));
await writeFile(join(folder, 'THIRD-PARTY.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
description.files.push('THIRD-PARTY.txt');
description.files.sort();
await writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
await chmod(join(folder, 'cli.js'), 0o755);

const archive = join(out, `last-peg-${version}.tgz`);
await rm(archive, { force: true });
execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', resolve(out)], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

const kib = (bytes) => `${(bytes / 1024).toFixed(1).padStart(8)} KiB`;
for (const name of (await readdir(folder)).sort()) {
  const data = await readFile(join(folder, name));
  console.log(`${kib(data.length)}, gzipped ${kib(gzipSync(data, { level: 9 }).length)}  ${name}`);
}
console.log(`${kib((await readFile(archive)).length)}  ${archive}`);
