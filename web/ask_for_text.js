// @ts-check
// Asks the player for text, in a dialog of the browser's own: there a phone shows its keyboard, and every
// way of typing works.

import { byId } from './dom.js';

/**
 * @param {string} label  what is asked for
 * @param {string} before  stands there already
 * @param {(text: string) => void} done  called unless the player gives up
 * @param {{ rows?: number }} [options]  rows: how many are seen. The Enter key ends a text of one row, and
 *   begins the next row of any other, which Ctrl+Enter ends
 */
export function askForText(label, before, done, { rows = 1 } = {}) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('ask'));
  const input = /** @type {HTMLTextAreaElement} */ (byId('ask-text'));
  byId('ask-label').textContent = label;
  input.value = before;
  input.rows = rows;
  input.enterKeyHint = rows > 1 ? 'enter' : 'done';
  // Not an <input>, even for one row: that would join the rows of a drawing that is pasted into it.
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
