// @ts-check
/// <reference lib="webworker" />
// The worker's script: loads the solver's module and runs it by worker_loop.js. Any failure is reported
// to the page in a message of type `failed`.

import { instantiateFrom } from './instantiate.js';
import createSolver from './solver.mjs';
import { wrapSolver } from './solver_module.js';
import { failedMessage } from './told_error.js';
import { WorkerLoop } from './worker_loop.js';

/** @import { WorkerMessage } from './protocol.js' */

/** @type {(message: WorkerMessage) => void} */
const post = (message) => postMessage(message);
const fail = (/** @type {unknown} */ reason) => post(failedMessage(reason));
addEventListener('error', ({ message }) => fail(message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));

const instantiateWasm = instantiateFrom(new URL('./solver.wasm', import.meta.url), fail);
// No top-level `await`: some tools bundle workers in a format without it.
createSolver({ instantiateWasm }).then((module) => {
  const solver = wrapSolver(module);
  const loop = new WorkerLoop(solver, (message) => postMessage({ ...message, memory: solver.memory() }));
  addEventListener('message', ({ data }) => loop.receive(data));
  post({ type: 'ready', version: solver.version });
});
