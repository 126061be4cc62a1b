// @ts-check
// The worker module's flat C interface (src/worker/worker_api.h) as an object. Requests and results are
// JSON text in UTF-8, which is passed on unread.

import { ToldError } from './told_error.js';

/** @import { Solver } from './worker_loop.js' */
/** @import { SolverExports } from './solver.mjs' */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * @param {SolverExports} wasm
 * @returns {Solver & { version: number, memory: () => number }}  memory: bytes allocated by the module
 */
export function wrapSolver(wasm) {
  return {
    version: wasm._peg_api_version(),
    begin(request) {
      const text = encoder.encode(request);
      const input = wasm._peg_input(text.length);
      if (!input) throw new ToldError('solver.too_long');
      wasm.HEAPU8.set(text, input);
      return wasm._peg_begin() === 0;
    },
    step: (nodes) => wasm._peg_step(nodes) === 1,
    output() {
      const output = wasm._peg_output();
      return decoder.decode(wasm.HEAPU8.subarray(output, output + wasm._peg_output_size()));
    },
    nodes: () => wasm._peg_nodes(),
    memory: () => wasm.HEAPU8.length,
  };
}
