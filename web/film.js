// @ts-check
// An animated picture, made by a worker of its own, because most players never ask for one.

import { keep } from './picture.js';
import { notLoaded, words } from './words.js';

/** @import { FilmMessage, FilmReply } from './animation.worker.js' */

/** A sentence for the player. @param {ErrorEvent} event  of a worker; without a message, the worker did not load */
function whyItDied(event) {
  event.preventDefault(); // otherwise it would count as an error of the page
  return event.message ? words('film.failed') : notLoaded('parts.film');
}

export class Film {
  /** @type {Worker | null} */ #worker = null;
  #waiting = 0; // frames that the worker has not processed yet
  #failed = ''; // the final sentence for the player if the picture failed

  get waiting() {
    return this.#waiting;
  }

  /**
   * Adds a frame; the first one begins a new picture.
   * @param {number} width
   * @param {number} height
   * @param {Uint8ClampedArray<ArrayBuffer>} pixels  RGBA, rows from the top
   * @param {number} milliseconds  duration
   */
  add(width, height, pixels, milliseconds) {
    if (this.#failed) return;
    /** @type {FilmMessage} */
    const frame = { width, height, pixels, milliseconds };
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(frame, [pixels.buffer]);
      this.#waiting += 1;
    } catch {
      this.#fail(words('film.failed')); // the browser forbids workers
    }
  }

  /**
   * Completes the picture, and gives it to the player.
   * @param {string} name  of the file
   * @returns {Promise<string>} a sentence for the player
   */
  async keep(name) {
    const [worker, failed] = [this.#worker, this.#failed];
    this.#forget(); // the next picture may begin immediately, in a worker of its own
    const made = await new Promise((/** @type {(made: Blob | string) => void} */ done) => {
      if (!worker || failed) return done(failed || words('film.failed'));
      worker.onmessage = (/** @type {MessageEvent<FilmReply>} */ { data }) =>
        data.bytes && done(new Blob([data.bytes], { type: 'image/gif' }));
      worker.onerror = (event) => done(whyItDied(event));
      worker.postMessage({ end: true });
    });
    worker?.terminate();
    return typeof made === 'string' ? made : keep(made, name, 'film');
  }

  drop() {
    this.#worker?.terminate();
    this.#forget();
  }

  #forget() {
    this.#worker = null;
    this.#waiting = 0;
    this.#failed = '';
  }

  /** @param {string} sentence */
  #fail(sentence) {
    this.#failed = sentence;
    this.#waiting = 0;
  }

  #start() {
    const worker = new Worker(new URL('./animation.worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = () => (this.#waiting -= 1);
    worker.onerror = (event) => this.#fail(whyItDied(event));
    return worker;
  }
}
