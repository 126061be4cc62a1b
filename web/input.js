// @ts-check
// Turns the keyboard, the focus, and clicks of assistive technology into intents. Mouse and finger are
// not handled here: they act on the canvas, where SDL reads them. The focus is always in the mirror and
// never on the canvas, so the Tab key moves through toolbar and board and out again.

import { byId } from './dom.js';

/** @import { Mirror } from './a11y.js' */
/** @import { Intent, Snapshot } from './protocol.js' */

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const ACTIVATES = ['Enter', ' '];
const PAGES = ['PageUp', 'PageDown']; // these scroll a sheet, or words that are too long for their panel
// Keys that a focused slider handles itself.
const SLIDES = [...ARROWS, ...PAGES, 'Enter'];

/** A letter in lower case; any other key as it is. @param {string} key */
const plain = (key) => (key.length === 1 ? key.toLowerCase() : key);

export class Input {
  #mirror;
  #dispatch;
  #keys = new Set(['Escape', ...ARROWS, ...ACTIVATES]);
  #byKeyboard = false; // the last input was the keyboard's, not mouse or finger
  /** @type {string | null} */
  #ring = null; // the place (see #nameOf) round which the interface draws the focus ring
  /** @type {Element | null} */
  #left = null; // the element that had the focus when the window lost it
  #following = false; // this code, not the player, is moving the focus to the interface's cursor

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
    canvas.addEventListener('mousedown', (event) => event.preventDefault()); // otherwise the press would
                                                                             // take the focus from the
                                                                             // mirror
    canvas.addEventListener('contextmenu', (event) => event.preventDefault()); // a long touch begins a
                                                                               // drag, and must not open
                                                                               // a menu
  }

  /** @param {Snapshot} snapshot */
  update(snapshot) {
    const named = snapshot.commands.flatMap(({ keys }) => keys?.split(' ') ?? []);
    this.#keys = new Set(['Escape', ...ARROWS, ...ACTIVATES, ...PAGES, ...named.map((key) => plain(key.replace('Shift+', '')))]);
    this.#follow(() => this.#mirror.update(snapshot));
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
   * @returns {boolean} true if the game used the key, so that the browser must not
   */
  #handle({ key, shiftKey, ctrlKey, metaKey, altKey, repeat }, target) {
    const control = ctrlKey || metaKey;
    const meaning = this.#mirror.meaning(target);
    if (altKey) return false;
    if (key === 'Tab') {
      if (control || !this.#mirror.modal) return false;
      this.#mirror.cycle(shiftKey);
      return true;
    }
    // With Ctrl or Cmd, the game uses only undo, redo and the ends of the board. Cmd+Y is not redo: on a
    // Mac it opens the browser's history.
    const ends = meaning && 'hole' in meaning && ['Home', 'End'].includes(key);
    if (control && !ends && plain(key) !== 'z' && !(plain(key) === 'y' && ctrlKey)) return false;
    if (!control && meaning && 'where' in meaning && SLIDES.includes(key)) return false; // the browser moves the slider
    if (!control && meaning && 'command' in meaning) {
      if (ACTIVATES.includes(key)) return false; // the browser clicks the button
      if (!shiftKey && ARROWS.includes(key) && this.#mirror.moveFocus(target, key)) return true;
    }
    if (!control && !this.#keys.has(plain(key))) return false;
    if (!meaning && [...ARROWS, ...ACTIVATES].includes(key)) this.#follow(() => this.#mirror.focusCursor());
    if (!repeat || !ACTIVATES.includes(key)) this.#dispatch({ type: 'key', key, shift: shiftKey, control });
    return true;
  }

  // Mouse clicks go to the canvas. A click on the mirror comes from assistive technology or the Enter
  // key.
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
    const returned = target === this.#left; // the window, and with it the focus, came back
    this.#left = null;
    // A focus that the player did not move shows a ring only if there is one already.
    const shown = this.#byKeyboard || this.#ring !== null;
    if (!shown && (this.#following || returned)) return;
    const name = this.#nameOf(target);
    this.#showRing(this.#following && name?.startsWith('hole:') ? 'cursor' : name);
  }

  #pointed() {
    this.#byKeyboard = false;
    this.#showRing(null);
    this.#follow(() => this.#mirror.focusCursor());
  }

  /**
   * Moves the focus to the cursor of the last snapshot, or to the sheet that opened. The interface is
   * told only that the focus follows the cursor, not to which hole: its cursor may have moved on, and
   * the old hole would move it back, so that cursor and focus chase each other forever.
   * @param {() => void} work
   */
  #follow(work) {
    this.#following = true;
    work();
    this.#following = false;
  }

  /**
   * The place of an element as named in a `focus` intent; null outside the mirror.
   * @param {Element} element
   */
  #nameOf(element) {
    const meaning = this.#mirror.meaning(element);
    if (!meaning) return null;
    if ('where' in meaning) return 'command:slider';
    if ('title' in meaning) return 'command:sheet';
    return 'hole' in meaning ? `hole:${meaning.hole}` : `command:${meaning.command}`;
  }

  /** @param {string | null} at */
  #showRing(at) {
    if (at === this.#ring) return;
    this.#ring = at;
    this.#dispatch({ type: 'focus', at });
  }
}
