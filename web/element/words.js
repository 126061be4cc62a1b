// @ts-check
// The element's words in five languages: phrases of the page (web/languages), which build.mjs selects
// and inserts here, and a few of its own (words.json).

/** @typedef {Record<string, string | number>} Fills */
/** @typedef {(name: string, fills?: Fills) => string} Words */

const ENGLISH = 'en';

/**
 * The wanted language, if the element has it; otherwise English.
 * @param {string | null | undefined} tag  as in the attribute lang
 */
export function languageOf(tag) {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return Object.hasOwn(__ELEMENT_WORDS__, language) ? language : ENGLISH;
}

/**
 * Returns a function that says phrases by name. For a phrase with plural forms, {count} selects the
 * form.
 * @param {string} language  one that the element has
 * @returns {Words}
 */
export function wordsOf(language) {
  const phrases = __ELEMENT_WORDS__[language];
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (name, fills = {}) => {
    const phrase = phrases[name] ?? name;
    const form = typeof phrase === 'string' ? phrase : (phrase[rules.select(Number(fills.count))] ?? phrase.other);
    return form.replace(/\{(\w+)\}/g, (_, key) => {
      const fill = fills[key] ?? '';
      return typeof fill === 'number' ? numbers.format(fill) : fill;
    });
  };
}
