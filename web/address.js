// @ts-check
// The address of the page. #board=english&position=...&finish=d4 opens that problem. The address
// changes only when the player shares the game, so the Back button is not filled with moves.

import { copy } from './clipboard.js';

/** @import { Intent } from './protocol.js' */

/**
 * The problem that the address names. The values are not checked here: the interface does that.
 * @param {{ fresh: boolean }} options  fresh: leave out a problem that this tab has opened before, so
 *   that after a reload the player's own game goes on
 * @returns {Extract<Intent, { type: 'open' }> | null}
 */
export function problemInAddress({ fresh }) {
  const pairs = [...new URLSearchParams(location.hash.slice(1))].reverse(); // of two alike the first counts
  const fields = new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  const [board, position, finish] = ['board', 'position', 'finish'].map((name) => fields.get(name));
  if (board === undefined && position === undefined && finish === undefined) return null;
  if (fresh && history.state?.opened === location.hash) return null;
  history.replaceState({ opened: location.hash }, '');
  return { type: 'open', board: board ?? '', position, finish };
}

/**
 * Puts the problem in the address and on the clipboard.
 * @param {string} fragment  board=...&position=...&finish=...
 * @returns {Promise<string | null>} a sentence for the player; null where a dialog has told them
 */
export async function share(fragment) {
  const url = new URL(`#${fragment}`, location.href);
  history.replaceState({ opened: url.hash }, '', url);
  return copy(url.href, 'Link copied.', 'The address of this game, to copy:');
}
