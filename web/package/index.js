// @ts-check
// The package in a browser, and in other environments with module workers.

import * as certificate from './certificate.js';
import { LastPegError } from './problem.js';
import { makeApi } from './api.js';

const own = () => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module', name: 'last-peg' });

export const { solve, hint, judge, count, shortest, explain, review, check, read, boards, configure } = makeApi({
  createWorker: (url) => (url ? new Worker(url, { type: 'module', name: 'last-peg' }) : own()),
  processors: globalThis.navigator?.hardwareConcurrency ?? 2,
});
export { certificate, LastPegError };
