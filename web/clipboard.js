// @ts-check
// Copies text to the clipboard. Where the browser forbids that, as on a page without https, a dialog
// shows the text so that the player can copy it by hand.

import { byId } from './dom.js';

/**
 * @param {string} text
 * @param {string} done  the sentence for the player when the text has been copied
 * @param {string} label  what the dialog says above the text
 * @returns {Promise<string | null>} `done`; null where the dialog was shown
 */
export async function copy(text, done, label) {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    const input = /** @type {HTMLInputElement} */ (byId('copy-text'));
    byId('copy-label').textContent = label;
    input.value = text;
    /** @type {HTMLDialogElement} */ (byId('copy')).showModal();
    input.select();
    return null;
  }
}
