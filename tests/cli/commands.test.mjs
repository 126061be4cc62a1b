// The commands of `lastpeg`, their exit statuses and their JSON, with the real binary.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fails, json, lastpeg, slow, solveEndless } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lastpeg-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const englishStart = '..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx';
const answerKeys = ['board', 'position', 'finish', 'verdict', 'jumps', 'moves', 'jump_count', 'move_count',
  'pegs_left', 'nodes', 'seconds', 'proof'];

/** Solves, and lets `check` replay the solution. */
function solved(problem) {
  const { status, ...answer } = json(['solve', ...problem]);
  assert.deepEqual([status, answer.verdict], [0, 'solvable']);
  assert.equal(answer.jump_count, answer.jumps.length);
  assert.equal(answer.move_count, answer.moves.length);
  assert.equal(lastpeg(['check', ...problem, ...answer.moves]).status, 0);
  assert.equal(lastpeg(['check', ...problem, answer.jumps.join(' ')]).status, 0);
  return answer;
}

test('solve: the classic problem of the English board', () => {
  const answer = solved(['english']);
  assert.deepEqual(Object.keys(answer), answerKeys);
  assert.equal(answer.board, 'english');
  assert.equal(answer.position, englishStart);
  assert.equal(answer.finish, 'd4');
  assert.equal(answer.jump_count, 31);
  assert.equal(answer.pegs_left, 1);
  assert.equal(answer.proof, null);
  assert.ok(Number.isInteger(answer.nodes) && answer.nodes > 0);
  assert.ok(answer.seconds >= 0 && answer.seconds < 60);
});

test('solve: every board’s classic problem but those that want `fewest`', () => {
  for (const { name, finish } of json(['boards']).boards) if (finish !== 'fewest') solved([name]);
});

test('solve: the Triangle-15 from each of its vacancies', () => {
  for (const [row, columns] of ['a', 'ab', 'abc', 'abcd', 'abcde'].entries())
    for (const column of columns) solved(['triangle15', '--vacancy', `${column}${row + 1}`]);
});

test('solve: text has the verdict first and the moves last', () => {
  const { status, stdout, stderr } = lastpeg(['solve', 'english']);
  assert.deepEqual([status, stderr], [0, '']);
  const lines = stdout.trimEnd().split('\n');
  assert.match(lines[0], /^Solvable: 31 jumps in \d+ moves, after which 1 peg is left, in d4\.$/);
  assert.equal(lines.length, 2);
  assert.equal(lastpeg(['check', 'english', lines[1]]).status, 0);
});

test('solve: an end anywhere is named', () => {
  const { stdout } = lastpeg(['solve', 'triangle15', '--finish', 'any']);
  const [, hole] = stdout.match(/1 peg is left, in ([a-e][1-5])\./);
  assert.match(stdout, new RegExp(`-${hole}\n$`));
});

test('solve: the positions can be drawn', () => {
  const { stdout } = lastpeg(['solve', 'triangle10', '--positions']);
  const moves = stdout.trimEnd().split('\n').at(-1).split(' ');
  assert.match(stdout, /^Start +1\. /m);
  for (const [i, move] of moves.entries()) assert.ok(stdout.includes(`${i + 1}. ${move}`), stdout);
});

test('solve: a finish in another class is proved impossible', () => {
  const answer = json(['solve', 'english', '--finish', 'd3']);
  assert.deepEqual([answer.status, answer.verdict, answer.proof.kind], [1, 'unsolvable', 'class']);
  assert.notEqual(answer.proof.start_class, answer.proof.finish_class);
  assert.deepEqual([answer.jumps, answer.moves, answer.pegs_left], [[], [], 32]);
  assert.match(lastpeg(['solve', 'english', '--finish', 'd3']).stdout, /^Unsolvable: .*class/);
  assert.equal(json(['solve', 'diamond41', '--vacancy', 'e5']).proof.kind, 'class');
});

test('solve: a pagoda function can be checked by hand', () => {
  const position = '..xxo/..xxx/xoxoxxo/xoxxxxx/xoxooox/..xxx/..xoo';
  const { status, verdict, proof } = json(['solve', 'english', '--position', position]);
  assert.deepEqual([status, verdict, proof.kind], [1, 'unsolvable', 'pagoda']);

  const rows = position.split('/');
  const isHole = (column, row) => ['x', 'o'].includes(rows[row]?.[column]);
  const weight = (column, row) => proof.weights[`${'abcdefg'[column]}${row + 1}`] ?? 0;
  let start = 0;
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 7; column += 1) {
      if (rows[row][column] === 'x') start += weight(column, row);
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]])
        if (isHole(column, row) && isHole(column + dx, row + dy) && isHole(column + 2 * dx, row + 2 * dy))
          assert.ok(weight(column, row) + weight(column + dx, row + dy) >= weight(column + 2 * dx, row + 2 * dy));
    }
  assert.deepEqual([proof.start, proof.finish], [start, weight(3, 3)]);
  assert.ok(proof.start < proof.finish);

  const lines = lastpeg(['solve', 'english', '--position', position]).stdout.split('\n');
  assert.equal(lines[0],
    `Unsolvable: the pegs are worth ${proof.start}, the finish needs ${proof.finish}, and no jump adds worth.`);
  assert.match(lines[1], /^ +a +b +c +d +e +f +g$/);
});

test('solve: limits end in undecided', () => {
  assert.deepEqual(json(['solve', 'wiegleb', '--max-nodes', '5']).status, 3);
  assert.equal(json(['solve', 'wiegleb', '--max-nodes', '5']).verdict, 'undecided');
  const { status, stdout } = lastpeg(['solve', 'wiegleb', '--max-nodes', '5']);
  assert.deepEqual([status, stdout], [3, 'Undecided: the limit of 5 nodes was reached.\n']);
});

test('solve: time is a limit', () => {
  const { status, stdout } = lastpeg([...solveEndless, '--max-seconds', '0.01']);
  assert.equal(status, 3);
  assert.match(stdout, /^Undecided: the limit of 0\.01 s was reached\.\n/);
});

test('solve: the fewest pegs', () => {
  const answer = solved(['diamond13']);
  assert.ok(answer.pegs_left > 1);
  assert.notEqual(answer.proof, null);
  assert.match(lastpeg(['solve', 'diamond13']).stdout, /^Fewer pegs are impossible: /m);
});

test('solve: a start that is the finish needs no jump', () => {
  const position = '..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo';
  const { status, verdict, jumps, pegs_left } = json(['solve', 'english', '--position', position]);
  assert.deepEqual([status, verdict, jumps, pegs_left], [0, 'solvable', [], 1]);
  assert.equal(lastpeg(['check', 'english', '--position', position]).status, 0);
});

test('hint: every legal jump is judged', () => {
  const { status, ...hint } = json(['hint', 'english', '--position', englishStart]);
  assert.equal(status, 0);
  assert.deepEqual(Object.keys(hint).slice(0, 3), ['verdict', 'jump', 'jumps']);
  assert.equal(hint.verdict, 'solvable');
  assert.deepEqual(hint.jumps.map(({ jump }) => jump).sort(), ['b4-d4', 'd2-d4', 'd6-d4', 'f4-d4']);
  for (const { verdict } of hint.jumps) assert.equal(verdict, 'solvable');
  assert.match(lastpeg(['hint', 'english']).stdout, new RegExp(`^Hint: ${hint.jump}\\.\n`));
});

test('hint: lost, finished and undecided positions', () => {
  const lost = json(['hint', 'english', '--position', '..ooo/..ooo/ooooooo/xooooox/ooooooo/..ooo/..ooo']);
  assert.deepEqual([lost.status, lost.verdict, lost.jump, lost.jumps], [1, 'unsolvable', null, []]);
  const finished = ['hint', 'english', '--position', '..ooo/..ooo/ooooooo/oooxooo/ooooooo/..ooo/..ooo'];
  const { status, verdict, jump } = json(finished);
  assert.deepEqual([status, verdict, jump], [0, 'solvable', null]);
  assert.equal(lastpeg(finished).stdout, 'The finish is reached.\n');
  const undecided = json(['hint', 'wiegleb', '--max-nodes', '5']);
  assert.deepEqual([undecided.status, undecided.verdict, undecided.jump], [3, 'undecided', null]);
  assert.ok(undecided.jumps.length > 0);
});

test('check: says at which move and why', () => {
  const cases = [
    [['d2-d4', 'd4-d6'], /^Not a solution: move 2, d4-d6, cannot be played: d6 is not empty\.\n$/],
    [['d2-d4 b3-d3', 'd3-d5'], /move 3, d3-d5, cannot be played: d5 is not empty\./],
    [['d2-d4', 'b3-d3-b3'], /move 2, b3-d3-b3, cannot be played: .*c3.* \(at d3-b3\)\./],
    [['d4-d2'], /move 1, d4-d2, cannot be played: d4 is empty\./],
    [['d2-d4'], /after 1 move 31 pegs are left, and the finish is one peg in d4\./],
  ];
  for (const [moves, pattern] of cases) {
    const { status, stdout, stderr } = lastpeg(['check', 'english', ...moves]);
    assert.deepEqual([status, stderr], [1, '']);
    assert.match(stdout, pattern);
  }
  const { status, ...checked } = json(['check', 'english', 'd2-d4', 'd4-d6']);
  assert.equal(status, 1);
  assert.deepEqual(Object.keys(checked), ['board', 'position', 'finish', 'solution', 'jump_count', 'move_count',
    'legal', 'end', 'pegs_left', 'dead', 'error']);
  assert.deepEqual([checked.solution, checked.legal, checked.pegs_left], [false, 1, 31]);
  assert.match(checked.error, /^move 2/);
});

test('check: one peg in the wrong hole is no solution', () => {
  const { moves } = json(['solve', 'triangle15', '--finish', 'a1']);
  assert.equal(lastpeg(['check', 'triangle15', '--finish', 'a1', ...moves]).status, 0);
  assert.equal(lastpeg(['check', 'triangle15', '--finish', 'any', ...moves]).status, 0);
  const { status, stdout } = lastpeg(['check', 'triangle15', '--finish', 'e5', ...moves]);
  assert.equal(status, 1);
  assert.match(stdout, /1 peg is left, in a1, and the finish is one peg in e5/);
});

test('boards: as a table and as JSON', () => {
  const { status, boards } = json(['boards']);
  assert.equal(status, 0);
  const names = ['english', 'european', 'wiegleb', 'asymmetric', 'diamond13', 'diamond25', 'diamond41', 'square6',
    'triangle10', 'triangle15', 'triangle21', 'triangle28', 'triangle36', 'hexagon19', 'hexagon37', 'star13'];
  for (const name of names) assert.ok(boards.some((board) => board.name === name), name);
  const { stdout } = lastpeg(['boards']);
  assert.deepEqual(stdout.trimEnd().split('\n').map((line) => line.split(' ')[0]), boards.map(({ name }) => name));
  assert.match(stdout, /^english +33 holes +76 jumps +d4 empty, to one peg in d4$/m);
});

test('show: a square board, a triangular one, and JSON', () => {
  assert.equal(lastpeg(['show', 'english', '--vacancy', 'd2']).stdout, [
    '    a b c d e f g',
    ' 1      x x x',
    ' 2      x o x',
    ' 3  x x x x x x x',
    ' 4  x x x x x x x',
    ' 5  x x x x x x x',
    ' 6      x x x',
    ' 7      x x x',
    '..xxx/..xox/xxxxxxx/xxxxxxx/xxxxxxx/..xxx/..xxx', ''].join('\n'));
  assert.equal(lastpeg(['show', 'triangle10']).stdout, [
    ' 1      x',
    ' 2     o x',
    ' 3    x x x',
    ' 4   x x x x',
    '    a b c d',
    'x/ox/xxx/xxxx', ''].join('\n'));
  assert.match(lastpeg(['show', 'english'], { env: { LC_ALL: 'C.UTF-8' } }).stdout, /● ● ● ○ ● ● ●/);
  const { status, position, pegs, jumps } = json(['show', 'english']);
  assert.deepEqual([status, position, pegs, jumps.length], [0, englishStart, 32, 4]);
});

test('a board file is a board', () => {
  const path = file('triangle.txt', 'lattice: triangular\r\no\r\nxx\r\nxxx\r\n\r\n');
  const shown = json(['show', path]);
  assert.deepEqual([shown.lattice, shown.position, shown.finish], ['triangular', 'o/xx/xxx', 'any']);
  // The board from JSON output is a valid board argument.
  assert.deepEqual(json(['show', shown.board, '--position', shown.position]), shown);
  assert.equal(json(['solve', path]).status, 1);
  assert.equal(json(['solve', file('line.txt', 'xxo')]).status, 0);
  // A drawing is recognised even if its first row is the name of a file.
  assert.equal(lastpeg(['show', 'line.txt/xx'], { cwd: folder }).status, 2);
  file('xxx', 'xx');
  assert.equal(json(['show', 'xxx/xox'], { cwd: folder }).position, 'xxx/xox');
  mkdirSync(join(folder, 'oxo', 'xxx'), { recursive: true });
  assert.equal(json(['show', 'oxo/xxx'], { cwd: folder }).position, 'oxo/xxx');
});

test('--help and --version', () => {
  for (const args of [['--help'], ['solve', '--help'], ['check', '-h']]) {
    const { status, stdout, stderr } = lastpeg(args);
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /Usage: lastpeg/);
    assert.match(stdout, /Exit status/);
  }
  assert.match(lastpeg(['--version']).stdout, /^lastpeg \d+\.\d+\.\d+( \([0-9a-f]{8}\))?\n$/);
});

test('bad usage and input are one sentence', () => {
  fails([], /command/);
  fails(['fly'], /fly/);
  fails(['solve'], /board/);
  fails(['solve', ''], /board/);
  fails(['show'], /BOARD/);
  fails(['check'], /BOARD/);
  fails(['solve', 'nowhere'], /nowhere/);
  fails(['solve', 'english', 'd2-d4'], /d2-d4/);
  fails(['solve', 'english', '--bogus'], /--bogus/);
  const long = 'x'.repeat(5000);
  for (const given of [[long], [`--${long}`], ['--max-nodes', long], Array(5000).fill('x')]) {
    fails(['solve', 'english', ...given], /^.{60,320}$/m);
  }
  fails(['solve', 'english', long], new RegExp(`: ${'x'.repeat(60)}\\.\\.\\.\n$`));
  fails(['solve', 'english', '--fastest'], /--fastest/);
  fails(['solve', 'english', '--position', ''], /position/);
  fails(['solve', 'english', '--position', 'xx'], /position/);
  fails(['solve', 'english', '--position', `${englishStart}/x`], /position/);
  fails(['solve', 'english', '--position', englishStart, '--vacancy', 'd4'], /both/);
  fails(['solve', 'english', '--position', englishStart, '--position', englishStart], /--position/);
  fails(['solve', 'english', '--vacancy', 'a1'], /a1/);
  fails(['solve', 'english', '--finish', 'h8'], /h8/);
  fails(['check', 'english', 'd2-d5'], /d2/);
  fails(['check', 'english', 'd2-d4 b3-d3', 'zz'], /3.*zz/);
  for (const [name, values] of Object.entries({
    '--max-nodes': ['', '0', '-1', '1.5', 'nan', 'x', '1e300'],
    '--max-seconds': ['', '-1', 'nan', 'inf', '1e10'],
    '--max-memory': ['', '0', '0.5', '-4', '1048577', '99999999999999999999999'],
  })) for (const value of values) fails(['solve', 'english', name, value], new RegExp(name));
});

test('bad board files are one sentence', () => {
  fails(['show', folder], /directory/i);
  fails(['show', join(folder, 'none.txt')], /none\.txt/);
  fails(['show', file('empty.txt', '')], /empty\.txt/);
  fails(['show', file('junk.bin', Buffer.from([0, 255, 10, 7]))], /junk\.bin/);
  fails(['show', file('long.txt', 'x'.repeat(70000))], /64 KiB/);
  fails(['show', file('many.txt', 'xxxxxxxxxxxxx\n'.repeat(5))], /64/);
  fails(['show', file('lattice.txt', 'lattice: round\nxx\n')], /round/);
  fails(['show', '/dev/zero'], /64 KiB/);
  fails(['show', 'x'.repeat(5000)], /xxx/);
});

test('any arguments end in a documented status', () => {
  // A seeded generator, so that a failure can be reproduced.
  let state = 1;
  const below = (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const words = ['solve', 'show', 'check', 'hint', 'boards', 'english', 'triangle10', 'o/x', '--position', '--vacancy',
    '--finish', '--max-nodes', '--max-seconds', '--json', '--positions', '--', '-', '-h', '', 'd4', 'a1-a3', 'any',
    'fewest', 'x/ox/xxx/xxxx', '-1', '3', '\u{1b}[31m', 'é', '=', '--finish=d4', '{}', '[1,2]', '%s%n', '\n'];
  for (let i = 0; i < (slow ? 100 : 300); i += 1) {
    const args = Array.from({ length: below(7) }, () => words[below(words.length)]);
    if (below(4) > 0) args.unshift(words[below(5)]);
    const { status, stdout, stderr } = lastpeg([...args, '--max-nodes', '3']);
    assert.ok([0, 1, 2, 3].includes(status), `${JSON.stringify(args)}: ${status}`);
    if (status === 2) assert.match(stderr, /^lastpeg: [^\p{Cc}]+\.\n$/u, JSON.stringify(args));
    else assert.ok(stdout !== '' && stderr === '', JSON.stringify(args));
  }
});
