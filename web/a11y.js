// @ts-check
// The mirror: the board and the commands that the canvas shows, as real elements in the same places,
// for people who do not see the canvas, for their tools, and for tests. It is a function of the
// interface's last snapshot; elements are kept while what they stand for exists, because the keyboard
// focus would be lost with them.

import { arrange, button, byId, div, keep, place, prune, range, set } from './dom.js';

/** @import { Cell, Command, Slider, Snapshot } from './protocol.js' */

/** Roving tabindex: one stop for the Tab key in each group, the arrow keys move within. */
const reachable = (/** @type {HTMLElement} */ element, /** @type {boolean} */ yes) => set(element, 'tabindex', yes ? 0 : -1);

export class Mirror {
  #root = byId('mirror');
  #toolbar = byId('toolbar');
  #boards = byId('boards');
  #grid = byId('board');
  #status = byId('status');
  #live = byId('live');
  /** @type {Map<string, HTMLElement>} */ #rows = new Map(); // by number
  /** @type {Map<string, HTMLElement>} */ #cells = new Map(); // by hole
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map(); // by command
  /** @type {HTMLInputElement | null} */ #slider = null;
  #cursor = '';

  /** @param {Snapshot} snapshot */
  update(snapshot) {
    const focused = this.#root.contains(document.activeElement);
    const onGrid = this.#grid.contains(document.activeElement);
    document.title = `${snapshot.title} · Last Peg`;
    if (this.#status.textContent !== snapshot.status) this.#status.textContent = snapshot.status;
    this.#updateCommands(snapshot.commands);
    this.#updateSlider(snapshot.slider ?? null);
    this.#updateGrid(snapshot);
    this.#root.hidden = false;
    const moved = snapshot.cursor !== this.#cursor;
    this.#cursor = snapshot.cursor;
    const lost = focused && !this.#root.contains(document.activeElement);
    if (lost || (onGrid && moved)) this.focusCursor();
  }

  focusCursor() {
    this.#cells.get(this.#cursor)?.focus({ preventScroll: true });
  }

  /**
   * Another button of the toolbar, for the arrow keys.
   * @param {Element} from
   * @param {string} key
   */
  focusButton(from, key) {
    const buttons = [...this.#buttons.values()];
    const at = buttons.findIndex((element) => element === from);
    const next = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: -1 }[key];
    buttons.at((next ?? at) % buttons.length)?.focus({ preventScroll: true });
  }

  /**
   * One sentence for the live region; the same one again is said again.
   * @param {string} text
   */
  announce(text) {
    this.#live.replaceChildren(text);
  }

  /**
   * What an element of the mirror stands for.
   * @param {Element | null} element
   * @returns {{ hole: string } | { command: string, enabled: boolean } | { where: number } | null}
   */
  meaning(element) {
    if (element && element === this.#slider) return { where: this.#slider.valueAsNumber / Number(this.#slider.max) };
    const cell = element?.closest('[data-hole]');
    if (cell) return { hole: cell.getAttribute('data-hole') ?? '' };
    const command = element?.closest('[data-command]');
    if (!command) return null;
    const enabled = command.getAttribute('aria-disabled') !== 'true';
    return { command: command.getAttribute('data-command') ?? '', enabled };
  }

  /** The Tab key comes back to where it was. @param {Element} element */
  remember(element) {
    if (!(element instanceof HTMLButtonElement)) return;
    for (const other of this.#buttons.values()) reachable(other, other === element);
  }

  /** @param {Command[]} commands */
  #updateCommands(commands) {
    prune(this.#buttons, new Set(commands.map(({ id }) => id)));
    for (const command of commands) {
      const element = keep(this.#buttons, command.id, button);
      set(element, 'data-command', command.id);
      // Not `disabled`: the focus would be lost when the last move is undone.
      set(element, 'aria-disabled', command.enabled ? null : true);
      set(element, 'aria-pressed', command.pressed);
      set(element, 'aria-keyshortcuts', command.keys || null);
      if (element.textContent !== command.label) element.textContent = command.label;
      element.classList.toggle('unplaced', typeof command.x !== 'number');
      place(element, command);
    }
    const inOrder = [...commands].map(({ id }) => /** @type {HTMLElement} */ (this.#buttons.get(id)));
    const isBoard = (/** @type {HTMLElement} */ element) => element.dataset.command?.startsWith('board:');
    arrange(this.#toolbar, [...inOrder.filter((element) => !isBoard(element)), this.#boards]);
    arrange(this.#boards, inOrder.filter(isBoard));
    if (!inOrder.some((element) => element.tabIndex === 0) && inOrder[0]) reachable(inOrder[0], true);
  }

  /** @param {Slider | null} slider */
  #updateSlider(slider) {
    if (!slider) this.#slider?.remove();
    this.#slider = slider && (this.#slider ?? range('Place in the solution'));
    if (!slider || !this.#slider) return;
    set(this.#slider, 'max', slider.most);
    set(this.#slider, 'aria-valuetext', slider.text);
    if (this.#slider.valueAsNumber !== slider.value) this.#slider.valueAsNumber = slider.value;
    place(this.#slider, slider);
    if (!this.#slider.isConnected) this.#toolbar.after(this.#slider);
  }

  /** @param {Snapshot} snapshot */
  #updateGrid({ cells, columns, rows, cursor }) {
    set(this.#grid, 'aria-colcount', columns);
    set(this.#grid, 'aria-rowcount', rows);
    prune(this.#cells, new Set(cells.map(({ hole }) => hole)));
    /** @type {Map<string, HTMLElement[]>} */
    const inRows = new Map();
    for (const cell of cells) {
      const element = keep(this.#cells, cell.hole, () => div({ role: 'gridcell', 'data-hole': cell.hole }));
      this.#updateCell(element, cell, cursor);
      inRows.set(String(cell.row), [...(inRows.get(String(cell.row)) ?? []), element]);
    }
    prune(this.#rows, new Set(inRows.keys()));
    for (const [number, elements] of inRows) {
      const row = keep(this.#rows, number, () => div({ role: 'row', 'aria-rowindex': number }));
      arrange(row, elements);
    }
    const numbers = [...inRows.keys()].sort((a, b) => Number(a) - Number(b));
    arrange(this.#grid, numbers.map((number) => /** @type {HTMLElement} */ (this.#rows.get(number))));
  }

  /**
   * @param {HTMLElement} element
   * @param {Cell} cell
   * @param {string} cursor
   */
  #updateCell(element, cell, cursor) {
    set(element, 'aria-label', cell.label);
    set(element, 'aria-selected', cell.selected);
    set(element, 'aria-colindex', cell.column);
    reachable(element, cell.hole === cursor);
    place(element, cell);
  }
}
