// @ts-check
// Fetches and instantiates a WebAssembly module. It replaces Emscripten's loader, which in a worker
// takes a server's error page for the module, and then fails with "expected magic word".

import { ToldError } from './told_error.js';

/**
 * A value for Emscripten's option `instantiateWasm`.
 * @param {URL} url
 * @param {(error: unknown) => void} failed  called if loading fails; Emscripten would wait forever
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
  if (url.pathname.endsWith('.gz') && response.body) return WebAssembly.instantiateStreaming(await unpacked(response.body), imports);
  // Streaming needs the right content type, which some servers do not send.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Decompresses a file that was compressed when the site was built. If the server declared the
 * compression, the browser has already decompressed it.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 */
async function unpacked(body) {
  const reader = body.getReader();
  const { value: first } = await reader.read();
  const whole = new ReadableStream({
    start: (stream) => (first ? stream.enqueue(first) : stream.close()),
    async pull(stream) {
      const { done, value } = await reader.read();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const isPacked = first?.[0] === 0x1f && first[1] === 0x8b;
  return new Response(isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole, {
    headers: { 'Content-Type': 'application/wasm' },
  });
}
