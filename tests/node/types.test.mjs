// The page's JavaScript is type-checked: its messages, its options, its use of the document.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

test('web/ has no type errors', () => {
  const compiler = path('../node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', path('../../web/tsconfig.json')], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});
