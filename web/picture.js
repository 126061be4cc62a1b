// @ts-check
// A picture of the board as a PNG file, with its notation below.

import { pass } from './address.js';
import { attempt } from './attempt.js';
import { download } from './files.js';
import { words } from './words.js';

const CARD = 'last-peg.png';
const SHARE = 0.03; // of the picture's width: size of the caption's letters, if they fit

/**
 * Passes the picture to the system's share sheet or, if there is none that takes files, downloads it.
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
 * @param {string} caption  below the board
 * @param {string} [title]  above the board
 * @returns {Promise<Blob | string>} the file, or a sentence for the player
 */
async function draw(width, height, pixels, caption, title) {
  if (!pixels[3]) return words('picture.failed'); // the graphics context was lost: not even the table
                                                  // was drawn
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return words('picture.none');
  const [line, font] = [Math.round((title ? 3.4 : 2.2) * SHARE * width), getComputedStyle(document.body).fontFamily];
  const top = title ? Math.round(4 * SHARE * width) : 0;
  Object.assign(canvas, { width, height: top + height + line });
  // Continues the table below the board.
  context.fillStyle = `rgb(${pixels.slice(4 * width * (height - 1)).slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.putImageData(new ImageData(pixels, width, height), 0, top);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ink');
  context.font = `${SHARE * width}px ${font}`;
  context.textAlign = 'center';
  const write = (/** @type {string} */ text, /** @type {number} */ y) => context.fillText(text, width / 2, y, 0.94 * width); // compressed to the width if necessary
  if (title) context.font = `${1.4 * SHARE * width}px ${font}`;
  write(caption, top + height + 0.5 * line);
  if (title) {
    context.font = `600 ${1.9 * SHARE * width}px ${font}`;
    write(`Last Peg · ${title}`, 0.7 * top);
  }
  const blob = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done, 'image/png'));
  return blob ?? words('picture.failed');
}

/**
 * A card with the result of a game: name, board, and a line of text. It goes to the system's share sheet
 * with text and address, or as much of that as the system takes; if there is no share sheet, the text is
 * copied.
 * @param {number} width
 * @param {number} height
 * @param {Uint8ClampedArray<ArrayBuffer>} pixels
 * @param {{ title: string, line: string, text: string, fragment: string, picture_only: boolean }} card
 * @returns {Promise<string | null>} a sentence for the player; null if they see the result themselves
 */
export async function shareCard(width, height, pixels, { title, line, text, fragment, picture_only }) {
  const blob = await draw(width, height, pixels, line, title).catch(() => words('picture.failed'));
  if (picture_only) return typeof blob === 'string' ? blob : keep(blob, CARD, 'picture');
  const url = new URL(`#${fragment}`, location.href).href;
  if (typeof blob !== 'string') {
    const files = [new File([blob], CARD, { type: blob.type })];
    try {
      if (navigator.canShare?.({ files, text, url })) {
        await navigator.share({ files, text, url });
        return null;
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null; // the player has closed it
    }
  }
  return pass({ text, url }, words('clipboard.result_copied'), words('clipboard.to_copy'));
}

/**
 * Passes a file to the system's share sheet or, if there is none that takes files, downloads it.
 * @param {Blob} blob
 * @param {string} name  of the file
 * @param {'picture' | 'film'} section  of the page's words, for the sentence
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
  return attempt(() => download(name, blob)) ? words(`${section}.saved`) : words(`${section}.failed`);
}
