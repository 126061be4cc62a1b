// @ts-check
// Sentences made from phrases.

import { sentenceOf } from '../package/problem.js';
import { holesIn } from './game.js';

/** @import { Game } from './game.js' */
/** @import { Jump, LastPegError, Sentence } from '../package/problem.js' */
/** @import { Words } from './words.js' */

/** @param {Words} say @param {string[]} names @param {'last_and' | 'last_or'} last */
function list(say, names, last) {
  const rest = names.slice(0, -1);
  if (rest.length === 0) return names[0] ?? '';
  return say(`list.${last}`, { list: rest.reduce((all, next) => say('list.next', { list: all, next })), last: names[names.length - 1] });
}

/** @param {Words} say @param {Game} game @param {Jump} jump */
export const jumpSaid = (say, { board: { names } }, { from, to }) => say('play.jump', { from: names[from], to: names[to] });

/** The current place in the line. @param {Words} say @param {Game} game */
export const placeSaid = (say, game) =>
  say('play.place', { jump: game.at, jumps: game.line.length, move: game.moves(0, game.at), moves: game.moves() });

/** The goal of the game. @param {Words} say @param {Game} game */
export function goalSaid(say, { goal, board: { names }, marked }) {
  if (typeof goal === 'string') return say(`problem.${goal}`);
  const pegs = (/** @type {number} */ count) => say('count.pegs', { count });
  switch (goal.kind) {
    case 'holes':
      return marked.length === 0 ? say('problem.one_peg_anywhere') : say('problem.one_of', { holes: list(say, marked.map((hole) => names[hole]), 'last_or') });
    case 'position': {
      const holes = holesIn(goal.pegs);
      return holes.length === 1 ? say('problem.one_peg_in', { hole: names[holes[0]] }) : say('problem.figure', { pegs: pegs(holes.length) });
    }
    case 'pattern': {
      const holes = holesIn(goal.pegs);
      const free = holes.length === 1 && holesIn(goal.either).length === names.length - 1;
      return free ? say('problem.reach', { hole: names[holes[0]] }) : say('problem.pattern', { pegs: pegs(holes.length) });
    }
    case 'count': return say('problem.exactly_pegs', { pegs: pegs(goal.count) });
  }
}

/** A peg was chosen. @param {Words} say @param {Game} game @param {number} hole */
export function selectedSaid(say, game, hole) {
  const { names } = game.board;
  const holes = [...new Set(game.legal(hole).map(({ to }) => names[to]))];
  if (holes.length === 0) return say('play.selected_stuck', { hole: names[hole] });
  return say('play.selected', { hole: names[hole], holes: list(say, holes, 'last_or') });
}

/** The game is over. @param {Words} say @param {Game} game @param {boolean} solved */
export function endSaid(say, game, solved) {
  const { names } = game.board;
  const [hole] = holesIn(game.pegs);
  const { count, goal } = game;
  if (!solved) return count === 1 ? say('play.one_peg_stuck', { hole: names[hole] }) : say('play.stuck', { count });
  if (count === 1) return say('play.one_peg_solved', { hole: names[hole] });
  return typeof goal !== 'string' && (goal.kind === 'position' || goal.kind === 'pattern') ? say('play.figure_solved') : say('solved');
}

/** The name of a cell: "d4, peg, selected". @param {Words} say @param {string} hole @param {{ peg: boolean, selected: boolean, target: string | null, hinted: boolean }} state */
export function cellSaid(say, hole, { peg, selected, target, hinted }) {
  let said = say(peg ? 'hole.peg' : 'hole.hole', { hole });
  if (selected) said = say('hole.selected', { hole: said });
  if (target) said = say(target === 'plain' ? 'hole.target' : `hole.${target}`, { hole: said });
  return hinted ? say('hole.hint', { hole: said }) : said;
}

/** What is wrong with the attributes. @param {Words} say @param {LastPegError} error */
export function errorSaid(say, error) {
  /** @param {Sentence} sentence @returns {string} */
  const said = ({ name, fills = {} }) =>
    say(`errors.${name}`, Object.fromEntries(Object.entries(fills).map(([key, fill]) => [key, typeof fill === 'object' ? said(fill) : fill])));
  const sentence = sentenceOf(error);
  return sentence ? said(sentence) : error.message;
}
