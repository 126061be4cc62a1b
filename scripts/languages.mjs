// node languages.mjs LANGUAGES OUTPUT [--without-english]
//
// The sentences of the interface, one file per language in web/languages/. Checks that every file has
// the phrases of en.json. Generates C++ with a function for each phrase of the part "app", and a header
// (words/phrases/play.h) for each section:
//
//     "play": {                                       namespace peg::phrase::play {
//       "left": "{pegs} left.",                       std::string left(const Word& pegs);
//       "pegs": {                                     std::string pegs(Count count);
//         "one": "{count} peg",                       }
//         "other": "{count} pegs"
//       }
//     }
//
// Placeholders are the function's parameters, in the order of the English text. For a phrase with plural
// forms, {count} selects the form by the language's rules (Intl.PluralRules), and {count} is written
// with grouped digits. A section in LOOKED_UP is a single function, which looks a phrase up by its key
// and returns an empty text for an unknown key.
//
// The part "page" is for the page's scripts (web/words.js), the part "site" for the pages beside the
// game (web/pages/words.mjs). The errors are generated a second time in English, for the command line
// and the worker; the part "command_line", which only English has, is also for these.

import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOOKED_UP = ['boards', 'commands', 'short_commands', 'about_commands', 'key_of', 'figures', 'levels', 'lessons'];
// Section of phrases that errors refer to by their codes (src/core/support/error.h).
const ERRORS = 'errors';
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

// Commands that are shown side by side while a solution is playing.
const WATCHING = ['step_back', 'pause', 'step', 'leave', 'undo', 'redo', 'hint', 'solve', 'return', 'boards', 'analyse', 'coach', 'restart'];

const isForms = (phrase) => typeof phrase === 'object';
const placeholders = (text) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
const namesIn = (phrase) => (isForms(phrase) ? [...new Set(['count', ...placeholders(phrase.other)])] : placeholders(phrase));

/** The phrases of a part in file order: { section, key, phrase }. */
const listed = (part) =>
  Object.entries(part).flatMap(([section, phrases]) =>
    Object.entries(phrases).map(([key, phrase]) => ({ section, key, phrase })),
  );

/** A label as spoken: without question marks and the like. */
const spoken = (label) => label.toLowerCase().replace(/[\s\u00a0]*[?!¿¡]|\u00ad/g, '');

/** All forbidden differences between two files, as sentences. */
function faults(tag, language, english) {
  const found = [];
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  if (typeof language.name !== 'string') found.push('it does not say its own "name"');
  for (const part of ['app', 'page', 'site']) {
    const theirs = new Map(listed(language[part]).map((entry) => [`${part}.${entry.section}.${entry.key}`, entry.phrase]));
    for (const { section, key, phrase } of listed(english[part])) {
      const name = `${part}.${section}.${key}`;
      const other = theirs.get(name);
      theirs.delete(name);
      if (other === undefined) {
        found.push(`${name} is missing`);
        continue;
      }
      if (isForms(other) !== isForms(phrase)) found.push(`${name} has ${isForms(phrase) ? 'no ' : ''}forms for numbers`);
      const forms = isForms(other) ? Object.entries(other) : [['', other]];
      if (isForms(other)) {
        const missing = categories.filter((form) => !(form in other) && form !== 'many');
        const unknown = Object.keys(other).filter((form) => !categories.includes(form));
        if (missing.length + unknown.length > 0) found.push(`${name} has the forms ${Object.keys(other)}, and the language ${categories}`);
      }
      const wanted = namesIn(phrase).filter((name) => name !== 'count' || !isForms(phrase)).sort().join();
      for (const [form, text] of forms) {
        if (typeof text !== 'string' || (text === '' && section !== 'key_of')) found.push(`${name} ${form} is no text`);
        else {
          const has = placeholders(text).filter((name) => name !== 'count' || !isForms(phrase)).sort().join();
          if (has !== wanted) found.push(`${name} ${form} has the placeholders {${has}}, and not {${wanted}}`);
        }
      }
    }
    for (const name of theirs.keys()) found.push(`${name} is not in en.json`);
  }
  const letters = Object.values(language.app.key_of).flatMap((keys) => keys.split(' ').filter(Boolean));
  const twice = letters.filter((letter, i) => letters.indexOf(letter) !== i);
  if (twice.length > 0) found.push(`the keys ${twice} are given twice`);
  if (letters.some((letter) => !/^[A-Z]$/.test(letter))) found.push('a key is no letter from A to Z');
  // Speech input uses the words on the button, so the name must contain them (WCAG 2.5.3).
  for (const [key, short] of Object.entries(language.app.short_commands)) {
    const label = language.app.commands[key] ?? '';
    if (!spoken(label).includes(spoken(short))) found.push(`the short name ${short} is no part of ${label}`);
  }
  const names = WATCHING.map((key) => language.app.short_commands[key] ?? language.app.commands[key]);
  const same = names.filter((name, i) => names.indexOf(name) !== i);
  if (same.length > 0) found.push(`${same} stands on two buttons beside each other`);
  return found;
}

/** How numbers are formatted: the plural form for each whole number, and its digits. */
function numbersOf(tag) {
  const rules = new Intl.PluralRules(tag);
  const form = (number) => FORMS.indexOf(rules.select(number));
  // The plural forms of these languages depend on the last two digits, except for whole millions.
  const forms = Array.from({ length: 200 }, (_, n) => form(n)).join('');
  const guess = (n) => (n > 0 && n % 1e6 === 0 ? form(1e6) : Number(forms[n < 200 ? n : 100 + (n % 100)]));
  for (const n of [...Array(3000).keys(), 10_000, 123_456, 1_000_000, 1_000_001, 7_000_000, 12_000_000, 1_000_000_000])
    if (guess(n) !== form(n)) throw new Error(`${tag}: the number ${n} has a form of its own.`);
  const digits = new Intl.NumberFormat(tag);
  const part = (number, type) => digits.formatToParts(number).find((part) => part.type === type)?.value ?? '';
  return {
    forms,
    million: form(1e6),
    // The fonts have only the usual no-break space.
    group: part(1_234_567, 'group').replace('\u202f', '\u00a0'),
    grouped_digits: part(1234, 'group') ? 4 : 5,
    decimal: part(1.5, 'decimal'),
  };
}

/** All languages, checked: { tag, name, numbers, app, page, site }, English first. @param {string} folder */
export async function readLanguages(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const languages = files.map((name, i) => ({ tag: basename(name, '.json'), ...JSON.parse(texts[i]) }));
  const english = languages.find(({ tag }) => tag === 'en');
  const found = languages.flatMap((language) => faults(language.tag, language, english).map((fault) => `${language.tag}.json: ${fault}.`));
  if (found.length > 0) throw new Error(found.join('\n'));
  return [english, ...languages.filter((language) => language !== english)].map((language) => ({
    ...language,
    numbers: numbersOf(language.tag),
  }));
}

/** A language in the format of the interface (app/words/language.h): its phrases in the order of en.json. */
export function compiled(language, english) {
  const { tag, name, numbers, app } = language;
  const phrases = listed(english.app).map(({ section, key }) => app[section][key]);
  return { tag, name, ...numbers, phrases };
}

// Sections that are not needed at the start of a first visit without a link: the page loads them after
// the first frame.
const LATER = new Set([
  'about_commands', 'ask', 'assistance', 'backwards', 'bookmark', 'challenge', 'coach', 'count', 'date', 'draw', 'edit',
  'errors', 'explanation', 'figures', 'help', 'lessons', 'levels', 'library', 'link', 'list', 'menu', 'packages', 'paste',
  'print', 'proof', 'puzzle', 'reason', 'review', 'settings', 'statistics', 'train', 'where', 'win',
]);

/** The same with 0 for the phrases of these sections: enough for the first frame. */
export function compiledFirst(language, english) {
  const whole = compiled(language, english);
  const sections = listed(english.app).map(({ section }) => section);
  return { ...whole, phrases: whole.phrases.map((phrase, i) => (LATER.has(sections[i]) ? 0 : phrase)) };
}

/** The phrases of the page's scripts, by names like "clipboard.copied". */
export const pageWords = ({ page }) =>
  Object.fromEntries(listed(page).map(({ section, key, phrase }) => [`${section}.${key}`, phrase]));

const FIRST_OF_PAGE = ['page', 'failure', 'parts'];

/** Those of them that may be needed before the whole language has loaded. */
export const firstPageWords = ({ page }) =>
  pageWords({ page: Object.fromEntries(FIRST_OF_PAGE.map((section) => [section, page[section]])) });

// --- C++ ------------------------------------------------------------------------------------------

const WRITTEN = 'Written by scripts/languages.mjs.';

const languageNames = (languages) => `#pragma once

// Each language by its tag and its own name. ${WRITTEN}

#include <array>

#include "app/words/language.h"

namespace peg {

inline constexpr std::array<LanguageName, ${languages.length}> kLanguages{{
${languages.map(({ tag, name }) => `    {"${tag}", "${name}"},`).join('\n')}
}};

} // namespace peg
`;

/** The parameters of a phrase's function, and its body. */
function signature(phrase, number) {
  const names = namesIn(phrase);
  const parameters = names.map((name) => `${isForms(phrase) && name === 'count' ? 'Count' : 'const Word&'} ${name}`);
  const fills = names.filter((name) => !isForms(phrase) || name !== 'count').map((name) => `{"${name}", ${name}}`);
  const call = isForms(phrase)
    ? `say_counted(${number}, count, {${fills.join(', ')}})`
    : fills.length > 0 ? `say(${number}, {${fills.join(', ')}})` : `say(${number})`;
  return { parameters: parameters.join(', '), call };
}

/**
 * The functions of a section as declarations. The header does not contain the indexes of phrases, so
 * files that include one section are compiled again only when that section changes.
 */
function sectionHeader(section, phrases) {
  const functions = LOOKED_UP.includes(section)
    ? `std::string ${section}(std::string_view key);`
    : `namespace ${section} {\n${Object.entries(phrases)
        .map(([key, phrase]) => `std::string ${key}(${signature(phrase, 0).parameters});`)
        .join('\n')}\n}`;
  return `#pragma once

// What the interface says, in the language in use. ${WRITTEN}

#include <string>
#include <string_view>

#include "app/words/language.h"

namespace peg::phrase {

${functions}

} // namespace peg::phrase
`;
}

/** Errors have no functions: their phrases are found by codes. */
const errorCodes = (english, first) => `#pragma once

// The codes of errors. ${WRITTEN}

#include <array>
#include <cstddef>
#include <string_view>

namespace peg::phrase {

inline constexpr std::size_t kErrors = ${first}; // the first phrase of an error; by code:
inline constexpr std::array<std::string_view, ${Object.keys(english.app[ERRORS]).length}> kErrorCodes{
    ${Object.keys(english.app[ERRORS]).map((code) => `"${code}"`).join(', ')}};

} // namespace peg::phrase
`;

const allPhrases = (english) => `#pragma once

// All phrases in English. ${WRITTEN}

#include <cstddef>
#include <string_view>

namespace peg::phrase {

inline constexpr std::size_t kCount = ${listed(english.app).length};
extern const std::string_view kEnglish; // as parse_language reads it; empty where it is not built in

} // namespace peg::phrase
`;

function englishErrors(english) {
  const [shared, own] = [english.app.errors, english.command_line.errors];
  const twice = Object.keys(own).filter((code) => code in shared);
  if (twice.length > 0) throw new Error(`en.json: the errors ${twice} are there twice.`);
  const phrases = Object.entries({ ...shared, ...own });
  const entries = phrases.map(([code, phrase]) => `    {"${code}", ${JSON.stringify(phrase)}, "${placeholders(phrase).join(' ')}"},`);
  return `#pragma once

// What errors say in English. Written by scripts/languages.mjs.

#include <array>
#include <cstddef>
#include <string_view>

namespace peg {

struct EnglishError {
    std::string_view code;
    std::string_view phrase;
    std::string_view arguments; // their names, with blanks between them
};
inline constexpr std::array<EnglishError, ${entries.length}> kEnglishErrors{{
${entries.join('\n')}
}};
inline constexpr std::size_t kCommandLinePhrases = ${Object.keys(own).length}; // the last of these

} // namespace peg
`;
}

function source(english, isEnglishBuiltIn) {
  let number = 0;
  let functions = '';
  for (const [section, phrases] of Object.entries(english.app)) {
    const keys = Object.keys(phrases);
    if (LOOKED_UP.includes(section)) {
      functions += `
std::string ${section}(std::string_view key) {
    static constexpr std::array<std::string_view, ${keys.length}> kKeys{
        ${keys.map((key) => `"${key}"`).join(', ')}};
    return look_up(${number}, kKeys, key);
}
`;
    } else if (section !== ERRORS) {
      const defined = Object.entries(phrases).map(([key, phrase], i) => {
        const { parameters, call } = signature(phrase, number + i);
        return `std::string ${key}(${parameters}) { return ${call}; }\n`;
      });
      functions += `\nnamespace ${section} {\n${defined.join('')}}\n`;
    }
    number += keys.length;
  }
  const headers = Object.keys(english.app).map((section) => `#include "words/phrases/${section}.h"`);
  // Split, because compilers limit the length of strings.
  const pieces = isEnglishBuiltIn ? JSON.stringify(compiled(english, english)).match(/[^]{1,2000}/gu) : [''];
  return `#include "words/all_phrases.h"

#include <array>
${headers.join('\n')}

namespace peg::phrase {
${functions}
const std::string_view kEnglish =
${pieces.map((piece) => `    R"=====(${piece})====="`).join('\n')};

} // namespace peg::phrase
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, output, ...options] = process.argv.slice(2);
  try {
    const languages = await readLanguages(folder);
    const [english] = languages;
    // An unchanged file is not written, so that the files that include it are not compiled again.
    const write = async (name, text) => {
      const path = join(output, name);
      if ((await readFile(path, 'utf8').catch(() => null)) === text) return;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    };
    await write('words/languages.h', languageNames(languages));
    await write('words/all_phrases.h', allPhrases(english));
    await write('words/phrases.cpp', source(english, !options.includes('--without-english')));
    let first = 0;
    for (const [section, phrases] of Object.entries(english.app)) {
      await write(`words/phrases/${section}.h`, section === ERRORS ? errorCodes(english, first) : sectionHeader(section, phrases));
      first += Object.keys(phrases).length;
    }
    await write('english/errors.h', englishErrors(english));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
