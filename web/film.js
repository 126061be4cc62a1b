// @ts-check
// An animated picture, made by a worker that is there for it alone: most players will never ask for one.

import { keep } from './picture.js';
import { words } from './words.js';

/** @import { FilmMessage, FilmReply } from './animation.worker.js' */

export class Film {
  /** @type {Worker | null} */ #worker = null;
  #waiting = 0; // frames that the worker has not taken yet
  #failed = false; // so has the picture, whatever else is added
  /** @type {(reply: Blob | null) => void} */ #done = () => undefined;

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
    this.#post({ width, height, pixels, milliseconds }, [pixels.buffer]);
  }

  /**
   * The picture is complete, and goes to the player.
   * @param {string} name  of the file
   * @returns {Promise<string>} a sentence for the player
   */
  async keep(name) {
    const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => {
      if (this.#failed) return done(null);
      this.#done = done;
      this.#post({ end: true }, []);
    });
    this.drop();
    return blob ? keep(blob, name, 'film') : words('film.failed');
  }

  drop() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = 0;
    this.#failed = false;
  }

  #start() {
    const worker = new Worker(new URL('./animation.worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = (/** @type {MessageEvent<FilmReply>} */ { data }) => {
      if (data.bytes) this.#done(new Blob([data.bytes], { type: 'image/gif' }));
      else this.#waiting -= 1;
    };
    worker.onerror = () => {
      this.#failed = true; // which the end says
      this.#waiting = 0;
      this.#done(null);
    };
    return worker;
  }

  /** @param {FilmMessage} message @param {Transferable[]} transfer */
  #post(message, transfer) {
    this.#worker?.postMessage(message, transfer);
  }
}
