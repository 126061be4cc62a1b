// `solutions`, `generate`, `boards --problems` and `bench`, from outside.

import assert from 'node:assert/strict';
import test from 'node:test';
import { fails, json, lastpeg, slow } from './support.mjs';

const parsed = (args) => {
  const { status, stdout, stderr } = lastpeg([...args, '--json']);
  assert.equal(stderr, '');
  return { status, value: JSON.parse(stdout) };
};

test('distinct solutions replay, differ, and end where there are no more', () => {
  const { status, value } = parsed(['solutions', 'triangle15', '--finish', 'a1', '--first', '1000']);
  assert.equal(status, 0);
  assert.equal(new Set(value).size, value.length);
  for (const solution of value) {
    const check = lastpeg(['check', 'triangle15', '--finish', 'a1', ...solution.split(' ')]);
    assert.equal(check.status, 0, solution);
  }
  const text = lastpeg(['solutions', 'triangle15', '--finish', 'a1', '--first', '1000']).stdout;
  assert.deepEqual(text.trimEnd().split('\n'), [...value, 'There are no more.']);
  assert.deepEqual(parsed(['solutions', 'triangle15', '--finish', 'a1', '--first', '2']).value, value.slice(0, 2));
});

test('a seed shuffles the solutions and gives the same ones again', () => {
  const first = (seed) => parsed(['solutions', 'english', '--first', '1', '--seed', seed]).value[0];
  assert.equal(first('7'), first('7'));
  assert.notEqual(first('7'), first('8'));
  assert.match(lastpeg(['solutions', 'triangle15', '--first', '1', '--random']).stdout, /^Seed \d+\.\n/);
});

test('no solutions are an answer, and a limit is said', () => {
  const none = lastpeg(['solutions', 'triangle15', '--vacancy', 'b3', '--finish', 'a1']);
  assert.deepEqual([none.status, none.stdout], [1, 'There are no solutions.\n']);
  const cut = lastpeg(['solutions', 'wiegleb', '--max-nodes', '50']);
  assert.equal(cut.status, 3);
  assert.match(cut.stdout, /^Undecided: the limit of 50 nodes was reached\.\n$/);
});

test('a generated position can be won and comes again with its seed', () => {
  const args = ['generate', 'english', '--difficulty', 'easy', '--pegs', '8', '--seed', '5'];
  const made = json(args);
  assert.equal(made.status, 0);
  assert.equal(made.pegs, 8);
  assert.equal([...made.position].filter((sign) => sign === 'x').length, 8);
  const problem = ['english', '--position', made.position, '--finish', made.finish];
  assert.equal(lastpeg(['check', ...problem, ...made.solution.split(' ')]).status, 0);
  assert.deepEqual(json(args), made);
  assert.match(lastpeg(args).stdout, /\neasy|, easy: on the way \d+ of \d+ jumps lose/);
});

test('every single-vacancy problem of a board is decided', () => {
  const { status, board, problems } = json(['boards', '--problems', 'triangle15']);
  assert.equal(status, 0);
  assert.equal(board, 'triangle15');
  assert.equal(problems.length, 42);
  assert.equal(problems.filter(({ verdict }) => verdict === 'solvable').length, 12);
  for (const { verdict, moves, proof } of problems) {
    if (verdict === 'solvable') assert.ok(moves.length > 8);
    else assert.ok(['class', 'pagoda', 'zero_half', 'cost_partition', 'cases', 'search'].includes(proof.kind));
  }
  const text = lastpeg(['boards', '--problems', 'triangle15']).stdout;
  assert.match(text, /\nOf 42 problems up to symmetry 12 can be solved; the rule of three excludes 25\.\n$/);
});

test('the bench measures and has a signature', { skip: slow }, () => {
  const { status, tasks, certificates, signature } = json(['bench', '--quick']);
  assert.equal(status, 0);
  assert.match(signature, /^[0-9a-f]{16}$/);
  assert.equal(tasks[0].nodes, 20277); // the plain solver's
  assert.ok(certificates.nodes > 3); // all were checked, and none failed
  for (const { seconds, ratio, nodes } of [...tasks, certificates]) assert.ok(seconds > 0 && ratio > 0 && nodes > 0);
  const requests = (...args) => lastpeg(['bench', '--requests', ...args]).stdout.trimEnd().split('\n');
  for (const line of requests()) assert.ok(JSON.parse(line).board);
  assert.deepEqual(requests().slice(0, tasks.length - 1), requests('--quick')); // without the plain solver
});

test('what these commands cannot take', () => {
  fails(['solutions', 'english', '--first', '0'], /--first must be a whole number from 1 to 1000000/);
  fails(['solutions', 'english', '--seed', '-1'], /--seed must be/);
  fails(['generate', 'english', '--difficulty', 'cruel'], /--difficulty must be easy, medium or hard, not "cruel"/);
  fails(['generate', 'english', '--pegs', '33'], /--pegs must be a whole number from 2 to 32/);
  fails(['generate', 'triangle10', '--pegs', '9', '--finish', 'b3', '--seed', '1'], /No position with that many pegs/);
  fails(['boards', '--problems'], /Give a board/);
  fails(['boards', 'english'], /takes a board only/);
});
