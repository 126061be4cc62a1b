// @ts-check
// The language of the page: which one it is, its file, and the page's own phrases. Until they have
// loaded, the page's phrases are English; the interface reads its own sentences from the file.

import { valueOr } from './attempt.js';
import { lazy } from './lazy.js';

/** @import { Sentence } from './told_error.js' */

let said = __WORDS__; // inserted by stage.mjs: the part "page" of web/languages/en.json
let spoken = ''; // the current language's file
let wanted = ''; // tag of the language that was requested last

/**
 * The phrase with this name, with values for its placeholders.
 * @param {string} name  "clipboard.copied"
 * @param {Record<string, string | number>} [fills]
 */
export const words = (name, fills = {}) =>
  (Object.hasOwn(said, name) ? said[name] : name).replace(/\{(\w+)\}/g, (_, placeholder) => String(fills[placeholder] ?? ''));

/**
 * The available language that the address, the player's settings or the browser ask for.
 * @param {string} settings  the stored text, or an empty one
 */
export function preferredLanguage(settings) {
  const asked = new URLSearchParams(location.search).get('lang');
  const liked = valueOr(() => [...navigator.languages], []);
  let chosen = '';
  try {
    chosen = JSON.parse(settings || '{}').language;
  } catch {
    // The stored text is not JSON; the interface handles that.
  }
  const wanted = [asked, chosen, ...liked].map((tag) => String(tag ?? '').toLowerCase().split('-')[0]);
  return wanted.find((tag) => Object.hasOwn(__LANGUAGES__, tag)) ?? 'en';
}

/**
 * Puts a sentence into an element, also after later changes of the language.
 * @param {HTMLElement} element
 * @param {Sentence} sentence
 */
export function tell(element, { name, fills }) {
  element.dataset.words = name;
  element.dataset.fills = JSON.stringify(fills);
  element.textContent = words(name, fills);
}

/** Sentences in the page's HTML have their names in data-words and data-label. */
function retell() {
  for (const element of document.querySelectorAll('[data-words]')) {
    const { words: name, fills } = /** @type {HTMLElement} */ (element).dataset;
    element.textContent = words(name ?? '', JSON.parse(fills ?? '{}'));
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', words(/** @type {HTMLElement} */ (element).dataset.label ?? ''));
  }
}

/** The message for a part of the page (lazy.js) that failed to load. @param {string} name */
export const notLoaded = (name) => `${words(name)} ${words('parts.reload')}`;

/** @param {string} file */
const fileOf = (file) =>
  lazy(async (query) => {
    const answer = await fetch(new URL(file + query, import.meta.url), { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${file}: status ${answer.status}`);
    const text = await answer.text();
    JSON.parse(text); // a server may answer with another page
    return text;
  });

/** The language files by tag: the part that the first frame needs, and the whole. */
const files = new Map(Object.entries(__LANGUAGES__).map(([tag, [first, whole]]) => [tag, { first: fileOf(first), whole: fileOf(whole) }]));

/**
 * Switches the page to this language, unless another one is requested before this one has loaded.
 * @param {string} tag
 * @param {'first' | 'whole'} [part]
 * @returns {Promise<string>} the language for the interface, which is now the page's
 */
export async function speak(tag, part = 'whole') {
  wanted = tag;
  let text = '';
  try {
    text = (await files.get(tag)?.[part]()) ?? '';
  } catch (error) {
    if (tag === wanted) throw error; // otherwise this language is no longer wanted
  }
  if (tag !== wanted) return spoken;
  said = { ...said, ...JSON.parse(text).page }; // the part for the first frame has not all of them
  document.documentElement.lang = tag;
  document.documentElement.dataset.sentences = part;
  retell();
  return (spoken = text);
}
