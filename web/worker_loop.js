// @ts-check
// The worker's side of the protocol. The solver runs in slices of a few milliseconds; between two slices
// the loop checks the clock and lets messages in, so that a job can be cancelled without threads. The
// loop depends on neither wasm nor workers: tests use a solver and a clock of their own.

import { failedMessage } from './told_error.js';

/** @import { Job, WorkerCommand, WorkerMessage } from './protocol.js' */

/**
 * The solver, as wrapped by solver_module.js. Any call may throw: that is a trap, after which the solver
 * is unusable.
 * @typedef {object} Solver
 * @property {(request: string) => boolean} begin  false for a wrong request; output() then says why
 * @property {(nodes: number) => boolean} step  visits about this number of positions; true while there
 * is more to do
 * @property {() => string} output  what is known so far, finally the result, as JSON text; after a
 *   wrong request what is wrong with it
 * @property {() => number} nodes  number of positions visited so far
 */

const SLICE_MS = 6; // long compared with the cost of yielding, short compared with a frame
const PROGRESS_MS = 100; // between two reports
// Number of positions visited in a slice:
const FIRST_BUDGET = 2000;
const LARGEST_BUDGET = 1 << 15; // limited, because a fast search may suddenly become a hundred times
                                // slower

/**
 * Calls back after the messages that have arrived meanwhile. Uses a MessageChannel, because nested
 * setTimeouts are delayed by at least 4 ms.
 * @param {() => void} callback
 * @returns {() => void} requests one call
 */
function yieldThen(callback) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  return () => port2.postMessage(null);
}

export class WorkerLoop {
  #solver;
  #post;
  #now;
  #schedule;
  /** @type {{ id: number, seconds: number, spent: number, since: number, paused: boolean, reported: number } | null} spent: milliseconds up to `since` */
  #job = null;
  #budget = FIRST_BUDGET;
  #scheduled = false;
  #dead = false;

  /**
   * @param {Solver} solver
   * @param {(message: WorkerMessage) => void} post
   * @param {{ now?: () => number, defer?: (slice: () => void) => () => void }} [environment]
   *   now: milliseconds; defer: as yieldThen
   */
  constructor(solver, post, { now = () => performance.now(), defer = yieldThen } = {}) {
    this.#solver = solver;
    this.#post = post;
    this.#now = now;
    this.#schedule = defer(() => this.#guarded(() => this.#slice()));
  }

  /** @param {WorkerCommand} command */
  receive(command) {
    if (this.#dead) return;
    if (command.type === 'start') this.#guarded(() => this.#start(command.job));
    else if (command.id !== this.#job?.id) return; // that job is over
    else if (command.type === 'cancel') this.#end({ type: 'cancelled', id: command.id });
    else if (command.type === 'pause') this.#guarded(() => this.#pause());
    else this.#resume();
  }

  /** @param {Job} job */
  #start({ id, seconds, request }) {
    if (this.#job) this.#end({ type: 'cancelled', id: this.#job.id });
    this.#job = { id, seconds, spent: 0, since: this.#now(), paused: false, reported: -Infinity };
    this.#budget = FIRST_BUDGET;
    if (this.#solver.begin(request)) this.#sliceSoon();
    else this.#end({ type: 'error', id, result: this.#solver.output() });
  }

  /** Keeps the search in the module, and sends its results once more. */
  #pause() {
    const job = this.#job;
    if (!job || job.paused) return;
    job.spent += this.#now() - job.since;
    job.paused = true;
    this.#report(job, job.spent);
  }

  #resume() {
    const job = this.#job;
    if (!job?.paused) return;
    job.since = this.#now(); // the pause does not count
    job.paused = false;
    this.#sliceSoon();
  }

  /**
   * @param {{ id: number }} job
   * @param {number} ms  of its own time
   */
  #report({ id }, ms) {
    this.#post({ type: 'progress', id, nodes: this.#solver.nodes(), seconds: ms / 1000, result: this.#solver.output() });
  }

  #sliceSoon() {
    // At most one slice is scheduled at a time, even if another job has replaced its own.
    if (!this.#scheduled) this.#schedule();
    this.#scheduled = true;
  }

  #slice() {
    this.#scheduled = false;
    const job = this.#job;
    if (!job || job.paused) return; // cancelled or paused
    const [before, visited] = [this.#now(), this.#solver.nodes()];
    const more = this.#solver.step(this.#budget);
    const [now, nodes] = [this.#now(), this.#solver.nodes()];
    this.#adapt(now - before, nodes - visited);
    const ms = job.spent + now - job.since;
    if (!more || ms >= job.seconds * 1000) {
      this.#end({ type: 'done', id: job.id, result: this.#solver.output() });
      return;
    }
    if (now - job.reported >= PROGRESS_MS) {
      job.reported = now;
      this.#report(job, ms);
    }
    this.#sliceSoon();
  }

  /**
   * Sets the next slice's budget by the number of positions that this slice visited, because a step may
   * end early. The budget at most doubles, because clocks are coarse.
   * @param {number} elapsed  milliseconds
   * @param {number} visited  number of positions
   */
  #adapt(elapsed, visited) {
    const right = elapsed > 0 ? (visited / elapsed) * SLICE_MS : Infinity;
    const next = Math.max(Math.min(right, this.#budget * 2), this.#budget / 4);
    this.#budget = Math.min(Math.max(Math.round(next), 1), LARGEST_BUDGET);
  }

  /** @param {WorkerMessage} last */
  #end(last) {
    this.#job = null;
    this.#post(last);
  }

  /** @param {() => void} work  if it traps, the trap is reported, and this worker is no longer used */
  #guarded(work) {
    try {
      work();
    } catch (error) {
      this.#dead = true;
      this.#job = null;
      this.#post(failedMessage(error));
    }
  }
}
