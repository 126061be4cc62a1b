// @ts-check
// Asks the player for text in a dialog of the browser, so that phones show their keyboard and every way
// of typing works.

import { byId } from './dom.js';

/**
 * @param {string} label  what is asked for
 * @param {string} before  the initial text
 * @param {(text: string) => void} done  called unless the player cancels
 * @param {{ rows?: number }} [options]  rows: visible rows. With one row the Enter key ends the text;
 * with more it begins the next row, and Ctrl+Enter ends the text
 */
export function askForText(label, before, done, { rows = 1 } = {}) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('ask'));
  const input = /** @type {HTMLTextAreaElement} */ (byId('ask-text'));
  byId('ask-label').textContent = label;
  input.value = before;
  input.rows = rows;
  input.enterKeyHint = rows > 1 ? 'enter' : 'done';
  // Not an <input>, even for one row: it would join the rows of a pasted drawing.
  input.onkeydown = (event) => {
    const { key, isComposing, shiftKey, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || isComposing || !(ctrlKey || metaKey || (rows === 1 && !shiftKey))) return;
    event.preventDefault();
    dialog.close('done');
  };
  dialog.returnValue = '';
  dialog.onclose = () => dialog.returnValue === 'done' && done(input.value);
  dialog.showModal();
  input.select();
}
