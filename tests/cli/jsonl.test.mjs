// `lastpeg solve --jsonl`: one answer per line, in order, for any lines.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { binary, fails, json, lastpeg, slow, start } from './support.mjs';

/** The answers to lines of one input. */
function answers(input, args = []) {
  const { status, stdout, stderr } = lastpeg(['solve', '--jsonl', ...args], { input });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line));
}

test('answers come in order, with their ids, as --json gives them', () => {
  const requests = [
    { id: 1, board: 'english' },
    { id: 'two', board: 'triangle15', vacancy: 'b3' },
    { id: null, board: 'english', finish: 'd3' },
    { board: 'english', max_nodes: 5 },
    { id: 2.5, board: 'triangle10', command: 'hint' },
  ];
  const given = answers(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  assert.deepEqual(given.map(({ id }) => id), [1, 'two', null, null, 2.5]);
  assert.deepEqual(given.map(({ verdict }) => verdict), ['solvable', 'solvable', 'unsolvable', 'undecided', 'solvable']);
  const { status, ...single } = json(['solve', 'english']);
  assert.equal(status, 0);
  assert.deepEqual({ ...given[0], seconds: 0 }, { id: 1, ...single, seconds: 0 });
  assert.deepEqual(Object.keys(given[0]), ['id', ...Object.keys(single)]);
  assert.deepEqual(Object.keys(given[4]).slice(0, 4), ['id', 'verdict', 'jump', 'jumps']);
});

test('a bad line gives an error, and the next line is read', () => {
  const given = answers([
    '{', '', '   \t', '[]', '"x"', '{"id":7}', '{"id":[1],"board":"english"}', '{"id":8,"board":"english","max_node":1}',
    '{"id":9,"board":"../../etc/passwd"}', '\u0000', '{"id":10,"board":"english","max_seconds":-1}\r',
    '{"id":11,"board":"triangle10"}'].join('\n'));
  assert.deepEqual(given.map(({ id }) => id), [null, null, null, 7, null, 8, 9, null, 10, 11]);
  for (const answer of given.slice(0, -1)) {
    assert.deepEqual(Object.keys(answer), ['id', 'error']);
    assert.match(answer.error, /^[^\p{Cc}]+\.$/u);
  }
  assert.match(given[5].error, /max_node/);
  assert.equal(given.at(-1).verdict, 'solvable');
});

test('a line too long is an error, and the next line is read', () => {
  const padded = (size) => JSON.stringify({ id: size, board: 'triangle10' }).padEnd(size);
  const given = answers([padded(65536), padded(65537), padded(1000000), padded(65535), padded(30)].join('\n'));
  assert.deepEqual(given.map(({ id }) => id), [65536, null, null, 65535, 30]);
  for (const answer of given.slice(1, 3)) assert.match(answer.error, /64 KiB/);
});

test('random bytes are answered line by line', () => {
  let state = 7;
  const bytes = Buffer.alloc(200000);
  for (let i = 0; i < bytes.length; i += 1) {
    state = (state * 48271) % 2147483647;
    bytes[i] = state >> 8;
  }
  const lines = bytes.toString('latin1').split('\n').filter((line) => /[^ \t\r]/.test(line)).length;
  const given = answers(Buffer.concat([bytes, Buffer.from('\n{"id":1,"board":"triangle10"}')]));
  assert.equal(given.length, lines + 1);
  for (const answer of given.slice(0, -1)) assert.equal(typeof answer.error, 'string');
  assert.equal(given.at(-1).verdict, 'solvable');
});

test('limits on the command line hold for lines that have none', () => {
  const given = answers('{"board":"wiegleb"}\n{"board":"triangle10","max_nodes":1000000}\n', ['--max-nodes', '5']);
  assert.deepEqual(given.map(({ verdict }) => verdict), ['undecided', 'solvable']);
});

test('each answer is flushed before the next line is read', async (t) => {
  const { child, ended, lines } = start(t, ['solve', '--jsonl']);
  for (let i = 1; i <= 3; i += 1) {
    child.stdin.write(`{"id":${i},"board":"triangle10"}\n`);
    assert.equal(JSON.parse((await lines(i)).at(-1)).id, i);
  }
  child.stdin.end();
  assert.equal((await ended).status, 0);
});

test('a line may come in pieces', async (t) => {
  const { child, ended, lines } = start(t, ['solve', '--jsonl']);
  child.stdin.write('{"id":1,"board":"triangle10"}\n{"id":2,');
  await lines(1);
  child.stdin.end('"board":"triangle10"}');
  assert.equal(JSON.parse((await lines(2)).at(-1)).id, 2);
  assert.equal((await ended).status, 0);
});

test('nothing asked, nothing answered', () => {
  assert.deepEqual(answers(''), []);
  assert.deepEqual(answers('\n\n \n'), []);
});

test('a puzzle that cannot be made is an answer, and limits hold for puzzles', () => {
  const [none, stopped, made] = answers([
    '{"id":1,"command":"generate","board":"triangle10","pegs":9,"finish":"b3","seed":1}',
    '{"id":2,"command":"generate","board":"english","seed":1,"max_nodes":1}',
    '{"id":3,"command":"generate","board":"diamond25","symmetric":true,"seed":1}'].join('\n'));
  assert.deepEqual([none.id, none.board, none.position, none.pegs, none.solution], [1, 'triangle10', null, null, null]);
  assert.deepEqual([stopped.id, stopped.position], [2, null]);
  const single = json(['check', 'diamond25', '--position', made.position, '--finish', 'any', ...made.solution.split(' ')]);
  assert.equal(single.status, 0);
});

test('arguments that do not go with a stream are refused', () => {
  for (const args of [['english'], ['--vacancy', 'd4'], ['--position', 'x'], ['--finish', 'any'], ['--positions']])
    fails(['solve', '--jsonl', ...args], /--jsonl/);
  fails(['solve', '--jsonl', '--max-nodes', '0'], /--max-nodes/);
});

test('input that cannot be read is a sentence', () => {
  const folder = openSync('.', 'r');
  fails(['solve', '--jsonl'], /Standard input/, { stdio: [folder, 'pipe', 'pipe'] });
  closeSync(folder);
});

test('a line that takes more memory than there is gets an error, and the next is answered', { skip: slow }, () => {
  const hard = '{"id":1,"command":"count","board":"european","max_memory":4000}';
  const easy = '{"id":2,"board":"english"}';
  const { status, stdout } = spawnSync('sh', ['-c', `ulimit -v 60000; exec "${binary}" solve --jsonl`], {
    input: `${hard}\n${easy}\n${hard}\n${easy}\n`, encoding: 'utf8',
  });
  const replies = stdout.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(replies.map(({ id, verdict }) => [id, verdict]), [[1, undefined], [2, 'solvable'], [1, undefined], [2, 'solvable']]);
  assert.match(replies[0].error, /not enough memory/);
  assert.equal(status, 0);
});

test('memory does not grow with the number of lines', { skip: process.platform !== 'linux' }, async (t) => {
  const { child, ended, lines } = start(t, ['solve', '--jsonl']);
  const peak = () => Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)[1]);
  const line = '{"board":"triangle10"}\n{"board":"nowhere"}\n';
  child.stdin.write(line.repeat(50));
  await lines(100);
  const before = peak();
  child.stdin.write(line.repeat(1000));
  await lines(2100);
  assert.ok(peak() < before + 4096, `${before} KiB, then ${peak()} KiB`);
  child.stdin.end();
  assert.equal((await ended).status, 0);
});

// --- lastpeg check --jsonl

function checked(lines) {
  const { status, stdout, stderr } = lastpeg(['check', '--jsonl'], { input: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout.split('\n').slice(0, -1).map((line) => JSON.parse(line));
}

test('check --jsonl: a game a line, an answer as check --json gives it', () => {
  const { stdout } = lastpeg(['solve', 'english', '--json']);
  const { moves } = JSON.parse(stdout);
  const given = checked([
    { id: 1, board: 'english', moves },
    { id: 'two', board: 'english', moves: moves.join(' ') },
    { id: 3, board: 'english', moves: '5-17, 12-10, 3-11' },
    { id: 4, board: 'english', moves: '5-17', notation: 'numbers' },
    { id: 5, board: 'triangle15', vacancy: 'a1', finish: 'any', moves: ['a3-a1', 'a3-a1'] },
    { id: 6, board: 'xx/xo/xx', moves: '' },
  ]);
  assert.deepEqual(given.map(({ id }) => id), [1, 'two', 3, 4, 5, 6]);
  assert.deepEqual(given.map(({ solution }) => solution), [true, true, false, false, false, false]);
  assert.deepEqual(given.map(({ legal }) => legal), [31, 31, 3, 1, 1, 0]);
  assert.deepEqual(given[3].moves, ['d2-d4']);
  const { status, ...alone } = json(['check', 'english', ...moves]);
  assert.deepEqual(given[0], { id: 1, ...alone });
  // A dead position is reported as dead.
  assert.deepEqual(given.map(({ dead }) => dead), [true, true, false, false, false, true]);
  assert.match(given[5].error, /no jump is possible/);
  assert.equal(status, 0);
});

test('check --jsonl: a bad line gives an error, and the next line is read', () => {
  const given = checked(['{', '', '[]', { id: 7 }, { id: 8, board: 'english' }, { id: 9, board: 'english', moves: 5 },
    { id: 10, board: 'english', moves: ['d2-d4', 5] }, { id: 11, board: 'english', move: 'd2-d4' }, { id: 12, board: 'english', moves: '-' },
    { id: 13, board: 'english', moves: 'd2-d9' }, { id: 14, board: 'english', moves: 'd2-d4', notation: 'roman' },
    { id: 15, board: 'english', moves: 'd2-d4' }]);
  assert.deepEqual(given.map(({ id }) => id), [null, null, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  for (const answer of given.slice(0, -1)) {
    assert.deepEqual(Object.keys(answer), ['id', 'error']);
    assert.match(answer.error, /^[^\p{Cc}]+\.$/u);
  }
  assert.equal(given.at(-1).legal, 1);
  for (const args of [['english'], ['d2-d4'], ['--finish', 'd4'], ['--notation', 'own'], ['--proof', '-']])
    fails(['check', '--jsonl', ...args], /standard input/);
});

test('check --jsonl flushes each answer', async (t) => {
  const { child, ended, lines } = start(t, ['check', '--jsonl']);
  for (let i = 1; i <= 3; i += 1) {
    child.stdin.write(`{"id":${i},"board":"english","moves":"d2-d4"}\n`);
    assert.equal(JSON.parse((await lines(i))[i - 1]).id, i);
  }
  child.stdin.end();
  assert.equal((await ended).status, 0);
});
