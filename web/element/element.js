// @ts-check
// <last-peg>: a board of peg solitaire in any page. It plays a puzzle, replays moves, or shows a still
// diagram; see README.md in this folder. Attributes may change at any time and in any order: they are
// read together in a microtask, after all current changes.

import { asker } from './asker.js';
import { html } from './dom.js';
import { LastPegError, readGame } from './game.js';
import { errorSaid } from './sentences.js';
import { readSettings } from './settings.js';
import { Table } from './table.js';
import { languageOf, wordsOf } from './words.js';

/** @import { Answer } from './questions.js' */
/** @import { GameText } from './game.js' */

const PROBLEM = /** @type {const} */ (['board', 'position', 'vacancy', 'finish', 'moves']);
const LOOKS = /** @type {const} */ (['coach', 'controls', 'lang', 'theme', 'autoplay']);
const SWITCHES = ['coach', 'autoplay']; // boolean properties

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** A style sheet belongs to a single document. @param {Document} document */
function sheetOf(document) {
  const sheet = sheets.get(document) ?? new (document.defaultView ?? window).CSSStyleSheet();
  if (!sheets.has(document)) sheet.replaceSync(__ELEMENT_STYLE__);
  sheets.set(document, sheet);
  return sheet;
}

export class LastPeg extends HTMLElement {
  static observedAttributes = [...PROBLEM, ...LOOKS];

  #root = this.attachShadow({ mode: 'open' });
  #table = new Table((name, detail) => this.#emit(name, detail), (on) => this.toggleAttribute('coach', on));
  #error = html('p', { class: 'error', part: 'error', role: 'alert' });
  #unread = true; // the problem has changed and was not read yet
  #waiting = false; // a microtask will read the attributes
  #seen = false; // the element was visible once
  #entered = false;
  /** @type {LastPegError | null} */ #wrong = null;
  /** @type {AbortController | null} */ #watch = null;
  /** @type {IntersectionObserver | null} */ #view = null;
  #media = Object.fromEntries(Object.entries({
    dark: '(prefers-color-scheme: dark)',
    contrast: '(prefers-contrast: more)',
    reduced: '(prefers-reduced-motion: reduce)',
  }).map(([name, query]) => [name, matchMedia(query)]));

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheetOf(this.ownerDocument)];
    // The page's content of the element is shown if the board cannot be.
    this.#root.append(html('div', { class: 'frame', part: 'frame' }, this.#table.root, this.#error));
    this.#error.hidden = true;
  }

  connectedCallback() {
    // A property that was set before the element was defined would hide the property of the class.
    for (const name of [...PROBLEM, ...LOOKS]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    if (!this.#entered) this.#enter();
    this.#soon();
  }

  disconnectedCallback() {
    // An element that is moved in the document is connected again immediately, and continues.
    queueMicrotask(() => {
      if (!this.isConnected && this.#entered) this.#leave();
    });
  }

  adoptedCallback() {
    this.#root.adoptedStyleSheets = [sheetOf(this.ownerDocument)];
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    const other = PROBLEM.some((one) => one === name);
    if (other) this.#unread = true;
    if (other || name === 'autoplay') this.#seen = false;
    this.#soon();
  }

  #enter() {
    this.#entered = true;
    asker().enter(this);
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    for (const query of Object.values(this.#media)) query.addEventListener('change', () => this.#soon(), { signal });
    const language = new MutationObserver(() => this.#soon());
    language.observe(this.ownerDocument.documentElement, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => language.disconnect());
  }

  #leave() {
    this.#entered = false;
    this.#watch?.abort();
    this.#view?.disconnect();
    this.#view = null;
    this.#table.pause();
    this.#table.rest();
    asker().leave(this);
  }

  #soon() {
    if (this.#waiting || !this.#entered) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.#entered) this.#apply();
    });
  }

  /** Shows the state that the attributes describe. */
  #apply() {
    const attribute = (/** @type {string} */ name) => this.getAttribute(name);
    const { settings, errors } = readSettings(attribute);
    const table = this.#table;
    const { dark, contrast, reduced } = this.#media;
    table.settings = settings;
    table.reduced = reduced.matches;
    const language = languageOf(this.#language());
    table.say = wordsOf(language);
    const frame = /** @type {HTMLElement} */ (this.#root.firstElementChild);
    frame.lang = language;
    frame.dataset.material = settings.material;
    frame.dataset.look = settings.look !== 'auto' ? settings.look : contrast.matches ? 'contrast' : this.#scheme(dark.matches);
    const reads = this.#unread;
    if (this.#unread) {
      this.#unread = false;
      this.#wrong = null;
      table.rest();
      table.game = null;
      try {
        table.open(readGame(/** @type {GameText} */ (Object.fromEntries(PROBLEM.map((name) => [name, attribute(name)])))));
        table.root.hidden = false;
      } catch (error) {
        this.#wrong = error instanceof LastPegError ? error : new LastPegError('problem', 'The problem cannot be read.');
        table.root.hidden = true;
      }
    } else table.configure();
    this.#complain([...(this.#wrong ? [this.#wrong] : []), ...errors], reads);
    this.#watchView(settings.autoplay && !reduced.matches && table.game !== null);
  }

  /** The page's colour scheme if it has one, otherwise the reader's. @param {boolean} prefersDark */
  #scheme(prefersDark) {
    const schemes = getComputedStyle(this).colorScheme.split(' ');
    const [light, dark] = ['light', 'dark'].map((scheme) => schemes.includes(scheme));
    return (light === dark ? prefersDark : dark) ? 'dark' : 'light';
  }

  /**
   * The lang attribute of the element or its nearest ancestor, across shadow roots; otherwise the
   * browser's language.
   */
  #language() {
    /** @type {Element | null} */
    let element = this;
    while (element) {
      const found = element.closest('[lang]');
      if (found) return found.getAttribute('lang');
      const root = /** @type {ShadowRoot | Document} */ (element.getRootNode());
      element = root instanceof ShadowRoot ? root.host : null;
    }
    return navigator.language;
  }

  #said = ''; // the errors already reported, in English: a change of the language reports nothing again
  /** @param {LastPegError[]} errors @param {boolean} anew  false: only if not reported yet */
  #complain(errors, anew) {
    const sentences = errors.map((error) => errorSaid(this.#table.say, error));
    const text = sentences.join(' ');
    this.#error.hidden = errors.length === 0;
    if (this.#error.textContent !== text || this.#wrong) this.#error.replaceChildren(text, ...(this.#wrong ? [html('slot')] : []));
    const said = errors.map(({ message }) => message).join(' ');
    const repeats = said === this.#said && !anew;
    this.#said = said;
    if (!repeats) errors.forEach(({ code }, i) => this.#emit('last-peg-error', { code, message: sentences[i] }));
  }

  /** Plays when the element is first visible. @param {boolean} wanted */
  #watchView(wanted) {
    this.#view?.disconnect();
    this.#view = null;
    if (!wanted || this.#seen) return;
    this.#view = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting || this.#seen) return;
      this.#seen = true;
      this.#view?.disconnect();
      this.play();
    }, { threshold: 0.5 });
    this.#view.observe(this);
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  // --- The element's interface for pages

  /** Applies recent changes of attributes immediately. */
  #now() {
    if (!this.#waiting) return;
    this.#waiting = false;
    if (this.#entered) this.#apply();
  }

  /** Plays the remaining moves, or all again; without moves, a solution from here. */
  play() {
    this.#now();
    this.#table.play();
  }

  pause() {
    this.#now();
    this.#table.pause();
  }

  /**
   * Shows a jump.
   * @returns {Promise<Answer | null>}  the solver's answer; null if there is nothing to ask, or if no
   * answer came
   */
  async hint() {
    this.#now();
    return this.#table.hint();
  }

  /** Plays a solution from here. @returns {Promise<Answer | null>} like hint() */
  async solve() {
    this.#now();
    return this.#table.solve();
  }

  undo() {
    this.#now();
    this.#table.undo();
  }

  redo() {
    this.#now();
    this.#table.redo();
  }

  /** Returns to the start that the attributes describe. */
  reset() {
    this.#unread = true;
    this.#waiting = true;
    this.#now();
  }

  /** The state of the game; null if the attributes are wrong, or if the element is not in a document. */
  get state() {
    this.#now();
    const { game, playing } = this.#table;
    if (!game) return null;
    return {
      position: game.text(),
      pegs: game.count,
      jumps: game.line.slice(0, game.at).map((jump) => jump.name),
      solved: game.solved,
      playing,
    };
  }

  /** What is wrong with the attributes, `{ code, message }`; null if nothing is. */
  get error() {
    this.#now();
    return this.#wrong ? { code: this.#wrong.code, message: errorSaid(this.#table.say, this.#wrong) } : null;
  }
}

// Each attribute has a property of the same name.
for (const name of [...PROBLEM, ...LOOKS]) {
  const isSwitch = SWITCHES.includes(name);
  Object.defineProperty(LastPeg.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {LastPeg} */
    get() {
      const value = this.getAttribute(name);
      return isSwitch ? value !== null && !['off', 'false'].includes(value.toLowerCase()) : value;
    },
    /** @this {LastPeg} @param {unknown} value */
    set(value) {
      if (isSwitch && typeof value !== 'string') this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

if (!customElements.get('last-peg')) customElements.define('last-peg', LastPeg);
