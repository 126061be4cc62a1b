// Published results (tests/published.json) are what the program finds; atlas_data.test.mjs compares
// those that are in the atlas. PUBLISHED=all adds the slow ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Board } from '../../scripts/boards.mjs';
import { json, lastpeg, published, slow } from './support.mjs';

const all = process.env.PUBLISHED === 'all';

test('everything has a source', () => {
  const visit = (facts, sourced) => {
    const here = sourced || typeof facts.source === 'string';
    if (Array.isArray(facts) || typeof facts !== 'object') return assert.ok(here);
    for (const fact of Object.values(facts)) visit(fact, here);
  };
  visit(published, false);
});

test('levels of the English central game', { skip: slow }, () => {
  const { levels, total } = json(['levels', 'english']);
  assert.deepEqual([levels, total], [published.english.levels.sizes, published.english.counts.positions]);
});

test('positions of the English central game, not up to symmetry', { skip: slow }, () => {
  const { sizes } = published.english.all_levels;
  // One more hole, out of reach, so that the board has no symmetry.
  const position = '..xxx...o/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx';
  const limits = all ? ['--max-memory', '8192'] : ['--max-nodes', '300000'];
  const { levels, complete } = json(['levels', position, ...limits]);
  assert.equal(complete, all);
  const known = complete ? levels.length : levels.length - 1; // the last level is incomplete
  assert.ok(known >= 9);
  assert.deepEqual(levels.slice(0, known), sizes.slice(0, known));
});

/** The positions after each jump, one of each symmetry class, in reading order. */
function levelsOf(board, start, depth) {
  const smallest = (holes) => board.symmetries.map((image) => {
    const mapped = [];
    [...holes].forEach((sign, hole) => { mapped[image[hole]] = sign; });
    return mapped.join('');
  }).sort()[0];
  const levels = [[smallest(start)]];
  while (levels.length <= depth) {
    const next = new Set();
    for (const holes of levels.at(-1)) for (const [from, over, to] of board.jumps) {
      if (holes[from] !== 'x' || holes[over] !== 'x' || holes[to] !== 'o') continue;
      const after = [...holes];
      [after[from], after[over], after[to]] = ['o', 'o', 'x'];
      next.add(smallest(after));
    }
    levels.push([...next]);
  }
  return levels;
}

test('the first positions of the English central game: how many win, and the shortest dead end', { skip: slow }, () => {
  const { winning_levels: winning, dead_end: deadEnd } = published.english;
  assert.equal(winning.sizes.reduce((sum, size) => sum + size), published.english.counts.winning);
  const { position } = json(['show', 'english']);
  const board = new Board({ name: 'english', lattice: 'square', position });
  const levels = levelsOf(board, position.replaceAll(/[./]/g, ''), deadEnd.jumps);

  const requests = levels.flatMap((level, jumps) => level.map((holes) => {
    const signs = [...holes];
    return JSON.stringify({ id: jumps, board: 'english', position: position.replaceAll(/[xo]/g, () => signs.shift()), finish: 'd4' });
  }));
  const won = levels.map(() => 0);
  for (const line of lastpeg(['solve', '--jsonl'], { input: requests.join('\n') }).stdout.trimEnd().split('\n')) {
    const { id, verdict } = JSON.parse(line);
    assert.notEqual(verdict, 'undecided');
    if (verdict === 'solvable') won[id] += 1;
  }
  assert.deepEqual(won, winning.sizes.slice(0, won.length));

  const stuck = (holes) => !board.jumps.some(([from, over, to]) => holes[from] === 'x' && holes[over] === 'x' && holes[to] === 'o');
  assert.equal(levels.findIndex((level) => level.some(stuck)), deadEnd.jumps);
});

test('levels of the European board from d4', { skip: slow }, () => {
  const { sizes } = published.european.levels_d4;
  const limits = all ? ['--max-memory', '8192'] : ['--max-nodes', '2000000'];
  const { levels, complete } = json(['levels', 'european', '--vacancy', 'd4', ...limits]);
  assert.equal(complete, all);
  const known = complete ? levels.length : levels.length - 1; // the last level is incomplete
  assert.ok(known > 10);
  assert.deepEqual(levels.slice(1, known), sizes.slice(0, known - 1));
});

test('levels of the European board from c1 know the peg that jumped last', () => {
  const { position } = json(['show', 'european', '--vacancy', 'c1']);
  const board = new Board({ name: 'european', lattice: 'square', position });
  const pegs = [...position].filter((sign) => sign === 'x' || sign === 'o').join('');
  const after = (state, [from, over, to]) => {
    const holes = [...state];
    [holes[from], holes[over], holes[to]] = ['o', 'o', 'x'];
    return holes.join('');
  };
  const levels = (mark) => {
    const sizes = [1];
    let level = new Set([`${pegs} `]);
    while (sizes.length < 7) {
      const next = new Set();
      for (const state of level) for (const jump of board.jumps) {
        const [from, over, to] = jump;
        if (state[from] === 'x' && state[over] === 'x' && state[to] === 'o')
          next.add(`${after(state.slice(0, pegs.length), jump)} ${mark ? to : ''}`);
      }
      level = next;
      sizes.push(level.size);
    }
    return sizes;
  };
  assert.deepEqual(levels(true), published.european.levels_c1.sizes.slice(0, 7));
  assert.deepEqual(levels(false), json(['levels', 'european', '--vacancy', 'c1', '--max-nodes', '100000']).levels.slice(0, 7));
});

test('the positions of Puzzle-Peg in the fewest moves', { skip: slow }, () => {
  const { problems } = published.english.puzzle_peg;
  const input = problems.map(({ number, position }) => JSON.stringify({ id: number, board: 'english', position, finish: 'd4', shortest: true }));
  const answers = lastpeg(['solve', '--jsonl'], { input: input.join('\n') }).stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(answers.map(({ id, shortest, move_count: moves }) => [id, shortest, moves]),
    problems.map(({ number, moves }) => [number, true, moves]));
});

// The best problem of a triangle; its proof is fast where the regions of edges and hexagons leave no
// slack.
test('fewest moves of triangles of 15 to 36 holes', { skip: slow }, () => {
  const best = [['triangle15', 'a3', 5], ['triangle21', 'a3', 6], ['triangle28', 'a3', 7], ['triangle36', 'a3', 8]];
  for (const [board, vacancy, side] of best) {
    const { shortest, move_count } = json(['solve', board, '--vacancy', vacancy, '--shortest']);
    assert.deepEqual([board, shortest, move_count], [board, true, published.triangles.sides[side].moves]);
  }
});
