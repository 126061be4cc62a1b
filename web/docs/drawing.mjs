// The pictures of the documentation, from code blocks of type "board". Their claims are checked when the
// site is built: jumps must be legal, and weights must be a pagoda function.
//
//     board: english            from the catalogue; otherwise the position gives the holes
//     position: ..ooo/...       pegs; without it the board is empty
//     groups: ..012/...         a digit for each hole: its colour
//     weights: d4=1 d2=1        other holes weigh 0
//     jumps: d2-d4 e1-e3        the first is drawn as an arrow
//     leaves: .../..x           the position after all jumps
//     caption: In words.

import { Board, name, play } from '../../scripts/boards.mjs';
import { escaped } from '../pages/frame.mjs';
import { boardParts, layout, short } from '../pages/picture.mjs';

function read(text) {
  const entries = text.trim().split('\n').map((line) => line.match(/^(\w+): (.*)$/)?.slice(1));
  if (entries.includes(undefined)) throw new Error(`A picture has a line without a name: ${text}`);
  return Object.fromEntries(entries);
}

const signsOf = (position) => position.replace(/[./]/g, '');

/** The jump with this name on the board. */
function jumpOf(board, text) {
  const [from, to] = text.split('-').map((hole) => board.cells.findIndex((cell) => name(cell) === hole));
  const jump = board.jumps.find((one) => one[0] === from && one[2] === to);
  if (!jump) throw new Error(`No jump of the picture's board is ${text}.`);
  return jump;
}

function checkJumps(board, pegs, jumps, leaves) {
  let now = pegs;
  for (const jump of jumps) {
    const [from, over, to] = jump;
    if (!now[from] || !now[over] || now[to]) throw new Error(`In a picture ${name(board.cells[from])}-${name(board.cells[to])} cannot be played.`);
    now = play(now, jump);
  }
  const left = board.cells.filter((_, hole) => now[hole]).map(name).join(' ');
  const wanted = leaves.split('/').flatMap((line, row) => [...line].flatMap((sign, column) => (sign === 'x' ? [name([column, row])] : []))).join(' ');
  if (leaves && left !== wanted) throw new Error(`A picture leaves ${left}, and not ${wanted}.`);
}

function checkPagoda(board, weights) {
  for (const [from, over, to] of board.jumps) {
    if (weights[from] + weights[over] < weights[to]) throw new Error(`The weights of a picture are no pagoda function: ${name(board.cells[from])}-${name(board.cells[to])}.`);
  }
}

/** An arrow from the edge of one hole to the edge of another. */
function arrow([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const end = [x2 - 0.1 * dx, y2 - 0.1 * dy];
  const wing = (side) => [end[0] - 0.34 * dx + side * 0.22 * dy, end[1] - 0.34 * dy - side * 0.22 * dx];
  const line = (points) => points.map((point) => point.map(short).join(' ')).join('L');
  return `<path class="arrow" d="M${line([[x1, y1], end])}M${line([wing(1), end, wing(-1)])}"/>`;
}

/** @param {string} text  of the block @param {Map<string, Board>} boards  the catalogue */
export function drawing(text, boards) {
  const { board: known, position, groups, weights: given, jumps: listed = '', leaves = '', caption = '' } = read(text);
  const board = known ? boards.get(known) : new Board({ name: '', lattice: 'square', position });
  if (!board) throw new Error(`There is no board ${known}.`);
  const { points, size } = layout(board, 0.8);
  const signs = position ? signsOf(position) : 'o'.repeat(board.cells.length);
  const [pegs, colours] = [[...signs].map((sign) => sign === 'x'), groups && signsOf(groups)];
  if (signs.length !== board.cells.length || (colours && colours.length !== board.cells.length)) throw new Error(`A picture of ${board.cells.length} holes says ${signs.length}.`);
  const jumps = listed.split(' ').filter(Boolean).map((one) => jumpOf(board, one));
  if (position) checkJumps(board, pegs, jumps, leaves);
  const at = ([x, y]) => `cx="${short(x)}" cy="${short(y)}"`;
  let over = '';
  if (colours) over += points.map((point, hole) => `<circle class="group g${colours[hole]}" ${at(point)} r=".41"/>`).join('');
  if (given) {
    const weights = board.cells.map((cell) => Number(given.match(new RegExp(`\\b${name(cell)}=(-?\\d+)`))?.[1] ?? 0));
    checkPagoda(board, weights);
    over += points.map(([x, y], hole) => `<text class="${pegs[hole] ? 'on' : 'off'}" x="${short(x)}" y="${short(y)}" dy=".14">${weights[hole]}</text>`).join('');
  }
  if (jumps.length > 0 && !leaves) over += arrow(points[jumps[0][0]], points[jumps[0][2]]);
  const svg = `<svg class="pegs" role="img" aria-label="${escaped(caption)}" viewBox="0 0 ${size.map(short).join(' ')}" width="${Math.round(size[0] * 36)}">${boardParts(board, points, { pegs: (hole) => pegs[hole] })}${over}</svg>`;
  return `<figure class="drawing">${svg}<figcaption aria-hidden="true">${escaped(caption)}</figcaption></figure>\n`;
}
