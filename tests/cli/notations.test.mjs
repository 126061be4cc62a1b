// `lastpeg check --notation`: moves as books and pages write them.

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
    assert.match(stdout, /\nA solution: 31 jumps in 19 moves, after which 1 peg is left, in d4\.\n$/);
  }
});

test('letters are told apart from numbers, and --json names the notation', () => {
  const { status, notation, solution, moves } = json(['check', 'english', '--notation', 'auto', letters]);
  assert.deepEqual([status, notation, solution, moves.length], [0, 'mirrored', true, 18]);
  assert.equal(moves[0], 'd2-d4');
  // The moves are in our own notation, and a solution in it.
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
  assert.match(stdout, /^Read as numbers.*\nNot a solution: move 2, d2-d4, cannot be played: d2 is empty\.\n$/);
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
