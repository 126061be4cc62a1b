// Wide boards, diagonal boards, and boards that list their jumps, with every command.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check as checkAgain } from '../../web/package/certificate.js';
import { fails, json, lastpeg } from './support.mjs';

const wide = `lattice: square/${'o'.repeat(40)}xxoxoxox${'o'.repeat(16)}`;
const diagonal = 'lattice: diagonal/xxxx/xxxx/xxox/xxxx';
// Paths of 6 and of 5, a cycle of 4 with two ways across, a star, and the complete graph of 5.
const path = (n) => {
  const lines = Array.from({ length: n - 2 }, (_, i) => [0, 1, 2].map((k) => `${String.fromCharCode(97 + i + k)}1`).join(' '));
  return `${'x'.repeat(n)}/jumps:/${lines.join('/')}`;
};
const fourCycle = 'xx/xo/jumps:/a1 b1 b2/b1 b2 a2/b2 a2 a1/a2 a1 b1';
const names = ['a1', 'b1', 'c1', 'd1', 'e1'];
const complete = `xxxxo/jumps:/${names
  .flatMap((over) => names.flatMap((a) => names.filter((b) => a < b && over !== a && over !== b).map((b) => `${a} ${over} ${b}`)))
  .join('/')}`;
const boards = { wide, diagonal, path: path(6), fourCycle, complete };
const start = { path: ['--vacancy', 'b1'] };

test('show --json gives the board as a text that is taken back, alone, in a file and in a request', () => {
  for (const [name, board] of Object.entries(boards)) {
    const shown = json(['show', board]);
    assert.equal(json(['show', shown.board]).board, shown.board, name);
    const answer = json(['solve', shown.board, '--position', shown.position]);
    const { stdout } = lastpeg(['solve', '--jsonl'], {
      input: `${JSON.stringify({ id: 1, board: shown.board, position: shown.position })}\n`,
    });
    assert.equal(JSON.parse(stdout).verdict, answer.verdict, name);
    assert.equal(json(['show', '-'], { input: shown.board.replaceAll('/', '\n') }).board, shown.board, name);
    const read = json(['read'], { input: shown.board.replaceAll('/', '\n') });
    assert.deepEqual([read.status, read.board], [0, shown.board], name);
  }
  assert.equal(json(['show', diagonal]).lattice, 'diagonal');
  assert.match(lastpeg(['show', wide]).stdout, /\baa\b.*\bbl\b/);
});

test('every question has an answer on every kind of board', () => {
  for (const [name, board] of Object.entries(boards)) {
    const problem = [board, ...(start[name] ?? [])];
    const answer = json(['solve', ...problem]);
    assert.deepEqual([answer.status, answer.verdict], [0, 'solvable'], name);
    assert.equal(json(['check', ...problem, ...answer.moves]).status, 0, name);
    const position = json(['show', ...problem]).position;
    assert.equal(json(['hint', board, '--position', position]).verdict, 'solvable');
    const shortest = json(['solve', ...problem, '--shortest']);
    assert.ok(shortest.shortest && shortest.move_count <= answer.move_count, name);
    assert.equal(json(['review', ...problem, ...answer.moves]).lost_at, null);
    const explained = json(['explain', ...problem]);
    assert.equal(json(['check', ...problem, ...explained.packages.flatMap(({ jumps }) => jumps)]).status, 0, name);
    const count = json(['count', ...problem]);
    assert.ok(BigInt(count.solutions) > 0n && BigInt(count.jump_sets) > 0n, name);
    const levels = json(['levels', ...problem]);
    assert.equal(levels.total, levels.levels.reduce((sum, level) => sum + level));
    assert.ok(json(['levels', '--all', ...problem]).total >= levels.total);
    assert.ok(Array.isArray(json(['must', ...problem]).jumps), name);
    // On a long line few numbers of pegs can be won, so random generation is slow.
    if (name !== 'wide') assert.ok(json(['generate', board, '--seed', '1', '--difficulty', 'easy']).position, name);
    const solutions = JSON.parse(lastpeg(['solutions', ...problem, '--first', '2', '--json']).stdout);
    assert.ok(solutions.length > 0, name);
  }
});

test('what cannot be won has a proof that both checkers take', () => {
  const kinds = new Set();
  for (const [board, finish, options] of [
    [path(5), 'any', ['--vacancy', 'a1']], [path(7), 'any', ['--vacancy', 'd1']], [path(5), 'c1', ['--vacancy', 'c1']],
    [diagonal, 'reach:a1', ['--position', 'oooo/oooo/ooxo/oooo']], [diagonal, 'd4', ['--position', 'oxoo/oooo/ooxo/oooo']],
    [wide, 'any', ['--position', `${'o'.repeat(30)}xoox${'o'.repeat(30)}`]], [fourCycle, 'b2', []], [complete, 'pegs:5', []],
  ]) {
    const problem = [board, ...options, '--finish', finish];
    const answer = json(['solve', ...problem]);
    assert.equal(answer.verdict, 'unsolvable', `${board} ${finish}`);
    const { kind } = answer.proof;
    kinds.add(kind);
    const native = json(['check', ...problem, '--proof', '-'], { input: JSON.stringify(answer.proof) }).status;
    const second = checkAgain(answer, answer.proof);
    assert.deepEqual([native, second.verdict], native === 3 ? [3, 'not checkable'] : [0, 'proves'], `${board} ${finish} ${kind} ${second.reason}`);
  }
  assert.ok(kinds.size > 1, [...kinds].join());
});

test('jumps with the same ends are told apart', () => {
  const hint = json(['hint', fourCycle, '--position', 'xx/xo', '--finish', 'any']);
  assert.deepEqual(hint.jumps.map(({ jump }) => jump).sort(), ['a1(a2)b2', 'a1(b1)b2']);
  assert.equal(json(['check', fourCycle, 'a1(b1)b2', 'a2(b2)b1']).status, 0);
  fails(['check', fourCycle, 'a1-b2'], /a1\(b1\)b2.*a1\(a2\)b2|a1\(a2\)b2.*a1\(b1\)b2/);
  fails(['check', fourCycle, 'a1(b2)b1'], /a1 over b2 to b1/);
  // On other boards the hole between may be named, and nothing else has its jump.
  assert.equal(json(['check', 'english', 'd2(d3)d4']).legal, 1);
});

test('what a board cannot have is said in one sentence', () => {
  fails(['show', 'xxx/jumps:/a1 b1'], /a1 b1/);
  fails(['show', 'xxx/jumps:/a1 b1 c1/a1 b1 q9'], /q9/);
  fails(['show', '-'], /64/, { input: `${'x'.repeat(65)}\n` });
  fails(['show', '-'], /diagonal/, { input: 'lattice: hexagonal\nxxx\n' });
  fails(['atlas', diagonal], /square and triangular/);
  fails(['solve', complete, '--last-sweep', '2', '--finish', 'any'], /square and triangular/);
});
