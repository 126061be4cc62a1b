// @ts-check
// The page's side of the protocol: keeps one worker alive, gives it one job at a time, and makes sure
// that every job ends with exactly one message, whatever happens to the worker.
//
//   solve ──► pending ──► running ──► done | cancelled | error
//                │           │
//                └───────────┴─ a newer job, or cancel ──► cancelled
//
// The newest job wins: it replaces the pending one and stops the running one. A worker that does not
// stop, falls silent, traps or dies is terminated and replaced; its table is lost with it.

import { API_VERSION, WorkerMessage, checked } from './protocol.js';

/** @import { Reply, SolveRequest } from './protocol.js' */

/**
 * What of a Worker is used here.
 * @typedef {object} WorkerLike
 * @property {(message: import('./protocol.js').WorkerCommand) => void} postMessage
 * @property {() => unknown} terminate
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

const STOP_MS = 250; // a slice takes some milliseconds, a linear programme a few more
const SILENCE_MS = 10_000; // a running worker speaks ten times a second
const MAX_DEATHS = 3; // in a row, without a job ended in between

const AGAIN = 'The solver stopped unexpectedly and was started again';
const GIVEN_UP = 'The solver cannot be started; reload the page to try again';

export class SolverClient {
  #createWorker;
  #reply;
  /** @type {WorkerLike | null} */
  #worker = null;
  #ready = false;
  #deaths = 0;
  #lastId = 0;
  /** @type {SolveRequest | null} */
  #pending = null;
  /** @type {SolveRequest | null} */
  #running = null;
  #stopping = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => WorkerLike} createWorker
   * @param {(reply: Reply) => void} reply
   */
  constructor(createWorker, reply) {
    this.#createWorker = createWorker;
    this.#reply = reply;
    this.#spawn();
  }

  /** @param {SolveRequest} request  one whose id is not greater than all before is dropped */
  solve(request) {
    if (request.id <= this.#lastId) return;
    this.#lastId = request.id;
    const replaced = this.#pending;
    this.#pending = request;
    if (replaced) this.#reply({ type: 'cancelled', id: replaced.id });
    if (this.#running) this.#stop();
    else this.#next();
  }

  /** @param {number} id */
  cancel(id) {
    if (id === this.#pending?.id) {
      this.#pending = null;
      this.#reply({ type: 'cancelled', id });
    } else if (id === this.#running?.id) {
      this.#stop();
    }
  }

  #spawn() {
    const worker = this.#createWorker();
    this.#worker = worker;
    this.#ready = false;
    // Of a worker that was replaced nothing is heard any more.
    const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) =>
      worker.addEventListener(type, (event) => worker === this.#worker && listener(event));
    listen('message', ({ data }) => this.#receive(data));
    listen('messageerror', () => this.#died('a message of its could not be read'));
    listen('error', ({ message }) => this.#died(message || 'it could not be loaded'));
    // Its errors are not the page's, which would stop: not even one that comes after its end.
    worker.addEventListener('error', (event) => event.preventDefault());
  }

  /** @param {unknown} data */
  #receive(data) {
    let message;
    try {
      message = checked(WorkerMessage, data);
    } catch (error) {
      this.#died(String(error));
      return;
    }
    if (message.type === 'failed') {
      this.#died(message.message);
    } else if (message.type === 'ready') {
      this.#nowReady(message.version);
    } else if (message.id === this.#running?.id) {
      if (message.type !== 'progress') {
        this.#deaths = 0;
        this.#finish(message);
      } else if (!this.#stopping) {
        this.#watchForSilence();
        this.#reply(message);
      }
    }
  }

  /** @param {number} version */
  #nowReady(version) {
    if (version !== API_VERSION) {
      this.#died(`it speaks version ${version}`);
      return;
    }
    this.#ready = true;
    this.#reply({ type: 'ready' });
    this.#next();
  }

  #next() {
    if (!this.#pending) return;
    if (!this.#worker) this.#spawn(); // given up before; the player asks again
    if (!this.#ready || this.#running) return;
    this.#running = this.#pending;
    this.#pending = null;
    this.#worker?.postMessage({ type: 'start', request: this.#running });
    this.#watchForSilence();
  }

  #stop() {
    if (this.#stopping || !this.#running) return;
    const { id } = this.#running;
    this.#stopping = true;
    this.#worker?.postMessage({ type: 'cancel', id });
    this.#after(STOP_MS, () => {
      this.#worker?.terminate();
      this.#spawn();
      this.#finish({ type: 'cancelled', id });
    });
  }

  // Twice, because after a computer's sleep the timer may come before the messages that had waited.
  #watchForSilence(again = false) {
    this.#after(SILENCE_MS, () => (again ? this.#died('it fell silent') : this.#watchForSilence(true)));
  }

  /**
   * @param {number} ms
   * @param {() => void} callback
   */
  #after(ms, callback) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(callback, ms);
  }

  /** @param {Reply & { id: number }} last */
  #finish(last) {
    this.#nothingRuns();
    this.#reply(last);
    this.#next();
  }

  /** @param {string} reason */
  #died(reason) {
    this.#worker?.terminate();
    this.#worker = null;
    const wasReady = this.#ready;
    this.#ready = false;
    this.#deaths += 1;
    const again = this.#deaths <= MAX_DEATHS;
    if (again) this.#spawn();
    const what = again ? AGAIN : GIVEN_UP;
    const ended = again ? [this.#running] : [this.#running, this.#pending];
    if (!again) this.#pending = null;
    this.#nothingRuns();
    for (const job of ended) if (job) this.#reply({ type: 'error', id: job.id, message: `${what} (${reason}).` });
    if (!again || wasReady) this.#reply({ type: 'lost', message: `${what}.` });
  }

  #nothingRuns() {
    clearTimeout(this.#timer);
    this.#running = null;
    this.#stopping = false;
  }
}
