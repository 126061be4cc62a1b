// @ts-check
// Asks the player for a line of text, in a dialog of the browser's own: there a phone shows its keyboard,
// and every way of typing works.

import { byId } from './dom.js';

/**
 * @param {string} label  what is asked for
 * @param {string} before  stands there already
 * @param {(text: string) => void} done  called unless the player gives up
 */
export function askForText(label, before, done) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('ask'));
  const input = /** @type {HTMLInputElement} */ (byId('ask-text'));
  byId('ask-label').textContent = label;
  input.value = before;
  dialog.returnValue = '';
  dialog.onclose = () => dialog.returnValue === 'done' && done(input.value);
  dialog.showModal();
  input.select();
}
