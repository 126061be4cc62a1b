// @ts-check
// Lets one job pause while others are answered. Each has its own worker with its own module: the results
// of the paused search stay untouched in its memory, whatever happens to the other, and the other's
// memory can be released as a whole. Two searches in one module would share its 1 GB, and none of it
// could be released during the pause. The second worker starts with the first pause, and ends after some
// idle time.
//
//   front ── solve, cancel ──► the current jobs
//   other ── holds the paused job, or rests

import { SolverClient } from './solver_client.js';

/** @import { Job } from './protocol.js' */

const IDLE_MS = 20_000; // idle time after which the other worker ends; until then it can take another
                        // paused job

export class SolverLanes {
  #make;
  #front;
  /** @type {SolverClient | null} */
  #other = null;
  /** @type {number | null} */
  #paused = null; // the job that is paused in the other
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

  /** Pauses the job; a job that was paused before is cancelled. @param {number} id */
  pause(id) {
    if (!this.#front.pause(id)) return;
    if (this.#paused !== null) this.#other?.cancel(this.#paused);
    clearTimeout(this.#timer);
    [this.#front, this.#other] = [this.#other ?? this.#make(), this.#front];
    this.#paused = id;
  }

  /** Resumes the paused job. The running job must be cancelled first. @param {number} id */
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
