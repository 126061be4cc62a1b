// @ts-check
// Problems of peg solitaire as the command line writes them in JSON, read by separate code: the board
// with its holes and jumps, the start, and the finish. A position is a BigInt with a bit for each hole,
// in the reading order of the board's text.

import { catalogue } from './catalogue.js';

/**
 * A jump removes two pegs, `takes`, and adds one, `puts`.
 * @typedef {{ name: string, from: number, over: number, to: number, takes: bigint, puts: bigint }} Jump
 * @typedef {object} Board
 * @property {string[]} names  of the holes
 * @property {Map<string, number>} holes  by name
 * @property {string[]} rows  '.' if there is no hole
 * @property {Jump[]} jumps
 * @property {bigint[]} classes  for each hole, the class of a single peg there; classes of pegs add by
 * XOR
 * @property {boolean} numbered  true if classes are the 4-bit numbers of certificates
 *
 * What the finish allows: a single position; one peg in one of some holes; pegs in some holes, with
 * others that may be either; or a number of pegs. Other finishes have a solution from every start.
 * @typedef {{ kind: 'position', pegs: bigint } | { kind: 'holes', holes: number[] }
 *   | { kind: 'pattern', pegs: bigint, either: bigint } | { kind: 'count', count: number }} Goal
 * @typedef {{ board: Board, start: bigint, goal: Goal | 'fewest' | 'most' }} Problem
 */

/**
 * A message in other languages: the name of a phrase, in the part "errors" of web/languages or in web/element/words.json,
 * and its fills.
 * @typedef {{ name: string, fills?: Record<string, string | number | Sentence> }} Sentence
 */

/** @type {WeakMap<LastPegError, Sentence>} */
const sentences = new WeakMap();
/** Only errors that the element can cause have one. @param {LastPegError} error */
export const sentenceOf = (error) => sentences.get(error);

/** The problem is invalid. `code` is the wrong key, or `problem`; the message is one sentence. */
export class LastPegError extends TypeError {
  /** @param {string} code @param {string} message @param {Sentence} [sentence] */
  constructor(code, message, sentence) {
    super(message);
    this.name = 'LastPegError';
    this.code = code;
    if (sentence) sentences.set(this, sentence);
  }
}

/** @param {string} code @param {string} message @param {Sentence} [sentence] @returns {never} */
function wrong(code, message, sentence) {
  throw new LastPegError(code, message, sentence);
}
/** Untrusted text, shortened for a sentence. @param {string} text */
export const quoted = (text) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
/** @param {number} hole */
export const bit = (hole) => 1n << BigInt(hole);
/** The holes of a set. @param {bigint} set */
export function holesIn(set) {
  const holes = [];
  for (let hole = 0; set !== 0n; hole += 1, set >>= 1n) if (set & 1n) holes.push(hole);
  return holes;
}
/**
 * An own property of an object, not an inherited one.
 * @param {object} object
 * @param {string} key
 * @returns {unknown}
 */
export const own = (object, key) =>
  Object.hasOwn(object, key) ? /** @type {Record<string, unknown>} */ (object)[key] : undefined;

const MOST_HOLES = 64;
const MOST_LINES = 256; // max rows and columns
const MOST_CHARACTERS = 1 << 17;

// --- Boards

const [RIGHT, DOWN, DOWN_RIGHT, UP_RIGHT] = '1,0 0,1 1,1 1,-1'.split(' ').map((step) => step.split(',').map(Number));
const axes = new Map([
  ['square', [RIGHT, DOWN]],
  ['triangular', [RIGHT, DOWN, DOWN_RIGHT]],
  ['diagonal', [RIGHT, DOWN, DOWN_RIGHT, UP_RIGHT]],
]);

/** a, b, ..., z, aa, ab, ... @param {number} column */
const letters = (column) =>
  (column < 26 ? '' : String.fromCharCode(96 + Math.floor(column / 26))) + String.fromCharCode(97 + (column % 26));

/**
 * @param {string} lattice
 * @param {string[]} rows
 * @param {string[] | null} lines  the lines of three holes, for a board that lists its own jumps
 * @returns {Board}
 */
function makeBoard(lattice, rows, lines) {
  /** @type {[number, number][]} */
  const cells = [];
  rows.forEach((row, y) => [...row].forEach((cell, x) => cell === '.' || cells.push([x, y])));
  if (cells.length === 0) wrong('board', 'The board has no holes.', { name: 'board_empty' });
  if (cells.length > MOST_HOLES)
    wrong('board', `The board has ${cells.length} holes, and ${MOST_HOLES} are allowed at most.`, {
      name: 'holes_many', fills: { holes: cells.length, most: MOST_HOLES },
    });
  const names = cells.map(([x, y]) => `${letters(x)}${y + 1}`);
  const holes = new Map(names.map((name, hole) => [name, hole]));
  /** @type {Jump[]} */
  const jumps = [];
  /** @param {number} from @param {number} over @param {number} to */
  const addJump = (from, over, to) => {
    jumps.push({ name: `${names[from]}-${names[to]}`, from, over, to, takes: bit(from) | bit(over), puts: bit(to) });
  };
  /** @param {number} from @param {number} over @param {number} to */
  const bothWays = (from, over, to) => {
    addJump(from, over, to);
    addJump(to, over, from);
  };
  if (lines) {
    for (const [i, line] of lines.entries()) {
      const three = new Set(line.split(/\s+/).map((name) => holes.get(name)));
      const [from, over, to] = three;
      if (three.size !== 3 || from === undefined || over === undefined || to === undefined)
        return wrong('board', `A line of jumps is three holes of the board, not ${quoted(line)}.`, {
          name: 'jumps_line', fills: { number: i + 1, line: quoted(line) },
        });
      // A repeated line counts once.
      if (!jumps.some((jump) => jump.from === from && jump.over === over && jump.to === to)) bothWays(from, over, to);
    }
    // Jumps with the same ends are told apart by the hole between.
    const ends = jumps.map(({ name }) => name);
    for (const jump of jumps)
      if (ends.indexOf(jump.name) !== ends.lastIndexOf(jump.name))
        jump.name = `${names[jump.from]}(${names[jump.over]})${names[jump.to]}`;
  } else {
    /** @param {number} x @param {number} y */
    const place = (x, y) => `${x} ${y}`;
    const at = new Map(cells.map(([x, y], hole) => [place(x, y), hole]));
    cells.forEach(([x, y], from) => {
      for (const [right, down] of axes.get(lattice) ?? []) {
        const [over, to] = [1, 2].map((steps) => at.get(place(x + steps * right, y + steps * down)));
        if (over !== undefined && to !== undefined) bothWays(from, over, to);
      }
    });
  }
  const numbered = !lines && lattice !== 'diagonal';
  const classes = numbered ? colours(lattice, cells) : cosets(cells.length, jumps);
  return { names, holes, rows, jumps, classes, numbered };
}

/**
 * The rule of three in numbers. A hole has the colour (column + row) mod 3, and on the square lattice a
 * second colour, (column + 2 row) mod 3. The colours 0, 1, 2 are written as 1, 2, 3, the first in bits 0
 * and 1, the second in bits 2 and 3. A jump changes one hole of each colour, and 1 ^ 2 ^ 3 is 0.
 * @param {string} lattice
 * @param {[number, number][]} cells
 */
const colours = (lattice, cells) =>
  cells.map(([x, y]) => BigInt(((x + y) % 3) + 1 + (lattice === 'square' ? 4 * (((x + 2 * y) % 3) + 1) : 0)));

/**
 * Classes for boards without known colourings: two positions are in the same class if their difference
 * is a sum of jump lines modulo 2. The class of a hole is its remainder after elimination by the lines.
 * @param {number} count
 * @param {Jump[]} jumps
 */
function cosets(count, jumps) {
  /** @type {Map<bigint, bigint>} */
  const lines = new Map(); // by their first hole, which no other line has
  for (const { takes, puts } of jumps) {
    let line = takes | puts;
    for (const [first, other] of lines) if (line & first) line ^= other;
    if (line === 0n) continue;
    const first = line & -line;
    for (const [key, other] of lines) if (other & first) lines.set(key, other ^ line);
    lines.set(first, line);
  }
  return Array.from({ length: count }, (_, hole) => bit(hole) ^ (lines.get(bit(hole)) ?? 0n));
}

/**
 * The board, and its classic problem.
 * @param {string | null} given
 * @returns {{ board: Board, position: string | null, vacancy: string | null, finish: string }}
 */
function readBoard(given) {
  if (given === null) return wrong('board', 'A problem needs a board, its name or its text.');
  const known = catalogue.get(given);
  if (known) {
    const { lattice, rows, vacancy, finish } = known;
    return { board: makeBoard(lattice, rows, null), position: null, vacancy, finish };
  }
  let text = given;
  const heading = /^lattice:[ \t]*([a-z]*)[ \t]*(?:\r?\n|\/)/.exec(text);
  if (heading) text = text.slice(heading[0].length);
  const lattice = heading ? heading[1] : 'square';
  if (!axes.has(lattice))
    wrong('board', `There is no lattice ${quoted(lattice)}; there are ${[...axes.keys()].join(', ')}.`, {
      name: 'lattice', fills: { name: quoted(lattice) },
    });
  const [drawing, list, ...more] = text.split(/(?:^|\r?\n|\/)jumps:/);
  if (more.length > 0) wrong('board', 'The board has two lists of jumps.', { name: 'jumps_twice' });
  const listed = list?.split(/[\n/,;]/).map((line) => line.trim());
  const lines = listed?.filter((line) => line !== '') ?? null;
  const rows = drawing.split(/\r?\n|\//);
  const bad = rows.find((row) => !/^[xo.]*$/.test(row));
  if (bad !== undefined)
    wrong('board', `The board is neither a name of the catalogue nor written with x, o and '.': ${quoted(bad)}.`, {
      name: 'board_text', fills: { text: quoted(bad) },
    });
  if (rows.length > MOST_LINES || rows.some((row) => row.length > MOST_LINES))
    wrong('board', `The board has more than ${MOST_LINES} rows or columns.`, {
      name: 'board_size', fills: { most: MOST_LINES },
    });
  // Columns and rows are counted within the bounding box.
  const first = rows.map((row) => row.search(/[xo]/));
  const left = Math.min(...first.filter((column) => column >= 0));
  const used = first.flatMap((column, row) => (column >= 0 ? [row] : []));
  const drawn = rows.slice(used[0], used[used.length - 1] + 1).map((row) => row.slice(left));
  const board = makeBoard(lattice, drawn, lines);
  return { board, position: drawn.join('/'), vacancy: null, finish: 'any' };
}

// --- Positions and finishes

/**
 * The pegs of a position, and the holes with a '?'.
 * @param {Board} board
 * @param {string} text
 * @param {string} key
 * @param {string} signs
 */
function readRows({ rows, holes }, text, key, signs) {
  const lines = text.split('/');
  if (lines.length !== rows.length)
    wrong(key, `A position of this board has ${rows.length} rows joined by '/', unlike ${quoted(text)}.`, {
      name: lines.length === 1 ? 'position_row' : 'position_rows', fills: { rows: lines.length, most: rows.length },
    });
  const found = { pegs: 0n, either: 0n };
  lines.forEach((line, y) => {
    for (let x = 0; x < Math.max(line.length, rows[y].length); x += 1) {
      const name = `${letters(x)}${y + 1}`;
      const hole = holes.get(name);
      const sign = line[x] ?? '.';
      if (hole === undefined ? sign !== '.' : !signs.includes(sign)) {
        const fills = { row: y + 1, column: x + 1, hole: name, text: quoted(text), sign: quoted([...line.slice(x, x + 2)][0] ?? '.') };
        if (sign !== '.' && !signs.includes(sign))
          wrong(key, `${fills.text} has ${fills.sign} in row ${fills.row}, column ${fills.column}, which is no sign for a hole.`, { name: 'cell_sign', fills });
        const there = hole === undefined ? 'no hole' : `the hole ${name}`;
        wrong(key, `The board has ${there} in row ${fills.row}, column ${fills.column}, unlike ${fills.text}.`, {
          name: hole === undefined ? 'cell_no_hole' : 'cell_hole', fills,
        });
      }
      if (hole !== undefined && sign === 'x') found.pegs |= bit(hole);
      if (hole !== undefined && sign === '?') found.either |= bit(hole);
    }
  });
  return found;
}

/** @param {Board} board @param {string} text @param {string} key */
const readHole = (board, text, key) =>
  board.holes.get(text) ??
  wrong(key, `The board has no hole ${quoted(text)}.`, { name: 'no_hole', fills: { name: quoted(text) } });

/** @param {Board} board @param {string} text @returns {Goal | 'fewest' | 'most'} */
function readFinish(board, text) {
  if (text === 'fewest' || text === 'most') return text;
  const all = board.names.map((_, hole) => hole);
  if (text === 'any') return { kind: 'holes', holes: all };
  const [, word, rest] = /^(one-of|pegs|reach):(.*)$/s.exec(text) ?? [];
  if (word === 'one-of') {
    const holes = [...new Set(rest.split(',').map((name) => readHole(board, name, 'finish')))];
    return holes.length === 1 ? { kind: 'position', pegs: bit(holes[0]) } : { kind: 'holes', holes };
  }
  if (word === 'pegs') {
    const count = /^\d{1,9}$/.test(rest) ? Number(rest) : 0;
    if (count < 1 || count > all.length)
      wrong('finish', `${quoted(rest)} is no number of pegs from 1 to ${all.length}.`, {
        name: 'finish_pegs', fills: { name: quoted(rest), most: all.length },
      });
    return count === 1 ? { kind: 'holes', holes: all } : { kind: 'count', count };
  }
  if (word === 'reach') {
    const pegs = bit(readHole(board, rest, 'finish'));
    return pattern(pegs, (bit(all.length) - 1n) ^ pegs);
  }
  if (board.holes.has(text)) return { kind: 'position', pegs: bit(readHole(board, text, 'finish')) };
  if (!/^[xo?./]+$/.test(text))
    wrong('finish', `The finish is neither a hole of the board nor another that there is: ${quoted(text)}.`, {
      name: 'finish', fills: { name: quoted(text) },
    });
  const { pegs, either } = readRows(board, text, 'finish', 'xo?');
  return pattern(pegs, either);
}

/** @param {bigint} pegs @param {bigint} either @returns {Goal} */
const pattern = (pegs, either) => (either === 0n ? { kind: 'position', pegs } : { kind: 'pattern', pegs, either });

/**
 * The start and end holes of marked pegs. That marked pegs keep their marks and must not be jumped over
 * does not matter for a certificate: it says that there is no solution even without marks.
 * @param {Board} board
 * @param {bigint} start
 * @param {string} text
 */
function readMarks(board, start, text) {
  const starts = new Set();
  const ends = new Set();
  for (const mark of text.split(',')) {
    const [from, to, ...more] = mark.split('>');
    if (to === undefined || more.length > 0)
      wrong('marked', `A marked peg is written with two holes, like a4>g4, not ${quoted(mark)}.`);
    const hole = readHole(board, from, 'marked');
    if (!(start & bit(hole))) wrong('marked', `${from} has no peg to mark.`);
    const end = readHole(board, to, 'marked');
    if (starts.has(hole) || ends.has(end))
      wrong('marked', `Two marked pegs start or end in one hole, the second in ${quoted(mark)}.`);
    starts.add(hole);
    ends.add(end);
  }
  return [...ends].reduce((pegs, hole) => pegs | bit(hole), 0n);
}

/** @param {object} problem @returns {Problem} */
function read(problem) {
  /** @param {string} key @returns {string | null} */
  const text = (key) => {
    const value = own(problem, key) ?? null;
    if (value === null) return null;
    if (typeof value !== 'string') return wrong(key, `The key ${key} of a problem is a text.`);
    if (value.length <= MOST_CHARACTERS) return value;
    return wrong(key, `The text of the key ${key} is too long.`, { name: 'attribute_long', fills: { name: key } });
  };
  const { board, ...classic } = readBoard(text('board'));
  let [position, vacancy] = [text('position'), text('vacancy')];
  if (position !== null && vacancy !== null)
    wrong('problem', 'A problem has a position or a vacancy to start from, not both.', { name: 'two_starts' });
  if (position === null && vacancy === null) ({ position, vacancy } = classic);
  const start =
    position !== null
      ? readRows(board, position, 'position', 'xo').pegs
      : (bit(board.names.length) - 1n) ^ bit(readHole(board, vacancy ?? '', 'vacancy'));

  const given = text('finish');
  let marked = text('marked');
  const [, finish, marks] = /^(?:(.*) )?marked:(.*)$/s.exec(given ?? '') ?? [];
  if (marks !== undefined && marked !== null) wrong('marked', 'The marked pegs are given twice.');
  marked = marks ?? marked;
  const ends = marked === null ? null : readMarks(board, start, marked);
  const said = marks === undefined ? given : (finish ?? null);
  /** @type {Goal | 'fewest' | 'most'} */
  const goal =
    said === null && ends !== null ? { kind: 'position', pegs: ends } : readFinish(board, said ?? classic.finish);
  if (ends !== null && typeof goal === 'string') wrong('finish', `With marked pegs, the finish cannot be ${goal}.`);

  const survivor = text('survivor');
  if (survivor !== null) {
    if (!(start & bit(readHole(board, survivor, 'survivor'))))
      wrong('survivor', `${survivor} has no peg to be the survivor.`);
    if (
      typeof goal === 'string' ||
      !(goal.kind === 'holes' || (goal.kind === 'position' && holesIn(goal.pegs).length === 1))
    ) {
      wrong('finish', 'With a survivor, the finish is a hole, any, or one of some holes.');
    }
  }
  return { board, start, goal };
}

/** @param {unknown} problem @returns {Problem}  throws LastPegError, and nothing else */
export function readProblem(problem) {
  try {
    if (typeof problem === 'object' && problem !== null) return read(problem);
    return wrong('problem', 'A problem is an object with a board.');
  } catch (error) {
    if (error instanceof LastPegError) throw error;
    return wrong('problem', 'The problem cannot be read.'); // A getter or a proxy has thrown.
  }
}
