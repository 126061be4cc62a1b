// The levels of the Journey are in the order of their measured difficulty.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '../../scripts/boards.mjs';
import { measure, readLevels, startSolver } from '../../scripts/measure_journey.mjs';
import { binary, json, slow } from './support.mjs';

const folder = new URL('../../src/app/features/journey/', import.meta.url);
const levels = readLevels(readFileSync(new URL('levels.cpp', folder), 'utf8'));
const table = [...readFileSync(new URL('README.md', folder), 'utf8').matchAll(/^\| (\d+) \| (\w+) \|(.+)\|$/gm)].map(([, place, id, rest]) => {
  const [board, pegs, moves, open, blind, luck, hard] = rest.split('|').map((cell) => cell.trim());
  return { place: Number(place), id, board, pegs: Number(pegs), moves, open: Number(open), blind: Number(blind), luck: Number(luck), hard: Number(hard) };
});

test('the levels are those of the table, in its order, which is that of the measure', () => {
  assert.ok(levels.length >= 35);
  assert.deepEqual(levels.map(({ id, board }) => [id, board]), table.map(({ id, board }) => [id, board]));
  assert.deepEqual(table.map(({ place }) => place), table.map((_, i) => i + 1));
  for (const [i, row] of table.entries()) {
    if (i > 0) assert.ok(row.hard >= table[i - 1].hard, row.id);
    assert.ok(Math.abs(row.luck + row.blind / 4 + row.open / 4 - row.hard) < 0.11, row.id);
    assert.equal(row.pegs, [...levels[i].position].filter((sign) => sign === 'x').length, row.id);
    assert.equal(String(levels[i].fewest), row.moves, row.id);
  }
});

test('the measure is the same each time', { skip: slow }, async () => {
  const boards = new Map(catalogue(binary).map((board) => [board.name, board]));
  const solver = startSolver(binary);
  for (const [i, level] of levels.entries()) {
    if (table[i].pegs > 9) continue;
    const { hard } = await measure(solver, boards.get(level.board), level);
    assert.ok(Math.abs(hard - table[i].hard) < 0.06, `${level.id}: ${hard}`);
  }
  solver.end();
});

test('the fewest moves are proved as the table says', { skip: slow }, () => {
  for (const [i, { id, board, position, finish }] of levels.entries()) {
    if (table[i].pegs > 12) continue;
    const { shortest, move_count: moves } = json(['solve', board, '--position', position, '--finish', finish, '--shortest']);
    assert.ok(shortest, id);
    assert.equal(String(moves), table[i].moves, id);
  }
});
