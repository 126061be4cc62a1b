// solver.worker.js for Node.js: the same module, wrapper and loop, on a thread's message port.

import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { wrapSolver } from '../../web/solver_module.js';
import { WorkerLoop } from '../../web/worker_loop.js';

const { default: createSolver } = await import(pathToFileURL(process.env.SOLVER));
const wasmBinary = readFileSync(process.env.SOLVER.replace(/\.mjs$/, '.wasm'));
const solver = wrapSolver(await createSolver({ wasmBinary }));
// Node.js handles up to a thousand messages of one port at a time, so if slices used a message port, the
// page's messages would have to wait, unlike in a browser.
const defer = (slice) => () => setImmediate(slice);
const loop = new WorkerLoop(solver, (message) => parentPort.postMessage(message), { defer });
parentPort.on('message', (message) => {
  if (message === 'crash') throw new Error('as the test wished');
  loop.receive(message);
});
parentPort.postMessage({ type: 'ready', version: solver.version });
