// @ts-check
// The mirror repeats what the canvas shows, the board and the commands, as transparent HTML elements in
// the same places. Screen readers, keyboards and tests use the mirror, because none of them can look
// into a canvas. The mirror shows only the interface's last snapshot. An update changes elements rather
// than making new ones, because a removed element takes the keyboard focus with it.

import { arrange, button, byId, columns, div, keep, place, prune, range, set } from './dom.js';
import { SheetMirror } from './sheet.js';
import { words } from './words.js';

/** @import { Cell, Command, Dialog, Slider, Snapshot } from './protocol.js' */

const EMPTY_MS = 80; // time for a screen reader to notice the empty live region

/**
 * A roving tabindex: the Tab key stops once in each group (the toolbar, a list), and the arrow keys move
 * within the group.
 */
const reachable = (/** @type {HTMLElement} */ element, /** @type {boolean} */ yes) => set(element, 'tabindex', yes ? 0 : -1);

export class Mirror {
  #root = byId('mirror');
  #play = byId('play');
  #toolbar = byId('toolbar');
  #boards = byId('boards');
  #grid = byId('board');
  #status = byId('status');
  #live = byId('live');
  #sheet = new SheetMirror();
  /** @type {Map<string, HTMLElement>} */ #rows = new Map(); // by row number
  /** @type {Map<string, HTMLElement>} */ #cells = new Map(); // by hole
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map(); // by command or choice
  /** @type {HTMLInputElement | null} */ #slider = null;
  #cursor = '';
  #stop = ''; // the toolbar's command where the Tab key stops
  #repeats = 0; // the timer for repeating a sentence
  #left = ''; // the command that had the focus when the sheet opened; empty: a hole

  /** @param {Snapshot} snapshot */
  update(snapshot) {
    const focused = document.activeElement;
    const hadFocus = this.#root.contains(focused);
    const onGrid = this.#grid.contains(focused);
    const [before, wasModal] = [this.#sheet.id, this.#sheet.modal];
    const dialog = snapshot.dialog ?? null;
    if (dialog?.modal && !wasModal) this.#left = /** @type {HTMLElement} */ (focused)?.dataset.command ?? '';
    document.title = `${snapshot.title} · Last Peg`;
    if (this.#status.textContent !== snapshot.status) this.#status.textContent = snapshot.status;
    this.#updateCommands(snapshot.commands, dialog);
    this.#sheet.update(dialog, (id) => this.#buttons.get(id));
    this.#updateSlider(snapshot.slider ?? null);
    this.#updateGrid(snapshot);
    set(this.#root, 'data-cut', snapshot.cut?.length ? snapshot.cut.join(' | ') : null);
    this.#root.hidden = false;
    const moved = snapshot.cursor !== this.#cursor;
    this.#cursor = snapshot.cursor;
    this.#play.inert = this.#sheet.modal;
    const lost = hadFocus && document.activeElement !== focused;
    if (this.#sheet.modal) {
      const entered = this.#sheet.id !== before;
      const strayed = (hadFocus || focused === document.body) && !this.#sheet.contains(document.activeElement);
      // An element that both sheets have, such as a tab, keeps the focus.
      if (entered && wasModal && this.#sheet.contains(focused)) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
      else if (entered || strayed) this.#sheet.focusFirst();
    } else if (wasModal && (hadFocus || focused === document.body)) {
      (this.#buttons.get(this.#left) ?? this.#cells.get(this.#cursor))?.focus({ preventScroll: true });
    } else if (lost || (onGrid && moved)) {
      this.focusCursor();
    }
  }

  /** While a dialog is open, the board is out of reach, and the focus stays in the dialog. */
  focusCursor() {
    if (!this.#sheet.modal) this.#cells.get(this.#cursor)?.focus({ preventScroll: true });
    else if (!this.#sheet.contains(document.activeElement)) this.#sheet.focusFirst();
  }

  /** True while a dialog is open that the Tab key does not leave. */
  get modal() {
    return this.#sheet.modal;
  }

  /** @param {boolean} back */
  cycle(back) {
    this.#sheet.cycle(back);
  }

  /**
   * Moves the focus in the toolbar or in a list by an arrow key. In a list with several columns, up and
   * down go to the next row.
   * @param {Element} from
   * @param {string} key
   * @returns {boolean} false if the element is in neither
   */
  moveFocus(from, key) {
    const list = from.closest('[role=listbox], [role=toolbar]');
    if (!list) return this.#sheet.moveFocus(from, key);
    const all = this.#walked(list, from);
    const at = all.findIndex((element) => element === from);
    const options = list.getAttribute('role') === 'listbox';
    const row = options ? columns(all) : 1;
    const next = { ArrowLeft: at - 1, ArrowUp: at - row, ArrowRight: at + 1, ArrowDown: at + row, Home: 0, End: all.length - 1 }[key] ?? at;
    // A toolbar wraps round; a list has ends.
    const found = options ? all[next] : all.at(next % all.length);
    found?.focus({ preventScroll: true });
    return true;
  }

  /**
   * The elements that arrow keys visit in a list or in the toolbar. In the toolbar only visible ones:
   * the rest is in the menu.
   * @param {Element} list
   * @param {Element} [from]  the current one
   */
  #walked(list, from) {
    const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[data-command]')]);
    if (list !== this.#toolbar) return all;
    return all.filter((element) => element === from || !element.classList.contains('unplaced'));
  }

  /**
   * Makes a screen reader say a sentence, even if it is the same as before.
   * @param {string} text
   */
  announce(text) {
    clearTimeout(this.#repeats);
    if (this.#live.textContent !== text) return this.#live.replaceChildren(text);
    this.#live.replaceChildren(); // otherwise the same text would be no change to announce
    this.#repeats = setTimeout(() => this.#live.replaceChildren(text), EMPTY_MS);
  }

  /**
   * What an element of the mirror stands for; `where` is a place on the slider from 0 to 1.
   * @param {Element | null} element
   * @returns {{ hole: string } | { command: string, enabled: boolean } | { where: number } | { title:
   * true } | null}
   */
  meaning(element) {
    if (element && element === this.#slider) return { where: this.#slider.valueAsNumber / Number(this.#slider.max) };
    if (element?.id === 'sheet-title') return { title: true };
    const cell = element?.closest('[data-hole]');
    if (cell) return { hole: cell.getAttribute('data-hole') ?? '' };
    const command = element?.closest('[data-command]');
    if (!command) return null;
    const enabled = command.getAttribute('aria-disabled') !== 'true';
    return { command: command.getAttribute('data-command') ?? '', enabled };
  }

  /** Makes this button of the toolbar, or option of a list, the stop of the Tab key. @param {Element} element */
  remember(element) {
    const list = element.closest('[role=listbox], [role=toolbar]');
    for (const other of list?.querySelectorAll('[data-command]') ?? []) reachable(/** @type {HTMLElement} */ (other), other === element);
    if (list === this.#toolbar) this.#stop = element.getAttribute('data-command') ?? '';
  }

  /**
   * @param {Command[]} commands
   * @param {Dialog | null} dialog  its commands and choices are in the sheet, the others in the toolbar
   */
  #updateCommands(commands, dialog) {
    prune(this.#buttons, new Set(commands.map(({ id }) => id)));
    const options = new Set(dialog?.parts.flatMap((part) => (part.kind === 'choices' ? part.ids : [])));
    const buttons = new Set(dialog?.parts.flatMap((part) => (part.kind === 'command' ? [part.id] : [])));
    for (const command of commands) {
      const element = keep(this.#buttons, command.id, button);
      const option = options.has(command.id);
      set(element, 'data-command', command.id);
      set(element, 'role', option ? 'option' : null);
      // Not `disabled`, because a disabled button loses the focus: Undo would lose it with the last
      // move.
      set(element, 'aria-disabled', command.enabled ? null : true);
      // A command that opens a sheet is no toggle, except the tab of the open sheet.
      const opens = Boolean(command.opens) && !option;
      set(element, 'aria-haspopup', opens ? 'dialog' : null);
      set(element, 'aria-current', opens && command.pressed ? true : null);
      set(element, 'aria-pressed', option || opens ? null : command.pressed);
      set(element, 'aria-description', command.about || null);
      set(element, 'aria-selected', option ? command.pressed : null);
      set(element, 'aria-keyshortcuts', command.keys || null);
      if (element.textContent !== command.label) element.textContent = command.label;
      element.classList.toggle('unplaced', typeof command.x !== 'number');
      place(element, command);
    }
    const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (this.#buttons.get(id));
    for (const id of buttons) if (this.#buttons.has(id)) reachable(find(id), true);
    for (const part of dialog?.parts ?? []) {
      if (part.kind !== 'choices') continue;
      this.#updateStop(part.ids.map(find), (option) => option.getAttribute('aria-selected') === 'true');
    }

    const rest = commands.filter(({ id }) => !options.has(id) && !buttons.has(id)).map(({ id }) => find(id));
    const isBoard = (/** @type {HTMLElement} */ element) => element.dataset.command?.startsWith('board:');
    arrange(this.#toolbar, [...rest.filter((element) => !isBoard(element)), this.#boards]);
    arrange(this.#boards, rest.filter(isBoard));
    const seen = rest.filter((element) => !element.classList.contains('unplaced'));
    for (const element of rest) reachable(element, false);
    this.#updateStop(rest.includes(/** @type {HTMLElement} */ (document.activeElement)) ? rest : seen, (element) => element.dataset.command === this.#stop);
  }

  /**
   * Makes one element of a group reachable: the focused one, otherwise the usual one, otherwise the
   * first.
   * @param {HTMLElement[]} group
   * @param {(element: HTMLElement) => boolean | undefined} usual
   */
  #updateStop(group, usual) {
    const stop = group.find((element) => element === document.activeElement) ?? group.find(usual) ?? group[0];
    for (const element of group) reachable(element, element === stop);
  }

  /** @param {Slider | null} slider */
  #updateSlider(slider) {
    if (!slider) this.#slider?.remove();
    this.#slider = slider && (this.#slider ?? range(words('page.place')));
    if (!slider || !this.#slider) return;
    set(this.#slider, 'max', slider.most);
    set(this.#slider, 'aria-valuetext', slider.text);
    if (this.#slider.valueAsNumber !== slider.value) this.#slider.valueAsNumber = slider.value;
    place(this.#slider, slider);
    // The smallest windows have no room for the slider; the step commands do the same.
    reachable(this.#slider, typeof slider.x === 'number');
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
    set(element, 'aria-description', cell.about || null);
    set(element, 'aria-colindex', cell.column);
    reachable(element, cell.hole === cursor);
    place(element, cell);
  }
}
