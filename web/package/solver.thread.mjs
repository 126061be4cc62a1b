// solver.worker.js for a thread of Node.js: the same module, wrapper and loop, on the thread's message
// port.

import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import createSolver from '../solver.mjs';
import { wrapSolver } from '../solver_module.js';
import { WorkerLoop } from '../worker_loop.js';

const solver = wrapSolver(await createSolver({ wasmBinary: readFileSync(new URL('./solver.wasm', import.meta.url)) }));
// Node.js handles up to a thousand messages of one port at a time, so if slices used a message port, the
// caller's messages would have to wait.
const defer = (slice) => () => setImmediate(slice);
const loop = new WorkerLoop(solver, (message) => parentPort.postMessage({ ...message, memory: solver.memory() }), { defer });
parentPort.on('message', (message) => loop.receive(message));
parentPort.postMessage({ type: 'ready', version: solver.version });
