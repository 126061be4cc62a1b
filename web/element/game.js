// @ts-check
// A problem, a line of jumps from its start, and the number of jumps played. The package's own board
// model reads the problem and generates the jumps.

import { LastPegError, bit, holesIn, quoted, readProblem } from '../package/problem.js';
import { catalogue } from '../package/catalogue.js';
import { columnAndRow } from './geometry.js';

export { LastPegError, holesIn };

/** @import { Board, Goal, Jump, Sentence } from '../package/problem.js' */
/** @typedef {{ board: string | null, position: string | null, vacancy: string | null, finish: string | null, moves: string | null }} GameText */

const MOST_CHARACTERS = 1 << 16; // max length of the moves

/** @param {Jump} jump @param {bigint} pegs */
const fits = ({ from, over, to }, pegs) => (pegs & bit(from)) !== 0n && (pegs & bit(over)) !== 0n && (pegs & bit(to)) === 0n;
/** @param {Jump} jump */
const flips = ({ from, over, to }) => bit(from) | bit(over) | bit(to);

export class Game {
  /** The jumps from the start, including those taken back. @type {Jump[]} */
  line = [];
  at = 0; // number of jumps played
  /** @type {bigint[]} */
  #positions;

  /**
   * @param {string} name  of the board in the catalogue, or its text
   * @param {string} lattice
   * @param {{ board: Board, start: bigint, goal: Goal | 'fewest' | 'most' }} problem
   * @param {string} finish  as given
   */
  constructor(name, lattice, { board, start, goal }, finish) {
    this.name = name;
    this.lattice = lattice;
    this.board = board;
    this.goal = goal;
    this.finish = finish;
    this.#positions = [start];
  }

  /** The current pegs. */
  get pegs() {
    return this.#positions[this.at];
  }

  get count() {
    return holesIn(this.pegs).length;
  }

  /** @param {number} hole */
  has(hole) {
    return (this.pegs & bit(hole)) !== 0n;
  }

  /** The legal jumps, of one peg or of all. @param {number | null} [from] */
  legal(from = null) {
    return this.board.jumps.filter((jump) => (from === null || jump.from === from) && fits(jump, this.pegs));
  }

  /** The first legal jump between two holes. @param {number} from @param {number} to */
  between(from, to) {
    return this.legal(from).find((jump) => jump.to === to) ?? null;
  }

  /** Drops the jumps that followed here. @param {Jump} jump  must be legal */
  play(jump) {
    this.follow([jump]);
    this.at += 1;
  }

  /** Replaces the jumps to come. @param {Jump[]} jumps  legal in this order */
  follow(jumps) {
    this.line.length = this.at;
    this.#positions.length = this.at + 1;
    let pegs = this.pegs;
    for (const jump of jumps) {
      this.line.push(jump);
      this.#positions.push((pegs ^= flips(jump)));
    }
  }

  /** @param {number} at  number of jumps to be played */
  seek(at) {
    this.at = Math.max(0, Math.min(this.line.length, at));
  }

  /** A position in notation. @param {number} [at]  after this number of jumps */
  text(at = this.at) {
    const pegs = this.#positions[at];
    const rows = this.board.rows.map((row) => [...row]);
    this.board.names.forEach((name, hole) => {
      const [column, row] = columnAndRow(name);
      rows[row][column] = pegs & bit(hole) ? 'x' : 'o';
    });
    return rows.map((row) => row.join('')).join('/');
  }

  /** Whether the finish is reached; null if only the solver can say, at an end with several pegs. */
  get solved() {
    const { goal, pegs } = this;
    if (goal === 'fewest' && holesIn(pegs).length === 1) return true;
    if (goal === 'fewest' || goal === 'most') return this.legal().length === 0 ? null : false;
    switch (goal.kind) {
      case 'position': return pegs === goal.pegs;
      case 'holes': return goal.holes.some((hole) => pegs === bit(hole));
      case 'pattern': return (pegs & ~goal.either) === goal.pegs;
      case 'count': return this.count === goal.count;
    }
  }

  /** The holes that the finish names, if they are few. */
  get marked() {
    const { goal, board } = this;
    if (typeof goal === 'string' || goal.kind === 'count') return [];
    const holes = goal.kind === 'holes' ? goal.holes : holesIn(goal.pegs);
    return holes.length < board.names.length ? holes : [];
  }

  /**
   * The number of moves between two places of the line: consecutive jumps of one peg are one move.
   * @param {number} [from]
   * @param {number} [to]
   */
  moves(from = 0, to = this.line.length) {
    return this.line.slice(from, to).filter((jump, i, all) => i === 0 || all[i - 1].to !== jump.from).length;
  }

  /** True if the board lists its own jumps. */
  get isGraph() {
    return !catalogue.has(this.name) && /jumps:/.test(this.name);
  }

  /** The board in one line, as the solver reads it. */
  get #written() {
    const { board: { rows, names, jumps }, lattice, name } = this;
    if (catalogue.has(name)) return name;
    const lines = jumps.filter(({ from, to }) => from < to).map(({ from, over, to }) => [from, over, to].map((hole) => names[hole]).join(' '));
    return [`lattice: ${lattice}`, ...rows, ...(this.isGraph ? ['jumps:', ...lines] : [])].join('/');
  }

  /** The solver's request about a place in the line. @param {string} command @param {number} [at] */
  question(command, at = this.at) {
    return { command, board: this.#written, position: this.text(at), finish: this.finish };
  }

  /**
   * Reads jumps that are legal in this order from here.
   * @param {string} text  moves in notation, separated by blanks or commas
   * @returns {Jump[]}  throws LastPegError
   */
  read(text) {
    if (text.length > MOST_CHARACTERS) throw new LastPegError('moves', 'The text of the moves is too long.', { name: 'attribute_long', fills: { name: 'moves' } });
    let { pegs } = this;
    /** @type {Jump[]} */
    const jumps = [];
    text.split(/[\s,]+/).filter(Boolean).forEach((move, i) => {
      // "d2-d4-f4", and "a1(b1)c1" if only the hole between tells two jumps apart.
      const ways = [...move.matchAll(/(-|\(([^()]*)\)|^)([^-()]*)/g)].filter(([all]) => all !== '').map(([, , over, name]) => ({ over, name }));
      const wrong = (/** @type {string} */ why, /** @type {Sentence} */ error) =>
        new LastPegError('moves', `Move ${i + 1}, ${quoted(move)}, cannot be played: ${why}.`, { name: 'in_move', fills: { number: i + 1, move: quoted(move), error } });
      const { holes } = this.board;
      const unknown = ways.flatMap(({ over, name }) => (over === undefined ? [name] : [over, name])).find((name) => !holes.has(name));
      if (ways.length < 2) throw wrong("a move is two or more holes joined by '-', like d2-d4", { name: 'move' });
      if (unknown !== undefined) throw wrong(`the board has no hole ${quoted(unknown)}`, { name: 'no_hole', fills: { name: quoted(unknown) } });
      for (let k = 1; k < ways.length; k += 1) {
        const [from, to] = [ways[k - 1].name, ways[k].name];
        const over = ways[k].over;
        const lines = this.board.jumps.filter((jump) => jump.from === holes.get(from) && jump.to === holes.get(to) && (over === undefined || jump.over === holes.get(over)));
        const [jump, other] = lines.filter((one) => fits(one, pegs));
        if (lines.length === 0) throw wrong(`no jump goes from ${from} to ${to} on this board`, { name: 'no_jump', fills: { from, to } });
        if (!jump) throw wrong(`the jump from ${from} to ${to} is not legal there`, { name: 'jump_not_legal', fills: { from, to } });
        if (other) {
          const [one, two] = [jump.name, other.name];
          throw wrong(`several jumps go from ${from} to ${to}, which are told apart like ${one}`, { name: 'twin_jumps', fills: { one, other: two } });
        }
        pegs ^= flips(jump);
        jumps.push(jump);
      }
    });
    return jumps;
  }
}

/** @param {GameText} text @returns {Game}  throws LastPegError */
export function readGame({ moves, ...text }) {
  const name = text.board ?? 'english';
  if (/(^|\s)marked:/.test(text.finish ?? '')) throw new LastPegError('finish', 'The element cannot play to marked pegs, which the game can.', { name: 'no_marks' });
  const problem = readProblem({ ...text, board: name });
  const known = catalogue.get(name);
  const heading = /^lattice:[ \t]*([a-z]+)/.exec(name);
  const game = new Game(name, known?.lattice ?? heading?.[1] ?? 'square', problem, text.finish ?? known?.finish ?? 'any');
  game.follow(game.read(moves ?? ''));
  return game;
}
