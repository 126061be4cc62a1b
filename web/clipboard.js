// @ts-check
// Text for the clipboard; where that is forbidden or there is none, as on a page that is not https, a
// dialog shows it to be copied by hand.

import { byId } from './dom.js';

/**
 * @param {string} text
 * @param {string} done  what to say then
 * @param {string} label  of the text in the dialog
 * @returns {Promise<string | null>} what to tell the player; null where the dialog said it
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
