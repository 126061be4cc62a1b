// @ts-check
// Keeps what the player has (one text, src/app/kit/store/saved_state.h) from visit to visit, in two places:
//
//   journal    at once, and some megabytes at most: with it the page begins again
//   database   a little later, and of any size: what the journal cannot take is here alone
//
// Either is enough where the other is forbidden, full, slow or broken. All tabs share both. What another
// tab has stored is handed to the interface, which adds it to what it has and stores that: so no text is
// written over that is not part of the next one.

import { could, valueOr, within } from './attempt.js';
import * as journal from './journal.js';
import { lazy } from './lazy.js';

/** @typedef {import('./database.js').Stored} Stored */

/**
 * @typedef {object} Listener
 * @property {(text: string, instead: boolean) => void} merge  another tab has stored this; instead: and what
 *   was handed out to be stored was not, as that has to be part of it
 * @property {() => void} failed  the browser keeps nothing
 */

const NAME = 'settings';
const WHEN = `${NAME}/when`; // the journal's text was stored, by Date.now()
const READ_MS = 3000; // then a page whose journal is empty begins without the database
const WRITE_MS = 12_000; // then a text counts as not stored

/** What this tab has begun with, or taken from another since. */
let taken = journal.recall(NAME);
/** What this tab has written into the database last. @type {string | null} */
let written = null;
const begun = Number(journal.recall(WHEN)); // what was stored before is part of the journal's text
let kept = taken !== null;

/** @type {Listener} */
let listener = { merge() {}, failed() {} };
/** The text that the database gets next. @type {(Stored & { inJournal: boolean }) | null} */
let waiting = null;
let writing = false;
let asked = false;

const database = lazy((query) => {
  return /** @type {Promise<typeof import('./database.js')>} */ (import(new URL('./database.js', import.meta.url).href + query));
});
const reading = database().then(({ readText }) => readText(NAME)); // the first frame does not wait for it
reading.catch(() => null); // whoever waits for it is told
/** Tells other tabs of what is in the database alone. A browser may lack it, or forbid it. */
const channel = valueOr(() => new BroadcastChannel('last-peg'), null);

/** @param {Stored} there */
const isNews = ({ text, when }) => text !== taken && text !== written && when >= begun;

/** Whether the text that was stored last is kept beyond this visit. */
export const isKept = () => kept;

/** What was stored at the last visit; empty where nothing was. Waits for the database only where it must. */
export async function recallText() {
  if (taken === null) {
    const stored = await within(READ_MS, reading).catch(() => null);
    taken = stored?.text ?? null;
    kept = stored !== null;
  }
  return taken ?? '';
}

/** From now on what other tabs store is handed to the listener. @param {Listener} newListener */
export async function follow(newListener) {
  listener = newListener;
  takeFromJournal(false);
  journal.watch(NAME, hear);
  channel?.addEventListener('message', ({ data }) => typeof data === 'string' && hear(data));
  const stored = await reading.catch(() => null);
  if (stored && isNews(stored)) take(stored.text, false);
  // The database lags behind the journal of a page that went quickly, or is new.
  else if (taken && stored?.text !== taken && !written && !writing) put({ text: taken, when: begun, inJournal: true });
}

/** Keeps a text; whatever comes of it, the listener is told. @param {string} text */
export function store(text) {
  if (takeFromJournal(true)) return;
  const when = Date.now();
  kept = journal.keep(NAME, text);
  if (kept) journal.keep(WHEN, String(when));
  put({ text, when, inJournal: kept });
}

/** @param {string} text @param {boolean} instead */
function take(text, instead) {
  taken = text;
  listener.merge(text, instead);
}

/** Another tab tells of what it has stored. @param {string} text */
function hear(text) {
  if (text !== taken) take(text, writing); // what is being stored here is newer
}

/** Whether another tab had stored something in the journal. @param {boolean} instead */
function takeFromJournal(instead) {
  const text = journal.storedElsewhere(NAME);
  if (text) take(text, instead);
  return text !== null;
}

/** @param {Stored & { inJournal: boolean }} next */
function put(next) {
  waiting = next;
  if (!writing) write();
}

// One at a time; of those that come meanwhile only the last one counts.
async function write() {
  writing = true;
  for (let next = waiting; next; next = waiting) {
    waiting = null;
    try {
      const news = await within(WRITE_MS, database().then(({ replaceText }) => replaceText(NAME, next, isNews)));
      if (news) {
        waiting = null; // what the interface stores next has all of it
        take(news.text, true);
      } else {
        wrote(next);
      }
    } catch {
      if (!next.inJournal) listener.failed();
    }
  }
  writing = false;
}

/** @param {Stored & { inJournal: boolean }} stored  is in the database now */
function wrote({ text, inJournal }) {
  written = text;
  if (!inJournal) {
    if (!waiting) kept = true;
    journal.dropOlder(NAME, text);
    could(() => channel?.postMessage(text));
  }
  askToStay(text);
}

/**
 * Asks the browser not to clear the page's storage when the disk fills up: once there is a game in it that
 * the player has played. Some browsers ask the player, so not before there was a first click or key.
 * @param {string} text
 */
function askToStay(text) {
  if (asked || navigator.userActivation?.hasBeenActive === false || !/"jumps":"\w/.test(text)) return;
  asked = true;
  could(() => navigator.storage?.persist?.().catch(() => undefined)); // it may say no
}
