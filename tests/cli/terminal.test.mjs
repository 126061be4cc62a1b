// `lastpeg` and its environment: terminals, Ctrl-C, and failing output.

import assert from 'node:assert/strict';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { endless, inTerminal, lastpeg, solveEndless, start } from './support.mjs';

const linux = { skip: process.platform !== 'linux' };

test('colour is for terminals that want it', linux, () => {
  const coloured = inTerminal(['show', 'english']);
  assert.equal(coloured.status, 0);
  assert.match(coloured.output, /\u001b\[33mx\u001b\[0m/);
  const plain = coloured.output.replace(/\u001b\[[0-9;]*m/g, '');
  assert.equal(plain, lastpeg(['show', 'english']).stdout);
  assert.equal(inTerminal(['show', 'english'], { NO_COLOR: '1' }).output, plain);
  assert.equal(inTerminal(['show', 'english'], { TERM: 'dumb' }).output, plain);
});

test('long work shows progress on a terminal, and wipes it', linux, () => {
  const { status, output } = inTerminal([...solveEndless, '--max-seconds', '0.6']);
  assert.equal(status, 3);
  assert.match(output, /\r[\d,]+ nodes, [\d,]+ remembered, \d+ seconds?\u001b\[K/);
  assert.match(output, /\r\u001b\[KUndecided: the limit of 0\.6 s was reached\.\n/);
  assert.equal(lastpeg([...solveEndless, '--max-seconds', '0.6']).stderr, '');
});

test('a count says the solutions as soon as it knows them', linux, async (t) => {
  // The play-outs and later numbers take several times as long as the solutions.
  const { child, ended, lines } = start(t, ['count', 'english']);
  const [first, second] = await lines(2);
  child.kill('SIGINT');
  assert.equal(first, 'Solvable: 40,861,647,040,079,968 solutions, counting each order of jumps.');
  assert.match(second, /^Counting mirror images and rotations once: /);
  const { status, stdout } = await ended;
  assert.deepEqual([status, stdout], [130, `${first}\n${second}\n`]);
});

/** Waits until a process has a handler for SIGINT. */
async function catchesInterrupts(pid) {
  const caught = () => BigInt(`0x${readFileSync(`/proc/${pid}/status`, 'utf8').match(/SigCgt:\s+(\w+)/)[1]}`);
  while ((caught() & (1n << BigInt(constants.signals.SIGINT - 1))) === 0n) await setImmediate();
}

test('Ctrl-C ends a search', linux, async (t) => {
  const { child, ended } = start(t, [...solveEndless, '--json']);
  await catchesInterrupts(child.pid);
  child.kill('SIGINT');
  const { status, signal, stdout, stderr } = await ended;
  assert.deepEqual([status, signal, stdout, stderr], [130, null, '', 'lastpeg: Interrupted.\n']);
});

test('Ctrl-C ends a stream that waits for a line', async (t) => {
  const { child, ended, lines } = start(t, ['solve', '--jsonl']);
  child.stdin.write('{"id":1,"board":"triangle10"}\n');
  const [line] = await lines(1);
  child.kill('SIGINT');
  const { status, signal, stdout } = await ended;
  assert.deepEqual([status, signal, stdout], [130, null, `${line}\n`]);
});

test('Ctrl-C ends a stream at work', async (t) => {
  const { child, ended, lines } = start(t, ['solve', '--jsonl']);
  child.stdin.write(`{"id":1,"board":"triangle10"}\n${JSON.stringify({ id: 2, ...endless })}\n`);
  const [line] = await lines(1);
  child.kill('SIGINT');
  const { status, signal, stdout } = await ended;
  assert.deepEqual([status, signal, stdout], [130, null, `${line}\n`]);
});

test('output that cannot be written is a sentence', linux, () => {
  const full = openSync('/dev/full', 'w');
  const stdio = ['pipe', full, 'pipe'];
  const cannot = (args, options) => {
    const { status, stderr } = lastpeg(args, { stdio, ...options });
    assert.equal(status, 2);
    assert.match(stderr, /^lastpeg: Standard output cannot be written: .+\.\n$/);
  };
  for (const args of [['boards'], ['show', 'english'], ['solve', 'english', '--json'], ['check', 'english'], ['--help']])
    cannot(args);
  cannot(['solve', '--jsonl'], { input: '{"board":"triangle10"}\n' });
  closeSync(full);
});
