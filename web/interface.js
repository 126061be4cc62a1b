// @ts-check
// Starts the interface's WebAssembly module (src/ui/platform.h). Intents go into the module as JSON text;
// the module calls the methods of `platform`.

import { instantiateFrom } from './instantiate.js';
import createUi from './ui.mjs';

/** @import { Intent } from './protocol.js' */
/** @import { Platform } from './ui.mjs' */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Platform} platform
 * @param {(reason: unknown) => void} failed  called if the module cannot be loaded or has crashed
 * @returns {Promise<(intent: Intent) => void>} passes an intent to the module
 */
export async function startInterface(canvas, platform, failed) {
  // A method of `platform` runs only after the module has returned to the page: the method may pass an
  // intent to the module, which must not be entered while it runs.
  const later = Object.fromEntries(
    Object.entries(platform).map(([name, method]) => [
      name,
      (/** @type {never[]} */ ...values) => queueMicrotask(() => Reflect.apply(method, platform, values)),
    ]),
  );
  const ui = await createUi({
    canvas,
    // This method is synchronous, because the module needs its result; it passes no intent.
    platform: /** @type {Platform} */ ({ ...later, waiting_film_frames: () => platform.waiting_film_frames() }),
    instantiateWasm: instantiateFrom(new URL('./ui.wasm.gz', import.meta.url), failed),
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
