// @ts-check
// The package's exports, for any kind of worker. Each function asks the solver one question and returns
// a promise of its answer, an object with the keys of the command line's JSON (src/report/json.h,
// knowledge_json.h). index.d.ts describes the answers.

import { checkMoves, checkProof, proofIn } from './check.js';
import { Lanes, told } from './lanes.js';
import { quoted } from './problem.js';
import { guarded, readQuestion, requestText, wrong } from './question.js';

/** @import { Listeners } from './question.js' */
/** @import { LaneWorker } from './lanes.js' */

/**
 * The environment of the package.
 * @typedef {{ createWorker: (url: URL | null) => LaneWorker, processors: number }} Platform
 */

/** @param {AbortSignal} signal */
function abortError({ reason }) {
  if (reason instanceof DOMException && reason.name === 'AbortError') return reason;
  return Object.defineProperty(new DOMException('The question was aborted.', 'AbortError'), 'cause', { value: reason });
}

/** At least two questions run side by side, so that a long one does not block the others. @param {number} processors */
const lanesFor = (processors) => Math.min(Math.max(processors - 1, 2), 4);

/** Adds the time to an answer, which the solver does not know. @param {any} answer @param {number} begun */
function timed(answer, begun) {
  if (answer.seconds === null) answer.seconds = Math.round(performance.now() - begun) / 1000;
  return answer;
}

/** Leaves out what only the page reads. @param {any} reading */
function withoutRemarks({ remarks, ...reading }) {
  if (reading.error !== undefined && reading.code !== undefined) throw told(reading);
  return Array.isArray(reading.readings) ? { ...reading, readings: reading.readings.map(withoutRemarks) } : reading;
}

/** @param {Platform} platform */
export function makeApi({ createWorker, processors }) {
  /** @type {Lanes | null} */
  let lanes = null;
  let workers = lanesFor(processors);
  /** @type {URL | null} */
  let workerUrl = null;

  /**
   * @param {string} command  of the solver
   * @param {Record<string, unknown>} fields
   * @param {Listeners} listeners
   * @returns {Promise<any>}
   */
  function ask(command, fields, { signal, onProgress }) {
    const request = requestText(command, fields);
    const asked = (lanes ??= new Lanes(() => createWorker(workerUrl), workers));
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(abortError(signal));
      let begun = performance.now();
      const end = (/** @type {() => void} */ settle) => {
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const giveUp = asked.ask({
        request,
        seconds: typeof fields.max_seconds === 'number' ? fields.max_seconds : Infinity,
        started: () => (begun = performance.now()),
        progress: ({ nodes, seconds, result }) => {
          if (!onProgress) return;
          try {
            onProgress({ nodes, seconds, answer: JSON.parse(result) });
          } catch (error) {
            giveUp();
            end(() => reject(error));
          }
        },
        done: (result) => end(() => resolve(timed(JSON.parse(result), begun))),
        failed: (error) => end(() => reject(error)),
      });
      const abort = () => {
        giveUp();
        end(() => reject(abortError(/** @type {AbortSignal} */ (signal))));
      };
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /** @param {string} command @param {string} [name]  of the export */
  const plain = (command, name = command) => async (/** @type {unknown} */ request, /** @type {unknown} */ options) => {
    const { fields, listeners } = readQuestion(name, request, options);
    return ask(command, fields, listeners);
  };

  return {
    solve: plain('solve'),
    hint: plain('hint'),
    count: plain('count'),
    explain: plain('explain'),
    review: plain('review'),

    async shortest(/** @type {unknown} */ request, /** @type {unknown} */ options) {
      const { fields, listeners } = readQuestion('shortest', request, options);
      return ask('solve', { ...fields, shortest: true }, listeners);
    },

    async judge(/** @type {unknown} */ request, /** @type {unknown} */ options) {
      const { fields, listeners } = readQuestion('judge', request, options);
      const { board, position, finish, verdict, nodes, seconds } = await ask('solve', fields, listeners);
      return { board, position, finish, verdict, nodes, seconds };
    },

    async read(/** @type {unknown} */ request, /** @type {unknown} */ options) {
      const { fields, listeners } = readQuestion('read', request, options);
      return withoutRemarks(await ask('read', { board: 'english', ...fields }, listeners));
    },

    async check(/** @type {unknown} */ request, /** @type {unknown} */ options) {
      const { fields, listeners } = readQuestion('check', request, options);
      const { moves, proof, ...problem } = fields;
      if (moves !== undefined && proof !== undefined) wrong('proof_moves');
      if (moves === undefined && proof === undefined) wrong('proof_or_moves');
      const certificate = proof === undefined ? null : guarded(() => proofIn(proof));
      // Lets the solver read the problem, in order to get a single position in its own notation.
      const { board, position, finish, survivor, marked } = await ask('solve', { ...problem, max_nodes: 1 }, listeners);
      const read = { board, position, finish, survivor, marked };
      return certificate === null ? checkMoves(read, moves) : guarded(() => checkProof(read, certificate));
    },

    boards: async () => ({ boards: structuredClone(__BOARDS__) }),

    /** @param {unknown} settings */
    configure(settings) {
      if (typeof settings !== 'object' || settings === null) return wrong('options');
      for (const [key, value] of Object.entries(settings)) {
        if (key === 'workers') {
          if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 64) return wrong('workers');
          workers = value;
        } else if (key === 'workerUrl') {
          workerUrl = asUrl(value);
        } else {
          return wrong('option', { key: quoted(key) });
        }
      }
      lanes = null; // earlier questions keep their workers
    },
  };
}

/** @param {unknown} value */
function asUrl(value) {
  if (!(value instanceof URL) && typeof value !== 'string') return wrong('worker_url');
  try {
    return new URL(value, globalThis.location?.href);
  } catch {
    return wrong('worker_url');
  }
}
