// @ts-check
// The address of the page. The part after its '#' is a link, #board=english&position=...&finish=d4,
// which the interface reads (src/app/kit/game/link.h). The address changes only when the player shares
// the game, so that moves do not fill the history of the Back button.

import { noteOpened, wasOpened } from './back.js';
import { copy } from './clipboard.js';
import { words } from './words.js';

/** @import { Intent } from './protocol.js' */

// The shortcuts of the installed game (manifest.webmanifest): names of commands.
const SHORTCUT = /^#(daily|library|boards)$/;

/**
 * What the address asks for besides a link: a shortcut, or a text shared by another app. It is removed
 * from the address, so that it is asked for only once.
 * @returns {Intent | null}
 */
function wishInAddress() {
  const url = new URL(location.href);
  const command = SHORTCUT.exec(url.hash)?.[1];
  const text = ['text', 'url'].map((name) => url.searchParams.get(name) ?? '').join('\n').trim();
  if (!command && !text) return null;
  url.hash = '';
  for (const name of ['title', 'text', 'url']) url.searchParams.delete(name);
  noteOpened(url);
  return command ? { type: 'command', command } : { type: 'paste', text };
}

/**
 * What the address asks for, usually a link.
 * @param {{ fresh: boolean }} options  fresh: ignore a link that this tab has opened before, so that a
 * reload continues the player's own game
 * @returns {Intent | null}
 */
export function intentInAddress({ fresh }) {
  const wish = wishInAddress();
  if (wish) return wish;
  const fragment = location.hash.slice(1);
  if (!fragment) return null;
  if (fresh && wasOpened()) return null;
  noteOpened(location);
  return { type: 'link', fragment };
}

/**
 * Passes an address, and words if there are any, to the system's share sheet or, if there is none, to
 * the clipboard.
 * @param {{ url: string, text?: string }} what
 * @param {string} done  the sentence for the player when it is on the clipboard
 * @param {string} label  the heading of the dialog if the clipboard is forbidden
 * @returns {Promise<string | null>} a sentence for the player; null if a dialog has told them
 */
export async function pass({ url, text }, done, label) {
  if (navigator.share) {
    try {
      await navigator.share({ title: 'Last Peg', url, ...(text ? { text } : {}) });
      return null;
    } catch (error) {
      // AbortError: the player has closed the share sheet. Any other error: sharing does not work here.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return copy(text ? `${text}\n${url}` : url, done, label);
}

/**
 * Puts the problem in the address, and shares the address if wanted.
 * @param {string} fragment  board=...&position=...&finish=...
 * @param {boolean} isPassedOn
 */
export async function share(fragment, isPassedOn) {
  const url = new URL(`#${fragment}`, location.href);
  noteOpened(url);
  if (!isPassedOn) return null;
  return pass({ url: url.href }, words('clipboard.link_copied'), words('clipboard.link_to_copy'));
}
