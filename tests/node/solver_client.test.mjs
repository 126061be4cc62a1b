// The client with simulated workers, and Node's mock of setTimeout.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { API_VERSION } from '../../web/protocol.js';
import { SolverClient } from '../../web/solver_client.js';
import { ToldError, failedMessage } from '../../web/told_error.js';
import { FakeWorker, Replies, words } from './support.mjs';

mock.timers.enable({ apis: ['setTimeout'] });
const wait = (ms) => mock.timers.tick(ms);

function setUp({ ready = true, forbidden = false } = {}) {
  const workers = [];
  const replies = new Replies();
  const browser = { forbidden }; // true: making a worker throws
  const client = new SolverClient(() => {
    if (browser.forbidden) throw new Error('The operation is insecure.');
    workers.push(new FakeWorker());
    return workers.at(-1);
  }, replies.add, words);
  client.prepare();
  const worker = () => workers.at(-1);
  const beReady = () => worker().say({ type: 'ready', version: API_VERSION });
  if (ready && !forbidden) beReady();
  const solve = (id) => client.solve({ id, seconds: 1, request: `question ${id}` });
  const started = () => worker().received.filter(({ type }) => type === 'start').map(({ job }) => job.id);
  const types = () => replies.all.map(({ type, id }) => (id ? `${type} ${id}` : type));
  const done = (id) => worker().say({ type: 'done', id, result: `answer ${id}` });
  const progress = (id) => worker().say({ type: 'progress', id, nodes: 1, seconds: 1, result: 'so far' });
  return { browser, client, workers, worker, beReady, replies, solve, started, types, done, progress };
}

test('a job waits until the worker is ready, and its result comes back', () => {
  const { solve, started, beReady, types, done, progress, replies } = setUp({ ready: false });
  solve(1);
  assert.deepEqual(started(), []);
  beReady();
  assert.deepEqual(started(), [1]);
  progress(1);
  done(1);
  assert.deepEqual(types(), ['ready', 'progress 1', 'done 1']);
});

test('request and result are text that is carried as it is, whatever it holds', () => {
  const { client, worker, replies } = setUp();
  for (const [i, text] of ['', '{', '\0', '\ud800', '{"__proto__":{"id":7}}', '[]'.repeat(1e5)].entries()) {
    const job = { id: i + 1, seconds: 1, request: text };
    client.solve(job);
    assert.deepEqual(worker().received.at(-1), { type: 'start', job });
    worker().say({ type: 'done', id: job.id, result: text });
    assert.deepEqual(replies.all.at(-1), { type: 'done', id: job.id, result: text });
  }
});

test('one runs and one waits: the newest wins', () => {
  const { solve, started, types, worker } = setUp();
  [1, 2, 3].forEach(solve);
  assert.deepEqual(started(), [1]);
  assert.deepEqual(worker().received.filter(({ type }) => type === 'cancel'), [{ type: 'cancel', id: 1 }]);
  worker().say({ type: 'cancelled', id: 1 });
  assert.deepEqual(started(), [1, 3]);
  assert.deepEqual(types(), ['ready', 'cancelled 2', 'cancelled 1']);
});

test('a result that comes before the cancellation is kept', () => {
  const { client, solve, types, done, workers } = setUp();
  solve(1);
  client.cancel(1);
  done(1);
  wait(60_000);
  assert.deepEqual(types(), ['ready', 'done 1']);
  assert.equal(workers.length, 1);
});

test('cancelling: the job that waits, the job that runs, a job that is over', () => {
  const { client, solve, types, worker } = setUp();
  [1, 2].forEach(solve);
  client.cancel(2);
  client.cancel(1);
  worker().say({ type: 'cancelled', id: 1 });
  client.cancel(1);
  assert.deepEqual(types(), ['ready', 'cancelled 2', 'cancelled 1']);
});

test('stale messages and progress of a job being stopped are dropped', () => {
  const { client, solve, types, done, progress } = setUp();
  solve(4);
  done(3);
  progress(3);
  client.cancel(4);
  progress(4);
  assert.deepEqual(types(), ['ready']);
});

test('an id that does not increase is dropped', () => {
  const { solve, started, done, types } = setUp();
  solve(5);
  done(5);
  solve(5);
  solve(4);
  assert.deepEqual(started(), [5]);
  assert.deepEqual(types(), ['ready', 'done 5']);
});

test('a worker that does not stop within 250 ms is replaced', () => {
  const { client, solve, workers, started, beReady, types } = setUp();
  solve(1);
  client.cancel(1);
  wait(249);
  assert.equal(workers.length, 1);
  wait(1);
  assert.equal(workers.length, 2);
  assert.ok(workers[0].terminated);
  assert.deepEqual(types(), ['ready', 'cancelled 1']);
  workers[0].say({ type: 'done', id: 1, result: 'late' });
  solve(2);
  beReady();
  assert.deepEqual(started(), [2]);
});

test('a worker that falls silent is replaced, one that speaks is not', () => {
  const { solve, workers, progress, types } = setUp();
  solve(1);
  for (let i = 0; i < 10; i += 1) {
    wait(9_000);
    progress(1);
  }
  assert.equal(workers.length, 1);
  wait(10_000);
  assert.equal(workers.length, 1, 'once may be the sleep of the machine');
  wait(10_000);
  assert.equal(workers.length, 2);
  assert.deepEqual(types().slice(-2), ['error 1', 'lost']);
});

test('a worker that is never ready has the same time: who waits for it is told, and it is replaced', () => {
  const { solve, workers, types, replies, beReady, started } = setUp({ ready: false });
  wait(1e6);
  assert.equal(workers.length, 1, 'while nobody asks it may load for as long as it takes');
  solve(1);
  wait(10_000);
  wait(9_999);
  assert.deepEqual(types(), []);
  wait(1);
  assert.deepEqual(types(), ['error 1']);
  assert.match(replies.all[0].message, /did not start/);
  assert.equal(workers.length, 2);
  assert.ok(workers[0].terminated);
  solve(2);
  beReady();
  assert.deepEqual(started(), [2]);
});

test('a job that nobody waits for any more does not cost a loading worker its life', () => {
  const { client, solve, workers, types, beReady } = setUp({ ready: false });
  solve(1);
  client.cancel(1);
  wait(1e6);
  assert.equal(workers.length, 1);
  beReady();
  wait(1e6);
  assert.deepEqual([workers.length, types()], [1, ['cancelled 1', 'ready']]);
});

test('after a job that took much memory the worker is replaced, without a word', () => {
  const { solve, worker, workers, types, beReady, started } = setUp();
  solve(1);
  worker().say({ type: 'done', id: 1, result: 'answer 1', memory: 100 * 2 ** 20 });
  assert.equal(workers.length, 1);
  solve(2);
  solve(3);
  worker().say({ type: 'cancelled', id: 2, memory: 800 * 2 ** 20 });
  assert.equal(workers.length, 2);
  assert.ok(workers[0].terminated);
  beReady();
  assert.deepEqual(started(), [3], 'the job that waited goes on in the new one');
  assert.deepEqual(types(), ['ready', 'done 1', 'cancelled 2', 'ready']);
});

test('an idle worker may be silent for ever', () => {
  const { workers, solve, done } = setUp();
  solve(1);
  done(1);
  wait(1e9);
  assert.equal(workers.length, 1);
});

const waysToDie = {
  'an error event': [(worker) => worker.fail('unreachable'), 'The browser says: unreachable'],
  'an error event without words': [(worker) => worker.fail(), 'It could not be loaded.'],
  'a message that cannot be read': [(worker) => worker.dispatchEvent(new Event('messageerror')), 'It sent a message that could not be read.'],
  'a trap': [(worker) => worker.say({ type: 'failed', message: 'unreachable' }), 'The browser says: unreachable'],
  'an error with a sentence': [
    (worker) => worker.say(failedMessage(new ToldError('failure.not_loaded', { file: 'solver.wasm', status: 404 }))),
    'The file solver.wasm could not be loaded (status 404).',
  ],
  'a message of unknown type': [(worker) => worker.say({ type: 'nonsense' }), 'It sent a message that could not be read.'],
  'a malformed message': [(worker) => worker.say({ type: 'done', id: 'one', result: '' }), 'It sent a message that could not be read.'],
  'a result that is no text': [(worker) => worker.say({ type: 'done', id: 1, result: { verdict: 'solvable' } }), 'It sent a message that could not be read.'],
  'no result': [(worker) => worker.say({ type: 'done', id: 1 }), 'It sent a message that could not be read.'],
  'no message at all': [(worker) => worker.say(null), 'It sent a message that could not be read.'],
};
for (const [way, [die, why]] of Object.entries(waysToDie)) {
  test(`death by ${way}: the player is told, the waiting job goes on`, () => {
    const { solve, workers, started, beReady, types, replies, done } = setUp();
    [1, 2].forEach(solve);
    die(workers[0]);
    assert.ok(workers[0].terminated);
    assert.deepEqual(types(), ['ready', 'error 1', 'lost']);
    assert.equal(replies.all[1].message, `The solver stopped unexpectedly and was restarted. ${why}`);
    assert.equal(replies.all[2].message, 'The solver stopped unexpectedly and was restarted.');
    beReady();
    assert.deepEqual(started(), [2]);
    done(2);
    assert.equal(types().at(-1), 'done 2');
  });
}

test("a worker's errors are not the page's, not even after its end", () => {
  const { workers } = setUp();
  workers[0].say({ type: 'failed', message: 'unreachable' });
  const passedOn = workers[0].fail('unreachable');
  assert.equal(passedOn, false);
  assert.equal(workers.length, 2);
});

test('a worker of another version is not used', () => {
  const { worker, types, workers } = setUp({ ready: false });
  worker().say({ type: 'ready', version: API_VERSION + 1 });
  assert.equal(workers.length, 2);
  assert.deepEqual(types(), []);
});

test('after three retries it gives up, with one message for each job; asking again tries again', () => {
  const { solve, workers, worker, types, beReady, started, done } = setUp({ ready: false });
  solve(1);
  for (let i = 0; i < 4; i += 1) worker().fail('404');
  assert.equal(workers.length, 4);
  assert.deepEqual(types(), ['error 1', 'lost']);
  solve(2);
  assert.equal(workers.length, 5);
  beReady();
  assert.deepEqual(started(), [2]);
  done(2);
  for (let i = 0; i < 3; i += 1) worker().fail('404');
  assert.equal(workers.length, 8, 'a job that ended makes all retries good again');
});

test('where the browser makes no worker, each job is told so, and nobody else is', () => {
  const { client, browser, solve, types, replies, beReady, started, workers } = setUp({ forbidden: true });
  client.prepare();
  assert.deepEqual(types(), []);
  solve(1);
  solve(2);
  assert.deepEqual(types(), ['error 1', 'error 2']);
  assert.match(replies.all[0].message, /cannot run the solver.*still play/);
  wait(1e6);
  assert.equal(types().length, 2);
  browser.forbidden = false;
  solve(3);
  beReady();
  assert.deepEqual([workers.length, started()], [1, [3]]);
});

test('where a dead or slow worker cannot be replaced, no job waits for ever', () => {
  const dead = setUp();
  [1, 2].forEach(dead.solve);
  dead.browser.forbidden = true;
  dead.worker().fail('unreachable');
  assert.deepEqual(dead.types(), ['ready', 'error 1', 'error 2', 'lost']);
  assert.match(dead.replies.all[1].message, /cannot be started/);

  const slow = setUp();
  [1, 2].forEach(slow.solve);
  slow.browser.forbidden = true;
  wait(250);
  assert.deepEqual(slow.types(), ['ready', 'cancelled 1', 'error 2']);
});

test('giving up ends the job that runs and the one that waits', () => {
  const { solve, worker, beReady, types, workers } = setUp({ ready: false });
  for (let i = 0; i < 3; i += 1) worker().fail('404');
  beReady();
  [1, 2].forEach(solve);
  worker().fail('unreachable');
  assert.equal(workers.length, 4);
  assert.deepEqual(types(), ['ready', 'error 1', 'error 2', 'lost']);
  wait(1e6);
  assert.equal(types().length, 4);
});
