// @ts-check
// The keyboard, the focus, and the clicks of assistive technology, as intents. Mouse and finger go to
// the canvas, where SDL hears them. The focus is always in the mirror, never on the canvas, so the
// Tab key walks through toolbar and board and out again.

import { byId } from './dom.js';

/** @import { Mirror } from './a11y.js' */
/** @import { Intent, Snapshot } from './protocol.js' */

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const ACTIVATES = ['Enter', ' '];
const SLIDES = [...ARROWS, 'PageUp', 'PageDown', 'Enter'];

/** Letters without their case. @param {string} key */
const plain = (key) => (key.length === 1 ? key.toLowerCase() : key);

export class Input {
  #mirror;
  #dispatch;
  #keys = new Set(['Escape', ...ARROWS, ...ACTIVATES]);
  #byKeyboard = false; // what was used last
  /** @type {string | null} */
  #ring = null; // where the interface draws the focus ring
  /** @type {Element | null} */
  #left = null; // had the focus when the window lost it
  #moving = false; // we move the focus ourselves

  /**
   * @param {Mirror} mirror
   * @param {(intent: Intent) => void} dispatch
   */
  constructor(mirror, dispatch) {
    this.#mirror = mirror;
    this.#dispatch = dispatch;
    const [root, canvas] = [byId('mirror'), byId('canvas')];
    document.addEventListener('keydown', (event) => this.#keydown(event));
    root.addEventListener('click', ({ target }) => this.#activate(/** @type {Element} */ (target)));
    root.addEventListener('input', ({ target }) => this.#slide(/** @type {Element} */ (target)));
    root.addEventListener('focusin', ({ target }) => this.#focused(/** @type {Element} */ (target)));
    root.addEventListener('focusout', ({ relatedTarget }) => !root.contains(/** @type {Node | null} */ (relatedTarget)) && this.#showRing(null));
    window.addEventListener('blur', () => (this.#left = document.activeElement));
    canvas.addEventListener('pointerdown', () => this.#pointed());
    canvas.addEventListener('mousedown', (event) => event.preventDefault()); // it would take the focus away
    canvas.addEventListener('contextmenu', (event) => event.preventDefault()); // a long touch is a drag's beginning
  }

  /** @param {Snapshot} snapshot */
  update(snapshot) {
    const named = snapshot.commands.flatMap(({ keys }) => keys?.split(' ') ?? []);
    this.#keys = new Set(['Escape', ...ARROWS, ...ACTIVATES, ...named.map((key) => plain(key.replace('Shift+', '')))]);
    this.#quietly(() => this.#mirror.update(snapshot));
  }

  /** @param {KeyboardEvent} event */
  #keydown(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.isComposing || target.closest('dialog, #failure')) return;
    if (['Control', 'Meta', 'Alt', 'Shift'].includes(event.key)) return;
    this.#byKeyboard = true;
    this.#showRing(this.#nameOf(target));
    if (!this.#handle(event, target)) return;
    event.preventDefault();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Element} target
   * @returns {boolean} whether the key was for us
   */
  #handle({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }, target) {
    const control = ctrlKey || metaKey;
    const meaning = this.#mirror.meaning(target);
    if (altKey) return false;
    // Of the browser's own combinations only undo and redo are ours; Cmd+Y is the Mac's history.
    if (control && plain(key) !== 'z' && !(plain(key) === 'y' && ctrlKey)) return false;
    if (!control && meaning && 'where' in meaning && SLIDES.includes(key)) return false; // the browser moves it
    if (!control && meaning && 'command' in meaning) {
      if (ACTIVATES.includes(key)) return false; // the browser makes a click of it
      if (ARROWS.includes(key)) {
        this.#mirror.focusButton(target, key);
        return true;
      }
    }
    if (!control && !this.#keys.has(plain(key))) return false;
    if (!meaning && [...ARROWS, ...ACTIVATES].includes(key)) this.#mirror.focusCursor();
    if (!repeat || !ACTIVATES.includes(key)) this.#dispatch({ type: 'key', key, shift: shiftKey, control });
    return true;
  }

  // A real click reaches the canvas; what comes here is made by a tool or by the Enter key.
  /** @param {Element} target */
  #activate(target) {
    const meaning = this.#mirror.meaning(target);
    if (!meaning) return;
    if ('hole' in meaning) this.#dispatch({ type: 'hole', hole: meaning.hole });
    else if ('command' in meaning && meaning.enabled) this.#dispatch({ type: 'command', command: meaning.command });
  }

  /** @param {Element} target */
  #slide(target) {
    const meaning = this.#mirror.meaning(target);
    if (meaning && 'where' in meaning) this.#dispatch({ type: 'seek', where: meaning.where });
  }

  /** @param {Element} target */
  #focused(target) {
    this.#mirror.remember(target);
    const returned = target === this.#left; // with the window, not by the player
    this.#left = null;
    if (!this.#byKeyboard && (this.#moving || returned)) return;
    this.#showRing(this.#nameOf(target));
  }

  #pointed() {
    this.#byKeyboard = false;
    this.#showRing(null);
    this.#quietly(() => this.#mirror.focusCursor());
  }

  /** @param {() => void} work  may move the focus, which is no doing of the player's then */
  #quietly(work) {
    this.#moving = true;
    work();
    this.#moving = false;
  }

  /** @param {Element} element */
  #nameOf(element) {
    const meaning = this.#mirror.meaning(element);
    if (!meaning) return null;
    if ('where' in meaning) return 'command:slider';
    return 'hole' in meaning ? `hole:${meaning.hole}` : `command:${meaning.command}`;
  }

  /** @param {string | null} at */
  #showRing(at) {
    if (at === this.#ring) return;
    this.#ring = at;
    this.#dispatch({ type: 'focus', at });
  }
}
