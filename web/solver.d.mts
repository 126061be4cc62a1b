// The worker's WebAssembly module, as Emscripten makes it; see src/worker/worker_api.h.

export interface SolverExports {
  HEAPU8: Uint8Array;
  _peg_api_version(): number;
  _peg_input(size: number): number;
  _peg_begin(): number;
  _peg_step(nodes: number): number;
  _peg_output(): number;
  _peg_output_size(): number;
  _peg_nodes(): number;
}

export default function createSolver(options?: {
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  wasmBinary?: Uint8Array;
}): Promise<SolverExports>;
