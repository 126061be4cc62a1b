// @ts-check
// Stores the player's data (one text, src/app/kit/store/saved_state.h) between visits, in two places:
//
//   journal    immediate, a few megabytes at most; the page starts from it
//   database   a little later, of any size; the only place if the journal is too small
//
// One is enough if the other is forbidden, full, slow or broken. All tabs share both. The interface gets
// what another tab has stored, merges it with its own data, and stores the result. So a text is only
// overwritten by a text that contains it.

import { attempt, valueOr, within } from './attempt.js';
import * as journal from './journal.js';
import { lazy } from './lazy.js';

/** @typedef {import('./database.js').Stored} Stored */

/**
 * @typedef {object} Listener
 * @property {(text: string, instead: boolean) => void} merge  another tab has stored this text; instead:
 * this tab's text was not stored, because it has to contain the other one
 * @property {() => void} failed  the browser stores nothing
 */

const NAME = 'settings';
const WHEN = `${NAME}/when`; // when the journal's text was stored, by Date.now()
const READ_MS = 3000; // after this time, a page with an empty journal starts without the database
const WRITE_MS = 12_000; // after this time, a text counts as not stored

/** The text with which this tab started, or which it last took from another tab. */
let taken = journal.recall(NAME);
/** The text that this tab last wrote to the database. @type {string | null} */
let written = null;
const begun = Number(journal.recall(WHEN)); // anything stored earlier is contained in the journal's text
let kept = taken !== null;

/** @type {Listener} */
let listener = { merge() {}, failed() {} };
/** The next text for the database. @type {(Stored & { inJournal: boolean }) | null} */
let waiting = null;
let writing = false;
let asked = false;

const database = lazy((query) => {
  return /** @type {Promise<typeof import('./database.js')>} */ (import(new URL('./database.js', import.meta.url).href + query));
});
const reading = database().then(({ readText }) => readText(NAME)); // the first frame does not wait for
                                                                   // it
reading.catch(() => null); // errors are reported to the code that waits for it
/** Tells other tabs about texts that are only in the database. A browser may lack channels, or forbid them. */
const channel = valueOr(() => new BroadcastChannel('last-peg'), null);

/** @param {Stored} there */
const isNews = ({ text, when }) => text !== taken && text !== written && when >= begun;

/** True if the last text will be kept beyond this visit. */
export const isKept = () => kept;

/** What was stored at the last visit; empty if nothing was. Waits for the database only if necessary. */
export async function recallText() {
  if (taken === null) {
    const stored = await within(READ_MS, reading).catch(() => null);
    taken = stored?.text ?? null;
    kept = stored !== null;
  }
  return taken ?? '';
}

/** From now on, the listener gets what other tabs store. @param {Listener} newListener */
export async function follow(newListener) {
  listener = newListener;
  takeFromJournal(false);
  journal.watch(NAME, hear);
  channel?.addEventListener('message', ({ data }) => typeof data === 'string' && hear(data));
  const stored = await reading.catch(() => null);
  if (stored && isNews(stored)) take(stored.text, false);
  // The database is older than the journal if a page was closed quickly, or if the database is new.
  else if (taken && stored?.text !== taken && !written && !writing) put({ text: taken, when: begun, inJournal: true });
}

/** Stores a text; the listener is told of any failure. @param {string} text */
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

/** Another tab has announced what it has stored. @param {string} text */
function hear(text) {
  if (text !== taken) take(text, writing); // the text being stored here is newer
}

/** Takes a text that another tab has stored in the journal; returns whether there was one. @param {boolean} instead */
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

// Writes one text at a time; of those that come meanwhile only the last one counts.
async function write() {
  writing = true;
  for (let next = waiting; next; next = waiting) {
    waiting = null;
    try {
      const news = await within(WRITE_MS, database().then(({ replaceText }) => replaceText(NAME, next, isNews)));
      if (news) {
        waiting = null; // the next text of the interface will contain it
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
    attempt(() => channel?.postMessage(text));
  }
  askToStay(text);
}

/**
 * Asks the browser not to clear the page's storage when the disk is full, once the player has played a
 * game. Some browsers ask the player, so this waits for the first click or key.
 * @param {string} text
 */
function askToStay(text) {
  if (asked || navigator.userActivation?.hasBeenActive === false || !/"jumps":"\w/.test(text)) return;
  asked = true;
  attempt(() => navigator.storage?.persist?.().catch(() => undefined)); // the browser may refuse
}
