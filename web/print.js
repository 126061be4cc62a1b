// @ts-check
// Draws sheets for printing in black lines (SVG), and opens the browser's print dialog. On paper the
// page shows only these sheets (style.css).

import { encode } from 'uqr';
import { byId } from './dom.js';

/** @import { Printed } from './protocol.js' */

/** @typedef {Printed['sheets'][number]} Sheet */
/** @typedef {Sheet['diagrams'][number]} Diagram */

const HOLE = 0.4; // radii, in steps
const PEG = 0.3;
const RIM = 0.72;
const CUT_PEG = 0.36; // a peg to cut out nearly covers its hole's ring

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {(Element | string)[]} [children]
 */
function svg(name, attributes, children = []) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** @param {string} name @param {(Node | string)[]} children */
function html(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** @param {{ x: number, y: number }} at @param {Record<string, string | number>} look */
const circle = ({ x, y }, look) => svg('circle', { cx: x, cy: y, fill: 'none', stroke: 'black', ...look });

/**
 * The line to cut along, round holes and lines between neighbours: drawn in black, and again slightly
 * narrower in white.
 * @param {Diagram} diagram
 */
function outline({ holes }) {
  const pairs = holes.flatMap((a) => holes.filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 1.5).map((b) => [a, b]));
  const ways = pairs.map(([a, b]) => `M${a.x},${a.y}L${b.x},${b.y}`).join('');
  return [
    ['black', 2 * RIM],
    ['white', 2 * RIM - 0.08],
  ].map(([stroke, width]) => svg('path', { d: ways, stroke, 'stroke-width': width, 'stroke-linecap': 'round' }));
}

/** The path of a move: a line through its holes with an arrow at its end. @param {Diagram} diagram */
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

/** A frame around the board. @param {Diagram} diagram */
function frame({ holes }) {
  const [xs, ys] = [holes.map(({ x }) => x), holes.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM];
  return { left, top, width: Math.max(...xs) + RIM - left, height: Math.max(...ys) + RIM - top };
}

/** @param {Sheet} sheet @param {Diagram} diagram */
function draw({ cut, labels }, diagram) {
  const { holes, caption, size } = diagram;
  const { left, top, width, height } = frame(diagram);
  const letters = { 'font-size': size > 1 ? 0.2 : 0.26, 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  const picture = svg('svg', { viewBox: `${left} ${top} ${width} ${height}`, role: 'img', 'aria-label': caption }, [
    ...(cut ? outline(diagram) : []),
    ...(labels ?? []).map(({ x, y, text }) => svg('text', { x, y, ...letters }, [text])),
    ...holes.map((hole) => circle(hole, { r: HOLE, 'stroke-width': 0.03 })),
    ...holes.filter(({ finish }) => finish).map((hole) => circle(hole, { r: HOLE + 0.06, 'stroke-width': 0.05 })),
    ...holes.filter(({ peg }) => peg).map((hole) => circle(hole, { r: PEG, fill: 'black', 'stroke-width': 0 })),
    ...holes.filter(({ note }) => note).map(({ x, y, peg, note }) => svg('text', { x, y, ...letters, fill: peg ? 'white' : 'black' }, [note ?? ''])),
    ...arrow(diagram),
  ]);
  const figure = html('figure', picture, ...(caption ? [html('figcaption', caption)] : []));
  figure.className = `size-${size}`;
  return figure;
}

/** Pegs to cut out, in the board's size. @param {Diagram} board @param {number} count */
function pegs(board, count) {
  const { width } = frame(board);
  const across = Math.floor(width / (2.2 * CUT_PEG));
  const step = width / across;
  const rows = Math.ceil(count / across);
  const places = [...Array(count).keys()].map((i) => ({ x: ((i % across) + 0.5) * step, y: (Math.floor(i / across) + 0.5) * step }));
  const rings = places.flatMap((place) => [
    circle(place, { r: CUT_PEG, 'stroke-width': 0.03 }),
    circle(place, { r: 0.7 * CUT_PEG, fill: 'black', 'stroke-width': 0 }),
  ]);
  const figure = html('figure', svg('svg', { viewBox: `0 0 ${width} ${rows * step}` }, rings));
  figure.className = 'size-4';
  return html('div', figure);
}

/** A QR code. @param {string} address */
function code(address) {
  const { data, size } = encode(address, { ecc: 'L', border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : '')));
  return svg('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': address, 'shape-rendering': 'crispEdges' }, [
    svg('path', { d: squares.join('') }),
  ]);
}

/** The link to the page: words, and the address as a QR code if it is not too long. @param {Sheet} sheet */
function way({ link, link_text: text }) {
  if (link === undefined) return [];
  const { href } = new URL(`#${link}`, location.href);
  try {
    const made = html('aside', html('p', text ?? ''), code(href));
    return [made];
  } catch {
    return [html('p', `${text} ${href}`)];
  }
}

/** @param {Printed} printed */
export function print({ sheets }) {
  const pages = sheets.flatMap((sheet) => {
    const { title, text, diagrams, lines, pegs: count } = sheet;
    const head = html('header', html('div', html('h2', title), html('p', text)), ...way(sheet));
    const blanks = (lines ?? []).map((name) => html('p', `${name}: `, html('u', '')));
    const filled = html('section', ...(blanks.length > 0 ? [html('form', ...blanks)] : []), head);
    filled.append(html('div', ...diagrams.map((diagram) => draw(sheet, diagram))));
    return count ? [filled, html('section', pegs(diagrams[0], count))] : [filled];
  });
  byId('print').replaceChildren(...pages);
  window.print();
}
