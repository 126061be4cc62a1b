// @ts-check
// The interface's WebAssembly module: intents go in as JSON text, and what it calls is heard here.

import { instantiateFrom } from './instantiate.js';
import createUi from './ui.mjs';

/** @import { Intent } from './protocol.js' */
/** @import { Platform } from './ui.mjs' */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Platform} platform
 * @param {(reason: unknown) => void} failed
 * @returns {Promise<(intent: Intent) => void>} the way in
 */
export async function startInterface(canvas, platform, failed) {
  // Answers wait until the module has returned: they may lead to intents, and it is never entered twice.
  const later = Object.fromEntries(
    Object.entries(platform).map(([name, method]) => [
      name,
      (/** @type {never[]} */ ...values) => queueMicrotask(() => Reflect.apply(method, platform, values)),
    ]),
  );
  const ui = await createUi({
    canvas,
    platform: /** @type {Platform} */ (/** @type {unknown} */ (later)),
    instantiateWasm: instantiateFrom(new URL('./ui.wasm', import.meta.url), failed),
    onAbort: failed,
  });
  return (intent) => {
    const text = JSON.stringify(intent);
    const size = ui.lengthBytesUTF8(text) + 1;
    const input = ui._peg_ui_input(size);
    ui.stringToUTF8(text, input, size);
    ui._peg_ui_dispatch(input);
  };
}
