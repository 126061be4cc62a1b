// The worker's loop with a simulated solver and clock.

import assert from 'node:assert/strict';
import test from 'node:test';
import * as v from '../../web/node_modules/valibot/dist/index.mjs';
import { WorkerMessage } from '../../web/protocol.js';
import { WorkerLoop } from '../../web/worker_loop.js';

// A solver whose requests state the number of positions that they need; it visits `speed` positions per
// millisecond.
class FakeSolver {
  clock = 0;
  budgets = [];
  speed = 100;
  trapped = false;

  begin(request) {
    this.left = Number(request);
    this.visited = 0;
    this.wrong = Number.isNaN(this.left);
    return !this.wrong;
  }

  step(budget) {
    if (this.trapped) throw new WebAssembly.RuntimeError('unreachable');
    const visited = Math.min(budget, this.left);
    this.budgets.push(budget);
    this.clock += visited / this.speed;
    this.left -= visited;
    this.visited += visited;
    return this.left > 0;
  }

  output = () => (this.wrong ? 'That is no number.' : `${this.left} positions are left`);
  nodes = () => this.visited;
}

function setUp() {
  const solver = new FakeSolver();
  const posted = [];
  let slice;
  let scheduled = 0;
  const defer = (callback) => {
    slice = callback;
    return () => (scheduled += 1);
  };
  const loop = new WorkerLoop(
    solver,
    (message) => {
      assert.ok(v.is(WorkerMessage, message), JSON.stringify(message));
      posted.push(message);
    },
    { now: () => solver.clock, defer },
  );
  const turn = () => {
    assert.equal(scheduled, 1, 'one slice is scheduled at a time');
    scheduled = 0;
    slice();
  };
  const run = () => {
    while (scheduled > 0) turn();
  };
  const start = (id, { positions, seconds = 600 }) => loop.receive({ type: 'start', job: { id, seconds, request: String(positions) } });
  const cancel = (id) => loop.receive({ type: 'cancel', id });
  const pause = (id) => loop.receive({ type: 'pause', id });
  const resume = (id) => loop.receive({ type: 'resume', id });
  const ends = () => posted.filter(({ type }) => type !== 'progress');
  return { solver, posted, loop, turn, run, start, cancel, pause, resume, ends, idle: () => scheduled === 0 };
}

test('a job runs to its end and says so once, with the text of its result', () => {
  const { posted, run, start } = setUp();
  start(1, { positions: 100 });
  run();
  assert.deepEqual(posted, [{ type: 'done', id: 1, result: '0 positions are left' }]);
});

test('slices take some milliseconds on a fast machine and on a slow one', () => {
  for (const speed of [3, 100, 5000]) {
    const { solver, run, start } = setUp();
    solver.speed = speed;
    start(1, { positions: speed * 2000 }); // two seconds
    run();
    const settled = solver.budgets.slice(10, -1).map((budget) => budget / speed);
    assert.ok(settled.length > 100, `${settled.length} slices`);
    for (const ms of settled) assert.ok(ms >= 4 && ms <= 8, `${ms} ms at speed ${speed}`);
  }
});

test('a search that turns slow is soon back to short slices', () => {
  const { solver, turn, start } = setUp();
  solver.speed = 100_000;
  start(1, { positions: 1e9 });
  for (let i = 0; i < 50; i += 1) turn();
  solver.speed = 200;
  const before = solver.clock;
  turn();
  assert.ok(solver.clock - before < 200, 'even the first one leaves time to cancel');
  for (let i = 0; i < 5; i += 1) turn();
  assert.ok(solver.budgets.at(-1) / solver.speed <= 8);
});

test('a clock that stands still does not stop the work', () => {
  const { solver, posted, run, start } = setUp();
  solver.speed = Infinity;
  start(1, { positions: 1e9 });
  run();
  assert.equal(posted.at(-1).type, 'done');
});

test('progress comes at once and then ten times a second at most', () => {
  const { posted, run, start } = setUp();
  start(1, { positions: 100 * 1000 }); // one second
  run();
  const times = posted.filter(({ type }) => type === 'progress').map(({ seconds }) => seconds);
  assert.ok(times[0] <= 0.03, `first after ${times[0]} s`);
  assert.ok(times.length >= 8 && times.length <= 11, `${times.length} reports`);
  times.slice(1).forEach((time, i) => assert.ok(time - times[i] >= 0.1 - 1e-9, `${times[i]} then ${time}`));
  assert.deepEqual([posted[0].id, posted[0].nodes > 0], [1, true]);
});

test('progress carries what is known so far', () => {
  const { posted, turn, start } = setUp();
  start(1, { positions: 1e6 });
  turn();
  const [{ type, nodes, result }] = posted;
  assert.deepEqual([type, result], ['progress', `${1e6 - nodes} positions are left`]);
});

test('the limit of seconds ends a job with what the solver has', () => {
  const { solver, posted, run, start, idle } = setUp();
  start(1, { positions: 1e9, seconds: 0.5 });
  run();
  const { type, result } = posted.at(-1);
  assert.deepEqual([type, result], ['done', `${solver.left} positions are left`]);
  assert.ok(solver.left > 0);
  assert.ok(solver.clock >= 500 && solver.clock < 520, `${solver.clock} ms`);
  assert.ok(idle());
});

test('cancel ends the job between two slices; an unknown id is ignored', () => {
  const { ends, turn, run, start, cancel, solver } = setUp();
  start(3, { positions: 1e9 });
  turn();
  cancel(2);
  cancel(4);
  assert.deepEqual(ends(), []);
  cancel(3);
  cancel(3);
  assert.deepEqual(ends(), [{ type: 'cancelled', id: 3 }]);
  const steps = solver.budgets.length;
  run();
  assert.equal(solver.budgets.length, steps, 'nothing runs on');
});

test('a newer job takes over from one that runs', () => {
  const { ends, turn, run, start } = setUp();
  start(1, { positions: 1e9 });
  turn();
  start(2, { positions: 100 });
  run();
  assert.deepEqual(ends().map(({ type, id }) => [type, id]), [['cancelled', 1], ['done', 2]]);
});

test('a wrong request is an error of its own and harms nothing', () => {
  const { ends, run, start } = setUp();
  start(1, { positions: 'nope' });
  start(2, { positions: 10 });
  run();
  assert.deepEqual(ends()[0], { type: 'error', id: 1, result: 'That is no number.' });
  assert.deepEqual([ends().length, ends()[1].type], [2, 'done']);
});

test('a trapped module is reported and never used again', () => {
  const { solver, posted, run, start } = setUp();
  start(1, { positions: 1e9 });
  solver.trapped = true;
  run();
  assert.equal(posted.at(-1).type, 'failed');
  assert.match(posted.at(-1).message, /unreachable/);
  solver.trapped = false;
  start(2, { positions: 10 });
  run();
  assert.equal(posted.at(-1).type, 'failed');
});

test('a paused job stays where it stands, says what it has, and its time stands still', () => {
  const { solver, posted, ends, turn, run, start, pause, resume, idle } = setUp();
  start(1, { positions: 1e9, seconds: 0.5 });
  for (let i = 0; i < 20; i += 1) turn();
  pause(1);
  const { type, result, seconds } = posted.at(-1);
  assert.deepEqual([type, result], ['progress', `${solver.left} positions are left`]);
  const [left, steps, messages] = [solver.left, solver.budgets.length, posted.length];
  pause(1);
  run(); // the slice that was already scheduled
  assert.ok(idle());
  assert.deepEqual([solver.left, solver.budgets.length, posted.length], [left, steps, messages]);
  solver.clock += 3_600_000;
  resume(1);
  resume(1);
  assert.ok(!idle());
  run();
  assert.equal(ends().length, 1);
  assert.ok(solver.left < left);
  assert.ok(solver.clock >= 3_600_500 && solver.clock < 3_600_520, `${solver.clock} ms`);
  assert.ok(seconds < 0.5);
});

test('pause and resume of another job are ignored; a paused one can be cancelled or replaced', () => {
  const { ends, turn, run, start, cancel, pause, resume } = setUp();
  start(1, { positions: 1e9 });
  turn();
  pause(2);
  resume(1); // it was not paused
  turn();
  pause(1);
  cancel(1);
  resume(1);
  run();
  assert.deepEqual(ends(), [{ type: 'cancelled', id: 1 }]);
  start(2, { positions: 1e9 });
  pause(2);
  start(3, { positions: 10 });
  run();
  assert.deepEqual(ends().map(({ type, id }) => [type, id]), [['cancelled', 1], ['cancelled', 2], ['done', 3]]);
});
