// @ts-check
// Keeps texts between visits, each under a name. A browser may forbid that (a private window, a full
// disk). After a reload a tab has its own text again (sessionStorage); a new tab has the text that any
// tab stored last (localStorage).

const KEY = 'last-peg'; // before each name, as other programs may share the origin

/** What this tab has read from localStorage or written to it last, by name. @type {Map<string, string | null>} */
const seen = new Map();

/** The names of texts that the browser did not keep. @type {Set<string>} */
const lost = new Set();

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
  try {
    localStorage.setItem(`${KEY}/${name}`, text);
    seen.set(name, text);
    sessionStorage.setItem(`${KEY}/${name}`, text);
    lost.delete(name);
    return true;
  } catch {
    lost.add(name);
    return false;
  }
}

/** Whether there is a text under a name, and it is the one that was to be kept last. @param {string} name */
export const isKept = (name) => !lost.has(name) && recall(name) !== null;

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
export function watchStorage(name, callback) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === `${KEY}/${name}` && newValue !== null) callback(newValue);
  });
}
