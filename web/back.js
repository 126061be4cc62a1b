// @ts-check
// The browser's Back (a button, a key, a swipe) closes what lies over the board, one thing at a time, and
// leaves the page only from the board.
//
// For each thing that lies there the history of the tab has an entry above the board's own. Back leads to
// the entry below, and one thing is closed. A thing that is closed in some other way takes its entry with
// it, by a Back of this code's own. So there are never more of these entries than things that lie there.
// Forward, which can lead to one of them later, is answered by a Back as well.

import { could, valueOr } from './attempt.js';
import { failed } from './failure.js';

/** @typedef {{ opened?: string, level?: number, address?: string }} Note */

// What the entry of the history notes: the link that this tab has opened there, how many things lay over
// the board, and an address that the entries below are to have as well.
const noted = () => /** @type {Note} */ (valueOr(() => history.state, null) ?? {});

/** The entry at which the page is. */
let here = { note: noted(), hash: location.hash };
const level = () => here.note.level ?? 0;

/** Notes that this tab has opened the link in an address, which from now on is the page's. @param {URL | Location} url */
export function noteOpened(url) {
  const above = (noted().level ?? 0) > 0;
  const note = { ...noted(), opened: url.hash, ...(above ? { address: url.href } : {}) };
  could(() => history.replaceState(note, '', url.href));
  here = { note: noted(), hash: location.hash };
}

/** Whether this tab has opened the link in its address before. */
export const wasOpened = () => noted().opened === location.hash;

const openDialogs = () => /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll('dialog[open]')]);

/**
 * @param {() => void} close  closes the topmost thing of the interface's
 * @returns {(count: number) => void}  to be told how many things of the interface's lie over the board now
 */
export function watchBack(close) {
  let count = 0; // of the interface's
  let going = false; // a Back of this code's own is under way
  let timer = 0;
  const all = () => count + openDialogs().length;

  const even = () => {
    if (going || failed()) return;
    while (level() < all()) {
      const note = { opened: here.note.opened, level: level() + 1 };
      if (!could(() => history.pushState(note, ''))) return;
      here.note = note;
    }
    if (level() === all()) return;
    going = true;
    history.go(all() - level());
  };
  // Where one thing takes the place of another, nothing has to happen.
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
    // At another address it is another game, which is opened there.
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
