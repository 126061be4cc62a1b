// @ts-check
// The address: #board=english&position=...&finish=d4 opens that problem. It follows the game only
// when the player shares it.

import { copy } from './clipboard.js';

/** @import { Intent } from './protocol.js' */

/**
 * The problem that the address names; the interface judges what it says.
 * @param {{ fresh: boolean }} options  fresh: not one that was opened before, because after a reload
 *   the player's own game goes on
 * @returns {Extract<Intent, { type: 'open' }> | null}
 */
export function problemInAddress({ fresh }) {
  const fields = new URLSearchParams(location.hash.slice(1));
  const [board, position, finish] = ['board', 'position', 'finish'].map((name) => fields.get(name) ?? undefined);
  if (board === undefined && position === undefined && finish === undefined) return null;
  if (fresh && history.state?.opened === location.hash) return null;
  history.replaceState({ opened: location.hash }, '');
  return { type: 'open', board: board ?? '', position, finish };
}

/**
 * Puts the problem in the address and on the clipboard.
 * @param {string} fragment  board=...&position=...&finish=...
 * @returns {Promise<string | null>} what to tell the player; null where a dialog said it
 */
export async function share(fragment) {
  const url = new URL(`#${fragment}`, location.href);
  history.replaceState({ opened: url.hash }, '', url);
  return copy(url.href, 'Link copied.', 'The address of this game, to copy:');
}
