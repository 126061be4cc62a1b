// The data of web/atlas: every solution is replayed by a little independent JavaScript, every
// certificate is checked by the program, and published results are confirmed.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Board, name } from '../../scripts/boards.mjs';
import { json, published, slow } from './support.mjs';

const folder = fileURLToPath(new URL('../../web/atlas/', import.meta.url));
const stores = mkdtempSync(join(tmpdir(), 'lastpeg-'));
after(() => rmSync(stores, { recursive: true }));

const atlases = new Map(readdirSync(folder).filter((file) => file.endsWith('.json'))
  .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
const problemsOf = ({ vacancies }) => vacancies.flatMap(({ vacancy, problems }) =>
  problems.map((problem) => ({ vacancy, ...problem })));

/** Plays moves from the full board without some holes; returns the holes that still have a peg. */
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
      // Two successive moves of one peg would be a single move.
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
    // Three holes in a line have three colours; a jump changes the parity of the pegs on each.
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

    // By complement, a problem played backwards is the problem from its finish to its vacancy.
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

test('a problem has as many solutions as the one that is it read backwards', () => {
  let compared = 0;
  for (const atlas of atlases.values()) {
    const board = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    const cell = (hole) => board.cells.findIndex((one) => name(one) === hole);
    const counted = problemsOf(atlas).filter(({ solutions }) => solutions);
    const known = new Map(counted.map(({ vacancy, finish, solutions }) => [`${vacancy} ${finish}`, solutions]));
    for (const { vacancy, finish, solutions } of counted) {
      const [from, to] = [cell(finish), cell(vacancy)];
      const images = board.symmetries.map((image) => [image[from], image[to]].map((i) => name(board.cells[i])).join(' '));
      for (const other of images.filter((image) => known.has(image) && image !== `${vacancy} ${finish}`)) {
        assert.equal(known.get(other), solutions, `${atlas.board}: ${vacancy} to ${finish}, and ${other}`);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 100, `${compared} problems`);
});

// The peg that the first jump takes could have jumped in the opposite direction over the peg that
// jumped, leaving the same position for another problem; similarly at the end.
test('no problem has a better solution than its own in those of others with a jump turned round', () => {
  let compared = 0;
  for (const atlas of atlases.values()) {
    const board = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    const names = board.cells.map(name);
    const holes = new Set(names);
    const known = new Map(problemsOf(atlas).map((problem) => [`${problem.vacancy} ${problem.finish}`, problem]));
    const turned = (jumps, at) => {
      const [from, to] = jumps.at(at).split('-').map((hole) => board.cells[names.indexOf(hole)]);
      const over = from.map((place, i) => (place + to[i]) / 2);
      const beyond = name(from.map((place, i) => 2 * place - over[i]));
      return holes.has(beyond) ? jumps.with(at, `${name(over)}-${beyond}`) : null;
    };
    const moves = (jumps) => jumps.slice(1).reduce((all, jump) => {
      const [from, to] = jump.split('-');
      return all.at(-1).endsWith(`-${from}`) ? all.with(-1, `${all.at(-1)}-${to}`) : [...all, jump];
    }, jumps.slice(0, 1));
    for (const problem of known.values())
      for (const text of [problem.moves, problem.last_sweep_moves].filter((one) => one)) {
        const jumps = text.split(' ').flatMap((move) => move.split('-').slice(1).map((to, i) => `${move.split('-')[i]}-${to}`));
        const start = turned(jumps, 0);
        for (const other of [jumps, start, turned(jumps, -1), start && turned(start, -1)].filter((one) => one)) {
          const ends = [other[0].split('-')[1], other.at(-1).split('-')[1]];
          const played = moves(other);
          assert.deepEqual(left(holes, atlas.lattice, ends[0], played), [ends[1]]);
          const images = board.symmetries.map((image) => ends.map((hole) => names[image[names.indexOf(hole)]]).join(' '));
          const one = known.get(images.find((image) => known.has(image)));
          assert.equal(one.verdict, 'solvable', `${atlas.board}: ${ends}`);
          assert.ok(one.move_count <= played.length, `${atlas.board}: ${ends}`);
          assert.ok(one.last_sweep >= played.at(-1).split('-').length - 1, `${atlas.board}: ${ends}`);
          compared += 1;
        }
      }
  }
  assert.ok(compared > 1000, `${compared} solutions`);
});

test('every certificate is verified, and the program gives the same from what is in the data', { skip: slow }, () => {
  for (const [board, atlas] of atlases) {
    // The data does not say which unit was found under which limits: here each unit has one of them.
    const lines = [...atlas.vacancies.flatMap(({ vacancy, positions, fewest_pegs: fewest, problems }) => [
      { board, unit: 'positions', vacancy, ...positions },
      { board, unit: 'fewest_pegs', vacancy, ...fewest },
      ...problems.map((problem) => ({ board, unit: 'problem', vacancy, ...problem })),
    ]), ...atlas.double_vacancies.map((pair) => ({ board, unit: 'double_vacancy', ...pair }))]
      .map((line, i) => ({ limits: atlas.limits[i] ?? atlas.limits[0], ...line }));
    const store = join(stores, board);
    writeFileSync(store, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { status, ...collected } = json(['atlas', board, '--collect', store]);
    assert.equal(status, lines.some(({ verdict, fewest }) => verdict === 'undecided' || fewest === false) ? 3 : 0);
    assert.deepEqual(collected, atlas);
  }
});

// --- Published results

const shortest = (board) => Object.fromEntries(problemsOf(atlases.get(board)).map((problem) => {
  assert.ok(problem.shortest);
  return [`${problem.vacancy}-${problem.finish}`, problem.move_count];
}));

test('the English board is as it was published', () => {
  const { fewest_moves: fewest, last_sweep: longest, counts } = published.english;
  // The published list has c3 to c6 and others where a symmetric problem is listed here.
  assert.deepEqual(shortest('english'), fewest.moves);
  const problems = problemsOf(atlases.get('english'));
  assert.equal(problems.at(-1).solutions, counts.solutions);
  assert.equal(problems.at(-1).winning, counts.winning);
  assert.equal(atlases.get('english').vacancies.at(-1).positions.positions, counts.positions);
  assert.equal(Math.max(...problems.map(({ last_sweep: sweep }) => sweep)), longest.jumps);
  for (const { last_sweep: sweep, last_sweep_at_most: most } of problems) assert.equal(sweep, most);
});

test('the Triangle-15 is as it was published', () => {
  const problems = problemsOf(atlases.get('triangle15')).filter(({ verdict }) => verdict === 'solvable');
  for (const [pair, { solutions, moves }] of Object.entries(published.triangle15.problems)) {
    const [vacancy, finish] = pair.split('-');
    const images = new Board({ name: 'triangle15', lattice: 'triangular', position: atlases.get('triangle15').full });
    const at = (hole) => images.cells.findIndex((cell) => name(cell) === hole);
    const same = images.symmetries.map((image) => [vacancy, finish].map((hole) => name(images.cells[image[at(hole)]])).join('-'));
    const found = problems.find((problem) => same.includes(`${problem.vacancy}-${problem.finish}`));
    assert.deepEqual([pair, found.solutions, found.move_count], [pair, solutions, moves]);
  }
});

test('the diamond of 41 holes is as it was published', () => {
  const allowed = atlases.get('diamond41').vacancies.filter(({ problems }) => problems.length > 0);
  assert.deepEqual(Object.fromEntries(allowed.map(({ vacancy, problems }) => [vacancy, problems.length])), published.diamond41.finishes);
});

test('the long sweep of the Wiegleb board and the fewest moves of the square of 36 are as they were published', () => {
  const sweeps = problemsOf(atlases.get('wiegleb')).map(({ last_sweep: sweep }) => sweep);
  assert.ok(Math.max(...sweeps) >= published.wiegleb.last_sweep.jumps);
  const { corner, any } = published.square6.fewest_moves;
  for (const { vacancy, move_count: moves } of problemsOf(atlases.get('square6')))
    assert.ok(moves >= (vacancy === 'a1' ? corner : any), vacancy);
});

test('of every problem that can be won it is known how many jumps the last move can have', () => {
  for (const [board, atlas] of atlases)
    for (const { verdict, finish, last_sweep, last_sweep_at_most } of problemsOf(atlas))
      if (verdict === 'solvable') assert.equal(last_sweep, last_sweep_at_most, `${board}, to ${finish}`);
});

test('triangles are as they were published', () => {
  const sides = [4, 5, 6, 7, 8, 9, 10].filter((side) => atlases.has(`triangle${(side * (side + 1)) / 2}`));
  assert.equal(sides.length, 7);
  for (const side of sides) {
    const atlas = atlases.get(`triangle${(side * (side + 1)) / 2}`);
    const { moves, solvable, allowed } = published.triangles.sides[side];
    const won = problemsOf(atlas).filter(({ verdict }) => verdict === 'solvable');
    assert.ok(won.length <= solvable && won.length + atlas.undecided >= solvable);
    assert.equal(atlas.problems - atlas.excluded, allowed);
    for (const key of ['move_count_at_least', 'move_count'])
      assert.equal(Math.min(...won.map((one) => one[key])), moves, `triangle of side ${side}`);
  }
});
