// @ts-check
// Lets one job wait while others are answered. Each has a worker of its own, with a module of its own: what the
// waiting search has found stays in its memory untouched, whatever the other does or dies of, and that one's memory
// is given back as a whole. Two searches in one module would share its 1 GB, of which nothing can be given back
// while one of them waits. The second worker begins with the first pause, and ends when it had nothing to do for
// a while.
//
//   front ── solve, cancel ──► the jobs of now
//   other ── holds the paused job, or rests

import { SolverClient } from './solver_client.js';

/** @import { Job } from './protocol.js' */

const IDLE_MS = 20_000; // the other worker keeps its memory for so long, in case there is another pause

export class SolverLanes {
  #make;
  #front;
  /** @type {SolverClient | null} */
  #other = null;
  /** @type {number | null} */
  #paused = null; // the job that waits in the other
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {ConstructorParameters<typeof SolverClient>} settings  of each client */
  constructor(...settings) {
    this.#make = () => new SolverClient(...settings);
    this.#front = this.#make();
  }

  prepare() {
    this.#front.prepare();
  }

  /** @param {Job} job */
  solve(job) {
    this.#front.solve(job);
  }

  /** @param {number} id */
  cancel(id) {
    this.#front.cancel(id);
    this.#other?.cancel(id);
    if (id === this.#paused) this.#restOther();
  }

  /** The job stays where it stands; a job that was paused before is given up. @param {number} id */
  pause(id) {
    if (!this.#front.pause(id)) return;
    if (this.#paused !== null) this.#other?.cancel(this.#paused);
    clearTimeout(this.#timer);
    [this.#front, this.#other] = [this.#other ?? this.#make(), this.#front];
    this.#paused = id;
  }

  /** The paused job goes on. What runs just then has to be cancelled first. @param {number} id */
  resume(id) {
    if (id !== this.#paused || !this.#other) return;
    [this.#front, this.#other] = [this.#other, this.#front];
    this.#front.resume(id);
    this.#restOther();
  }

  #restOther() {
    this.#paused = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#other?.rest(), IDLE_MS);
  }
}
