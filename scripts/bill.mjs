// The bill of materials of a release, as CycloneDX 1.5: third-party components of the site, the package
// and the command line, with versions and licences.
//   node scripts/bill.mjs > bill.cdx.json
// Versions come from scripts/setup and web/package.json. SOURCE_DATE_EPOCH gives the time, if set.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** @param {string} path */
const text = (path) => readFileSync(join(root, path), 'utf8');

const version = /project\(LastPeg VERSION (\S+)/.exec(text('CMakeLists.txt'))?.[1];
if (!version) throw new Error('CMakeLists.txt names no version');

// Debian name in scripts/setup, common name, and licence.
const libraries = [
  ['emscripten', 'emscripten', 'MIT AND NCSA AND (Apache-2.0 WITH LLVM-exception)'],
  ['libcli11-dev', 'cli11', 'BSD-3-Clause'],
  ['nlohmann-json3-dev', 'nlohmann-json', 'MIT'],
  ['libsdl2', 'sdl2', 'Zlib'],
  ['imgui', 'imgui', 'MIT'],
];
const setup = text('scripts/setup');
const fromDebian = libraries.map(([debian, name, licence]) => {
  const pinned = new RegExp(`\\b${debian}=([0-9.]+)`).exec(setup)?.[1];
  if (!pinned) throw new Error(`scripts/setup pins no version of ${debian}`);
  return { type: 'library', name, version: pinned, licenses: [{ expression: licence }], purl: `pkg:generic/${name}@${pinned}` };
});

// The npm packages that are part of the page; the rest of web/package.json is only for building.
const shipped = {
  gifenc: 'MIT', idb: 'ISC', 'inter-ui': 'OFL-1.1', 'lucide-static': 'ISC', uqr: 'MIT', valibot: 'MIT',
  'workbox-core': 'MIT', 'workbox-precaching': 'MIT', 'workbox-routing': 'MIT', 'workbox-strategies': 'MIT',
};
const pinned = JSON.parse(text('web/package.json')).devDependencies;
const fromNpm = Object.entries(shipped).map(([name, licence]) => {
  if (!pinned[name]) throw new Error(`web/package.json has no ${name}`);
  return {
    type: 'library', name, version: pinned[name], licenses: [{ expression: licence }],
    purl: `pkg:npm/${name}@${pinned[name]}`,
  };
});

const components = [...fromDebian, ...fromNpm].sort((a, b) => (a.name < b.name ? -1 : 1));
// The number of this bill, which whoever attests it asks for: the same for the same content, a UUID of version 8.
const digest = createHash('sha256').update(JSON.stringify([version, components])).digest('hex');
const [, a, b, c, d, e] = /** @type {RegExpExecArray} */ (/^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest));
const serialNumber = `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`;

const time = process.env.SOURCE_DATE_EPOCH ? { timestamp: new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000).toISOString() } : {};
console.log(
  JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber,
      version: 1,
      metadata: {
        ...time,
        component: { type: 'application', name: 'last-peg', version, licenses: [{ license: { id: 'MIT' } }] },
      },
      components,
    },
    null,
    2,
  ),
);
