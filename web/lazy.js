// @ts-check
// Parts of the page that are loaded when they are wanted: scripts, languages. Such a part may not come:
// the network is gone, or the site has been replaced by a new version since the page was opened. Then the
// player is told, goes on playing, and the part is asked for again when it is wanted again.

import { within } from './attempt.js';

const LOAD_MS = 20_000; // then a part counts as not loaded

/**
 * @template T
 * @param {(query: string) => Promise<T>} load  asks for the file with this query behind its address
 * @returns {() => Promise<T>} gives the part; asks for it until it has come once
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
      // A browser may remember, for as long as the page is open, that an import has failed. The query makes
      // it another address.
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
