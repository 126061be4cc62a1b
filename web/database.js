// @ts-check
// Texts in the browser's database (IndexedDB), each under a name, with the time at which it was stored. The
// database has as much room as the disk, but it answers late, and may be forbidden, broken, deleted while
// it is open, or of a newer version of this page. Then these functions throw, or never return.

import { openDB } from 'idb';

/** @typedef {{ text: string, when: number }} Stored  when: by Date.now() */

const NAME = 'last-peg'; // of the database, as other programs may share the origin
const VERSION = 1;
const TEXTS = 'texts';

/** @type {Promise<import('idb').IDBPDatabase> | null} */
let opened = null;

/** The database, opened if it is not open. */
async function database() {
  const close = () => (opened = null); // and the next call opens it anew
  opened ??= openDB(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore(TEXTS),
    // Another tab wants to delete it, or has a newer version of it, and would have to wait for this one.
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

/** What is stored under a name; null where there is nothing. @param {string} name @returns {Promise<Stored | null>} */
export async function readText(name) {
  const found = await (await database()).get(TEXTS, name);
  return isStored(found) ? found : null;
}

/**
 * Stores a text, unless there is news in place of it: then nothing is changed.
 * @param {string} name
 * @param {Stored} stored
 * @param {(there: Stored) => boolean} isNews
 * @returns {Promise<Stored | null>} the news
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
