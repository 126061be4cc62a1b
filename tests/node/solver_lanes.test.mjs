// A paused job, and others beside it, with simulated workers, and Node's mock of setTimeout.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { API_VERSION } from '../../web/protocol.js';
import { SolverLanes } from '../../web/solver_lanes.js';
import { FakeWorker, Replies, words } from './support.mjs';

mock.timers.enable({ apis: ['setTimeout'] });
const wait = (ms) => mock.timers.tick(ms);

function setUp() {
  const workers = [];
  const replies = new Replies();
  const lanes = new SolverLanes(() => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  }, replies.add, words);
  lanes.prepare();
  const beReady = (i) => workers[i].say({ type: 'ready', version: API_VERSION });
  beReady(0);
  const solve = (id) => lanes.solve({ id, seconds: 1, request: `question ${id}` });
  const received = (i) => workers[i].received.map(({ type, id, job }) => `${type} ${id ?? job.id}`);
  const done = (i, id) => workers[i].say({ type: 'done', id, result: `answer ${id}` });
  const types = () => replies.all.filter(({ type }) => type !== 'ready').map(({ type, id }) => (id ? `${type} ${id}` : type));
  return { lanes, workers, beReady, solve, received, done, types };
}

test('without a pause there is one worker', () => {
  const { solve, workers, received } = setUp();
  solve(1);
  solve(2);
  assert.equal(workers.length, 1);
  assert.deepEqual(received(0), ['start 1', 'cancel 1']);
});

test('a job that waits keeps its worker, and another one answers what is asked meanwhile', () => {
  const { lanes, solve, workers, beReady, received, done, types } = setUp();
  solve(1);
  lanes.pause(1);
  assert.deepEqual(received(0), ['start 1', 'pause 1']);
  assert.equal(workers.length, 1, 'nobody has asked anything yet');
  wait(1e6); // a paused worker may be silent
  assert.ok(!workers[0].terminated);
  solve(2);
  beReady(1);
  assert.deepEqual(received(1), ['start 2']);
  done(1, 2);
  lanes.resume(1);
  assert.deepEqual(received(0), ['start 1', 'pause 1', 'resume 1']);
  done(0, 1);
  assert.deepEqual(types(), ['done 2', 'done 1']);
});

test('the second worker ends when it had nothing to do for a while', () => {
  const { lanes, solve, workers, beReady, done } = setUp();
  solve(1);
  lanes.pause(1);
  solve(2);
  beReady(1);
  done(1, 2);
  wait(1e6);
  assert.ok(!workers[1].terminated, 'while a job waits there may be more to ask');
  lanes.resume(1);
  wait(60_000);
  assert.ok(workers[1].terminated);
  // At the next pause another worker starts.
  lanes.pause(1);
  solve(3);
  assert.equal(workers.length, 3);
  beReady(2);
  assert.deepEqual(workers[2].received.map(({ job }) => job.id), [3]);
});

test('a job that waits is cancelled as any other', () => {
  const { lanes, solve, workers, received, types } = setUp();
  solve(1);
  lanes.pause(1);
  lanes.cancel(1);
  assert.deepEqual(received(0), ['start 1', 'pause 1', 'cancel 1']);
  workers[0].say({ type: 'cancelled', id: 1 });
  assert.deepEqual(types(), ['cancelled 1']);
  lanes.resume(1);
  assert.deepEqual(received(0).length, 3);
});

test('a second pause gives up the job that waited', () => {
  const { lanes, solve, workers, beReady, received, types } = setUp();
  solve(1);
  lanes.pause(1);
  solve(2);
  beReady(1);
  lanes.pause(2);
  workers[0].say({ type: 'cancelled', id: 1 });
  solve(3);
  assert.equal(workers.length, 2);
  assert.deepEqual(received(0), ['start 1', 'pause 1', 'cancel 1', 'start 3']);
  lanes.cancel(3);
  workers[0].say({ type: 'cancelled', id: 3 });
  lanes.resume(2);
  assert.deepEqual(received(1), ['start 2', 'pause 2', 'resume 2']);
  assert.deepEqual(types(), ['cancelled 1', 'cancelled 3']);
});

test('a job that is paused before its worker is ready waits too', () => {
  const workers = [];
  const replies = new Replies();
  const lanes = new SolverLanes(() => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  }, replies.add, words);
  lanes.solve({ id: 1, seconds: 1, request: 'one' });
  lanes.pause(1);
  workers[0].say({ type: 'ready', version: API_VERSION });
  wait(1e6);
  assert.deepEqual(workers[0].received, []);
  lanes.resume(1);
  assert.deepEqual(workers[0].received.map(({ type }) => type), ['start']);
});

test('what becomes of a worker is nothing to the other', () => {
  const { lanes, solve, workers, beReady, types, received } = setUp();
  solve(1);
  lanes.pause(1);
  solve(2);
  beReady(1);
  workers[1].fail('unreachable');
  assert.deepEqual(types(), ['error 2', 'lost']);
  lanes.resume(1);
  assert.deepEqual(received(0), ['start 1', 'pause 1', 'resume 1']);
});

test('a job that had ended when it was to wait is answered', () => {
  const { lanes, solve, workers, done, types, beReady } = setUp();
  solve(1);
  lanes.pause(1);
  done(0, 1);
  assert.deepEqual(types(), ['done 1']);
  solve(2);
  beReady(1);
  done(1, 2);
  lanes.cancel(1);
  assert.deepEqual(types(), ['done 1', 'done 2']);
});
