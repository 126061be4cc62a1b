// node measure_journey.mjs [LASTPEG [LEVELS]]
//
// Measures how hard the levels of the Journey are for a person (src/app/features/journey/levels.cpp),
// and writes the table of src/app/features/journey/README.md, easiest first. Takes a few minutes.
//
// The measure is the sum of
//
//   luck     the luck that a player needs who plays as people do (see `taste`), in coin tosses:
//            minus the base-2 logarithm of the share of such players who win
//   blind/4  the same for a player who makes random jumps
//   open/4   the number of positions on the way with more than one jump, where a player has to think.
//            Games of more pegs have more of them; a forced jump needs no thought.
//
// The share of players who win is estimated without bias: a player is led along a path on which the game
// can still be won. At each position the solver says which jumps keep it winnable, and the probabilities
// that the player would take one of them are multiplied. The mean of this product over many paths is the
// share.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { catalogue, name, play } from './boards.mjs';

const WAYS = { few: 40, many: 12 }; // number of paths for games of up to 15 pegs, and of more
const NODES = 20_000; // per position; undecided positions count as lost, as they would be for a person
const SHORTEST_SECONDS = 10;

/** The rows of levels.cpp: {"id", "board", "position", "finish", fewest}. */
export function readLevels(text) {
  return [...text.matchAll(/\{"(\w+)", "(\w+)",\s*"([xo./]+)",\s*"([^"]+)", (\d+)\}/g)].map(
    ([, id, board, position, finish, fewest]) => ({ id, board, position, finish, fewest: Number(fewest) }),
  );
}

/** A solver that answers one question per line. @param {string} lastpeg */
export function startSolver(lastpeg) {
  const child = spawn(lastpeg, ['solve', '--jsonl'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse((await answers.next()).value);
    },
    end: () => child.stdin.end(),
  };
}

// The same numbers each time (mulberry32).
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A player's preference for each jump. People like to continue with the same peg, do not like to leave a
 * peg isolated (no other peg within two steps), and look one jump ahead: they take a finish and avoid a
 * dead end.
 */
function taste(board, near, pegs, legal, last, isFinished) {
  const lonely = (all) => all.filter((peg, i) => peg && !near[i].some((hole) => all[hole])).length;
  const before = lonely(pegs);
  const after = legal.map((jump) => play(pegs, jump));
  const ends = after.map(isFinished);
  if (ends.includes(true)) return ends.map(Number);
  const weights = legal.map((jump, i) => {
    const stuck = !board.jumps.some(([from, over, to]) => after[i][from] && after[i][over] && !after[i][to]);
    return stuck ? 0 : (jump[0] === last ? 2 : 1) / (lonely(after[i]) > before ? 4 : 1);
  });
  return weights.some((weight) => weight > 0) ? weights : legal.map(() => 1);
}

/** Measures one level. */
export async function measure(solver, board, { position, finish }) {
  const first = board.cells.map(([column, row]) => position.split('/')[row]?.[column] === 'x');
  const ways = first.filter(Boolean).length <= 15 ? WAYS.few : WAYS.many;
  const wanted = finish.includes('/') ? finish : null;
  const isFinished = (pegs) => {
    if (wanted) return board.text(pegs) === wanted;
    const left = pegs.flatMap((peg, i) => (peg ? [name(board.cells[i])] : []));
    return left.length === 1 && (finish === 'any' || left[0] === finish);
  };
  const near = board.cells.map((_, i) => {
    const one = new Set(board.jumps.flatMap(([a, b, c]) => (a === i ? [b, c] : b === i ? [a, c] : [])));
    return [...one];
  });
  const winnable = new Map();
  const keeps = async (pegs) => {
    const text = board.text(pegs);
    if (!winnable.has(text)) {
      const known = isFinished(pegs) || (await solver.ask({ board: board.name, position: text, finish, max_nodes: NODES })).verdict === 'solvable';
      winnable.set(text, known);
    }
    return winnable.get(text);
  };
  const random = chance(1);
  const player = async (person) => {
    let [share, open] = [0, 0];
    for (let way = 0; way < ways; way += 1) {
      let [pegs, last, odds] = [first, -1, 1];
      while (!isFinished(pegs)) {
        const legal = board.jumps.filter(([from, over, to]) => pegs[from] && pegs[over] && !pegs[to]);
        const weights = person ? taste(board, near, pegs, legal, last, isFinished) : legal.map(() => 1);
        const kept = await Promise.all(legal.map((jump) => keeps(play(pegs, jump))));
        const good = legal.map((_, i) => (kept[i] ? Math.max(weights[i], 1e-9) : 0));
        const sum = (list) => list.reduce((total, one) => total + one, 0);
        if (sum(good) === 0) throw new Error(`${board.name} ${board.text(pegs)} cannot be won`);
        odds *= sum(good) / sum(weights);
        open += legal.length > 1 ? 1 : 0;
        let left = random() * sum(good);
        const taken = good.findIndex((weight) => (left -= weight) < 0);
        last = legal[taken][2];
        pegs = play(pegs, legal[taken]);
      }
      share += odds / ways;
    }
    return { luck: Math.max(0, -Math.log2(share)), open: open / ways };
  };
  const person = await player(true);
  const blind = await player(false);
  return { luck: person.luck, blind: blind.luck, open: person.open, hard: person.luck + blind.luck / 4 + person.open / 4 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = new URL('../src/app/features/journey/levels.cpp', import.meta.url);
  const [lastpeg = 'build/native/lastpeg', file = fileURLToPath(here)] = process.argv.slice(2);
  const boards = new Map(catalogue(lastpeg).map((board) => [board.name, board]));
  const solver = startSolver(lastpeg);
  const rows = [];
  for (const level of readLevels(readFileSync(file, 'utf8'))) {
    const { id, board, position, finish } = level;
    const pegs = [...position].filter((sign) => sign === 'x').length;
    const best = await solver.ask({ board, position, finish, shortest: true, max_seconds: SHORTEST_SECONDS });
    const moves = best.shortest ? String(best.move_count) : `${best.move_count_at_least} to ${best.move_count}`;
    rows.push({ id, board, pegs, moves, ...(await measure(solver, boards.get(board), level)) });
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
  }
  solver.end();
  rows.sort((a, b) => a.hard - b.hard);
  const number = (value) => value.toFixed(1);
  process.stdout.write('| | level | board | pegs | fewest moves | open | blind | luck | measure |\n|--:|---|---|--:|--:|--:|--:|--:|--:|\n');
  rows.forEach(({ id, board, pegs, moves, open, blind, luck, hard }, i) => {
    process.stdout.write(`| ${i + 1} | ${id} | ${board} | ${pegs} | ${moves} | ${number(open)} | ${number(blind)} | ${number(luck)} | ${number(hard)} |\n`);
  });
}
