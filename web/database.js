// @ts-check
// Named texts in the browser's database (IndexedDB), each with the time when it was stored. The database
// has as much room as the disk, but it is slow, and may be forbidden, broken, deleted while it is open,
// or made by a newer version of this page. In these cases the functions throw, or never return.

import { openDB } from 'idb';

/** @typedef {{ text: string, when: number }} Stored  when: by Date.now() */

const NAME = 'last-peg'; // of the database; distinguishes it from those of other programs on the same
                         // origin
const VERSION = 1;
const TEXTS = 'texts';

/** @type {Promise<import('idb').IDBPDatabase> | null} */
let opened = null;

/** The database, opened if it is not open. */
async function database() {
  const close = () => (opened = null); // the next call opens it again
  opened ??= openDB(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore(TEXTS),
    // Another tab wants to delete or upgrade the database, and would have to wait for this one.
    blocking(_from, _to, event) {
      /** @type {IDBDatabase} */ (event.target).close();
      close();
    },
    terminated: close,
  });
  opened.catch(close);
  return opened;
}

/** @param {any} value  whatever the database holds  @returns {value is Stored} */
const isStored = (value) => typeof value?.text === 'string' && typeof value.when === 'number';

/** The text stored under a name; null if there is none. @param {string} name @returns {Promise<Stored | null>} */
export async function readText(name) {
  const found = await (await database()).get(TEXTS, name);
  return isStored(found) ? found : null;
}

/**
 * Stores a text, unless a newer one is there: then nothing changes.
 * @param {string} name
 * @param {Stored} stored
 * @param {(there: Stored) => boolean} isNews
 * @returns {Promise<Stored | null>} the newer text
 */
export async function replaceText(name, { text, when }, isNews) {
  const transaction = (await database()).transaction(TEXTS, 'readwrite');
  const done = transaction.done.then(() => null);
  const exchange = async () => {
    const there = await transaction.store.get(name);
    if (isStored(there) && isNews(there)) return there;
    await transaction.store.put({ text, when }, name);
    return null;
  };
  return (await Promise.all([exchange(), done]))[0];
}
