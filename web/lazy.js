// @ts-check
// Parts of the page that are loaded on demand: scripts, languages. Loading may fail: the network is
// gone, or the site was replaced by a new version after the page was opened. Then the player is told and
// can go on playing, and the part is requested again when it is needed again.

import { within } from './attempt.js';

const LOAD_MS = 20_000; // after this time, a part counts as not loaded

/**
 * @template T
 * @param {(query: string) => Promise<T>} load  requests the file with this query appended to its address
 * @returns {() => Promise<T>} gives the part; requests it until it has loaded once
 */
export function lazy(load) {
  /** @type {Promise<T> | null} */
  let loading = null;
  let failures = 0;
  const attempt = async () => {
    try {
      return await within(LOAD_MS, load(''));
    } catch (error) {
      failures += 1;
      if (failures === 1) throw error;
      // A browser may remember a failed import as long as the page is open. The query makes it another
      // address.
      return within(LOAD_MS, load(`?again=${failures}`));
    }
  };
  return () => {
    loading ??= attempt().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
