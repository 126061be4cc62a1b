// @ts-check
// The row of buttons below the board. The Tab key stops in it once; the arrow keys move within it.

import { html, icon, set } from './dom.js';

/** @typedef {{ id: string, label: string, short: string, enabled: boolean, pressed?: boolean, keys?: string, icon?: string }} Command */

export class Toolbar {
  element = html('div', { role: 'toolbar', part: 'toolbar', class: 'toolbar' });
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();
  #stop = ''; // the button where the Tab key stops

  /** @param {(id: string) => void} run */
  constructor(run) {
    this.element.addEventListener('click', ({ target }) => {
      const button = /** @type {Element} */ (target).closest('button');
      if (button && button.getAttribute('aria-disabled') !== 'true') run(button.dataset.command ?? '');
    });
    this.element.addEventListener('focusin', ({ target }) => this.#reach(/** @type {HTMLElement} */ (target).dataset.command ?? ''));
    this.element.addEventListener('keydown', (event) => this.#keydown(event));
  }

  /** @param {string} label @param {Command[]} commands */
  update(label, commands) {
    set(this.element, { 'aria-label': label });
    this.element.hidden = commands.length === 0;
    const wanted = commands.map((command) => {
      const button = this.#buttons.get(command.id) ?? html('button', { type: 'button', part: 'button', 'data-command': command.id }, html('span', { class: 'short' }));
      this.#buttons.set(command.id, button);
      const picture = command.icon ?? command.id;
      if (button.dataset.icon !== picture) {
        button.dataset.icon = picture;
        button.querySelector('svg')?.remove();
        button.prepend(icon(picture));
      }
      const short = /** @type {HTMLElement} */ (button.querySelector('.short'));
      if (short.textContent !== command.short) short.textContent = command.short;
      // Not `disabled`, because a disabled button loses the focus: Undo would lose it with the last
      // move.
      set(button, { 'aria-label': command.label, 'aria-disabled': command.enabled ? null : true, 'aria-pressed': command.pressed, 'aria-keyshortcuts': command.keys || null });
      return button;
    });
    // The focused button is not moved, because it would lose the focus.
    for (const child of [...this.element.children]) if (!wanted.includes(/** @type {HTMLButtonElement} */ (child))) child.remove();
    wanted.forEach((button, i) => {
      if (this.element.children[i] !== button) this.element.insertBefore(button, this.element.children[i] ?? null);
    });
    this.#reach(this.#stop);
  }

  /** @param {string} id */
  #reach(id) {
    const all = /** @type {HTMLElement[]} */ ([...this.element.children]);
    const stop = all.find((button) => button.dataset.command === id) ?? all[0];
    if (id) this.#stop = id;
    for (const button of all) set(button, { tabindex: button === stop ? 0 : -1 });
  }

  /** @param {KeyboardEvent} event */
  #keydown(event) {
    const all = /** @type {HTMLElement[]} */ ([...this.element.children]);
    const from = all.findIndex((button) => button === event.target);
    const next = { ArrowLeft: from - 1, ArrowUp: from - 1, ArrowRight: from + 1, ArrowDown: from + 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }
}
