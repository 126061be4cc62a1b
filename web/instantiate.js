// @ts-check
// Fetches and instantiates a WebAssembly module. It replaces Emscripten's own loader, which in a worker
// takes a server's error page for the module and then fails with "expected magic word".

import { ToldError } from './told_error.js';

/**
 * A value for Emscripten's option `instantiateWasm`.
 * @param {URL} url
 * @param {(error: unknown) => void} failed  called when loading fails; Emscripten would wait for ever
 */
export function instantiateFrom(url, failed) {
  return (
    /** @type {WebAssembly.Imports} */ imports,
    /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done,
  ) => {
    instantiate(url, imports).then(({ instance, module }) => done(instance, module)).catch(failed);
    return {};
  };
}

/**
 * @param {URL} url
 * @param {WebAssembly.Imports} imports
 */
async function instantiate(url, imports) {
  const early = /** @type {{ fetchedModule?: Promise<Response> }} */ (globalThis);
  const fetched = url.pathname.includes('/ui.') ? early.fetchedModule : null; // by early.js
  const response = await (fetched ?? fetch(url, { credentials: 'same-origin' }));
  if (!response.ok) {
    throw new ToldError('failure.not_loaded', { file: url.pathname.split('/').at(-1) ?? '', status: response.status });
  }
  // Streaming needs the right type, which a server that does not know .wasm files does not send.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
