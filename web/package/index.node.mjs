// The package in Node.js, and in Deno and Bun, which support its threads. An idle thread does not keep a
// program from ending.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { makeApi } from './api.js';
import * as certificate from './certificate.js';
import { LastPegError } from './problem.js';

/** A thread with the interface of a browser's worker. */
function createWorker(url) {
  // The program's own flags, such as --input-type, must not apply to the thread.
  const thread = new Worker(url ?? new URL('./solver.thread.js', import.meta.url), { execArgv: [], name: 'last-peg' });
  let given = false; // a thread that was terminated on purpose is no error
  return {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => {
      given = true;
      return thread.terminate();
    },
    hold: (busy) => (busy ? thread.ref() : thread.unref()),
    addEventListener(type, listener) {
      if (type === 'message') thread.on('message', (data) => listener({ data }));
      else thread.on(type, (error) => given || listener({ message: String(error?.message ?? error), preventDefault() {} }));
    },
  };
}

export const { solve, hint, judge, count, shortest, explain, review, check, read, boards, configure } = makeApi({
  createWorker,
  processors: availableParallelism(),
});
export { certificate, LastPegError };
