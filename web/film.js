// @ts-check
// An animated picture, made by a worker that is there for it alone: most players will never ask for one.

import { keep } from './picture.js';
import { words } from './words.js';

/** @import { FilmMessage, FilmReply } from './animation.worker.js' */

export class Film {
  /** @type {Worker | null} */ #worker = null;
  #waiting = 0; // frames that the worker has not taken yet
  #failed = false; // so has the picture, whatever else is added

  get waiting() {
    return this.#waiting;
  }

  /**
   * Adds a frame; the first begins a new picture.
   * @param {number} width
   * @param {number} height
   * @param {Uint8ClampedArray<ArrayBuffer>} pixels  RGBA, rows from the top
   * @param {number} milliseconds  for which it is seen
   */
  add(width, height, pixels, milliseconds) {
    if (this.#failed) return;
    this.#worker ??= this.#start();
    this.#waiting += 1;
    /** @type {FilmMessage} */
    const frame = { width, height, pixels, milliseconds };
    this.#worker.postMessage(frame, [pixels.buffer]);
  }

  /**
   * The picture is complete, and goes to the player.
   * @param {string} name  of the file
   * @returns {Promise<string>} a sentence for the player
   */
  async keep(name) {
    const [worker, failed] = [this.#worker, this.#failed];
    this.#forget(); // the next picture, which may begin at once, has a worker of its own
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => {
      if (!worker || failed) return done(null);
      worker.onmessage = (/** @type {MessageEvent<FilmReply>} */ { data }) =>
        data.bytes && done(new Blob([data.bytes], { type: 'image/gif' }));
      worker.onerror = () => done(null);
      worker.postMessage({ end: true });
    });
    worker?.terminate();
    return blob ? keep(blob, name, 'film') : words('film.failed');
  }

  drop() {
    this.#worker?.terminate();
    this.#forget();
  }

  #forget() {
    this.#worker = null;
    this.#waiting = 0;
    this.#failed = false;
  }

  #start() {
    const worker = new Worker(new URL('./animation.worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = () => (this.#waiting -= 1);
    worker.onerror = () => {
      this.#failed = true; // which the end says
      this.#waiting = 0;
    };
    return worker;
  }
}
