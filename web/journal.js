// @ts-check
// The journal: named texts that are written synchronously, so that they survive even if the page is
// closed in that moment. A browser may forbid that (a private window), and has room for only a few
// megabytes. After a reload a tab has its own text again (sessionStorage); a new tab has the text that
// any tab stored last (localStorage).

import { attempt } from './attempt.js';

const KEY = 'last-peg'; // prefix of names; distinguishes them from those of other programs on the same
                        // origin

/** What this tab has last read from or written to localStorage, by name. @type {Map<string, string | null>} */
const seen = new Map();

/** The text with a name; null if there is none. @param {string} name */
export function recall(name) {
  try {
    return sessionStorage.getItem(`${KEY}/${name}`) ?? localStorage.getItem(`${KEY}/${name}`);
  } catch {
    return null;
  }
}

/**
 * Stores a text.
 * @param {string} name
 * @param {string} text
 * @returns {boolean} false if the browser will not keep it beyond this visit
 */
export function keep(name, text) {
  const key = `${KEY}/${name}`;
  const kept = attempt(() => localStorage.setItem(key, text));
  if (kept) seen.set(name, text);
  const keptForReload = attempt(() => sessionStorage.setItem(key, text));
  if (kept && !keptForReload) attempt(() => sessionStorage.removeItem(key)); // remove the older text
  return kept;
}

/** Drops texts older than this one, which is stored elsewhere. @param {string} name @param {string} text */
export function dropOlder(name, text) {
  const key = `${KEY}/${name}`;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => storage().getItem(key) !== text && storage().removeItem(key));
  }
}

/**
 * The text with a name if another tab has stored it since this one last looked, otherwise null.
 * @param {string} name
 */
export function storedElsewhere(name) {
  try {
    const text = localStorage.getItem(`${KEY}/${name}`);
    if (text === (seen.get(name) ?? sessionStorage.getItem(`${KEY}/${name}`))) return null;
    seen.set(name, text);
    return text;
  } catch {
    return null;
  }
}

/**
 * Calls back whenever another tab stores a text with this name.
 * @param {string} name
 * @param {(text: string) => void} callback  gets the text, which this tab may already have overwritten
 */
export function watch(name, callback) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === `${KEY}/${name}` && newValue !== null) callback(newValue);
  });
}
