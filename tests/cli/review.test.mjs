// `lastpeg review` from outside: its words, its JSON and its exit statuses.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

const lostGame = ['triangle15', 'a3-a1', 'a5-a3', 'c5-a5'];

test('review: every jump is judged, and the one that lost is named', () => {
  const { status, start, moves, lost_at } = json(['review', ...lostGame]);
  assert.equal(status, 0);
  assert.deepEqual([start.verdict, start.solutions], ['solvable', '29760']);
  assert.equal(lost_at, 3);
  const jumps = moves.flatMap((move) => move.jumps);
  assert.deepEqual(Object.keys(jumps[0]),
    ['jump', 'verdict', 'legal', 'keeping', 'keepers', 'solutions', 'odds']);
  assert.deepEqual(jumps.map(({ jump }) => jump), lostGame.slice(1));
  assert.deepEqual(jumps.map(({ legal, keeping }) => [legal, keeping]), [[2, 2], [4, 4], [3, 2]]);
  assert.deepEqual(jumps[2].keepers, ['c4-a4', 'c4-a2']);
  for (const [i, { keeping, keepers, verdict, solutions, odds }] of jumps.entries()) {
    assert.equal(keepers.length, keeping);
    assert.equal(verdict, i + 1 < lost_at ? 'solvable' : 'unsolvable');
    assert.equal(solutions !== '0', verdict === 'solvable');
    assert.equal(odds > 0, verdict === 'solvable');
  }
});

test('review: jumps of one move stand together', () => {
  const { status, moves } = json(['review', 'english', 'b4-d4', 'c2-c4', 'a3-c3', 'd3-b3', 'd1-d3', 'a5-a3-c3',
    '--max-nodes', '1']);
  assert.equal(status, 3);
  assert.deepEqual(moves.map(({ move }) => move), ['b4-d4', 'c2-c4', 'a3-c3', 'd3-b3', 'd1-d3', 'a5-a3-c3']);
  assert.deepEqual(moves[5].jumps.map(({ jump }) => jump), ['a5-a3', 'a3-c3']);
});

test('review: what is counted is what `count` counts', () => {
  const { moves } = json(['review', ...lostGame]);
  const { end } = json(['check', ...lostGame.slice(0, 3)]);
  const { solutions, odds } = json(['count', 'triangle15', '--position', end]);
  assert.deepEqual([moves[1].jumps[0].solutions, moves[1].jumps[0].odds], [solutions, odds]);
});

test('review: in words', () => {
  const lost = lastpeg(['review', ...lostGame]);
  assert.equal(lost.status, 0);
  const lines = lost.stdout.trimEnd().split('\n');
  assert.equal(lines.length, 4);
  assert.match(lines[0], /^ 1\. a3-a1 {2}keeps the game; 2 of 2 jumps kept the game; 14,880 solutions left, odds 0\.\d+\.$/);
  assert.equal(lines[2], ' 3. c5-a5  loses: this position cannot be won; 2 of 3 jumps kept the game.');
  assert.equal(lines[3], 'Lost at jump 3 (c5-a5): 2 of 3 jumps kept the game: c4-a4, c4-a2.');
  const { end } = json(['check', ...lostGame]);
  const [next] = json(['show', 'triangle15', '--position', end]).jumps;
  assert.match(lastpeg(['review', ...lostGame, next]).stdout, / 4\. [a-e][1-5]-[a-e][1-5] {2}already lost\.\n/);
  assert.match(lastpeg(['review', 'triangle15', 'a3-a1']).stdout, /\nNo jump lost the game\.\n$/);
  assert.match(lastpeg(['review', 'triangle15', '--finish', 'b3', 'a3-a1']).stdout, /\nThe start cannot be won\.\n$/);
});

test('review: a limit leaves what is unknown undecided', () => {
  const { status, start, moves, lost_at } = json(['review', ...lostGame, '--max-nodes', '1']);
  assert.equal(status, 3);
  assert.deepEqual([start.verdict, start.solutions, lost_at], ['undecided', null, null]);
  assert.equal(moves[0].jumps[0].keeping, null);
});

test('review: moves that cannot be played are refused', () => {
  fails(['review', 'triangle15', 'a3-a1', 'a3-a1'], /Jump 2, a3-a1, cannot be played: a3 is empty/);
  fails(['review', 'triangle15', 'a3-a1-a3'], /Jump 2, a1-a3, cannot be played: a2 has no peg/);
  fails(['review', 'triangle15', 'a3-z9'], /z9/);
  fails(['review', 'triangle15'], /MOVE/);
  fails(['review'], /BOARD/);
});

test('review: by --jsonl', () => {
  const ask = (request) => JSON.parse(lastpeg(['solve', '--jsonl'], { input: JSON.stringify(request) }).stdout);
  const game = { command: 'review', board: 'triangle15', moves: lostGame.slice(1).join(' ') };
  assert.equal(ask(game).lost_at, 3);
  assert.match(ask({ ...game, moves: 'a1-a3' }).error, /Jump 1, a1-a3, cannot be played/);
  assert.match(ask({ command: 'review', board: 'triangle15' }).error, /moves/);
  assert.match(ask({ board: 'triangle15', moves: 'a3-a1' }).error, /review/);
});
