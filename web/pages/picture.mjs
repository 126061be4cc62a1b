// A board as SVG without a style of its own: its parts have classes, whose looks are defined in
// style.css or, for a stand-alone picture, by the inserted style sheet (cards.mjs).

/** Points of holes, in units of the distance of two neighbours. */
const places = {
  square: ([column, row]) => [column, row],
  triangular: ([column, row]) => [column - row / 2, (row * Math.sqrt(3)) / 2],
};
const steps = { square: [[1, 0], [0, 1]], triangular: [[1, 0], [0, 1], [1, 1]] };
export const short = (number) => String(Math.round(number * 100) / 100);

/** { points, size }: the centre of each hole, and width and height of the whole, with this margin around the holes. */
export function layout(board, margin) {
  const points = board.cells.map(places[board.lattice]);
  const [left, top] = [0, 1].map((i) => Math.min(...points.map((point) => point[i])) - margin);
  const moved = points.map(([x, y]) => [x - left, y - top]);
  return { points: moved, size: [0, 1].map((i) => Math.max(...moved.map((point) => point[i])) + margin) };
}

/** Lines of neighbouring holes as a path: drawn with a wide round pen, they are the wood. */
function wood(board, points) {
  const has = (column, row) => board.index.get(String([column, row]));
  const lines = board.cells.flatMap(([column, row], hole) => steps[board.lattice].flatMap(([dx, dy]) => {
    if (has(column - dx, row - dy) !== undefined) return [];
    let last = hole;
    for (let n = 1; has(column + n * dx, row + n * dy) !== undefined; n += 1) last = has(column + n * dx, row + n * dy);
    return last === hole ? [] : [`M${points[hole].map(short).join(' ')}L${points[last].map(short).join(' ')}`];
  }));
  return lines.join('');
}

/** A dot for each wanted hole: a line of almost no length. */
const dots = (points, wanted, [dx, dy] = [0, 0]) =>
  points.filter((_, hole) => wanted(hole)).map(([x, y]) => `M${short(x + dx)} ${short(y + dy)}h.01`).join('');

/**
 * The visible parts of a board, without the surrounding element.
 * @param {{ pegs: (hole: number) => boolean, goal?: number }} what
 */
export function boardParts(board, points, { pegs, goal }) {
  const path = (kind, d) => (d ? `<path class="${kind}" d="${d}"/>` : '');
  const lines = wood(board, points);
  const ring = goal === undefined || goal < 0 ? '' : `<circle class="goal" cx="${short(points[goal][0])}" cy="${short(points[goal][1])}" r=".41"/>`;
  return path('rim', lines) + path('wood', lines) + path('bowl', dots(points, () => true)) + ring + path('glass', dots(points, pegs)) +
    path('belly', dots(points, pegs, [0, 0.03])) + path('shine', dots(points, pegs, [-0.12, -0.15]));
}

/**
 * A board with its pegs.
 * @param {import('../../scripts/boards.mjs').Board} board
 * @param {{ title: string, position: string, goal?: number }} what  position: its rows; goal: the hole
 * with a ring
 */
export function boardPicture(board, { title, position, goal }) {
  const { points, size } = layout(board, 0.8);
  const signs = position.replace(/[./]/g, '');
  const label = title ? `role="img" aria-label="${title}"` : 'aria-hidden="true"';
  return `<svg class="pegs" ${label} viewBox="0 0 ${size.map(short).join(' ')}">${boardParts(board, points, { pegs: (hole) => signs[hole] === 'x', goal })}</svg>`;
}

/**
 * A board with a class for each hole.
 * @param {import('../../scripts/boards.mjs').Board} board
 * @param {{ title: string, classOf: (hole: number) => string, label?: (hole: number) => string | null }}
 * how
 *   classOf: the class of a hole; label: the text in it, if any
 */
export function picture(board, { title, classOf, label = () => null }) {
  const { points, size } = layout(board, 0.6);
  const holes = points.map((point, hole) => {
    const at = point.map(short);
    const text = label(hole);
    return `<circle class="${classOf(hole)}" cx="${at[0]}" cy="${at[1]}" r="0.41"/>` +
      (text ? `<text class="${classOf(hole)}" x="${at[0]}" y="${at[1]}" dy="0.12">${text}</text>` : '');
  });
  const named = title ? `role="img" aria-label="${title}"` : 'aria-hidden="true"';
  return `<svg class="board" ${named} viewBox="0 0 ${size.map(short).join(' ')}">${holes.join('')}</svg>`;
}
