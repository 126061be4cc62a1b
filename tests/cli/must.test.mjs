// The output of `lastpeg must` about all solutions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

const keys = ['status', 'verdict', 'jumps', 'undecided', 'last', 'last_undecided', 'nodes', 'seconds', 'proof'];

test('must: jumps that every listed solution contains, and no others', () => {
  const problem = ['triangle15', '--vacancy', 'b3', '--finish', 'c5'];
  const all = json(['must', ...problem]);
  assert.deepEqual(Object.keys(all), keys);
  assert.deepEqual([all.status, all.verdict, all.undecided, all.last_undecided, all.proof], [0, 'solvable', [], [], null]);
  assert.ok(all.jumps.length > 0);

  // `solutions` lists one of each class of solutions that differ in the order of independent jumps.
  const solutions = JSON.parse(lastpeg(['solutions', ...problem, '--first', '1000', '--json']).stdout);
  assert.ok(solutions.length > 1 && solutions.length < 1000);
  let common = null;
  const last = new Set();
  for (const line of solutions) {
    const jumps = line.split(' ').flatMap((move) => {
      const holes = move.split('-');
      return holes.slice(1).map((hole, i) => `${holes[i]}-${hole}`);
    });
    common = common === null ? new Set(jumps) : new Set([...common].filter((jump) => jumps.includes(jump)));
    last.add(jumps.reduceRight((hole, jump) => (jump.endsWith(`-${hole}`) ? jump.split('-')[0] : hole), 'c5'));
  }
  assert.deepEqual([...all.jumps].sort(), [...common].sort());
  assert.deepEqual([...all.last].sort(), [...last].sort());
});

test('must: as a request of one line', () => {
  const { stdout } = lastpeg(['solve', '--jsonl'], {
    input: '{"id":7,"command":"must","board":"triangle15","vacancy":"b3","finish":"c5"}\n',
  });
  const { id, verdict, jumps, last } = JSON.parse(stdout);
  assert.deepEqual([id, verdict, jumps, last], [7, 'solvable', ['b5-d5', 'd5-b5'], ['a5', 'e5']]);
});

test('must: as text', () => {
  assert.deepEqual(lastpeg(['must', 'english']), {
    status: 0, stderr: '',
    stdout: 'No jump is in every solution.\nThe last peg can be the one in d2, b4, f4 or d6.\n',
  });
  assert.equal(lastpeg(['must', 'xxoxo/o', '--finish', 'e1']).stdout,
    'Every solution contains 2 jumps: a1-c1 c1-e1.\nEvery solution keeps the peg in a1 to the end.\n');
  // More than one peg is left.
  assert.equal(lastpeg(['must', 'xxo.xxo/o', '--finish', 'fewest']).stdout,
    'Every solution contains 2 jumps: a1-c1 e1-g1.\n');
});

test('must: a limit leaves jumps undecided, and says of none what is not so', () => {
  const truth = ('e1-e3 f2-d2 g3-e3 b4-d4 e4-e2 h4-f4 a5-c5 i5-g5 b6-d6 h6-f6 c7-e7 g7-e7 d8-d6 f8-f6 e9-e7').split(' ');
  const cut = ['must', 'diamond41', '--max-nodes', '300000'];
  const { status, verdict, jumps, undecided, last, last_undecided } = json(cut);
  assert.deepEqual([status, verdict], [3, 'solvable']);
  assert.ok(jumps.length > 0 && jumps.every((jump) => truth.includes(jump)));
  assert.ok(truth.every((jump) => jumps.includes(jump) !== undecided.includes(jump)));
  assert.ok(last.length > 0 && last_undecided.length > 0);
  assert.match(lastpeg(cut).stdout,
    /^Every solution contains \d+ jumps:( [a-i]\d-[a-i]\d)+\.\nUndecided: \d+ jumps:( [a-i]\d-[a-i]\d)+; the limit of 300,000 nodes was reached\.\nThe last peg can be the one in .*; undecided: .*; the limit of 300,000 nodes was reached\.\n$/);
});

test('must: lost, undecided and wrong', () => {
  const lost = lastpeg(['must', 'english', '--finish', 'd3']);
  assert.equal(lost.status, 1);
  assert.match(lost.stdout, /^Unsolvable: .*rule of three/);
  const { status, proof, jumps, last, last_undecided } = json(['must', 'english', '--finish', 'd3']);
  assert.deepEqual([status, proof.kind, jumps, last, last_undecided], [1, 'class', [], null, null]);

  const undecided = lastpeg(['must', 'english', '--max-nodes', '1']);
  assert.deepEqual([undecided.status, undecided.stdout], [3, 'Undecided: the limit of 1 node was reached.\n']);

  fails(['must', 'english', '--vacancy', 'a1'], /a1/);
});
