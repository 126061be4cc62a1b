// @ts-check
// Points of the drawing. The unit is the distance of two neighbouring holes.

/** @import { Board } from '../package/problem.js' */
/** @typedef {{ x: number, y: number }} Point */

/** The board's body extends this far beyond the centres of its holes. */
export const MARGIN = 0.75;

/** @param {string} name  of a hole: letters for the column, then the row @returns {[number, number]} both from 0 */
export function columnAndRow(name) {
  const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name) ?? ['', 'a', '1'];
  const column = [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(row) - 1];
}

/**
 * The centres of the holes, relative to the top left corner of the drawing. On the triangular lattice
 * each row is half a column further left than the row above it.
 * @param {string[]} names
 * @param {string} lattice
 * @returns {{ points: Point[], width: number, height: number }}
 */
export function place(names, lattice) {
  const raw = names.map(columnAndRow).map(([column, row]) =>
    lattice === 'triangular' ? { x: column - row / 2, y: (row * Math.sqrt(3)) / 2 } : { x: column, y: row });
  const [xs, ys] = [raw.map(({ x }) => x), raw.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    points: raw.map(({ x, y }) => ({ x: round(x - left), y: round(y - top) })),
    width: round(Math.max(...xs) - left + MARGIN),
    height: round(Math.max(...ys) - top + MARGIN),
  };
}

/** @param {number} number */
export const round = (number) => Math.round(number * 1000) / 1000;
/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The board's body: everything close to a hole, to the line between two neighbours, or to the area
 * between three or four of them.
 * @param {Point[]} points
 * @param {Board['jumps']} jumps  the body also connects the lines of jumps
 * @returns {(radius: number) => string} everything within the radius, as the data of an SVG path
 */
export function outline(points, jumps) {
  /** @type {Map<string, [Point, Point]>} */
  const ways = new Map();
  const way = (/** @type {number} */ i, /** @type {number} */ j) => ways.set(`${Math.min(i, j)} ${Math.max(i, j)}`, [points[i], points[j]]);
  /** @type {Point[][]} */
  const areas = [];
  for (const { from, over, to } of jumps) {
    way(from, over);
    way(over, to);
  }
  const near = points.map((a, i) => points.flatMap((b, j) => (i !== j && distance(a, b) < 1.01 ? [j] : [])));
  near.forEach((all, i) => {
    for (const j of all) {
      way(i, j);
      for (const k of all) {
        const apart = distance(points[j], points[k]);
        if (j >= k || apart > 1.5 || (apart < 1.01 && i > j)) continue;
        way(j, k); // across the corner of a square
        areas.push([points[i], points[j], points[k]]);
      }
    }
  });
  const write = (/** @type {Point} */ { x, y }) => `${round(x)} ${round(y)}`;
  // All parts have the same orientation; otherwise overlapping parts would leave a hole.
  const polygon = (/** @type {Point[]} */ corners) => {
    const [a, b, c] = corners;
    const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return `M${(turn > 0 ? corners : [...corners].reverse()).map(write).join('L')}Z`;
  };
  return (radius) => {
    const circles = points.map(({ x, y }) => `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`);
    const straight = [...ways.values()].map(([a, b]) => {
      const [x, y] = [((a.y - b.y) * radius) / distance(a, b), ((b.x - a.x) * radius) / distance(a, b)];
      return polygon([{ x: a.x + x, y: a.y + y }, { x: b.x + x, y: b.y + y }, { x: b.x - x, y: b.y - y }, { x: a.x - x, y: a.y - y }]);
    });
    return [...circles, ...straight, ...areas.map(polygon)].join('');
  };
}

/**
 * The hole that an arrow key leads to; the same hole if there is none in that direction. Holes straight
 * ahead are preferred.
 * @param {Point[]} points
 * @param {number} from
 * @param {Point} way  of length 1
 */
export function neighbourTowards(points, from, way) {
  let [best, least] = [from, Infinity];
  points.forEach((point, hole) => {
    const { ahead, aside } = along(points[from], point, way);
    const cost = ahead + 2 * aside + (aside > ahead ? 100 : 0);
    if (ahead > 0.1 && cost < least - 1e-9) [best, least] = [hole, cost];
  });
  return best;
}

/**
 * The distance ahead and aside of a point, along a direction.
 * @param {Point} from
 * @param {Point} to
 * @param {Point} way
 */
export const along = (from, to, way) => ({
  ahead: (to.x - from.x) * way.x + (to.y - from.y) * way.y,
  aside: Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x),
});
