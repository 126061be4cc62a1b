// Shared by the tests of the npm package: the packed archive, installed into an empty folder.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

assert.ok(process.env.PACKAGE, 'PACKAGE is the path of last-peg-VERSION.tgz');

/** A folder with only the package. */
export const folder = mkdtempSync(join(tmpdir(), 'last-peg-'));
after(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', process.env.PACKAGE], { cwd: folder });
export const installed = join(folder, 'node_modules/last-peg');

/** The result of `import` in that folder. */
export const load = (name) => import(pathToFileURL(createRequire(join(folder, 'any.js')).resolve(name)));

export function put(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Runs a program in that folder to its end. */
export function run(program, args, { input = '', env = {}, ...options } = {}) {
  const { status, signal, stdout, stderr } = spawnSync(program, args, {
    cwd: folder, input, encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 26, env: { ...process.env, ...env }, ...options,
  });
  assert.equal(signal, null, `${program} ${args.join(' ')} ended by ${signal}`);
  return { status, stdout, stderr };
}

const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
/** The compiler's errors about files in that folder. */
export function typeErrors(files, settings) {
  const compilerOptions = { strict: true, noEmit: true, target: 'ES2022', lib: ['ES2022', 'DOM'], types: [], ...settings };
  put('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [compiler, '--project', 'tsconfig.json']).stdout;
}
