// The client with the real module and loop, in a thread of Node.js.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { SolverClient } from '../../web/solver_client.js';
import { wrapSolver } from '../../web/solver_module.js';
import { WorkerLoop } from '../../web/worker_loop.js';
import { Replies, realWorker, words } from './support.mjs';

assert.ok(process.env.SOLVER, 'SOLVER is the path of solver.mjs');
const workers = [];
const replies = new Replies();
const client = new SolverClient(() => {
  workers.push(realWorker());
  return workers.at(-1);
}, replies.add, words);
client.prepare();
after(() => workers.at(-1).terminate());

const job = (id, { seconds = 600, ...request }) => ({ id, seconds, request: JSON.stringify(request) });
let lastId = 0;
function solve(request) {
  lastId += 1;
  client.solve(job(lastId, request));
  return lastId;
}
/** The message that ends the job, with the parsed result. */
async function answer(request) {
  const message = await replies.last(solve(request));
  return message.result ? { ...message, result: JSON.parse(message.result) } : message;
}

// A long computation: over a minute even natively.
const long = { board: 'european', command: 'count' };

test('it says when it is ready', async () => {
  assert.deepEqual(await replies.first(({ type }) => type === 'ready'), { type: 'ready' });
});

test('the five programs’ own problems are solved', async (t) => {
  const problems = [
    { board: 'english', finish: 'd4' },
    { board: 'diamond41' },
    { board: 'triangle15' },
  ];
  for (const problem of problems) {
    await t.test(problem.board, async () => {
      const begun = performance.now();
      const { type, result } = await answer(problem);
      assert.deepEqual([type, result.verdict, result.pegs_left], ['done', 'solvable', 1]);
      const seconds = (performance.now() - begun) / 1000;
      assert.ok(seconds < 5, `${seconds} s`);
    });
  }
});

test('the central vacancy of the Diamond-41 is proved impossible', async () => {
  const { result } = await answer({ board: 'diamond41', vacancy: 'e5', finish: 'any' });
  assert.deepEqual([result.verdict, result.proof.kind], ['unsolvable', 'class']);
});

test('a hint judges every legal jump', async () => {
  const { result } = await answer({ board: 'english', command: 'hint' });
  assert.equal(result.verdict, 'solvable');
  assert.deepEqual(result.jumps.map(({ jump }) => jump).sort(), ['b4-d4', 'd2-d4', 'd6-d4', 'f4-d4']);
  assert.ok(result.jumps.some(({ jump }) => jump === result.jump));
});

test('one puzzle after the other is made', async () => {
  const positions = [];
  for (const seed of [1, 2, 3]) positions.push((await answer({ command: 'generate', board: 'english', seed })).result.position);
  assert.equal(new Set(positions).size, 3);
});

test('a wrong request is an error: in English, and as a code with arguments', async () => {
  const { type, result } = await answer({ board: 'nope' });
  assert.equal(type, 'error');
  assert.match(result.error, /^There is no board called "nope".*\.$/);
  assert.deepEqual([result.code, result.args.name], ['no_board', '"nope"']);
  assert.equal((await answer({ board: 'english', position: 'xx/?' })).result.code, 'position_rows');
});

test('a limit of time gives what is known', async () => {
  // The time is over after the first slice, on any machine.
  const { type, result } = await answer({ ...long, seconds: 1e-6 });
  assert.deepEqual([type, result.verdict], ['done', 'undecided']);
});

test('long work shows progress, and stops between two slices', async () => {
  // In this thread and step by step, so that no solver is too fast for the test.
  const { default: createSolver } = await import(pathToFileURL(process.env.SOLVER));
  const wasmBinary = readFileSync(process.env.SOLVER.replace(/\.mjs$/, '.wasm'));
  const solver = wrapSolver(await createSolver({ wasmBinary }));
  const posted = [];
  let slice;
  const defer = (callback) => () => (slice = callback);
  const loop = new WorkerLoop(solver, (message) => posted.push(message), { defer });
  loop.receive({ type: 'start', job: job(1, long) });
  slice();
  const [{ type, nodes, result }] = posted;
  assert.deepEqual([type, nodes > 0, JSON.parse(result).verdict], ['progress', true, 'undecided']);
  loop.receive({ type: 'cancel', id: 1 });
  loop.receive({ type: 'start', job: job(2, { board: 'english' }) });
  while (posted.at(-1).type !== 'done') slice();
  assert.deepEqual(posted.filter(({ type }) => type !== 'progress').map(({ type, id }) => [type, id]), [['cancelled', 1], ['done', 2]]);
  assert.equal(JSON.parse(posted.at(-1).result).verdict, 'solvable');
});

test('the latest wins, and each job ends once', async () => {
  const first = solve(long);
  const rest = Array.from({ length: 20 }, () => solve({ board: 'english' }));
  assert.equal((await replies.last(rest.at(-1))).type, 'done');
  for (const id of [first, ...rest.slice(0, -1)]) assert.deepEqual(replies.ends(id), ['cancelled'], `job ${id}`);
});

test('a worker that dies is replaced, and goes on with the next job', async () => {
  const before = workers.length;
  const id = solve(long);
  workers.at(-1).thread.postMessage('crash');
  const { type, message } = await replies.last(id);
  assert.equal(type, 'error');
  assert.match(message, /as the test wished/);
  await replies.first((reply) => reply.type === 'lost');
  assert.equal((await answer({ board: 'english' })).result.verdict, 'solvable');
  assert.equal(workers.length, before + 1);
});
