// Results of `lastpeg` other than a solution: counts, levels, fewest moves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg, published, slow } from './support.mjs';

test('levels: the Triangle-15 from its corner', () => {
  const { status, levels, total, complete, nodes, seconds } = json(['levels', 'triangle15']);
  assert.equal(status, 0);
  assert.deepEqual(levels, [1, 1, 4, 19, 62, 149, 268, 344, 317, 215, 112, 39, 10, 3]);
  assert.deepEqual([total, complete, nodes], [1544, true, 1544]);
  assert.ok(seconds >= 0);
});

test('levels: a start of one’s own', () => {
  const { levels } = json(['levels', 'english', '--position', '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo']);
  assert.equal(levels[0], 1);
  assert.equal(levels.length, 6);
});

test('levels: as text', () => {
  const { status, stdout } = lastpeg(['levels', 'triangle10']);
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.deepEqual(lines.slice(1, -1).map((line) => line.trim().split(/ +/).map(Number)),
    [1, 2, 4, 9, 14, 16, 11, 4, 1].map((size, jumps) => [jumps, size]));
  assert.equal(lines.at(-1), 'In all 62.');
});

test('levels: a limit leaves what was found', () => {
  const { status, levels, total, complete } = json(['levels', 'english', '--max-nodes', '100']);
  assert.deepEqual([status, levels, total, complete], [3, [1, 1, 2, 8, 39, 171], 222, false]);
  assert.match(lastpeg(['levels', 'english', '--max-nodes', '100']).stdout,
    /In all 222; there are more: the limit of 100 nodes was reached\.\n$/);
});

test('levels: all positions, without merging those that symmetries map to each other', () => {
  // From a published table for c5, which is symmetric to c3.
  const first = published.english.unmerged.sizes.slice(0, 6);
  for (const vacancy of ['c5', 'c3']) {
    const { status, levels } = json(['levels', 'english', '--vacancy', vacancy, '--all', '--max-nodes', '3000']);
    assert.equal(status, 3);
    assert.deepEqual(levels.slice(0, 6), first);
  }
  const merged = json(['levels', 'triangle15']);
  const all = json(['levels', 'triangle15', '--all']);
  assert.deepEqual([all.status, all.complete, all.levels[0], merged.levels.length], [0, true, 1, all.levels.length]);
  assert.ok(all.total > merged.total && all.total <= 2 * merged.total);
  assert.match(lastpeg(['levels', 'triangle15', '--all']).stdout, /^Jumps +Positions\n/);
  assert.match(lastpeg(['levels', 'triangle15']).stdout, /^Jumps +Positions, up to symmetry\n/);
  const lines = lastpeg(['solve', '--jsonl'], {
    input: '{"board":"triangle15","command":"levels","all":true}\n{"board":"triangle15","all":true}\n',
  }).stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(lines[0].total, all.total);
  assert.equal(lines[1].error, 'Only the command "levels" takes "all".');
});

test('count: the Triangle-15', () => {
  const { status, seconds, nodes, ...count } = json(['count', 'triangle15']);
  assert.deepEqual([status, count], [0, {
    verdict: 'solvable', solutions: '29760', positions: 1544, winning: 390,
    up_to_symmetry: '14880', play_outs: '568630', odds: 0.006861755887681317, jump_sets: '64',
    estimate: null,
  }]);
  assert.ok(seconds >= 0 && nodes > 0);
  assert.equal(lastpeg(['count', 'triangle15']).stdout,
    'Solvable: 29,760 solutions, counting each order of jumps.\n'
    + 'Counting mirror images and rotations once: 14,880.\n'
    + '1,544 positions can be reached, and 390 of them won, up to symmetry.\n'
    + 'There are 568,630 play-outs: games played until no jump is left.\n'
    + 'Random jumps win with odds of 0.00686.\n'
    + 'Ignoring the order of jumps: 64 solutions.\n');
  assert.match(lastpeg(['count', 'triangle15', '--position', 'x/xo/ooo/oooo/ooooo']).stdout,
    /\nIgnoring the order of jumps: 1 solution\.\n$/);
  const none = lastpeg(['count', 'triangle10', '--position', 'x/oo/ooo/ooox']).stdout;
  assert.match(none, /^Unsolvable: there are no solutions\.\n/);
  assert.doesNotMatch(none, /sets? of jumps/);
});

test('count: the classic game of the English board', { skip: slow }, () => {
  // Complete games take ten times as long, and are counted by a unit test.
  const { status, verdict, solutions, positions, winning, odds } = json(['count', 'english', '--until', 'positions']);
  assert.deepEqual([status, verdict], [0, 'solvable']);
  const { source, play_outs, ...counts } = published.english.counts;
  assert.deepEqual({ solutions, positions, winning }, counts);
  assert.ok(Math.abs(odds / 1.34888195758920e-8 - 1) < 1e-12);
});

test('count: solutions of the classic game of the English board, whatever the order of jumps', { skip: slow }, () => {
  const { status, solutions, jump_sets } = json(['count', 'english', '--until', 'sets']);
  assert.deepEqual([status, solutions, jump_sets], [0, published.english.counts.solutions, published.english.jump_sets.count]);
  // A limit that comes first is reported.
  const limited = lastpeg(['count', 'english', '--until', 'sets', '--max-memory', '60']);
  assert.equal(limited.status, 3);
  assert.match(limited.stdout, /order: the limit of 60 MiB was reached\.\n/);
});

test('count: what is asked for, and no more', () => {
  const count = (until) => {
    const { status, seconds, nodes, ...known } = json(['count', 'triangle15', '--until', until]);
    return [status, known];
  };
  const solutions = {
    verdict: 'solvable', solutions: '29760', positions: null, winning: 390,
    up_to_symmetry: '14880', play_outs: null, odds: 0.006861755887681317, jump_sets: null, estimate: null,
  };
  assert.deepEqual(count('winning'), [0, { ...solutions, solutions: null, up_to_symmetry: null, odds: null }]);
  assert.deepEqual(count('solutions'), [0, solutions]);
  assert.deepEqual(count('positions'), [0, { ...solutions, positions: 1544 }]);
  assert.deepEqual(count('sets'), [0, { ...solutions, jump_sets: '64' }]);
  assert.deepEqual(count('all')[1].play_outs, '568630');
  assert.equal(lastpeg(['count', 'triangle15', '--until', 'solutions']).stdout,
    'Solvable: 29,760 solutions, counting each order of jumps.\n'
    + 'Counting mirror images and rotations once: 14,880.\n'
    + 'Random jumps win with odds of 0.00686.\n');
  const lost = lastpeg(['count', 'triangle15', '--finish', 'b3', '--until', 'solutions']);
  assert.deepEqual([lost.status, lost.stdout], [1, 'Unsolvable: there are no solutions.\nRandom jumps win with odds of 0.\n']);
  assert.equal(lastpeg(['count', 'triangle15', '--until', 'winning']).stdout,
    'Solvable: 390 positions can be reached and won, up to symmetry.\n');
  const halfway = lastpeg(['count', 'triangle21', '--vacancy', 'a1', '--finish', 'a1', '--until', 'solutions', '--max-nodes', '30000']);
  assert.equal(halfway.status, 3);
  assert.match(halfway.stdout,
    /^Solvable: [\d,]+ positions can be reached and won, up to symmetry\.\nThe solutions are not counted: the limit of 30,000 nodes was reached\.\n/);
  const limited = lastpeg(['count', 'english', '--until', 'solutions', '--max-nodes', '1000']);
  assert.equal(limited.status, 3);
  assert.match(limited.stdout, /^Undecided: the limit of 1,000 nodes was reached\.\n/);
  const wrong = lastpeg(['count', 'triangle15', '--until', 'now']);
  assert.deepEqual([wrong.status, wrong.stderr],
    [2, 'lastpeg: --until must be winning, solutions, positions, sets or all, not "now".\n']);

  const [asked, refused, misplaced] = lastpeg(['solve', '--jsonl'], {
    input: '{"board":"triangle15","command":"count","until":"solutions"}\n'
      + '{"board":"triangle15","command":"count","until":"now"}\n{"board":"triangle15","until":"all"}\n',
  }).stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual([asked.solutions, asked.positions], ['29760', null]);
  assert.equal(refused.error, 'until must be winning, solutions, positions, sets or all, not "now".');
  assert.equal(misplaced.error, 'Only the command "count" takes "until".');
});

test('count: no solutions', () => {
  const { status, verdict, solutions, winning, positions } = json(['count', 'triangle15', '--finish', 'b3']);
  assert.deepEqual([status, verdict, solutions, winning], [1, 'unsolvable', '0', 0]);
  assert.ok(positions > 1000);
  assert.match(lastpeg(['count', 'triangle15', '--finish', 'b3']).stdout, /^Unsolvable: there are no solutions\.\n/);
});

test('count: limits', () => {
  const { status, verdict, solutions, positions, winning } = json(['count', 'wiegleb', '--max-memory', '4']);
  assert.deepEqual([status, verdict, solutions, positions, winning], [3, 'undecided', null, null, null]);
  assert.match(lastpeg(['count', 'wiegleb', '--max-memory', '4']).stdout,
    /^Undecided: the limit of 4 MiB was reached\.\nAt least [\d,]+ positions can be reached, up to symmetry\.\nThere are about [\d.e+]+ play-outs \(estimated from 10,240 random games, give or take [\d.e+]+\)\.\n/);
  // Enough for the solutions, but not for all positions.
  const some = json(['count', 'triangle15', '--max-nodes', '2800']);
  assert.deepEqual([some.status, some.verdict, some.solutions, some.positions], [3, 'solvable', '29760', null]);
  assert.deepEqual([some.play_outs, some.estimate.odds, some.estimate.samples], [null, null, 10240]);
  assert.ok(some.odds > 0 && Math.abs(some.estimate.play_outs.mean / 568630 - 1) < 0.1);
  assert.match(lastpeg(['count', 'triangle15', '--max-nodes', '2800']).stdout,
    /\nAt least 1,4\d\d positions can be reached, and 390 of them won, up to symmetry; then the limit of 2,800 nodes was reached\.\nRandom jumps win with odds of 0\.00686\.\nThere are about [\d.e+]+ play-outs \(estimated from 10,240 random games, give or take [\d.e+]+\)\.\n$/);
  assert.match(lastpeg(['count', 'triangle15', '--max-nodes', '10']).stdout,
    /\nRandom jumps win with odds of about 0\.00\d+ \(estimated from 10,240 random games, give or take [\d.e-]+\)\.\n$/);
});

test('solve --shortest: the fewest moves', () => {
  const answer = json(['solve', 'triangle15', '--vacancy', 'a3', '--finish', 'a3', '--shortest']);
  assert.deepEqual([answer.status, answer.shortest, answer.move_count, answer.move_count_at_least], [0, true, 9, 9]);
  assert.equal(lastpeg(['check', 'triangle15', '--vacancy', 'a3', '--finish', 'a3', ...answer.moves]).status, 0);
  const lines = lastpeg(['solve', 'triangle15', '--shortest']).stdout.split('\n');
  assert.match(lines[0], /^Solvable: 13 jumps in 10 moves, /);
  assert.equal(lines[1], 'No solution has fewer moves.');
  assert.equal(lastpeg(['check', 'triangle15', lines[2]]).status, 0);
});

test('solve --shortest: a limit leaves a solution and a bound', () => {
  const problem = ['solve', 'english', '--shortest', '--max-nodes', '20000'];
  const { status, verdict, shortest, move_count_at_least: bound, move_count: moves } = json(problem);
  assert.deepEqual([status, verdict, shortest], [0, 'solvable', false]);
  assert.ok(bound > 8 && bound <= 18 && moves >= 18);
  assert.match(lastpeg(problem).stdout,
    new RegExp(`\nEvery solution has at least ${bound} moves; whether ${bound} moves are enough is undecided: `
      + 'the limit of 20,000 nodes was reached\\.\n'));
});

test('solve --shortest: no solution, no bound', () => {
  const { status, verdict, proof, shortest, move_count_at_least: bound } = json(['solve', 'english', '--finish', 'd3', '--shortest']);
  assert.deepEqual([status, verdict, proof.kind, shortest, bound], [1, 'unsolvable', 'class', false, null]);
});

test('solve --jsonl: the other commands too', () => {
  const input = ['{"id":1,"command":"count","board":"triangle15"}', '{"id":2,"command":"levels","board":"triangle10"}',
    '{"id":3,"shortest":true,"board":"triangle15"}', '{"id":4,"command":"count","shortest":true,"board":"triangle15"}'].join('\n');
  const answers = lastpeg(['solve', '--jsonl'], { input }).stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(answers.map(({ id }) => id), [1, 2, 3, 4]);
  assert.equal(answers[0].solutions, '29760');
  assert.equal(answers[1].total, 62);
  assert.deepEqual([answers[2].move_count, answers[2].shortest], [10, true]);
  assert.match(answers[3].error, /shortest/);
});

test('counting asks for what exists', () => {
  fails(['count', 'nowhere'], /nowhere/);
  fails(['count'], /BOARD/);
  fails(['levels', 'english', '--finish', 'd4'], /--finish/);
  fails(['levels', 'english', '--vacancy', 'z9'], /z9/);
  fails(['solve', '--jsonl', '--shortest'], /--jsonl/);
});
