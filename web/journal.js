// @ts-check
// The journal: texts under names, written in the same moment, so that they outlast even a page that goes
// in that moment. A browser may forbid that (a private window), and gives room for some megabytes only.
// After a reload a tab has its own text again (sessionStorage); a new tab has the text that any tab
// stored last (localStorage).

import { could } from './attempt.js';

const KEY = 'last-peg'; // before each name, as other programs may share the origin

/** What this tab has read from localStorage or written to it last, by name. @type {Map<string, string | null>} */
const seen = new Map();

/** The text under a name; null where there is none. @param {string} name */
export function recall(name) {
  try {
    return sessionStorage.getItem(`${KEY}/${name}`) ?? localStorage.getItem(`${KEY}/${name}`);
  } catch {
    return null;
  }
}

/**
 * Keeps a text.
 * @param {string} name
 * @param {string} text
 * @returns {boolean} false where the browser does not keep it beyond this visit
 */
export function keep(name, text) {
  const key = `${KEY}/${name}`;
  const kept = could(() => localStorage.setItem(key, text));
  if (kept) seen.set(name, text);
  const keptForReload = could(() => sessionStorage.setItem(key, text));
  if (kept && !keptForReload) could(() => sessionStorage.removeItem(key)); // it is older
  return kept;
}

/** Drops what is older than this text, which is kept elsewhere. @param {string} name @param {string} text */
export function dropOlder(name, text) {
  const key = `${KEY}/${name}`;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    could(() => storage().getItem(key) !== text && storage().removeItem(key));
  }
}

/**
 * The text under a name, if another tab has stored it since this one looked last; else null.
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
 * Calls back whenever another tab stores a text under a name.
 * @param {string} name
 * @param {(text: string) => void} callback  gets the text, which this tab may have written over already
 */
export function watch(name, callback) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === `${KEY}/${name}` && newValue !== null) callback(newValue);
  });
}
