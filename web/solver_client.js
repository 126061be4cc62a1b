// @ts-check
// The page's side of the protocol with the worker. From the first job on the client keeps one worker alive,
// gives it one job at a time, and makes sure that every job ends with exactly one message, whatever happens to the worker.
//
//   solve ──► pending ──► running ──► done | cancelled | error
//                │           │
//                └───────────┴─ a newer job, or cancel ──► cancelled
//
// The newest job wins: it replaces the pending job and stops the running one. A worker that does not
// stop in time, falls silent, traps or dies is terminated and replaced.

import { valueOr } from './attempt.js';
import { API_VERSION, WorkerMessage, checked } from './protocol.js';

/** @import { Job, Reply } from './protocol.js' */

/**
 * The part of a Worker that the client uses; tests substitute another object.
 * @typedef {object} WorkerLike
 * @property {(message: import('./protocol.js').WorkerCommand) => void} postMessage
 * @property {() => unknown} terminate
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

const STOP_MS = 250; // a worker can stop between two slices of a few milliseconds
const SILENCE_MS = 10_000; // a working worker reports ten times per second
const MUCH_MEMORY = 256 * 2 ** 20; // bytes; a module never releases memory, so it is replaced by a new
                                   // worker
const MAX_DEATHS = 3; // max number of successive dead workers to replace, with no job done in between

export class SolverClient {
  #createWorker;
  #reply;
  #words;
  /** @type {WorkerLike | null} */
  #worker = null;
  #ready = false;
  #deaths = 0;
  #lastId = 0;
  /** @type {Job | null} */
  #pending = null;
  /** @type {Job | null} */
  #running = null;
  #stopping = false;
  #paused = false; // the running or pending job is paused
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => WorkerLike} createWorker  may throw
   * @param {(reply: Reply) => void} reply  called with every message for the interface
   * @param {typeof import('./words.js').words} words
   */
  constructor(createWorker, reply, words) {
    this.#createWorker = createWorker;
    this.#reply = reply;
    this.#words = words;
  }

  /** Starts a worker in advance, so that the first job need not wait for loading. */
  prepare() {
    if (!this.#worker) this.#spawn();
  }

  /** @param {Job} job  dropped unless its id is greater than all earlier ones */
  solve(job) {
    if (job.id <= this.#lastId) return;
    this.#lastId = job.id;
    const replaced = this.#pending;
    this.#pending = job;
    if (replaced) this.#reply({ type: 'cancelled', id: replaced.id });
    if (this.#running) this.#stop();
    else this.#next();
  }

  /** Ends a pending or running job; other ids are ignored. @param {number} id */
  cancel(id) {
    if (id === this.#pending?.id) {
      this.#pending = null;
      this.#paused = false;
      if (!this.#running) clearTimeout(this.#timer); // the worker is no longer needed
      this.#reply({ type: 'cancelled', id });
    } else if (id === this.#running?.id) {
      this.#stop();
    }
  }

  /** Pauses a job; returns whether there is such a job. @param {number} id */
  pause(id) {
    const runs = id === this.#running?.id;
    if (this.#paused || this.#stopping || !(runs || id === this.#pending?.id)) return false;
    this.#paused = true;
    clearTimeout(this.#timer); // a paused worker may be silent
    if (runs) this.#worker?.postMessage({ type: 'pause', id });
    return true;
  }

  /** Resumes a paused job; other ids are ignored. @param {number} id */
  resume(id) {
    if (!this.#paused || !(id === this.#running?.id || id === this.#pending?.id)) return;
    this.#paused = false;
    if (!this.#running) return this.#next();
    this.#worker?.postMessage({ type: 'resume', id });
    this.#watchForSilence();
  }

  /** Ends an idle worker, which releases its memory. The next job starts another. */
  rest() {
    if (this.#running || this.#pending) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  /** Starts a worker; false if the browser lacks or forbids workers. */
  #spawn() {
    this.#ready = false;
    this.#worker = valueOr(this.#createWorker, null);
    if (this.#worker) this.#listenTo(this.#worker);
    return this.#worker !== null;
  }

  /** @param {WorkerLike} worker */
  #listenTo(worker) {
    // Messages of a worker that has been replaced are ignored.
    const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      worker.addEventListener(type, (event) => worker === this.#worker && listener(event));
    listen('message', ({ data }) => this.#receive(data));
    listen('messageerror', () => this.#died('solver.unreadable'));
    listen('error', ({ message }) => (message ? this.#died('solver.says', { reason: message }) : this.#died('solver.not_loaded')));
    // An error in a worker, even in one that was replaced, must not count as an error of the page, which
    // would stop the game.
    worker.addEventListener('error', (event) => event.preventDefault());
  }

  /** @param {unknown} data */
  #receive(data) {
    let message;
    try {
      message = checked(WorkerMessage, data);
    } catch {
      this.#died('solver.unreadable');
      return;
    }
    if (message.type === 'failed') {
      const { name, fills } = message.sentence ?? { name: 'solver.says', fills: { reason: message.message } };
      this.#died(name, fills);
    } else if (message.type === 'ready') {
      this.#nowReady(message.version);
    } else if (message.id === this.#running?.id) {
      if (message.type !== 'progress') {
        this.#deaths = 0;
        if ((message.memory ?? 0) > MUCH_MEMORY) this.#replace();
        this.#finish(message);
      } else if (!this.#stopping) {
        if (!this.#paused) this.#watchForSilence();
        this.#reply(message);
      }
    }
  }

  /** @param {number} version */
  #nowReady(version) {
    if (version !== API_VERSION) {
      this.#died('solver.other_version', { version });
      return;
    }
    this.#ready = true;
    this.#reply({ type: 'ready' });
    this.#next();
  }

  #next() {
    if (!this.#pending || this.#paused) return;
    this.prepare(); // if there is no worker, or the client had given up and the player asks again
    if (!this.#worker) return this.#refuse(this.#pending);
    if (!this.#ready) this.#watchForSilence(); // the worker may never become ready
    if (!this.#ready || this.#running) return;
    this.#running = this.#pending;
    this.#pending = null;
    this.#worker?.postMessage({ type: 'start', job: this.#running });
    this.#watchForSilence();
  }

  /** Reports for this job that there is no solver. @param {Job} job  pending */
  #refuse({ id }) {
    this.#pending = null;
    clearTimeout(this.#timer);
    this.#reply({ type: 'error', id, message: this.#words('solver.none') });
  }

  #stop() {
    if (this.#stopping || !this.#running) return;
    const { id } = this.#running;
    this.#stopping = true;
    this.#paused = false;
    this.#worker?.postMessage({ type: 'cancel', id });
    this.#after(STOP_MS, () => {
      this.#replace();
      this.#finish({ type: 'cancelled', id });
    });
  }

  #replace() {
    this.#worker?.terminate();
    this.#spawn();
  }

  // The timer runs twice: after the computer has slept, the first timeout may come before the worker's
  // waiting messages are read.
  #watchForSilence(again = false) {
    this.#after(SILENCE_MS, () => (again ? this.#fellSilent() : this.#watchForSilence(true)));
  }

  // A job that waits for a worker that never starts is told immediately, not after all retries.
  #fellSilent() {
    const waiting = this.#ready ? null : this.#pending;
    if (waiting) this.#pending = null;
    this.#died(this.#ready ? 'solver.silent' : 'solver.not_started', {}, waiting);
  }

  /**
   * @param {number} ms
   * @param {() => void} callback
   */
  #after(ms, callback) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(callback, ms);
  }

  /** @param {Reply & { id: number }} last  the message that ends the running job */
  #finish(last) {
    this.#nothingRuns();
    this.#reply(last);
    this.#next();
  }

  /**
   * @param {string} why  name of a sentence
   * @param {import('./told_error.js').Sentence['fills']} [fills]
   * @param {Job | null} [waiting]  a job that has waited long enough for this worker
   */
  #died(why, fills = {}, waiting = null) {
    this.#worker?.terminate();
    this.#worker = null;
    const wasReady = this.#ready;
    this.#ready = false;
    this.#deaths += 1;
    const again = this.#deaths <= MAX_DEATHS && this.#spawn();
    const what = this.#words(again ? 'solver.again' : 'solver.given_up');
    const message = `${what} ${this.#words(why, fills)}`;
    const ended = [this.#running, waiting, again ? null : this.#pending];
    if (!again) this.#pending = null;
    this.#nothingRuns();
    for (const job of ended) if (job) this.#reply({ type: 'error', id: job.id, message });
    if (!again || wasReady) this.#reply({ type: 'lost', message: what });
    this.#next();
  }

  #nothingRuns() {
    clearTimeout(this.#timer);
    this.#running = null;
    this.#stopping = false;
    this.#paused = false;
  }
}
