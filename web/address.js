// @ts-check
// The address of the page. What stands behind its '#' is a link, #board=english&position=...&finish=d4, which
// the interface reads (src/app/choose/link.h). The address changes only when the player shares the game, so
// the Back button is not filled with moves.

import { noteOpened, wasOpened } from './back.js';
import { copy } from './clipboard.js';
import { words } from './words.js';

/** @import { Intent } from './protocol.js' */

/**
 * The link in the address.
 * @param {{ fresh: boolean }} options  fresh: leave out a link that this tab has opened before, so that
 *   after a reload the player's own game goes on
 * @returns {Extract<Intent, { type: 'link' }> | null}
 */
export function linkInAddress({ fresh }) {
  const fragment = location.hash.slice(1);
  if (!fragment) return null;
  if (fresh && wasOpened()) return null;
  noteOpened(location);
  return { type: 'link', fragment };
}

/**
 * Hands an address, and words where there are any, to the system's share sheet or, where there is none, to
 * the clipboard.
 * @param {{ url: string, text?: string }} what
 * @param {string} done  the sentence for the player when it is on the clipboard
 * @param {string} label  what a dialog says above it where the clipboard is forbidden
 * @returns {Promise<string | null>} a sentence for the player; null where a dialog has told them
 */
export async function pass({ url, text }, done, label) {
  if (navigator.share) {
    try {
      await navigator.share({ title: 'Last Peg', url, ...(text ? { text } : {}) });
      return null;
    } catch (error) {
      // The player has closed it. Anything else: the system shares nothing here.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  return copy(text ? `${text}\n${url}` : url, done, label);
}

/**
 * Puts the problem in the address, and passes that on where that is wanted.
 * @param {string} fragment  board=...&position=...&finish=...
 * @param {boolean} isPassedOn
 */
export async function share(fragment, isPassedOn) {
  const url = new URL(`#${fragment}`, location.href);
  noteOpened(url);
  if (!isPassedOn) return null;
  return pass({ url: url.href }, words('clipboard.link_copied'), words('clipboard.link_to_copy'));
}
