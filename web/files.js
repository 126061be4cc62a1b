// @ts-check
// Files that leave and enter the page: downloads, the browser's file picker, files dropped on the page,
// and files that the system opens with the installed game.

import { byId } from './dom.js';
import { words } from './words.js';

/** @import { Intent } from './protocol.js' */

/** @typedef {(intent: Intent) => void} Dispatch */

const MOST = 8 * 2 ** 20; // bytes; ten times what a player can have stored

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the file after this function has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {File} file @param {Dispatch} dispatch */
async function read(file, dispatch) {
  const { name, size } = file;
  const refuse = (/** @type {string} */ why, /** @type {Record<string, number>} */ fills = {}) =>
    dispatch({ type: 'message', text: words(why, { name: name.slice(0, 80), ...fills }) });
  if (size > MOST) return refuse('files.too_large', { size: Math.ceil(size / 2 ** 20), most: MOST / 2 ** 20 });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    dispatch({ type: 'import', name, text });
  } catch (error) {
    refuse(error instanceof TypeError ? 'files.no_text' : 'files.unreadable');
  }
}

/** @param {Dispatch} dispatch */
export function pickFile(dispatch) {
  const input = /** @type {HTMLInputElement} */ (byId('file'));
  input.value = ''; // allows picking the same file again
  input.onchange = () => input.files?.[0] && read(input.files[0], dispatch);
  input.click();
}

/** @param {Dispatch} dispatch */
export function watchDrops(dispatch) {
  document.addEventListener('dragover', (event) => event.preventDefault()); // otherwise the browser
                                                                            // would open the file
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) read(file, dispatch);
  });
}

/** The installed game can open its own files. @param {Dispatch} dispatch */
export function watchLaunches(dispatch) {
  const { launchQueue } = /** @type {{ launchQueue?: { setConsumer(take: (launch: { files: FileSystemFileHandle[] }) => void): void } }} */ (window);
  launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files) await read(await handle.getFile(), dispatch);
  });
}
