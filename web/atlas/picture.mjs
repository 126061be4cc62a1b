// A board as SVG without any style of its own: what the parts look like is said by the classes.

/** Where holes are drawn: in units of the distance of two neighbours. */
const places = {
  square: ([column, row]) => [column, row],
  triangular: ([column, row]) => [column - row / 2, (row * Math.sqrt(3)) / 2],
};
const short = (number) => String(Math.round(number * 100) / 100);

/**
 * @param {import('../../scripts/boards.mjs').Board} board
 * @param {{ title: string, classOf: (hole: number) => string, label?: (hole: number) => string | null }} how
 *   what a hole is, as a class; the text in it, where there is one
 */
export function picture(board, { title, classOf, label = () => null }) {
  const points = board.cells.map(places[board.lattice]);
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  const [left, top] = [Math.min(...xs) - 0.6, Math.min(...ys) - 0.6];
  const size = [Math.max(...xs) + 0.6 - left, Math.max(...ys) + 0.6 - top];
  const holes = points.map(([x, y], hole) => {
    const at = [x - left, y - top].map(short);
    const text = label(hole);
    return `<circle class="${classOf(hole)}" cx="${at[0]}" cy="${at[1]}" r="0.41"/>` +
      (text ? `<text class="${classOf(hole)}" x="${at[0]}" y="${at[1]}" dy="0.12">${text}</text>` : '');
  });
  return `<svg class="board" role="img" aria-label="${title}" viewBox="0 0 ${size.map(short).join(' ')}">${holes.join('')}</svg>`;
}
