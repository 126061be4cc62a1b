// @ts-check
// The language of the page: which one it is, its file, and what the page itself says in it. What the page
// says before that has come is English; the interface reads its own sentences out of the file.

import { valueOr } from './attempt.js';
import { lazy } from './lazy.js';

/** @import { Sentence } from './told_error.js' */

let said = __WORDS__; // by stage.mjs: the part "page" of web/languages/en.json
let spoken = ''; // the whole file of that language
let wanted = ''; // the tag of the language that was asked for last

/**
 * What is said under this name, with what stands for its placeholders.
 * @param {string} name  "clipboard.copied"
 * @param {Record<string, string | number>} [fills]
 */
export const words = (name, fills = {}) =>
  (Object.hasOwn(said, name) ? said[name] : name).replace(/\{(\w+)\}/g, (_, placeholder) => String(fills[placeholder] ?? ''));

/**
 * The language that the address, the player's settings or the browser ask for, of those that there are.
 * @param {string} settings  the text that is stored, or an empty one
 */
export function preferredLanguage(settings) {
  const asked = new URLSearchParams(location.search).get('lang');
  const liked = valueOr(() => [...navigator.languages], []);
  let chosen = '';
  try {
    chosen = JSON.parse(settings || '{}').language;
  } catch {
    // What is stored is no JSON: the interface deals with that.
  }
  const wanted = [asked, chosen, ...liked].map((tag) => String(tag ?? '').toLowerCase().split('-')[0]);
  return wanted.find((tag) => Object.hasOwn(__LANGUAGES__, tag)) ?? 'en';
}

/** Puts a sentence into an element, in whichever language the page comes to speak. @param {HTMLElement} element @param {Sentence} sentence */
export function tell(element, { name, fills }) {
  element.dataset.words = name;
  element.dataset.fills = JSON.stringify(fills);
  element.textContent = words(name, fills);
}

/** The sentences that stand in the page have their names in data-words and data-label. */
function retell() {
  for (const element of document.querySelectorAll('[data-words]')) {
    const { words: name, fills } = /** @type {HTMLElement} */ (element).dataset;
    element.textContent = words(name ?? '', JSON.parse(fills ?? '{}'));
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', words(/** @type {HTMLElement} */ (element).dataset.label ?? ''));
  }
}

/** What the player is told of a part of the page (lazy.js) that did not come. @param {string} name */
export const notLoaded = (name) => `${words(name)} ${words('parts.reload')}`;

/** The files of the languages, by their tags. */
const files = new Map(
  Object.entries(__LANGUAGES__).map(([tag, file]) => [
    tag,
    lazy(async (query) => {
      const answer = await fetch(new URL(file + query, import.meta.url), { credentials: 'same-origin' });
      if (!answer.ok) throw new Error(`${file}: status ${answer.status}`);
      const text = await answer.text();
      JSON.parse(text); // a server may answer with some other page
      return text;
    }),
  ]),
);

/**
 * From now on the page speaks this language, unless it is asked for another one before this one has come.
 * @param {string} tag
 * @returns {Promise<string>} the language for the interface, which is the one that the page now speaks
 */
export async function speak(tag) {
  wanted = tag;
  let text = '';
  try {
    text = (await files.get(tag)?.()) ?? '';
  } catch (error) {
    if (tag === wanted) throw error; // else nobody waits for this language any more
  }
  if (tag !== wanted) return spoken;
  said = JSON.parse(text).page;
  document.documentElement.lang = tag;
  retell();
  return (spoken = text);
}
