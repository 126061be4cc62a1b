// @ts-check
// All elements of a page share one solver, which answers one question after the other. Its worker starts
// with the first question and ends when no element is left.

import { SolverClient } from '../solver_client.js';
import { LastPegError } from './game.js';
import { wordsOf } from './words.js';

/** @import { Job, Reply } from '../protocol.js' */
/** @import { WorkerLike } from '../solver_client.js' */
/** @import { Words } from './words.js' */

/**
 * @typedef {object} Question
 * @property {number} id
 * @property {number} seconds
 * @property {string} request
 * @property {Words} words
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

const abortError = () => new DOMException('The question was given up.', 'AbortError');

export class Asker {
  /** @type {SolverClient} */ #client;
  /** @type {Question[]} */ #waiting = [];
  /** @type {Question | null} */ #asked = null;
  #lastId = 0;
  /** @type {Set<object>} */ #users = new Set();

  /** @param {() => WorkerLike} createWorker  may throw */
  constructor(createWorker) {
    const say = (/** @type {string} */ name, fills = {}) => (this.#asked?.words ?? wordsOf('en'))(name, fills);
    this.#client = new SolverClient(createWorker, (reply) => this.#receive(reply), say);
  }

  /** @param {object} user  may ask, and keeps the worker alive until it leaves */
  enter(user) {
    this.#users.add(user);
  }

  /** @param {object} user */
  leave(user) {
    this.#users.delete(user);
    this.#next();
  }

  /**
   * The solver's answer as an object.
   * @param {object} request  see src/report/request.h
   * @param {{ seconds: number, signal: AbortSignal, words: Words }} how  seconds: limit, after which the
   * answer is what is known by then
   * @returns {Promise<any>}  rejected with LastPegError, code `solver`, if there is no answer; with
   * AbortError after the signal
   */
  ask(request, { seconds, signal, words }) {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(abortError());
      const id = (this.#lastId += 1);
      const question = { id, seconds, words, resolve, reject, request: JSON.stringify(request) };
      signal.addEventListener('abort', () => this.#giveUp(question), { once: true });
      this.#waiting.push(question);
      this.#next();
    });
  }

  /** @param {Question} question */
  #giveUp(question) {
    question.reject(abortError());
    this.#waiting = this.#waiting.filter((other) => other !== question);
    if (this.#asked === question) this.#client.cancel(question.id);
  }

  #next() {
    if (this.#asked) return;
    const next = this.#waiting.shift();
    if (!next) {
      if (this.#users.size === 0) this.#client.rest();
      return;
    }
    this.#asked = next;
    this.#client.solve({ id: next.id, seconds: next.seconds, request: next.request });
  }

  /** @param {Reply} reply */
  #receive(reply) {
    const question = this.#asked;
    if (!question || !('id' in reply) || reply.id !== question.id || reply.type === 'progress') return;
    if (reply.type === 'cancelled') question.reject(abortError());
    else if (reply.type === 'done') question.resolve(JSON.parse(reply.result));
    else question.reject(new LastPegError('solver', 'message' in reply ? reply.message : JSON.parse(reply.result).error));
    // The client must finish this job before it takes another one.
    queueMicrotask(() => {
      this.#asked = null;
      this.#next();
    });
  }
}

/** @type {Asker | null} */
let shared = null;

/** The asker of this page. */
export const asker = () => (shared ??= new Asker(createWorker));

/**
 * Browsers refuse workers from another site, but a script of this site may import one. It is imported at
 * run time, so the page's policy has to allow the other site only for scripts.
 */
function createWorker() {
  const url = new URL('./solver.worker.js', import.meta.url);
  if (url.origin === location.origin) return new Worker(url, { type: 'module' });
  const text = `import(${JSON.stringify(url.href)}).catch((error) => postMessage({ type: 'failed', message: String(error) }));`;
  const script = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(script, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(script), { once: true });
  return worker;
}
