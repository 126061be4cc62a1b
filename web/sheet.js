// @ts-check
// The open sheet in the mirror, as a dialog: its title, all its text, its buttons and its lists. Buttons
// and options belong to the mirror, which keeps one element for each command; this code only puts them
// in their places.

import { arrange, byId, div, keep, prune, set } from './dom.js';

/** @import { Dialog, Part } from './protocol.js' */

/** @param {string} name @param {string} text */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** A heading, if there is one, and what is below it. @param {string} title @param {HTMLElement[]} rest */
function passage(title, rest) {
  const made = div({ class: 'unseen' });
  made.append(...(title ? [element('h3', title)] : []), ...rest);
  return made;
}

const vertical = (/** @type {string} */ key) => key === 'ArrowUp' || key === 'ArrowDown';

/**
 * The nearest element above or below an element; null if there is none, because elements scrolled out of
 * view have no place.
 * @param {Element} from
 * @param {HTMLElement[]} stops
 * @param {string} key
 */
function towards(from, stops, key) {
  const middle = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, half: height / 2 };
  };
  const start = middle(from);
  const sign = key === 'ArrowDown' ? 1 : -1;
  const found = stops
    .filter((stop) => stop !== from && !stop.classList.contains('unplaced'))
    .map((stop) => ({ stop, at: middle(stop) }))
    .filter(({ at }) => sign * (at.y - start.y) > start.half)
    .map(({ stop, at }) => ({ stop, far: Math.abs(at.y - start.y) * 4 + Math.abs(at.x - start.x) }));
  return found.sort((a, b) => a.far - b.far)[0]?.stop ?? null;
}

export class SheetMirror {
  #root = byId('sheet');
  #menu = false;
  #title = byId('sheet-title');
  #id = '';
  #modal = false;
  /** @type {Map<string, HTMLElement>} */ #parts = new Map(); // the texts and lists, by kind and name

  /** True if what is behind the sheet cannot be used. */
  get modal() {
    return this.#modal;
  }

  /** The id of the sheet that is shown; empty if there is none. */
  get id() {
    return this.#id;
  }

  /** @param {Element | null} element */
  contains(element) {
    return this.#root.contains(element);
  }

  /**
   * @param {Dialog | null} dialog
   * @param {(id: string) => HTMLElement | undefined} find  the element of a command or choice
   */
  update(dialog, find) {
    this.#id = dialog?.id ?? '';
    this.#modal = dialog?.modal ?? false;
    this.#menu = dialog?.menu ?? false;
    this.#root.hidden = !dialog;
    if (!dialog) {
      this.#root.replaceChildren(this.#title);
      this.#parts.clear();
      return;
    }
    set(this.#root, 'role', dialog.modal ? 'dialog' : 'region');
    set(this.#root, 'aria-modal', dialog.modal ? true : null);
    if (this.#title.textContent !== dialog.title) this.#title.textContent = dialog.title;
    /** @type {Set<string>} */
    const wanted = new Set();
    const children = dialog.parts.flatMap((part) => {
      if (part.kind === 'command') return find(part.id) ?? [];
      let key = JSON.stringify(part, (name, value) => (['ids', 'text', 'rows'].includes(name) ? undefined : value));
      while (wanted.has(key)) key += '+'; // several passages may have no title
      wanted.add(key);
      const made = this.#make(part);
      const element = keep(this.#parts, key, () => made);
      if (part.kind === 'choices') arrange(element, part.ids.flatMap((id) => find(id) ?? []));
      else if (!element.isEqualNode(made)) element.replaceChildren(...made.children);
      return element;
    });
    prune(this.#parts, wanted); // first, because otherwise the elements after a removed part would be
                                // moved, and would lose the focus
    arrange(this.#root, [this.#title, ...children]);
  }

  /** @param {Exclude<Part, { kind: 'command' }>} part */
  #make(part) {
    if (part.kind === 'choices') {
      return div({ role: 'listbox', 'aria-label': part.name, ...(part.filters ? { class: 'filters' } : {}) });
    }
    if (part.kind === 'text') return passage(part.title, part.text ? [element('p', part.text)] : []);
    const list = document.createElement('dl');
    for (const { name, value } of part.rows) list.append(element('dt', name), element('dd', value));
    return passage(part.title, [list]);
  }

  /**
   * Focuses, when the sheet opens: a menu's first command; otherwise the current or first choice of a
   * list; otherwise the title.
   */
  focusFirst() {
    const first = this.#menu && this.#root.querySelector('button');
    if (first) return first.focus({ preventScroll: true });
    this.#focusList();
  }

  #focusList() {
    const list = this.#root.querySelector('[role=listbox]:not(.filters)');
    const first = list?.querySelector('[aria-selected=true]') ?? list?.querySelector('[role=option]') ?? this.#title;
    /** @type {HTMLElement} */ (first).focus({ preventScroll: true });
  }

  /**
   * Moves the focus from a button of the sheet to another by an arrow key: up and down geometrically,
   * otherwise to the next or the previous one.
   * @param {Element} from
   * @param {string} key
   * @returns {boolean} false if there is none
   */
  moveFocus(from, key) {
    const stops = /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('[data-command]')]);
    const at = stops.findIndex((stop) => stop === from);
    if (at < 0) return false;
    const ends = { Home: stops[0], End: stops.at(-1) };
    if (key in ends) /** @type {Record<string, HTMLElement | undefined>} */ (ends)[key]?.focus({ preventScroll: true });
    else {
      const next = stops[at + (['ArrowRight', 'ArrowDown'].includes(key) ? 1 : -1)];
      const found = vertical(key) ? towards(from, stops, key) : null;
      (found ?? next)?.focus({ preventScroll: true });
    }
    return true;
  }

  /**
   * Moves the focus to the next stop of the Tab key, and from the last one to the first.
   * @param {boolean} back
   */
  cycle(back) {
    const stops = /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('[tabindex="0"]')]);
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = back ? (at < 0 ? -1 : at - 1) : (at + 1) % stops.length;
    stops.at(next)?.focus({ preventScroll: true });
  }
}
