// @ts-check
/// <reference lib="webworker" />
// The worker: the solver's module and the loop that runs it, and every way to fail made a message.

import { instantiateFrom } from './instantiate.js';
import createSolver from './solver.mjs';
import { wrapSolver } from './solver_module.js';
import { WorkerLoop } from './worker_loop.js';

/** @import { WorkerMessage } from './protocol.js' */

/** @type {(message: WorkerMessage) => void} */
const post = (message) => postMessage(message);
const fail = (/** @type {unknown} */ reason) => post({ type: 'failed', message: String(reason) });
addEventListener('error', ({ message }) => fail(message));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));

const instantiateWasm = instantiateFrom(new URL('./solver.wasm', import.meta.url), fail);
const solver = wrapSolver(await createSolver({ instantiateWasm }));
const loop = new WorkerLoop(solver, post);
addEventListener('message', ({ data }) => loop.receive(data));
post({ type: 'ready', version: solver.version });
