// @ts-check
// The element's looks and controls, as given by its attributes. Any value that is not listed below is an
// error, and the default applies.

import { LastPegError, quoted } from '../package/problem.js';
import { MATERIALS } from './materials.js';

/** @import { Material } from './materials.js' */
/** @typedef {'light' | 'dark' | 'contrast'} Look */
/**
 * @typedef {object} Settings
 * @property {Material} material
 * @property {Look | 'auto'} look
 * @property {boolean} still  a diagram: nothing can be played
 * @property {Set<string> | null} controls  the controls below the board; null: those that are useful
 * @property {boolean} coach
 * @property {boolean} autoplay
 */

const LOOKS = ['light', 'dark', 'contrast', 'auto'];
export const CONTROLS = ['undo', 'redo', 'restart', 'hint', 'solve', 'coach', 'play', 'slider'];

const wordsIn = (/** @type {string | null} */ text) => (text ?? '').toLowerCase().split(/[\s,]+/).filter(Boolean);

/**
 * @param {(name: string) => string | null} attribute
 * @returns {{ settings: Settings, errors: LastPegError[] }}
 */
export function readSettings(attribute) {
  /** @type {LastPegError[]} */
  const errors = [];
  /** @param {string} name @param {string} word @param {string} wanted @param {string} sentence  of it @param {string} [words]  of the element, which no language changes */
  const wrong = (name, word, wanted, sentence, words = '') =>
    errors.push(new LastPegError(name, `The attribute ${name} takes ${wanted}, not ${quoted(word)}.`, { name: sentence, fills: { name, words, word: quoted(word) } }));
  /** @type {Settings} */
  const settings = { material: 'glass', look: 'auto', still: false, controls: null, coach: false, autoplay: false };

  for (const word of wordsIn(attribute('theme'))) {
    const material = MATERIALS.find((one) => one === word);
    if (material) settings.material = material;
    else if (LOOKS.includes(word)) settings.look = /** @type {Settings['look']} */ (word);
    else wrong('theme', word, [...LOOKS, ...MATERIALS].join(', '), 'attribute_words', [...LOOKS, ...MATERIALS].join(', '));
  }

  const controls = wordsIn(attribute('controls'));
  const [only] = controls;
  if (controls.length === 1 && ['none', 'board'].includes(only)) {
    settings.still = only === 'none';
    settings.controls = new Set();
  } else if (controls.length > 0 && !(controls.length === 1 && ['all', 'controls', 'true'].includes(only))) {
    for (const word of controls) if (!CONTROLS.includes(word)) wrong('controls', word, `all, board, none, or some of ${CONTROLS.join(', ')}`, 'attribute_controls', CONTROLS.join(', '));
    if (errors.every(({ code }) => code !== 'controls')) settings.controls = new Set(controls);
  }

  for (const name of /** @type {const} */ (['coach', 'autoplay'])) {
    const value = attribute(name)?.toLowerCase() ?? 'off';
    settings[name] = ['', 'on', 'true', name].includes(value);
    if (!settings[name] && !['off', 'false'].includes(value)) wrong(name, value, 'no value, on or off', 'attribute_switch');
  }

  const lang = attribute('lang');
  if (lang) {
    try {
      new Intl.Locale(lang);
    } catch {
      wrong('lang', lang, 'a language tag, like en or pt-BR', 'attribute_lang');
    }
  }
  return { settings, errors };
}
