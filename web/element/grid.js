// @ts-check
// The board for keyboard, mouse, finger and screen reader: a grid of cells over the drawing, one for
// each hole. It handles positions and presses; its Player decides what they mean.

import { html, set } from './dom.js';
import { along, columnAndRow, distance, neighbourTowards } from './geometry.js';

/** @import { Drawing } from './drawing.js' */
/** @import { Game } from './game.js' */
/** @import { Point } from './geometry.js' */

/**
 * @typedef {object} Player
 * @property {(hole: number) => void} activate  a hole was chosen
 * @property {(from: number) => boolean} grab  a peg is about to be dragged; false if it cannot be
 * @property {(from: number, to: number | null) => void} drop  at a hole; null: beside all holes
 * @property {(event: KeyboardEvent) => boolean} key  any other key; returns whether it was used
 * @property {() => number | null} selected
 * @property {() => number[]} targets  of the selected peg
 */
/** @typedef {{ label: string, about: string | null, selected: boolean, movable: boolean }} CellState */

const SLACK = 6; // CSS pixels; a press that moves farther is a drag
const NEAR = 0.62; // max distance from a hole at which a dropped peg falls into it
/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export class Grid {
  element = html('div', { role: 'grid', part: 'grid', class: 'grid' });
  #drawing;
  #player;
  /** @type {HTMLElement[]} by hole */ #cells = [];
  /** @type {string[]} */ #names = [];
  #cursor = 0;
  /** @type {{ hole: number, id: number, x: number, y: number, dragging: boolean } | null} */
  #press = null;
  #dragged = false; // the next click is the end of a drag

  /** @param {Drawing} drawing @param {Player} player */
  constructor(drawing, player) {
    this.#drawing = drawing;
    this.#player = player;
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => this.element.addEventListener(type, listener);
    on('click', (event) => this.#click(event));
    on('focusin', ({ target }) => this.#reach(this.#holeOf(target) ?? this.#cursor));
    on('keydown', (event) => this.#keydown(event));
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event, true));
    on('pointercancel', (event) => this.#up(event, false));
    on('dragstart', (event) => event.preventDefault());
    on('contextmenu', (event) => this.#press && event.preventDefault()); // a long touch begins a drag,
                                                                         // and must not open a menu
  }

  /** @param {Game} game @param {string} label */
  show({ board: { names } }, label) {
    const { points, width, height } = this.#drawing;
    const per = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
    const same = names.join() === this.#names.join();
    const focused = this.element.matches(':focus-within');
    this.#names = names;
    this.#press = null;
    const places = names.map(columnAndRow);
    const [columns, rows] = [0, 1].map((i) => Math.max(...places.map((place) => place[i])) + 1);
    set(this.element, { 'aria-label': label, 'aria-colcount': columns, 'aria-rowcount': rows });
    this.#cells = names.map((name, hole) => {
      const cell = html('div', { role: 'gridcell', 'data-hole': name, 'aria-colindex': places[hole][0] + 1, tabindex: -1, class: 'cell' });
      const { x, y } = points[hole];
      Object.assign(cell.style, { left: per(x - 0.5, width), top: per(y - 0.5, height), width: per(1, width), height: per(1, height) });
      return cell;
    });
    const inRows = [...new Set(places.map(([, row]) => row))].sort((a, b) => a - b);
    this.element.replaceChildren(...inRows.map((row) =>
      html('div', { role: 'row', class: 'row', 'aria-rowindex': row + 1 }, ...this.#cells.filter((_, hole) => places[hole][1] === row))));
    this.#reach(same ? this.#cursor : 0, focused);
  }

  /** @param {(hole: number) => CellState} stateOf @param {boolean} still  true: nothing can be played */
  update(stateOf, still) {
    set(this.element, { 'aria-readonly': still ? true : null });
    this.#cells.forEach((cell, hole) => {
      const { label, about, selected, movable } = stateOf(hole);
      set(cell, { 'aria-label': label, 'aria-description': about, 'aria-selected': still ? null : selected, 'data-movable': movable ? '' : null });
    });
  }

  /**
   * Makes this cell the stop of the Tab key.
   * @param {number} hole
   * @param {boolean} [focus]  also moves the focus to it, if another cell has the focus
   */
  #reach(hole, focus = false) {
    this.#cursor = hole;
    this.#cells.forEach((cell, i) => set(cell, { tabindex: i === hole ? 0 : -1 }));
    if (focus) this.#cells[hole].focus({ preventScroll: true });
  }

  /** After a jump the cursor moves with the peg; the focus too, if the grid has it. @param {number} hole */
  follow(hole) {
    this.#reach(hole, this.element.matches(':focus-within'));
  }

  /** @param {EventTarget | null} target */
  #holeOf(target) {
    const name = /** @type {Element | null} */ (target)?.closest?.('[data-hole]')?.getAttribute('data-hole');
    const hole = this.#names.indexOf(name ?? '');
    return hole < 0 ? null : hole;
  }

  /** @param {MouseEvent} event */
  #click({ target }) {
    const hole = this.#holeOf(target);
    const ended = this.#dragged;
    this.#dragged = false;
    if (hole !== null && !ended) this.#player.activate(hole);
  }

  /** @param {KeyboardEvent} event */
  #keydown(event) {
    const hole = this.#holeOf(event.target);
    const way = WAYS[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (hole === null || event.altKey || event.isComposing) return;
    let used = true;
    if (way && !control) this.#arrow(hole, way);
    else if ((event.key === 'Home' || event.key === 'End') && !event.shiftKey) this.#end(hole, event.key === 'End', control);
    else if ((event.key === 'Enter' || event.key === ' ') && !control) event.repeat || this.#player.activate(hole);
    else used = this.#player.key(event);
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * On the selected peg, an arrow key plays the only jump in its direction; otherwise it moves the
   * cursor.
   * @param {number} from
   * @param {Point} way
   */
  #arrow(from, way) {
    const { points } = this.#drawing;
    if (this.#player.selected() === from) {
      const there = this.#player.targets().filter((to) => {
        const { ahead, aside } = along(points[from], points[to], way);
        return ahead > aside;
      });
      if (there.length === 1) return this.#player.activate(there[0]);
    }
    this.#reach(neighbourTowards(points, from, way), true);
  }

  /** @param {number} hole @param {boolean} last @param {boolean} ofBoard */
  #end(hole, last, ofBoard) {
    const row = columnAndRow(this.#names[hole])[1];
    const all = this.#names.flatMap((name, i) => (ofBoard || columnAndRow(name)[1] === row ? [i] : []));
    this.#reach(all[last ? all.length - 1 : 0], true);
  }

  // --- Dragging

  /** The pointer's place in the drawing. @param {PointerEvent} event @returns {Point} */
  #point({ clientX, clientY }) {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    return { x: ((clientX - left) / width) * this.#drawing.width, y: ((clientY - top) / height) * this.#drawing.height };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const hole = this.#holeOf(event.target);
    this.#dragged = false;
    if (this.#press || hole === null || event.button !== 0 || !event.isPrimary) return;
    this.#press = { hole, id: event.pointerId, x: event.clientX, y: event.clientY, dragging: false };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
      if (!this.#player.grab(press.hole)) {
        this.#press = null;
        return;
      }
      press.dragging = true;
      this.element.setPointerCapture(press.id);
    }
    this.#drawing.drag(press.hole, this.#point(event));
  }

  /** @param {PointerEvent} event @param {boolean} lifted  false: cancelled by the system */
  #up(event, lifted) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#press = null;
    if (!press.dragging) return;
    this.#dragged = true;
    const point = this.#point(event);
    const near = this.#drawing.points.findIndex((hole) => distance(hole, point) < NEAR);
    this.#player.drop(press.hole, lifted && near >= 0 ? near : null);
  }
}
