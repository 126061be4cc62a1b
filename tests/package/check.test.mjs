// The package checks moves and proofs with its own JavaScript. Its results and words must be those of
// the command line, which checks them in C++.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { installed, load, put, run } from './support.mjs';

const { check, solve } = await load('last-peg');
const cli = join(installed, 'cli.js');

function fromCommandLine({ board, moves = '', ...options }, more = []) {
  const given = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
  const { stdout, stderr } = run(process.execPath, [cli, 'check', board, ...given, ...moves.split(' ').filter(Boolean), ...more, '--json']);
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

const played = 'd2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5';
// Two jumps from a1 to b2, told apart by the hole between; and two from a1 to c1, and on from there.
const twins = 'lattice: square/xx/xo/jumps:/a1 b1 b2/a1 a2 b2';
const chain = 'xxo/xox/jumps:/a1 b1 c1/a1 a2 c1/c1 c2 b2/c1 b1 b2';
const checked = [
  { board: 'english', moves: '' },
  { board: 'english', moves: played },
  { board: 'english', moves: `${played} e1-e3`, finish: 'any' },
  { board: 'english', moves: 'd2-d4 d2-d4' },
  { board: 'english', moves: 'd2-d4 d3-d5' },
  { board: 'english', moves: 'd2-d4-d6' },
  { board: 'english', moves: 'd2-d4 f3-d3-b3 a3-c3', vacancy: 'd4' },
  { board: 'english', moves: 'd2-d4', finish: 'fewest' },
  { board: 'english', moves: 'd2-d4', finish: 'most' },
  { board: 'english', moves: 'd2-d4 b3-d3 e3-c3 e5-e3 d5-b5 c7-c5', finish: 'most' },
  { board: 'english', moves: 'd2-d4', finish: 'pegs:31' },
  { board: 'english', moves: 'd2-d4', finish: 'pegs:1' },
  { board: 'english', moves: 'd2-d4', finish: 'reach:d4' },
  { board: 'english', moves: '', finish: 'reach:d4' },
  { board: 'english', moves: 'd2-d4', finish: 'one-of:a3,a5,d4' },
  { board: 'english', moves: 'd2-d4', finish: '..xox/..xox/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx' },
  { board: 'english', moves: 'd2-d4', finish: '..x?x/..xox/xxx?xxx/xxxxxxx/xxxxxxx/..xxx/..xx?' },
  { board: 'triangle15', moves: 'a3-a1 c3-a3', finish: 'one-of:a1,b2' },
  { board: 'lattice: triangular/x/xx/oox', moves: 'b2-b4' },
  { board: 'lattice: square/xxo', moves: 'a1-c1' },
  { board: 'xxo/ooo', moves: 'a1-c1', finish: 'c1' },
  { board: 'xxo/ooo', moves: 'a1(b1)c1', finish: 'c1' },
  { board: 'xxo/oox', moves: 'a1-c1', finish: 'c1' },
  { board: 'xxo/ooo', moves: 'a1-c1', finish: 'marked:a1>c1' },
  { board: 'lattice: square/xxxo', moves: 'b1-d1', finish: 'any marked:a1>a1' },
  { board: 'xxoo/oxoo', moves: 'a1-c1', finish: 'any marked:b1>a1' },
  { board: twins, moves: 'a1(b1)b2', finish: 'oo/xx' },
  { board: twins, moves: 'a1(a2)b2', finish: 'oo/xx' },
  { board: twins, moves: 'a1-b2' },
  { board: twins, moves: 'a1(b2)b2' },
  { board: twins, moves: 'a1(b1)b2 b2(a2)a1', finish: 'a1' },
  { board: chain, moves: 'a1(a2)c1(c2)b2', finish: 'pegs:2' },
  { board: chain, moves: 'a1(a2)c1(b1)b2', finish: 'pegs:2' },
  { board: chain, moves: 'a1(a2)c1-b2', finish: 'pegs:2' },
];

for (const request of checked) {
  test(`${request.board}, ${request.finish ?? 'its finish'}: ${request.moves || 'no moves'}`, async () => {
    const ours = await check(request).catch(({ message }) => message);
    if (typeof ours !== 'string') return assert.deepEqual(ours, fromCommandLine(request));
    const { board, moves, ...options } = request;
    const given = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
    const { status, stderr } = run(process.execPath, [cli, 'check', board, ...given, ...moves.split(' ')]);
    assert.deepEqual([status, stderr], [2, `lastpeg: ${ours}\n`]);
  });
}

test('solutions are solutions, of every kind of finish', async () => {
  const problems = [
    { board: chain, finish: 'pegs:2' }, { board: twins, finish: 'ox/ox' },
    { board: 'english' }, { board: 'diamond41' }, { board: 'triangle15', survivor: 'b3' }, { board: 'english', survivor: 'd2' },
    { board: 'triangle15', finish: 'pegs:3' }, { board: 'english', finish: 'reach:d1' }, { board: 'english', finish: 'any marked:d2>d4' },
  ];
  for (const problem of problems) {
    const { verdict, moves, move_count, jump_count, pegs_left } = await solve(problem);
    if (verdict !== 'solvable') continue;
    const answer = await check({ ...problem, moves });
    assert.deepEqual([answer.solution, answer.error], [true, null], JSON.stringify(problem));
    assert.deepEqual([answer.move_count, answer.jump_count, answer.pegs_left], [move_count, jump_count, pegs_left]);
  }
});

test('proofs', async () => {
  const lost = [{ board: 'diamond41', vacancy: 'e5' }, { board: 'wiegleb', vacancy: 'e1', finish: 'e1' }, { board: 'triangle15', vacancy: 'b3', finish: 'b3' }];
  for (const problem of lost) {
    const answer = await solve(problem);
    if (answer.verdict !== 'unsolvable') continue;
    const file = put('answer.json', JSON.stringify(answer));
    const expected = fromCommandLine(problem, ['--proof', file]);
    for (const proof of [answer, answer.proof, JSON.stringify(answer)]) {
      const { error, ...ours } = await check({ ...problem, proof });
      const { error: theirs, ...said } = expected;
      assert.deepEqual(ours, said);
      assert.equal(error === null, theirs === null); // failing checks may have different words
    }
    // For another problem it proves nothing.
    const other = await check({ board: 'english', vacancy: 'd4', proof: answer }).catch(({ code }) => code);
    assert.ok(other === 'certificate' || other.proves !== true);
  }
});
