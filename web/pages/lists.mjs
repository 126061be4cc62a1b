// The problems of the game for the pages beside it: the boards, their problems, the figures and the
// positions of "Problems in Puzzle-Peg". They are defined in the C++ sources, and read from there.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Board, name } from '../../scripts/boards.mjs';

const sources = join(dirname(fileURLToPath(import.meta.url)), '../../src');
const read = (file) => readFile(join(sources, file), 'utf8');

/** The rows {...} of the table with this name, as JavaScript values. */
function rows(text, table, names = {}) {
  const from = text.indexOf(`constexpr std::array ${table} =`);
  const body = text.slice(from, text.indexOf('\n});', from));
  const found = body.match(/^ {4}\{[^}]*\}/gm) ?? [];
  if (from < 0 || found.length === 0) throw new Error(`The table ${table} is not found in its source.`);
  return found.map((row) => {
    const values = row.trim().slice(1, -1).replace(/"\s+"/g, '').replace(/\bk\w+/g, (constant) => JSON.stringify(names[constant] ?? constant));
    return JSON.parse(`[${values}]`);
  });
}

/**
 * How hard a problem is for a person, by the odds against a player who jumps at random and by its pegs: `level_of` of
 * src/app/model/problems/problems.cpp, read from there.
 * @returns {Promise<(log2Odds: number, pegs: number) => string>}
 */
export async function readLevels() {
  const [source, header] = await Promise.all(['cpp', 'h'].map((extension) => read(`app/model/problems/problems.${extension}`)));
  const found = (text, pattern) => text.match(pattern) ?? [];
  const [body = ''] = found(source, /^Level level_of\(.*?^\}/ms);
  const [many] = found(header, /(?<=kManyPegs = )\d+/);
  const [, more, least] = found(body, /if \(pegs >= kManyPegs\) log2_odds = std::max\(log2_odds \+ (\d+), (\d+)\);/);
  const steps = [...body.matchAll(/if \(log2_odds <= (\d+)\) return Level::k(\w+);/g)].map(([, most, level]) => [Number(most), level.toLowerCase()]);
  const [hardest] = found(body, /(?<=^ +return Level::k)\w+/m);
  // The steps, one statement before and one behind them: nothing else stands in it.
  const statements = body.split(';').length - 1;
  if (!many || !more || !hardest || statements !== steps.length + 2) throw new Error('level_of is not as lists.mjs reads it.');
  return (log2Odds, pegs) => {
    const odds = pegs >= Number(many) ? Math.max(log2Odds + Number(more), Number(least)) : log2Odds;
    return steps.find(([most]) => odds <= most)?.[1] ?? hardest.toLowerCase();
  };
}
const levelOf = await readLevels();

/** A problem of a board: from one empty hole to one peg, or to as few as possible. */
const problem = (board, [vacancy, finish, odds]) => ({ vacancy, finish, odds: Number(odds), level: levelOf(Number(odds), board.cells.length - 1) });

/** A Board for each catalogue board, with `vacancy`, the hole that is empty at its start, and `problems`. */
export async function readBoards() {
  const [catalogue, table] = await Promise.all([read('core/board/catalogue.cpp'), read('app/model/problems/problem_table.cpp')]);
  const problems = new Map(rows(table, 'kTable'));
  return rows(catalogue, 'kCatalogue', { kSquare: 'square', kTriangular: 'triangular' }).map(([id, , lattice, position, finish]) => {
    const board = new Board({ name: id, lattice, position, finish });
    const signs = position.replace(/[./]/g, '');
    board.vacancy = name(board.cells[signs.indexOf('o')]);
    board.problems = (problems.get(id) ?? '').split(', ').filter(Boolean).map((entry) => problem(board, entry.split(' ')));
    return board;
  });
}

const pegsIn = (position) => position.replace(/[^x]/g, '').length;

/** { id, position, finish, level }: first the figures to reduce to one peg, then those to make from the full board. */
export async function readFigures() {
  const text = await read('app/model/problems/figures.cpp');
  const [, full] = text.match(/kFull = "([^"]*)"/);
  return rows(text, 'kFigures', { kFull: full }).map(([id, position, finish, odds]) => ({ id, position, finish, level: levelOf(odds, pegsIn(position)) }));
}

/** { number, title, position, finish, moves, level }: number is that of the planning competition, moves the fewest. */
export async function readPuzzlePeg() {
  const text = await read('app/model/problems/puzzle_peg.cpp');
  return rows(text, 'kPositions').map(([number, title, position, moves, odds]) => ({ number, title, position, finish: 'd4', moves, level: levelOf(odds, pegsIn(position)) }));
}

/** The fragment of an address that opens the game with these parts. */
export const fragment = (parts) => Object.entries(parts).filter(([, value]) => value).map(([key, value]) => `${key}=${value}`).join('&');
