// `lastpeg check --notation`: moves as in books and on other pages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

// H. E. Dudeney, Amusements in Mathematics (1917), no. 227.
const dudeney = '19—17, 16—18, (29—17, 17—19), 30—18, 27—25, (22—24, 24—26), 31—23, (4—16, 16—28), 7—9, 10—8, '
  + '12—10, 3—11, 18—6, (1—3, 3—11), (13—27, 27—25), (21—7, 7—9), (33—31, 31—23), '
  + '(10—8, 8—22, 22—24, 24—26, 26—12, 12—10), 5—17.';
// E. Bergholt 1912, in the letters of Winning Ways and in digits.
const letters = 'ex lj ck Pf DP GI JH mG GI ik gi LJ JH Hl lj jh CK pF AC CK Mg gi ac ck kI dp pF FD DP Pp ox';
const digits = '46*44 65*45 57*55 54*56 52*54 73*53 43*63 75*73*53 35*55 15*35 23*43*63*65*45*25 37*57*55*53 '
  + '31*33 34*32 51*31*33 13*15*35 36*34*32*52*54*34 24*44';

test('a solution of 1917 is read as it is printed', () => {
  for (const notation of ['auto', 'numbers']) {
    const { status, stdout, stderr } = lastpeg(['check', 'english', '--notation', notation, dudeney]);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^Read as numbers from 1 \(numbers\): f4-d4 c4-e4 /);
    assert.match(stdout, notation === 'auto' ? /\nA solution: 31 jumps in 19 moves, after which 1 peg is left, in d4\.\n$/ : /\nA solution: 31 jumps in 19 moves, after which 1 peg is left, in 17\.\n$/);
  }
});

test('letters are told apart from numbers, and --json names the notation', () => {
  const { status, notation, solution, moves } = json(['check', 'english', '--notation', 'auto', letters]);
  assert.deepEqual([status, notation, solution, moves.length], [0, 'mirrored', true, 18]);
  assert.equal(moves[0], 'd2-d4');
  // The moves are also a solution in our own notation.
  assert.equal(lastpeg(['check', 'english', ...moves]).status, 0);
});

test('what cannot be told apart is not guessed', () => {
  fails(['check', 'english', '--notation', 'auto', digits], /column and row \(digits\).*row and column \(rows\)/);
  for (const notation of ['digits', 'rows']) {
    const { status, move_count, notation: read } = json(['check', 'english', '--notation', notation, digits]);
    assert.deepEqual([status, move_count, read], [0, 18, notation]);
  }
});

test('what is no solution is none in any notation', () => {
  const { status, stdout } = lastpeg(['check', 'english', '--notation', 'numbers', '5-17', '5-17']);
  assert.equal(status, 1);
  assert.match(stdout, /^Read as numbers.*\nNot a solution: move 2, 5-17, cannot be played: 5 is empty\.\n$/);
  assert.equal(lastpeg(['check', 'english', '--notation', 'auto', '5 over 10']).status, 1);
});

test('wrong notations and moves are one sentence', () => {
  fails(['check', 'english', '--notation', 'roman', 'V-XVII'], /roman/);
  fails(['check', 'english', '--notation', '', 'd2-d4'], /notation/);
  fails(['check', 'english', '--notation', 'auto', '5-17', '5-17'], /numbers from 1.*word 2/);
  fails(['check', 'english', '--notation', 'auto', 'nonsense'], /nonsense/);
  fails(['check', 'english', '--notation', 'auto'], /no moves/);
  fails(['check', 'triangle15', '--notation', 'mirrored', 'a-c'], /board/);
  fails(['check', 'english', '--notation', 'auto', '--proof', '-'], /moves/);
});

// --- --notation of the other commands: the notation of the answer

const ids = ['own', 'numbers', 'zero', 'digits', 'rows', 'letters', 'mirrored'];
const spellings = ids.flatMap((id) => [id, `${id}-over`]);
const figure = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';

test('a solution in any notation is read back as the same one', () => {
  const own = lastpeg(['solve', 'english', '--position', figure]).stdout.trimEnd().split('\n').at(-1);
  for (const spelling of spellings) {
    const { status, stdout } = lastpeg(['solve', 'english', '--position', figure, '--notation', spelling]);
    const line = stdout.trimEnd().split('\n').at(-1);
    assert.equal(status, 0);
    assert.equal(line === own, spelling === 'own');
    const given = spelling.replace('-over', '');
    const checked = json(['check', 'english', '--position', figure, '--notation', given, line]);
    assert.deepEqual([checked.solution, checked.moves.join(' ')], [true, own], `${spelling}: ${line}`);
    // What is read is written again in our own notation, and vice versa.
    if (!given.startsWith('rows')) assert.match(lastpeg(['read', 'english', '-'], { input: `board: english\nposition: ${figure}\nmoves: ${line}` }).stdout, new RegExp(`Moves: ${own}\n|digits`));
  }
  assert.equal(json(['solve', 'english', '--position', figure, '--notation', 'numbers-over']).jumps[0], '10 over 11 to 12');
});

test('every command that names holes or jumps spells them', () => {
  const position = ['--position', figure];
  for (const [args, pattern, own] of [
    [['solve', 'english', ...position], /, in 17\.\n10-12 /, /d4/],
    [['hint', 'english', ...position], /^Hint: 10-12\./, /[a-g][1-7]/],
    [['solutions', 'english', ...position], /5-17\n/, /[a-g][1-7]-/],
    [['explain', 'english', ...position], /Jump 5-17/, /[a-g][1-7]/],
    [['must', 'english', ...position], /17/, /[a-g][1-7]/],
    [['review', 'english', ...position, 'd3-f3'], / 10-12 /, /[a-g][1-7]/],
    [['generate', 'english', '--finish', 'd4', '--seed', '3', '--difficulty', 'easy'], /To one peg in 17,/, /d4/],
    [['show', 'english'], /\n 1 +1 +2 +3\n/, /d4/],
    [['boards', 'triangle10', '--problems'], /2 empty to 3: yes, /, /[a-d][1-4]-/],
  ]) {
    const { stdout, stderr } = lastpeg([...args, '--notation', 'numbers']);
    assert.equal(stderr, '');
    assert.match(stdout, pattern);
    assert.doesNotMatch(stdout, own, args[0]);
    if (args[0] === 'boards' || args[0] === 'solutions') continue;
    const spelled = json([...args, '--notation', 'numbers']);
    assert.equal(spelled.spelling, 'numbers');
    assert.doesNotMatch(JSON.stringify({ ...spelled, board: 0, position: 0, finish: 0, proof: 0 }), /"[a-g][1-7]-/);
  }
  const { stdout } = lastpeg(['read', 'english', '-', '--notation', 'own-over'], { input: '5-17, 12-10' });
  assert.match(stdout, /Moves: d2 over d3 to d4, f3 over e3 to d3\n/);
});

test('a notation that is none, or has no names for a board, is one sentence', () => {
  for (const command of ['solve', 'hint', 'show', 'explain', 'must', 'solutions', 'generate'])
    fails([command, 'english', '--notation', 'roman'], /"roman".*numbers/);
  fails(['solve', 'triangle15', '--notation', 'mirrored'], /board/);
  fails(['boards', '--notation', 'numbers'], /--problems/);
});
