// @ts-check
// A picture of the board as a PNG file, with its notation below.

import { could } from './attempt.js';
import { download } from './files.js';
import { words } from './words.js';

const SHARE = 0.03; // of the picture's width: the size of the caption's letters, where they all fit

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
  const blob = await draw(width, height, pixels, caption).catch(() => words('picture.failed'));
  return typeof blob === 'string' ? blob : keep(blob, name, 'picture');
}

/**
 * @param {number} width
 * @param {number} height
 * @param {Uint8ClampedArray<ArrayBuffer>} pixels
 * @param {string} caption
 * @returns {Promise<Blob | string>} the file, or a sentence for the player
 */
async function draw(width, height, pixels, caption) {
  if (!pixels[3]) return words('picture.failed'); // the graphics were lost: not even the table is there
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return words('picture.none');
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
  return blob ?? words('picture.failed');
}

/**
 * Hands a file to the system's share sheet or, where there is none that takes files, to the downloads.
 * @param {Blob} blob
 * @param {string} name  of the file
 * @param {'picture' | 'film'} section  of the page's words, which says what became of it
 * @returns {Promise<string>} a sentence for the player
 */
export async function keep(blob, name, section) {
  try {
    const files = [new File([blob], name, { type: blob.type })];
    if (navigator.canShare?.({ files })) {
      await navigator.share({ files });
      return words(`${section}.shared`);
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return words(`${section}.not_shared`);
  }
  return could(() => download(name, blob)) ? words(`${section}.saved`) : words(`${section}.failed`);
}
