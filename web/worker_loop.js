// @ts-check
// The worker's side of the protocol: runs the solver in slices of some milliseconds, looking at the
// clock and letting messages in between, so that cancelling needs no threads. Knows neither wasm nor
// workers: the tests drive it with a solver and a clock of their own.

/** @import { SolveRequest, WorkerCommand, WorkerMessage } from './protocol.js' */

/**
 * The solver, as wrapped by solver_module.js. Any call may throw: a trap, after which it is dead.
 * @typedef {object} Solver
 * @property {(request: SolveRequest) => boolean} begin  false for a wrong request: see output()
 * @property {(nodes: number) => boolean} step  true while there is more to do
 * @property {() => any} output  what is known so far, in the end the result
 * @property {() => number} nodes
 * @property {() => number} stored
 */

const SLICE_MS = 6; // long beside the cost of yielding, short beside a frame
const PROGRESS_MS = 100;
const FIRST_BUDGET = 2000; // positions
const LARGEST_BUDGET = 1 << 15; // a search that is quick now may be a hundred times slower in a moment

/**
 * Calls back after the messages that have arrived meanwhile. A MessageChannel, because a nested
 * setTimeout waits for 4 ms each time.
 * @param {() => void} callback
 * @returns {() => void}
 */
export function yieldThen(callback) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  return () => port2.postMessage(null);
}

export class WorkerLoop {
  #solver;
  #post;
  #now;
  #schedule;
  /** @type {{ request: SolveRequest, begun: number, reported: number } | null} */
  #job = null;
  #budget = FIRST_BUDGET;
  #scheduled = false;
  #dead = false;

  /**
   * @param {Solver} solver
   * @param {(message: WorkerMessage) => void} post
   * @param {{ now?: () => number, defer?: (slice: () => void) => () => void }} [environment]
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
    if (command.type === 'start') this.#guarded(() => this.#start(command.request));
    else if (command.type === 'cancel' && command.id === this.#job?.request.id) this.#end({ type: 'cancelled', id: command.id });
  }

  /** @param {SolveRequest} request */
  #start(request) {
    if (this.#job) this.#end({ type: 'cancelled', id: this.#job.request.id });
    const begun = this.#now();
    this.#job = { request, begun, reported: -Infinity };
    this.#budget = FIRST_BUDGET;
    if (this.#solver.begin(request)) this.#sliceSoon();
    else this.#end({ type: 'error', id: request.id, message: this.#solver.output().error });
  }

  #sliceSoon() {
    // One slice under way is enough, even when its job was replaced meanwhile.
    if (!this.#scheduled) this.#schedule();
    this.#scheduled = true;
  }

  #slice() {
    this.#scheduled = false;
    const job = this.#job;
    if (!job) return; // cancelled
    const [before, visited] = [this.#now(), this.#solver.nodes()];
    const more = this.#solver.step(this.#budget);
    const now = this.#now();
    this.#adapt(now - before, this.#solver.nodes() - visited);
    const seconds = (now - job.begun) / 1000;
    if (!more || seconds >= (job.request.max_seconds ?? Infinity)) {
      this.#end({ type: 'done', id: job.request.id, result: { ...this.#solver.output(), seconds } });
      return;
    }
    if (now - job.reported >= PROGRESS_MS) {
      job.reported = now;
      this.#post(this.#progress(job.request, seconds));
    }
    this.#sliceSoon();
  }

  // By what was really visited: a step may end early. At most twofold, for clocks are coarse.
  /**
   * @param {number} elapsed
   * @param {number} visited
   */
  #adapt(elapsed, visited) {
    const right = elapsed > 0 ? (visited / elapsed) * SLICE_MS : Infinity;
    const next = Math.max(Math.min(right, this.#budget * 2), this.#budget / 4);
    this.#budget = Math.min(Math.max(Math.round(next), 1), LARGEST_BUDGET);
  }

  /**
   * @param {SolveRequest} request
   * @param {number} seconds
   * @returns {WorkerMessage}
   */
  #progress({ id, command, shortest }, seconds) {
    const [nodes, stored] = [this.#solver.nodes(), this.#solver.stored()];
    const known = command === 'solve' && !shortest ? {} : { result: this.#solver.output() };
    return { type: 'progress', id, nodes, stored, seconds, ...known };
  }

  /** @param {WorkerMessage} last */
  #end(last) {
    this.#job = null;
    this.#post(last);
  }

  /** @param {() => void} work */
  #guarded(work) {
    try {
      work();
    } catch (error) {
      this.#dead = true;
      this.#job = null;
      this.#post({ type: 'failed', message: String(error) });
    }
  }
}
