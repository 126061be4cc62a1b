// @ts-check
// Draws what is to be printed in black lines (SVG), and opens the browser's print. On paper the page shows
// these sheets and nothing else (style.css).

import { byId } from './dom.js';

/** @import { Printed } from './protocol.js' */

/** @typedef {Printed['sheets'][number]['diagrams'][number]} Diagram */

const HOLE = 0.4; // radii, in steps
const PEG = 0.3;
const RIM = 0.72;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Element[]} [children]
 */
function svg(name, attributes, children = []) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** @param {string} name @param {string} text */
function html(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Where to cut: what is near a hole or between two neighbours, in black and again a little smaller in white. @param {Diagram} diagram */
function outline({ holes }) {
  const pairs = holes.flatMap((a) => holes.filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1.5).map((b) => [a, b]));
  const ways = pairs.map(([a, b]) => `M${a.x},${a.y}L${b.x},${b.y}`).join('');
  return [
    ['black', 2 * RIM],
    ['white', 2 * RIM - 0.08],
  ].map(([stroke, width]) => svg('path', { d: ways, stroke, 'stroke-width': width, 'stroke-linecap': 'round' }));
}

/** The way of a move: a line through its holes with an arrow at its end. @param {Diagram} diagram */
function arrow({ path }) {
  if (path.length < 2) return [];
  const [before, end] = path.slice(-2);
  const [dx, dy] = [(end.x - before.x) / 2, (end.y - before.y) / 2]; // a jump is two steps long
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${end.x - along * dx - aside * dy},${end.y - along * dy + aside * dx}`;
  const points = [...path.slice(0, -1).map(({ x, y }) => `${x},${y}`), at(0.3, 0)].join(' ');
  const line = (/** @type {string} */ stroke, /** @type {number} */ width) =>
    svg('polyline', { points, fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return [line('white', 0.22), line('black', 0.1), svg('polygon', { points: `${at(0, 0)} ${at(0.4, 0.2)} ${at(0.4, -0.2)}` })];
}

/** @param {Diagram} diagram @param {boolean} cut */
function draw(diagram, cut) {
  const { holes, caption, size } = diagram;
  const [xs, ys] = [holes.map(({ x }) => x), holes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM];
  const [width, height] = [Math.max(...xs) + RIM - left, Math.max(...ys) + RIM - top];
  const circle = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {Record<string, string | number>} */ look) =>
    svg('circle', { cx: x, cy: y, fill: 'none', stroke: 'black', ...look });
  const picture = svg('svg', { viewBox: `${left} ${top} ${width} ${height}`, role: 'img', 'aria-label': caption }, [
    ...(cut ? outline(diagram) : []),
    ...holes.map((hole) => circle(hole, { r: HOLE, 'stroke-width': 0.03 })),
    ...holes.filter(({ finish }) => finish).map((hole) => circle(hole, { r: HOLE + 0.06, 'stroke-width': 0.05 })),
    ...holes.filter(({ peg }) => peg).map((hole) => circle(hole, { r: PEG, fill: 'black', 'stroke-width': 0 })),
    ...arrow(diagram),
  ]);
  const figure = document.createElement('figure');
  figure.className = `size-${size}`;
  figure.append(picture, ...(caption ? [html('figcaption', caption)] : []));
  return figure;
}

/** @param {Printed} printed */
export function print({ sheets }) {
  const pages = sheets.map(({ title, text, diagrams, cut }) => {
    const page = document.createElement('section');
    const grid = document.createElement('div');
    grid.append(...diagrams.map((diagram) => draw(diagram, cut ?? false)));
    page.append(html('h2', title), html('p', text), grid);
    return page;
  });
  byId('print').replaceChildren(...pages);
  window.print();
}
