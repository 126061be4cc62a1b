// @ts-check
// A picture of the board as a PNG file, with its notation below.

import { download } from './files.js';

const SHARE = 0.03; // of the picture's width: the size of the caption's letters, where they all fit
const SAID = { shared: 'Picture shared.', kept: 'No picture was shared.', saved: 'Picture saved.' };

/**
 * Hands the picture to the system's share sheet or, where there is none that takes files, to the downloads.
 * @param {number} width
 * @param {number} height
 * @param {Uint8ClampedArray<ArrayBuffer>} pixels  RGBA, rows from the top
 * @param {string} name  of the file
 * @param {string} caption
 * @returns {Promise<string>} a sentence for the player
 */
export async function keepPicture(width, height, pixels, name, caption) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return 'This browser makes no pictures.';
  const [line, font] = [Math.round(2.2 * SHARE * width), getComputedStyle(document.body).fontFamily];
  Object.assign(canvas, { width, height: height + line });
  // The table goes on below the board.
  context.fillStyle = `rgb(${pixels.slice(4 * width * (height - 1)).slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ink');
  context.font = `${SHARE * width}px ${font}`;
  context.textAlign = 'center';
  context.fillText(caption, width / 2, height + 0.5 * line, 0.94 * width); // squeezed to the width where it must be
  const blob = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return 'The picture could not be made.';
  return keep(blob, name, SAID);
}

/**
 * Hands a file to the system's share sheet or, where there is none that takes files, to the downloads.
 * @param {Blob} blob
 * @param {string} name  of the file
 * @param {{ shared: string, kept: string, saved: string }} said  sentences for the player: what became of it
 * @returns {Promise<string>} one of them
 */
export async function keep(blob, name, said) {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files });
      return said.shared;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return said.kept;
    }
  }
  download(name, blob);
  return said.saved;
}
