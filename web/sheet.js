// @ts-check
// The open sheet in the mirror, as a dialog: its title, all that it says, its buttons and its lists. The
// buttons and options are the mirror's own, which keeps one element for each command; here they are only
// put in their places.

import { arrange, byId, div, keep, prune, set } from './dom.js';

/** @import { Dialog, Part } from './protocol.js' */

/** @param {string} name @param {string} text */
function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** A heading, if there is one, and what stands below it. @param {string} title @param {HTMLElement[]} rest */
function passage(title, rest) {
  const made = div({ class: 'unseen' });
  made.append(...(title ? [element('h3', title)] : []), ...rest);
  return made;
}

export class SheetMirror {
  #root = byId('sheet');
  #title = byId('sheet-title');
  #id = '';
  #modal = false;
  /** @type {Map<string, HTMLElement>} */ #parts = new Map(); // the texts and lists, by kind and name

  /** Whether what is behind the sheet is out of reach. */
  get modal() {
    return this.#modal;
  }

  /** Which sheet is shown; empty where none is. */
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
    prune(this.#parts, wanted); // first: behind a part that is gone all others would be moved, and the focus lost
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

  /** What gets the focus when the sheet opens: the chosen thing of its list, else its first, or the title. */
  focusFirst() {
    const list = this.#root.querySelector('[role=listbox]:not(.filters)');
    const first = list?.querySelector('[aria-selected=true]') ?? list?.querySelector('[role=option]') ?? this.#title;
    /** @type {HTMLElement} */ (first).focus({ preventScroll: true });
  }

  /**
   * Moves the focus to the next thing that the Tab key stops at, and from the last one to the first.
   * @param {boolean} back
   */
  cycle(back) {
    const stops = /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('[tabindex="0"]')]);
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = back ? (at < 0 ? -1 : at - 1) : (at + 1) % stops.length;
    stops.at(next)?.focus({ preventScroll: true });
  }
}
