// What is kept in web/atlas: every solution is replayed by a few lines of JavaScript that know nothing but
// the names of holes, every certificate goes through the program's checker, and what others have published
// is found in it.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Board, name } from '../../scripts/boards.mjs';
import { json, slow } from './support.mjs';

const folder = fileURLToPath(new URL('../../web/atlas/', import.meta.url));
const stores = mkdtempSync(join(tmpdir(), 'lastpeg-'));
after(() => rmSync(stores, { recursive: true }));

const atlases = new Map(readdirSync(folder).filter((file) => file.endsWith('.json'))
  .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
const problemsOf = ({ vacancies }) => vacancies.flatMap(({ vacancy, problems }) =>
  problems.map((problem) => ({ vacancy, ...problem })));

/** Plays moves from the full board without some holes, and gives the holes that still have a peg. */
function left(holes, lattice, vacancy, moves) {
  const pegs = new Set(holes);
  for (const hole of vacancy.split(' ')) assert.ok(pegs.delete(hole), vacancy);
  const place = (hole) => [hole.charCodeAt(0) - 97, Number(hole.slice(1)) - 1];
  for (const move of moves) {
    const stops = move.split('-');
    for (let i = 1; i < stops.length; i += 1) {
      const [[fromColumn, fromRow], [toColumn, toRow]] = [place(stops[i - 1]), place(stops[i])];
      const [columns, rows] = [toColumn - fromColumn, toRow - fromRow];
      const straight = (Math.abs(columns) === 2 && rows === 0) || (columns === 0 && Math.abs(rows) === 2) ||
        (lattice === 'triangular' && Math.abs(columns) === 2 && columns === rows);
      assert.ok(straight, move);
      const over = String.fromCharCode(97 + fromColumn + columns / 2) + (fromRow + rows / 2 + 1);
      assert.ok(holes.has(stops[i]) && !pegs.has(stops[i]), move);
      assert.ok(pegs.delete(stops[i - 1]) && pegs.delete(over), move);
      pegs.add(stops[i]);
    }
  }
  return [...pegs];
}

test('every solution leads from its vacancy to its finish, in as many moves as it is said to', () => {
  let replayed = 0;
  for (const atlas of atlases.values()) {
    const board = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    const holes = new Set(board.cells.map(name));
    assert.equal(holes.size, atlas.holes);
    const play = (vacancy, text) => {
      const moves = text === null ? [] : text.split(' ');
      // By one peg twice in a row would be one move.
      moves.slice(1).forEach((move, i) => assert.notEqual(move.split('-')[0], moves[i].split('-').at(-1)));
      replayed += 1;
      return { moves, pegs: left(holes, atlas.lattice, vacancy, moves) };
    };
    for (const { vacancy, fewest_pegs: { pegs, moves } } of atlas.vacancies) assert.equal(play(vacancy, moves).pegs.length, pegs);
    for (const { vacancy, verdict, moves } of atlas.double_vacancies)
      if (verdict === 'solvable') assert.deepEqual(play(vacancy, moves).pegs.sort(), vacancy.split(' ').sort());
    for (const problem of problemsOf(atlas).filter(({ verdict }) => verdict === 'solvable')) {
      const { moves, pegs } = play(problem.vacancy, problem.moves);
      assert.deepEqual([pegs, moves.length], [[problem.finish], problem.move_count]);
      assert.ok(problem.move_count_at_least <= problem.move_count);
      assert.equal(problem.shortest, problem.move_count_at_least === problem.move_count);
      if (problem.last_sweep === null) continue;
      const sweep = play(problem.vacancy, problem.last_sweep_moves);
      assert.deepEqual([sweep.pegs, sweep.moves.at(-1).split('-').length - 1], [[problem.finish], problem.last_sweep]);
      assert.ok(problem.last_sweep <= problem.last_sweep_at_most);
    }
  }
  console.log(`${replayed} solutions of ${atlases.size} boards`);
  assert.ok(replayed > 300);
});

test('every problem is there: listed, or excluded by the rule of three', () => {
  for (const atlas of atlases.values()) {
    const board = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    // Three in a row have three colours; a jump changes the parity of the pegs on each.
    const parities = (pegs) => (board.lattice === 'square' ? [1, -1] : [1]).map((sign) => {
      const sums = [0, 0, 0];
      board.cells.forEach(([column, row], hole) => { if (pegs(hole)) sums[(column + sign * row + 300) % 3] += 1; });
      return sums.map((sum) => (sum + sums[2]) % 2).join('');
    }).join();
    const pairs = board.pairs();
    const allowed = pairs.filter(([vacancy, finish]) => parities((hole) => hole !== vacancy) === parities((hole) => hole === finish));
    assert.deepEqual([atlas.problems, atlas.excluded], [pairs.length, pairs.length - allowed.length]);
    assert.deepEqual(problemsOf(atlas).map(({ vacancy, finish }) => [vacancy, finish]),
      allowed.map((pair) => pair.map((hole) => name(board.cells[hole]))));
    assert.deepEqual(atlas.vacancies.map(({ vacancy }) => vacancy), board.vacancies());
    assert.deepEqual(atlas.missing, []);

    // Backwards, by the complement, a problem is that from its finish to its vacancy.
    const of = new Map(problemsOf(atlas).map((problem) => [`${problem.vacancy} ${problem.finish}`, problem]));
    allowed.forEach((pair, i) => {
      const problem = problemsOf(atlas)[i];
      const back = board.symmetries.map((image) => of.get([image[pair[1]], image[pair[0]]].map((hole) => name(board.cells[hole])).join(' ')))
        .find((found) => found);
      if (problem.verdict !== 'undecided' && back.verdict !== 'undecided') assert.equal(back.verdict, problem.verdict);
      for (const key of ['solutions', 'winning']) if (problem[key] !== null && back[key] !== null) assert.equal(back[key], problem[key]);
    });
  }
});

test('every certificate is verified, and the program gives the same from what is in the data', { skip: slow }, () => {
  for (const [board, atlas] of atlases) {
    const [limits] = atlas.limits;
    assert.equal(atlas.limits.length, 1);
    const lines = [...atlas.vacancies.flatMap(({ vacancy, positions, fewest_pegs: fewest, problems }) => [
      { board, limits, unit: 'positions', vacancy, ...positions },
      { board, limits, unit: 'fewest_pegs', vacancy, ...fewest },
      ...problems.map((problem) => ({ board, limits, unit: 'problem', vacancy, ...problem })),
    ]), ...atlas.double_vacancies.map((pair) => ({ board, limits, unit: 'double_vacancy', ...pair }))];
    const store = join(stores, board);
    writeFileSync(store, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { status, ...collected } = json(['atlas', board, '--collect', store]);
    assert.equal(status, lines.some(({ verdict, fewest }) => verdict === 'undecided' || fewest === false) ? 3 : 0);
    assert.deepEqual(collected, atlas);
  }
});

// --- What others have found

const shortest = (board) => Object.fromEntries(problemsOf(atlases.get(board)).map((problem) => {
  assert.ok(problem.shortest);
  return [`${problem.vacancy}-${problem.finish}`, problem.move_count];
}));

test('the English board is as J. Beasley and G. Bell have it', () => {
  const found = shortest('english');
  // The published list has c3 to c6 and others where a symmetry gives the same problem.
  assert.deepEqual(found, {
    'c1-c1': 16, 'c1-c4': 16, 'c1-f4': 17, 'c1-c7': 16,
    'd1-d1': 18, 'd1-a4': 17, 'd1-d4': 18, 'd1-d7': 18,
    'c2-c2': 16, 'c2-c5': 15, 'c2-f5': 16,
    'd2-d2': 19, 'd2-a5': 17, 'd2-d5': 17,
    'c3-c3': 15, 'c3-f3': 16,
    'd3-a3': 16, 'd3-d3': 16, 'd3-d6': 17,
    'd4-d1': 17, 'd4-d4': 18,
  });
  const problems = problemsOf(atlases.get('english'));
  assert.equal(problems.at(-1).solutions, '40861647040079968');
  assert.equal(problems.at(-1).winning, 1679072);
  assert.equal(atlases.get('english').vacancies.at(-1).positions.positions, 23475688); // OEIS A112737
  assert.equal(Math.max(...problems.map(({ last_sweep: sweep }) => sweep)), 9); // H. Davis 1967
  for (const { last_sweep: sweep, last_sweep_at_most: most } of problems) assert.equal(sweep, most);
});

test('the diamond of 41 holes is as G. Bell has it', { skip: !atlases.has('diamond41') }, () => {
  const allowed = atlases.get('diamond41').vacancies.filter(({ problems }) => problems.length > 0);
  assert.deepEqual(Object.fromEntries(allowed.map(({ vacancy, problems }) => [vacancy, problems.length])), { e1: 4, d2: 5, e3: 4, e4: 4 });
});

test('triangles are as the OEIS has them', () => {
  const sides = [4, 5, 6, 7, 8].filter((side) => atlases.has(`triangle${(side * (side + 1)) / 2}`));
  const published = { // by side: A127500, A130516, A130515
    4: [5, 1, 3], 5: [9, 12, 17], 6: [9, 29, 29], 7: [12, 27, 27], 8: [13, 80, 80],
  };
  assert.ok(sides.length >= 3);
  for (const side of sides) {
    const atlas = atlases.get(`triangle${(side * (side + 1)) / 2}`);
    const [moves, solvable, allowed] = published[side];
    const won = problemsOf(atlas).filter(({ verdict }) => verdict === 'solvable');
    assert.deepEqual([won.length + atlas.undecided >= solvable && won.length <= solvable, atlas.problems - atlas.excluded], [true, allowed]);
    assert.ok(Math.min(...won.map((one) => one.move_count_at_least)) <= moves);
    assert.ok(Math.min(...won.map((one) => one.move_count)) >= moves);
  }
});
