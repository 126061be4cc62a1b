// @ts-check
// The board as SVG: a body that depends only on the board, and pegs, marks and arrows above it.

import { svg } from './dom.js';
import { distance, outline, place, round } from './geometry.js';
import { fills, peg, texture } from './materials.js';

/** @import { Game } from './game.js' */
/** @import { Jump } from '../package/problem.js' */
/** @import { Material } from './materials.js' */
/** @import { Point } from './geometry.js' */
/** @typedef {{ selected: number | null, targets: Map<number, 'plain' | 'winning' | 'losing'>, hint: Jump | null }} Marks */

const GLIDE_MS = 260; // duration of a jump
const FADE_MS = 200;

const at = (/** @type {Point} */ { x, y }) => `translate(${x}px, ${y}px)`;

export class Drawing {
  /** The body, and the layer of what moves above it. */
  base = svg('svg', { class: 'base', 'aria-hidden': true, focusable: false });
  over = svg('svg', { class: 'over', 'aria-hidden': true, focusable: false });
  /** @type {Point[]} */ points = [];
  width = 1;
  height = 1;
  #below = svg('g'); // marks below the pegs
  #pegs = svg('g');
  #above = svg('g'); // arrows above the pegs
  /** The peg in each hole. @type {Map<number, SVGGElement>} */
  #inHole = new Map();
  /** @type {Material} */
  #material = 'glass';
  /** @type {Game | null} */
  #game = null;

  constructor() {
    this.over.append(svg('defs', {}, ...fills()), this.#below, this.#pegs, this.#above);
  }

  /** @param {Game} game @param {Material} material */
  show(game, material) {
    const { points, width, height } = place(game.board.names, game.lattice);
    Object.assign(this, { points, width, height });
    this.#game = game;
    this.#material = material;
    for (const part of [this.base, this.over]) part.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#drawBase(game);
    this.#pegs.replaceChildren();
    this.#inHole.clear();
    this.sync();
    this.mark({ selected: null, targets: new Map(), hint: null });
  }

  /** @param {Game} game */
  #drawBase({ board, marked, isGraph }) {
    const { points } = this;
    const shape = outline(points, board.jumps);
    const layer = (/** @type {string} */ kind, /** @type {number} */ radius, x = 0, y = 0) =>
      svg('path', { class: kind, d: shape(radius), transform: x || y ? `translate(${x} ${y})` : null });
    const dot = (/** @type {string} */ kind, r = 0.41, more = {}) => (/** @type {Point} */ { x, y }) => svg('circle', { class: kind, cx: x, cy: y, r, ...more });
    // On boards that are graphs, the lines along which pegs jump have to be drawn.
    const lines = isGraph ? board.jumps.filter(({ from, to }) => from < to) : [];
    this.base.replaceChildren(
      svg('defs', {}, svg('clipPath', { id: 'clip' }, layer('', 0.717, 0.01, 0.018))),
      layer('under', 0.79, 0.02, 0.2),
      layer('under', 0.75, 0.02, 0.17),
      layer('side', 0.73, 0, 0.085),
      layer('edge', 0.73),
      layer('face', 0.717, 0.01, 0.018),
      layer('groove', 0.62),
      layer('face', 0.606),
      texture(this.#material, this.width, this.height),
      ...lines.map(({ from, over, to }) => svg('path', { class: 'line', d: `M${[from, over, to].map((hole) => `${points[hole].x} ${points[hole].y}`).join('L')}` })),
      ...points.map(dot('bowl', 0.41, { fill: 'url(#bowl)', part: 'hole' })),
      ...marked.map((hole) => dot('goal-ring', 0.455, { part: 'goal-ring' })(points[hole])),
      ...this.#coordinates(board.names),
    );
  }

  /** A letter above the first hole of each column, a number before the first of each row. @param {string[]} names */
  #coordinates(names) {
    const seen = new Set();
    const slanted = this.#game?.lattice === 'triangular';
    return names.flatMap((name, hole) => {
      const { x, y } = this.points[hole];
      const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
      const first = (/** @type {string} */ part) => !seen.has(part) && seen.add(part);
      const [aside, up] = slanted ? [0.3, -0.44] : [0, -0.49];
      return [
        ...(first(letters) ? [svg('text', { class: 'name', x: x + aside, y: y + up }, letters)] : []),
        ...(first(row) ? [svg('text', { class: 'name', x: x - 0.53, y: y + 0.01 }, row)] : []),
      ];
    });
  }

  /** Puts the pegs where the game has them, without animation. */
  sync() {
    this.points.forEach((point, hole) => {
      const wanted = this.#game?.has(hole) ?? false;
      const there = this.#inHole.get(hole);
      if (wanted && !there) this.#put(hole, peg(this.#material, hole));
      else if (!wanted && there) {
        there.remove();
        this.#inHole.delete(hole);
      } else if (there) there.style.transform = at(point);
    });
  }

  /** @param {number} hole @param {SVGGElement} piece */
  #put(hole, piece) {
    piece.style.transform = at(this.points[hole]);
    this.#inHole.set(hole, piece);
    this.#pegs.append(piece);
  }

  /**
   * Animates a jump that was just made or taken back.
   * @param {Jump} jump
   * @param {{ back?: boolean, still: boolean, dropped?: boolean }} how  dropped: the peg is already
   * there
   */
  jump({ from, over, to }, { back = false, still, dropped = false }) {
    const [start, end] = back ? [to, from] : [from, to];
    const piece = this.#inHole.get(start);
    const gone = back ? null : this.#inHole.get(over);
    if (piece && !this.#inHole.has(end)) {
      this.#inHole.delete(start);
      this.#put(end, piece);
      const [a, b] = [this.points[start], this.points[end]];
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      if (!still && !dropped) {
        piece.animate([{ transform: at(a) }, { transform: `${at(middle)} scale(1.22)`, offset: 0.5 }, { transform: at(b) }], { duration: GLIDE_MS, easing: 'ease-in-out' });
      }
    }
    if (gone) {
      this.#inHole.delete(over);
      const place = at(this.points[over]);
      if (still) gone.remove();
      else gone.animate([{ transform: place, opacity: 1 }, { transform: `${place} scale(.4)`, opacity: 0 }], { duration: FADE_MS, delay: GLIDE_MS / 3, fill: 'forwards' }).finished.then(() => gone.remove(), () => gone.remove());
    }
    this.sync();
  }

  /** Holds a peg under the pointer. @param {number} hole @param {Point} point */
  drag(hole, point) {
    const piece = this.#inHole.get(hole);
    if (!piece) return;
    if (piece !== this.#pegs.lastChild) this.#pegs.append(piece);
    piece.style.transform = `${at(point)} scale(1.12)`;
  }

  /** Lets a dragged peg go back. @param {number} hole @param {boolean} still */
  letGo(hole, still) {
    const piece = this.#inHole.get(hole);
    if (!piece) return;
    const before = piece.style.transform;
    piece.style.transform = at(this.points[hole]);
    if (!still && before) piece.animate([{ transform: before }, { transform: at(this.points[hole]) }], { duration: FADE_MS, easing: 'ease-out' });
  }

  /** @param {Marks} marks */
  mark({ selected, targets, hint }) {
    for (const [hole, piece] of this.#inHole) piece.classList.toggle('selected', hole === selected);
    this.#below.replaceChildren(...[...targets].map(([hole, kind]) => {
      const { x, y } = this.points[hole];
      const sign = { plain: '', winning: 'M-.12 .01l.08 .09L.13-.1', losing: 'M-.1-.1L.1 .1M.1-.1L-.1 .1' }[kind];
      return svg('g', { class: `target ${kind}`, part: 'target', transform: `translate(${x} ${y})` },
        svg('circle', { r: kind === 'plain' ? 0.15 : 0.27 }), ...(sign ? [svg('path', { d: sign })] : []));
    }));
    this.#above.replaceChildren(...(hint ? [this.#arrow(hint)] : []));
  }

  /** @param {Jump} jump */
  #arrow({ from, to }) {
    const [a, b] = [this.points[from], this.points[to]];
    const length = distance(a, b);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const d = `M0 0H${round(length - 0.3)}M${round(length - 0.34)}-.17L${round(length - 0.08)} 0L${round(length - 0.34)} .17Z`;
    return svg('g', { class: 'arrow', part: 'hint', transform: `translate(${a.x} ${a.y}) rotate(${round(turn)})` }, svg('path', { d, class: 'below' }), svg('path', { d }));
  }
}
