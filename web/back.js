// @ts-check
// The browser's Back (button, key or swipe) closes the layers over the board one at a time, and leaves
// the page only from the board.
//
// The tab's history has an entry for each open layer, above the board's own entry. Back leads to the
// entry below, and one layer is closed. If a layer is closed in another way, this code goes back itself
// to remove its entry, so there are never more of these entries than layers. If Forward leads to such an
// entry later, this code goes back, too.

import { attempt, valueOr } from './attempt.js';
import { failed } from './failure.js';

/** @typedef {{ opened?: string, level?: number, address?: string }} Note */

// The note of the current history entry: the link that this tab has opened there, the number of layers
// over the board, and an address that the entries below have to get as well.
const noted = () => /** @type {Note} */ (valueOr(() => history.state, null) ?? {});

/** The current entry. */
let here = { note: noted(), hash: location.hash };
const level = () => here.note.level ?? 0;

/**
 * Notes that this tab has opened the link in an address, and makes it the page's address.
 * @param {URL | Location} url
 */
export function noteOpened(url) {
  const above = (noted().level ?? 0) > 0;
  const note = { ...noted(), opened: url.hash, ...(above ? { address: url.href } : {}) };
  attempt(() => history.replaceState(note, '', url.href));
  here = { note: noted(), hash: location.hash };
}

/** True if this tab has opened the link in its address before. */
export const wasOpened = () => noted().opened === location.hash;

const openDialogs = () => /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll('dialog[open]')]);

/**
 * @param {() => void} close  closes the topmost layer of the interface
 * @returns {(count: number) => void}  call with the current number of layers of the interface
 */
export function watchBack(close) {
  let count = 0; // layers of the interface
  let going = false; // a Back by this code is under way
  let timer = 0;
  const all = () => count + openDialogs().length;

  const even = () => {
    if (going || failed()) return;
    while (level() < all()) {
      const note = { opened: here.note.opened, level: level() + 1 };
      if (!attempt(() => history.pushState(note, ''))) return;
      here.note = note;
    }
    if (level() === all()) return;
    going = true;
    history.go(all() - level());
  };
  // Waits a moment: if one layer replaces another, nothing has to happen.
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(even);
  };

  addEventListener('popstate', () => {
    const before = here;
    const below = (noted().level ?? 0) < (before.note.level ?? 0);
    if (below && before.note.address) noteOpened(new URL(before.note.address));
    here = { note: noted(), hash: location.hash };
    const mine = going;
    going = false;
    // Another address is another game, which is opened there.
    const closing = below && !mine && here.hash === before.hash ? all() - level() : 0;
    for (let i = 0; i < closing; i += 1) {
      const dialog = openDialogs().at(-1);
      if (dialog) dialog.close();
      else close();
    }
    soon();
  });
  const watcher = new MutationObserver(soon);
  for (const dialog of document.querySelectorAll('dialog')) watcher.observe(dialog, { attributeFilter: ['open'] });
  return (now) => {
    count = now;
    soon();
  };
}
