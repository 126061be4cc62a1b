// The finishes pattern, one-of, pegs:n and most on the command line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

const pegsIn = (position) => position.split('x').length - 1;

test('solve: each finish is reached, and said as it was given', () => {
  const board = ['triangle15', '--vacancy', 'c5'];
  for (const [finish, said] of [
    ['one-of:e5,a1,b4', 'one-of:a1,b4,e5'],
    ['pegs:3', 'pegs:3'],
    ['pegs:1', 'any'],
    ['reach:a1', 'reach:a1'],
    ['x/??/???/????/?????', 'reach:a1'],
    ['o/x?/???/????/?????', 'o/x?/???/????/?????'],
    ['most', 'most'],
  ]) {
    const answer = json(['solve', ...board, '--finish', finish]);
    assert.deepEqual([answer.status, answer.verdict, answer.finish], [0, 'solvable', said]);
    const played = json(['check', ...board, '--finish', finish, ...answer.moves]);
    assert.equal(played.status, 0, finish);
  }
});

test('solve: what cannot be reached has a certificate that check accepts, or a search', () => {
  const kinds = new Set();
  for (const [board, finish] of [
    [['english', '--vacancy', 'd4'], 'one-of:c1,c2'],
    [['english', '--vacancy', 'd4'], 'one-of:c3,d3'],
    [['english', '--position', '..ooo/..ooo/oooxxoo/ooooooo/ooooooo/..ooo/..ooo'], 'reach:d7'],
    [['english', '--position', '..ooo/..ooo/oooxxoo/ooooooo/ooooooo/..ooo/..ooo'], 'pegs:3'],
    [['english', '--position', '..oox/..ooo/oooxxoo/ooooooo/oooooox/..ooo/..ooo'], 'one-of:c3,f3'],
  ]) {
    const answer = json(['solve', ...board, '--finish', finish]);
    assert.deepEqual([answer.status, answer.verdict], [1, 'unsolvable'], finish);
    const check = (proof) =>
      json(['check', ...board, '--finish', finish, '--proof', '-'], { input: JSON.stringify(proof) }).status;
    assert.equal(check(answer.proof), answer.proof.kind === 'search' ? 3 : 0, JSON.stringify(answer.proof));
    if (answer.proof.kind === 'pagoda') assert.equal(check({ ...answer.proof, finish: answer.proof.finish + 1 }), 1);
    if (answer.proof.kind === 'class') assert.equal(check({ ...answer.proof, start_class: answer.proof.start_class ^ 1 }), 1);
    kinds.add(answer.proof.kind);
  }
  assert.ok(kinds.has('class') && kinds.has('pagoda'));
});

test('hint and review: a jump that leaves a dead end sooner keeps the most pegs', () => {
  const board = ['english', '--vacancy', 'd4', '--finish', 'most'];
  const answer = json(['solve', ...board]);
  assert.equal(answer.jump_count, 6);
  assert.equal(answer.proof.kind, 'search');
  const review = json(['review', ...board, ...answer.moves]);
  assert.equal(review.lost_at, null);
  const start = json(['show', 'english', '--vacancy', 'd4']).position;
  const hint = json(['hint', 'english', '--position', start, '--finish', 'most']);
  assert.equal(hint.verdict, 'solvable');
  assert.ok(hint.jumps.some(({ jump, verdict }) => jump === hint.jump && verdict === 'solvable'));
  assert.match(lastpeg(['solve', ...board]).stdout, /dead end/);
});

test('check: with the most pegs as the finish, the moves have to end in a dead end', () => {
  const board = ['english', '--vacancy', 'd4', '--finish', 'most'];
  assert.equal(json(['check', ...board, 'd2-d4']).status, 1);
});

test('solve: one of some holes with a survivor, in the fewest moves, and counted', () => {
  const board = ['triangle15', '--vacancy', 'b3', '--finish', 'one-of:a1,c5'];
  const all = json(['count', ...board]);
  const sum = ['a1', 'c5']
    .map((hole) => BigInt(json(['count', 'triangle15', '--vacancy', 'b3', '--finish', hole]).solutions))
    .reduce((a, b) => a + b);
  assert.equal(BigInt(all.solutions), sum);
  const shortest = json(['solve', ...board, '--shortest']);
  assert.equal(shortest.shortest, true);
  const kept = json(['must', ...board]).last[0];
  assert.equal(json(['solve', ...board, '--survivor', kept]).verdict, 'solvable');
});

test('explain and solve --through: to a pattern', () => {
  const explained = json(['explain', 'english', '--finish', 'reach:d1']);
  assert.equal(explained.verdict, 'solvable');
  const through = '..xxx/..xox/xxxxoxx/xxxxxxx/xxxxxxx/..xxx/..xxx';
  assert.ok(pegsIn(through) > 1);
  const answer = lastpeg(['solve', 'english', '--finish', 'pegs:4', '--json']);
  assert.equal(pegsIn(JSON.parse(answer.stdout).position) - JSON.parse(answer.stdout).jump_count, 4);
});

test('what goes with no such finish says so in one sentence', () => {
  for (const [command, ...finishes] of [
    ['count', 'pegs:3', 'most', 'reach:a1'],
    ['solutions', 'most', 'reach:a1'],
    ['generate', 'pegs:3', 'most', 'reach:a1', 'one-of:a1,a5'],
    ['must', 'most'],
  ])
    for (const finish of finishes)
      fails([command, 'triangle15', '--finish', finish], new RegExp(`${command}.*${finish}`));
  for (const finish of ['pegs:3', 'most', 'reach:a1'])
    fails(['solve', 'triangle15', '--finish', finish, '--shortest'], /shortest/);
  fails(['solve', 'triangle15', '--finish', 'pegs:16'], /"16".*15/);
  fails(['solve', 'triangle15', '--finish', 'one-of:a1,z9'], /"z9"/);
  fails(['solve', 'triangle15', '--finish', 'x/?'], /2 rows/);
});
