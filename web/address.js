// @ts-check
// The address of the page. #board=english&position=...&finish=d4 opens that problem, &moves=d2-d4,c4-c2-e2
// a game of it, &survivor=d2 makes the peg of d2 the one that is to be the last, #daily=2026-12-24 the puzzle of a day. The address
// changes only when the player shares the game, so the Back button is not filled with moves.

import { could, valueOr } from './attempt.js';
import { copy } from './clipboard.js';
import { words } from './words.js';

/** @import { Intent } from './protocol.js' */

/**
 * The problem that the address names. The values are not checked here: the interface does that.
 * @param {{ fresh: boolean }} options  fresh: leave out a problem that this tab has opened before, so
 *   that after a reload the player's own game goes on
 * @returns {Extract<Intent, { type: 'open' | 'open_day' }> | null}
 */
export function problemInAddress({ fresh }) {
  const pairs = [...new URLSearchParams(location.hash.slice(1))].reverse(); // of two alike the first counts
  const fields = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  const day = fields.get('daily');
  const [board, position, finish, moves, survivor] = ['board', 'position', 'finish', 'moves', 'survivor']
    .map((name) => fields.get(name));
  if ([day, board, position, finish, moves, survivor].every((field) => field === undefined)) return null;
  if (fresh && valueOr(() => history.state?.opened, null) === location.hash) return null;
  could(() => history.replaceState({ opened: location.hash }, ''));
  if (day !== undefined) return { type: 'open_day', date: day };
  return { type: 'open', board: board ?? '', position, finish, moves, survivor };
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
 * Puts the problem in the address, and passes that on.
 * @param {string} fragment  board=...&position=...&finish=...
 */
export function share(fragment) {
  const url = new URL(`#${fragment}`, location.href);
  could(() => history.replaceState({ opened: url.hash }, '', url));
  return pass({ url: url.href }, words('clipboard.link_copied'), words('clipboard.link_to_copy'));
}
