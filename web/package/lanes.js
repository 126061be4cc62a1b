// @ts-check
// Questions to the solver from many callers at once. Each lane is a worker with a SolverClient, which
// answers one question at a time. Questions that find no free lane wait in a queue, first come, first
// served. A lane that is idle for a while releases its worker and the worker's memory.

import { SolverClient } from '../solver_client.js';
import { LastPegError } from './problem.js';
import { words } from './words.js';

/** @import { WorkerLike } from '../solver_client.js' */
/** @import { Reply } from '../protocol.js' */

/**
 * A worker with one more function: where a program ends when nothing is left to do, as in Node.js,
 * hold(true) keeps it running.
 * @typedef {WorkerLike & { hold?: (busy: boolean) => void }} LaneWorker
 *
 * @typedef {object} Question
 * @property {number} id
 * @property {string} request  JSON (src/report/request.h)
 * @property {number} seconds
 * @property {() => void} started  called when the question has left the queue
 * @property {(reply: Extract<Reply, { type: 'progress' }>) => void} progress
 * @property {(result: string) => void} done
 * @property {(error: unknown) => void} failed
 */

const IDLE_MS = 20_000;

/** The worker's message about a wrong question as an error. @param {{ code: string, error: string }} said */
export const told = ({ code, error }) => new LastPegError(code, error);

class Lane {
  /** @type {Question | null} */
  question = null;
  /** @type {LaneWorker | null} */
  #worker = null;
  #client;
  #free;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => LaneWorker} createWorker @param {() => void} free  called when the lane is free again */
  constructor(createWorker, free) {
    this.#free = free;
    const create = () => {
      this.#worker = createWorker();
      this.#worker.hold?.(this.question !== null);
      return this.#worker;
    };
    this.#client = new SolverClient(create, (reply) => this.#receive(reply), words);
  }

  /** @param {Question} question */
  ask(question) {
    clearTimeout(this.#timer);
    this.question = question;
    this.#worker?.hold?.(true);
    question.started();
    this.#client.solve({ id: question.id, seconds: question.seconds, request: question.request });
  }

  stop() {
    if (this.question) this.#client.cancel(this.question.id);
  }

  /** @param {Reply} reply */
  #receive(reply) {
    const { question } = this;
    if (!question || !('id' in reply) || reply.id !== question.id) return;
    if (reply.type === 'progress') return question.progress(reply);
    this.question = null;
    this.#rest();
    if (reply.type === 'done') question.done(reply.result);
    else if (reply.type === 'error') question.failed('result' in reply ? told(JSON.parse(reply.result)) : new LastPegError('solver', reply.message));
    this.#free();
  }

  #rest() {
    this.#worker?.hold?.(false);
    this.#timer = setTimeout(() => this.#client.rest(), IDLE_MS);
    /** @type {{ unref?: () => void }} */ (/** @type {unknown} */ (this.#timer)).unref?.();
  }
}

export class Lanes {
  #createWorker;
  #most;
  /** @type {Lane[]} */
  #lanes = [];
  /** @type {Question[]} */
  #waiting = [];
  #lastId = 0;

  /** @param {() => LaneWorker} createWorker  may throw @param {number} most  max number of lanes */
  constructor(createWorker, most) {
    this.#createWorker = createWorker;
    this.#most = most;
  }

  /**
   * @param {Omit<Question, 'id'>} question
   * @returns {() => void}  cancels the question: neither `done` nor `failed` is called afterwards
   */
  ask(question) {
    const asked = { ...question, id: (this.#lastId += 1) };
    this.#waiting.push(asked);
    this.#next();
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== asked);
      asked.done = asked.failed = asked.progress = () => {};
      this.#lanes.find((lane) => lane.question === asked)?.stop();
    };
  }

  #next() {
    const [question] = this.#waiting;
    if (!question) return;
    let lane = this.#lanes.find((lane) => lane.question === null);
    if (!lane && this.#lanes.length < this.#most) {
      lane = new Lane(this.#createWorker, () => this.#next());
      this.#lanes.push(lane);
    }
    if (!lane) return;
    this.#waiting.shift();
    lane.ask(question);
  }
}
