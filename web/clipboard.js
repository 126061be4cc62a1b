// @ts-check
// Copies text to the clipboard, and reads it. If the browser forbids that, as on a page without https, a
// dialog shows the text so that the player can copy it by hand.

import { askForText } from './ask_for_text.js';
import { byId } from './dom.js';
import { words } from './words.js';

/**
 * @param {string} text
 * @param {string} done  the sentence for the player when the text is copied
 * @param {string} label  the dialog's heading above the text
 * @returns {Promise<string | null>} `done`; null if the dialog was shown
 */
export async function copy(text, done, label) {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    const input = /** @type {HTMLTextAreaElement} */ (byId('copy-text'));
    byId('copy-label').textContent = label;
    input.value = text;
    /** @type {HTMLDialogElement} */ (byId('copy')).showModal();
    input.select();
    return null;
  }
}

/**
 * Reads the clipboard, or, if the browser forbids that, lets the player paste by hand.
 * @param {(text: string) => void} done
 */
export async function readClipboard(done) {
  try {
    done(await navigator.clipboard.readText());
  } catch {
    askForText(words('clipboard.paste_here'), '', done, { rows: 4 });
  }
}

/** Calls back with everything that is pasted into the page. @param {(text: string) => void} done */
export function watchPastes(done) {
  document.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || /** @type {Element} */ (event.target).closest('dialog')) return;
    event.preventDefault();
    done(text);
  });
}
