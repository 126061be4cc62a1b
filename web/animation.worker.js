// @ts-check
/// <reference lib="webworker" />
// Writes frames into an animated GIF. All frames have the colours of the first one. Later frames only
// contain what changes; the rest is transparent.

import { GIFEncoder, applyPalette, quantize } from 'gifenc';

/**
 * A frame, or the end.
 * @typedef {{ width: number, height: number, pixels: Uint8ClampedArray, milliseconds: number, end?:
 * undefined }
 *   | { end: true }} FilmMessage
 */
/** A frame is written; or all are, and this is the file. @typedef {{ bytes?: Uint8Array<ArrayBuffer> }} FilmReply */

const UNCHANGED = 255; // the transparent index
const DO_NOT_DISPOSE = 1;

const gif = GIFEncoder();
/** @type {number[][] | null} */
let palette = null;
/** @type {Uint8Array | null} */
let before = null;

/** @param {Exclude<FilmMessage, { end: true }>} frame */
function write({ width, height, pixels, milliseconds }) {
  const first = palette === null;
  palette ??= quantize(pixels, UNCHANGED);
  const now = applyPalette(pixels, palette);
  const index = now.map((colour, i) => (before?.[i] === colour ? UNCHANGED : colour));
  const look = { delay: milliseconds, dispose: DO_NOT_DISPOSE, transparent: !first, transparentIndex: UNCHANGED };
  // A palette must have as many colours as the index has values, including unused ones.
  const whole = [...palette, ...Array.from({ length: UNCHANGED + 1 - palette.length }, () => [0, 0, 0])];
  gif.writeFrame(index, width, height, first ? { ...look, palette: whole, repeat: 0 } : look);
  before = now;
}

addEventListener('message', (/** @type {MessageEvent<FilmMessage>} */ { data }) => {
  /** @type {FilmReply} */
  let reply = {};
  if (data.end) {
    gif.finish();
    reply = { bytes: gif.bytes() };
  } else {
    write(data);
  }
  postMessage(reply);
});
