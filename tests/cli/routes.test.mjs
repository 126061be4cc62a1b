// `lastpeg solve --through`, `--survivor` and `--last-sweep` from outside.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

const ask = (request) => JSON.parse(lastpeg(['solve', '--jsonl'], { input: JSON.stringify(request) }).stdout);

test('solve --through: both halves are played', () => {
  const { end: through } = json(['check', 'triangle15', 'a3-a1', 'a5-a3']);
  const answer = json(['solve', 'triangle15', '--through', through]);
  assert.deepEqual([answer.status, answer.verdict, answer.through, answer.lost_half], [0, 'solvable', through, null]);
  assert.equal(lastpeg(['check', 'triangle15', ...answer.moves]).status, 0);
  const positions = answer.jumps.map((_, n) => json(['check', 'triangle15', ...answer.jumps.slice(0, n + 1)]).end);
  assert.ok(positions.includes(through));
  assert.match(lastpeg(['solve', 'triangle15', '--through', through]).stdout, /^Solvable: 13 jumps in \d+ moves/);
  assert.equal(ask({ board: 'triangle15', through }).lost_half, null);
});

test('solve --through: the lost half has its certificate', () => {
  const { end: dead } = json(['check', 'triangle15', 'a3-a1', 'a5-a3', 'c5-a5']);
  const second = json(['solve', 'triangle15', '--through', dead]);
  assert.deepEqual([second.status, second.verdict, second.lost_half], [1, 'unsolvable', 2]);
  assert.ok(second.proof.kind);
  assert.match(lastpeg(['solve', 'triangle15', '--through', dead]).stdout,
    /^Unsolvable from that position to the finish: /);
  const first = json(['solve', 'triangle15', '--through', 'o/xo/ooo/oooo/ooooo']);
  assert.deepEqual([first.status, first.lost_half, first.proof.kind], [1, 1, 'class']);
  assert.match(lastpeg(['solve', 'triangle15', '--through', 'o/xo/ooo/oooo/ooooo']).stdout,
    /^Unsolvable from the start to that position: /);
  assert.equal(json(['solve', 'triangle15', '--through', 'x/xx/xxx/xxxx/xxxxx']).status, 1);
});

test('solve --survivor: the marked peg is the last one', () => {
  const answer = json(['solve', 'triangle15', '--survivor', 'c3', '--finish', 'any']);
  assert.equal(answer.survivor, 'c3');
  assert.notEqual(answer.verdict, 'undecided');
  let marked = 'd2';
  const english = json(['solve', 'english', '--survivor', 'd2']);
  assert.deepEqual([english.status, english.verdict, english.jump_count], [0, 'solvable', 31]);
  for (const jump of english.jumps) {
    const [from, to] = jump.split('-');
    const middle = String.fromCharCode((from.charCodeAt(0) + to.charCodeAt(0)) / 2) + (Number(from[1]) + Number(to[1])) / 2;
    assert.notEqual(middle, marked);
    if (from === marked) marked = to;
  }
  assert.equal(marked, 'd4');
  assert.equal(lastpeg(['check', 'english', ...english.moves]).status, 0);
  const lost = json(['solve', 'english', '--survivor', 'd3']);
  assert.deepEqual([lost.status, lost.verdict, lost.proof.kind], [1, 'unsolvable', 'search']);
  assert.equal(json(['solve', 'triangle15', '--finish', 'a2', '--survivor', 'b3']).proof.kind, 'class');
  assert.equal(json(['solve', 'english', '--survivor', 'd2', '--max-nodes', '1']).status, 3);
  assert.equal(ask({ board: 'english', survivor: 'd2' }).verdict, 'solvable');
});

test('hint --survivor: what takes the marked peg loses', () => {
  const cross = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';
  const hint = json(['hint', 'english', '--position', cross, '--survivor', 'd2']);
  assert.deepEqual([hint.status, hint.verdict, hint.survivor], [0, 'solvable', 'd2']);
  assert.equal(hint.jumps.find(({ jump }) => jump === 'd3-d1').verdict, 'unsolvable');
  assert.equal(json(['hint', 'english', '--position', cross, '--survivor', 'c3']).verdict, 'unsolvable');
});

test('solve: routes that make no sense are refused', () => {
  fails(['solve', 'english', '--through', 'xx'], /position/i);
  fails(['solve', 'english', '--survivor', 'd4'], /d4 has no peg/);
  fails(['solve', 'english', '--survivor', 'z9'], /z9/);
  fails(['solve', 'english', '--survivor', 'd2', '--finish', 'fewest'], /a hole, "any" or/);
  fails(['solve', 'english', '--survivor', 'd2', '--shortest'], /only one of --shortest, --through and --survivor/);
  assert.match(ask({ board: 'english', survivor: 'd2', through: 'x' }).error, /only one of/);
  assert.match(ask({ board: 'english', command: 'count', survivor: 'd2' }).error, /Only the commands "solve" and "hint"/);
});

test('solve --last-sweep: the last move has the given number of jumps', () => {
  const lastMove = ({ moves }) => moves.at(-1).split('-').length - 1;
  for (const jumps of [1, 3, 8]) {
    const answer = json(['solve', 'english', '--vacancy', 'c1', '--finish', 'c1', '--last-sweep', `${jumps}`]);
    assert.deepEqual([answer.status, answer.verdict, lastMove(answer)], [0, 'solvable', jumps]);
    assert.equal(lastpeg(['check', 'english', '--vacancy', 'c1', '--finish', 'c1', ...answer.moves]).status, 0);
  }
  // A sweep of nine is impossible there.
  const none = json(['solve', 'english', '--vacancy', 'c1', '--finish', 'c1', '--last-sweep', '9']);
  assert.deepEqual([none.status, none.verdict, none.proof.kind], [1, 'unsolvable', 'search']);
  assert.match(lastpeg(['solve', 'english', '--last-sweep', '9']).stdout, /^Unsolvable with such a last move: /);
  assert.equal(lastMove(ask({ board: 'triangle15', last_sweep: 4 })), 4);
  for (const [args, message] of [
    [['--last-sweep', '0'], /--last-sweep must be a whole number from 1 to 63/],
    [['--last-sweep', '3', '--shortest'], /last move .* another wish for the solution/],
    [['--last-sweep', '3', '--finish', 'fewest'], /only where one peg is to be left/],
  ]) {
    const { status, stderr } = lastpeg(['solve', 'english', ...args]);
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

test('solutions --shortest: all of them, counted as sets of moves', () => {
  const ends = ['--vacancy', 'a1', '--finish', 'a1'];
  const { status, stdout } = lastpeg(['solutions', 'triangle15', ...ends, '--shortest', '--first', '0', '--json']);
  const lines = JSON.parse(stdout);
  assert.deepEqual([status, lines.length], [0, 15]);
  for (const line of lines) {
    const moves = line.split(' ');
    assert.equal(moves.length, 10);
    assert.equal(lastpeg(['check', 'triangle15', ...ends, ...moves]).status, 0);
  }
  assert.equal(new Set(lines.map((line) => line.split(' ').sort().join(' '))).size, 15);
  const text = lastpeg(['solutions', 'triangle15', ...ends, '--shortest', '--first', '2']).stdout;
  assert.equal(text.trim().split('\n').length, 3);
  assert.match(text, /\nThere are 15 solutions in 10 moves, and none in fewer, whatever the order of moves and up to symmetry\.\n$/);
  const answer = ask({ board: 'triangle15', vacancy: 'a1', finish: 'a1', command: 'solutions', shortest: true, first: 1 });
  assert.deepEqual([answer.verdict, answer.moves, answer.move_count_at_least, answer.count, answer.solutions.length, answer.complete],
    ['solvable', 10, 10, 15, 1, false]);
  const limited = lastpeg(['solutions', 'triangle15', ...ends, '--shortest', '--max-nodes', '30000']);
  assert.equal(limited.status, 3);
  assert.match(limited.stdout, /the limit of 30,000 nodes was reached\.\n$/);
  assert.equal(lastpeg(['solutions', 'triangle15', '--finish', 'b3', '--shortest']).stdout, 'There are no solutions.\n');
  assert.match(lastpeg(['solutions', 'triangle15', '--shortest', '--seed', '3']).stderr, /take no seed/);
});

test('solve --from: backwards from one peg to a figure', () => {
  const figure = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';
  const args = ['solve', 'english', '--from', 'd4', '--position', figure];
  const { status, jumps, moves, from, solution, position, finish } = json(args);
  assert.deepEqual([status, from, position, finish], [0, 'd4', figure, 'd4']);
  assert.equal(json(['check', 'english', '--position', figure, '--finish', 'd4', ...solution]).solution, true);
  assert.deepEqual(jumps, solution.toReversed().map((jump) => jump.split('-').toReversed().join('-')));
  const { stdout } = lastpeg(args);
  assert.match(stdout, /^Solvable: 5 jumps in \d moves, backwards from one peg in d4\.\nForwards: /);
  assert.equal(stdout.trimEnd().split('\n').at(-1), moves.join(' '));
  const shortest = json([...args, '--shortest']);
  assert.deepEqual([shortest.shortest, shortest.moves.length], [true, shortest.move_count]);
  assert.match(lastpeg([...args, '--positions']).stdout, /\nStart/);
  const lost = json(['solve', 'english', '--from', 'd3', '--position', figure]);
  assert.deepEqual([lost.status, lost.verdict, lost.jumps, lost.proof.kind], [1, 'unsolvable', [], 'class']);
  fails([...args, '--finish', 'd4'], /other finish/);
  fails([...args, '--survivor', 'd2'], /survivor/);
  for (const more of [['--through', figure], ['--last-sweep', '3']]) fails([...args, ...more], /"from"/);
  fails(['solve', 'english', '--from', 'z9'], /z9/);
});
