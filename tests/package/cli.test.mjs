// The package's command line has the same output and exit status as the native program.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, installed, put, run } from './support.mjs';

const native = process.env.LASTPEG;
const skip = existsSync(native) ? false : `there is no ${native} to compare with`;
const cli = join(installed, 'cli.js');

put('board.txt', 'lattice: triangular\nx\nxx\nxox\nxxxx\n');
put('lost.json', run(process.execPath, [cli, 'solve', 'wiegleb', '--vacancy', 'e1', '--finish', 'e1', '--json']).stdout);

/** Both outputs and the status; times are removed. */
function said(program, args, options) {
  const { status, stdout, stderr } = run(program, args, { env: { LC_ALL: 'C', TERM: 'dumb' }, ...options });
  return { status, stdout: (stdout ?? '').replace(/"seconds":[\d.e-]+/g, '"seconds":0'), stderr };
}
const both = (args, options) => [said(process.execPath, [cli, ...args], options), said(native, args, options)];

const commands = `
  boards
  boards --json
  boards --problems triangle10
  show english
  show triangle15 --json
  show board.txt
  solve triangle15
  solve triangle15 --json
  solve diamond41 --vacancy e5
  solve board.txt --json
  solve english --survivor d2
  solve triangle15 --through x/xx/xox/oxox/oxxxx
  solve triangle15 --shortest --json
  solve english --shortest --json
  solve european --max-nodes 1
  solve english --finish most --max-nodes 5000 --json
  hint english
  hint triangle15 --json
  count triangle15
  count triangle15 --json
  solutions triangle15 --first 3
  levels triangle15
  must triangle15 --vacancy b3 --finish c5
  explain triangle15
  explain english --max-nodes 20000 --json
  review triangle15 a3-a1 a5-a3 c5-a5
  review triangle15 a3-a1 a5-a3 --json
  check triangle15 a3-a1 c3-a3
  check triangle15 a3-a1 a3-a1
  check english d2-d4 --json
  check english d2-d5
  check wiegleb --vacancy e1 --finish e1 --proof lost.json
  check wiegleb --vacancy d1 --finish e1 --proof lost.json --json
  check english --proof nowhere.json
  generate triangle15 --pegs 8 --seed 3 --json
  atlas triangle10 --json
  read board.txt
  solve nope
  solve english --position xx
  solve english --max-nodes none
  solve
  nonsense
  --version
  --help
  solve --help
`.trim().split('\n').map((line) => line.trim().split(' '));

for (const args of commands) {
  test(`lastpeg ${args.join(' ')}`, { skip }, () => {
    const [ours, theirs] = both(args);
    assert.deepEqual(ours, theirs);
    assert.ok(ours.stdout + ours.stderr !== '');
  });
}

test('lastpeg', { skip }, () => assert.deepEqual(...both([])));

test('what comes on standard input', { skip }, () => {
  const lines = '{"id":1,"board":"triangle15"}\n{"id":2}\n\nnonsense\n{"id":"x","board":"english","command":"hint"}';
  assert.deepEqual(...both(['solve', '--jsonl'], { input: lines }));
  assert.deepEqual(...both(['solve', '--jsonl'], { input: '' }));
  assert.deepEqual(...both(['read', '--json'], { input: '5-17, 12-10, 3-11' }));
  const proof = readFileSync(join(folder, 'lost.json'), 'utf8');
  assert.deepEqual(...both(['check', 'wiegleb', '--vacancy', 'e1', '--finish', 'e1', '--proof', '-'], { input: proof }));
});

test('what cannot be read or written', { skip }, () => {
  const descriptor = openSync(folder, 'r');
  assert.deepEqual(...both(['solve', '--jsonl'], { stdio: [descriptor, 'pipe', 'pipe'] }));
  closeSync(descriptor);
  if (!existsSync('/dev/full')) return;
  const full = openSync('/dev/full', 'w');
  assert.deepEqual(...[process.execPath, native].map((program) => {
    const { status, stderr } = run(program, program === native ? ['boards'] : [cli, 'boards'], { stdio: ['pipe', full, 'pipe'] });
    return [status, stderr];
  }));
  closeSync(full);
});

test('an answer comes while the next question is still unwritten', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [cli, 'solve', '--jsonl'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  for (const id of [1, 2]) {
    child.stdin.write(`{"id":${id},"board":"triangle15"}\n`);
    assert.equal(JSON.parse((await answers.next()).value).id, id);
  }
  child.stdin.end();
  assert.equal(await new Promise((resolve) => child.on('exit', resolve)), 0);
});

test('a store is written and read again', { skip }, () => {
  const args = ['atlas', 'triangle10', '--store', 'store.jsonl', '--json'];
  const results = [process.execPath, native].map((program) => {
    rmSync(join(folder, 'store.jsonl'), { force: true });
    const first = said(program, program === native ? args : [cli, ...args]);
    return [first, readFileSync(join(folder, 'store.jsonl'), 'utf8').split('\n').length];
  });
  assert.deepEqual(results[0], results[1]);
  // The native program continues from what was stored, and so does this one.
  assert.deepEqual(...both(args));
});

test('a terminal’s language is heeded', { skip }, () => {
  for (const env of [{ LC_ALL: 'C.UTF-8' }, { LC_ALL: '', LC_CTYPE: 'C.UTF-8' }, { LC_ALL: '', LC_CTYPE: '', LANG: '' }, { LC_ALL: 'POSIX' }]) {
    assert.deepEqual(...both(['show', 'english'], { env }));
  }
});

test('more memory than there can be is an error, or what was asked without it', () => {
  const { status } = run(process.execPath, [cli, 'solve', 'english', '--max-memory', '1048576', '--max-nodes', '100000']);
  assert.equal(status, 0);
});
