// @ts-check
// Checks whether moves are a solution, by the rules of the game alone, and whether a proof is valid
// (certificate.js); without wasm. Errors have the words of the command line.

import { check } from './certificate.js';
import { satisfies } from './finish.js';
import { bit, holesIn, quoted, readProblem } from './problem.js';
import { wrong } from './question.js';
import { words } from './words.js';

/** @import { Board, Goal, Jump } from './problem.js' */
/**
 * A problem in the solver's notation.
 * @typedef {{ board: string, position: string, finish: string, survivor?: string, marked?: string }}
 * Given
 * @typedef {{ text: string, jumps: Jump[] }} Move
 */

// --- A proof

/** The certificate of a proof: itself, or that of an answer; also as JSON text. @param {any} proof @returns {object} */
export function proofIn(proof) {
  let given = proof;
  if (typeof proof === 'string') {
    try {
      given = JSON.parse(proof);
    } catch {
      wrong('proof');
    }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) wrong('proof');
  if (Object.hasOwn(given, 'kind')) return given;
  if (!Object.hasOwn(given, 'proof')) wrong('proof');
  return given.proof ?? wrong('no_certificate');
}

/** @param {Given} problem @param {any} certificate */
export function checkProof(problem, certificate) {
  const { board, position, finish } = problem;
  const { verdict, reason } = check(problem, certificate);
  if (verdict === 'malformed') wrong('certificate', { reason });
  const proves = verdict === 'not checkable' ? null : verdict === 'proves';
  return { board, position, finish, kind: certificate.kind, proves, error: verdict === 'fails' ? reason : null };
}

// --- Moves

/** @param {Board} board @param {string} text @returns {Move[]} */
function readMoves(board, text) {
  return text.split(/[ \t\r\n]+/).filter(Boolean).map((move, i) => {
    const refuse = (/** @type {string} */ name, /** @type {Record<string, string>} */ fills = {}) =>
      wrong('in_move', { number: i + 1, move: quoted(move), error: words(name, fills) });
    const hole = (/** @type {string} */ name) => {
      if (!/^[a-z]{1,2}[1-9]\d?$/.test(name)) refuse('hole_name', { name: quoted(name) });
      return board.holes.get(name) ?? refuse('no_hole', { name: quoted(name) });
    };
    // c4-c2-e2, or with the hole that is jumped over, c4(c3)c2, if two jumps have the same ends.
    const [first] = /** @type {RegExpExecArray} */ (/^[^-()]*/.exec(move));
    const rest = move.slice(first.length);
    if (!/^[-(]/.test(rest)) refuse('move');
    let from = hole(first);
    if (!/^(-[^-()]*|\([^-()]*\)[^-()]*)+$/.test(rest)) refuse('move');
    const jumps = [...rest.matchAll(/-([^-()]*)|\(([^-()]*)\)([^-()]*)/g)].map(([, straight, middle, end]) => {
      const over = middle === undefined ? null : hole(middle);
      const to = hole(straight ?? end);
      const [jump, twin] = board.jumps.filter((jump) => jump.from === from && jump.to === to && (over === null || jump.over === over));
      const fills = { from: board.names[from], over: over === null ? '' : board.names[over], to: board.names[to] };
      if (!jump) refuse(over === null ? 'no_jump' : 'no_jump_by', fills);
      if (twin) refuse('twin_jumps', { one: jump.name, other: twin.name });
      from = to;
      return jump;
    });
    return { text: move, jumps };
  });
}

/** A number for sentences: 1,234. @param {number} number */
const grouped = (number) => number.toLocaleString('en');
/** @param {number} number @param {string} thing */
const counted = (number, thing) => `${grouped(number)} ${thing}${number === 1 ? '' : 's'}`;

/** Why a jump is illegal; empty if it is legal. @param {Board} board @param {bigint} pegs @param {Jump} jump */
function obstacle({ names }, pegs, { from, over, to }) {
  if (!(pegs & bit(from))) return `${names[from]} is empty`;
  if (!(pegs & bit(over))) return `${names[over]} has no peg to jump over`;
  return pegs & bit(to) ? `${names[to]} is not empty` : '';
}

/** @param {Board} board @param {bigint} pegs */
const positionText = ({ rows, names }, pegs) => {
  let hole = 0;
  return rows
    .map((row) => [...row].map((cell) => (cell === '.' ? '.' : pegs & bit(hole++) ? 'x' : 'o')).join('').replace(/\.+$/, ''))
    .join('/');
};

/** Marked pegs: current hole -> the hole where the peg has to end. @param {Board} board @param {Given} problem */
function marksOf({ holes }, { survivor, marked }) {
  const hole = (/** @type {string} */ name) => holes.get(name) ?? wrong('no_hole', { name: quoted(name) });
  /** @type {Map<number, number | null>} */
  const marks = new Map();
  if (survivor) marks.set(hole(survivor), null);
  for (const mark of (marked ?? '').replace(/^marked:/, '').split(',').filter(Boolean)) {
    const [from, to] = mark.split('>');
    marks.set(hole(from), hole(to));
  }
  return marks;
}

/** @param {Board} board @param {Goal | 'fewest' | 'most'} goal @param {bigint} pegs */
function isFinished(board, goal, pegs) {
  if (goal === 'fewest') return true;
  if (goal === 'most') return board.jumps.every((jump) => obstacle(board, pegs, jump) !== '');
  return satisfies(goal, pegs);
}

/** @param {Board} board @param {bigint} pegs */
function pegsLeftWords({ names }, pegs) {
  const left = holesIn(pegs);
  return left.length === 1 ? `1 peg is left, in ${names[left[0]]}` : `${counted(left.length, 'peg')} are left`;
}

/** @param {Board} board @param {string} finish */
function finishWords(board, finish) {
  const [, word, rest] = /^(one-of|pegs|reach):(.*)$/.exec(finish) ?? [];
  if (board.holes.has(finish)) return `one peg in ${finish}`;
  if (finish === 'any') return 'one peg anywhere';
  if (finish === 'fewest') return 'as few pegs as possible';
  if (finish === 'most') return 'a dead end with as many pegs as possible';
  if (word === 'reach') return `a peg in ${rest}, whatever else is left`;
  if (word === 'pegs') return `exactly ${counted(Number(rest), 'peg')}`;
  if (word === 'one-of') return `one peg in ${rest.split(',').join(', ').replace(/, (?!.*,)/, ' or ')}`;
  return `the ${finish.includes('?') ? 'pattern' : 'position'} ${finish}`;
}

/** The number of moves: runs of jumps by the same peg. @param {Jump[]} jumps */
const moveCount = (jumps) => jumps.filter(({ from }, i) => i === 0 || jumps[i - 1].to !== from).length;

/** @param {Given} problem @param {string} text */
export function checkMoves(problem, text) {
  const { board, start, goal } = readProblem(problem);
  const moves = readMoves(board, text);
  const jumps = moves.flatMap((move) => move.jumps);
  const marks = marksOf(board, problem);
  let pegs = start;
  let legal = 0;
  let kept = true; // no marked peg was jumped over
  let fault = '';
  moves.forEach((move, i) => {
    for (const jump of fault ? [] : move.jumps) {
      const why = obstacle(board, pegs, jump);
      if (why) {
        fault = `move ${grouped(i + 1)}, ${move.text}, cannot be played: ${why}${move.jumps.length > 1 ? ` (at ${jump.name})` : ''}`;
        break;
      }
      pegs = (pegs & ~jump.takes) | jump.puts;
      if (marks.has(jump.over)) kept = false;
      const end = marks.get(jump.from);
      if (marks.delete(jump.from) && end !== undefined) marks.set(jump.to, end);
      legal += 1;
    }
  });
  const home = kept && [...marks].every(([at, end]) => end === null || at === end);
  const dead = board.jumps.every((jump) => obstacle(board, pegs, jump) !== '');
  const solution = fault === '' && home && isFinished(board, goal, pegs);
  if (!solution && !fault) {
    const marked = problem.marked ? `, marked ${problem.marked}` : '';
    fault = `after ${counted(moves.length, 'move')} ${pegsLeftWords(board, pegs)}, and the finish is ${finishWords(board, problem.finish)}${marked}${dead && holesIn(pegs).length > 1 ? '; no jump is possible' : ''}`;
  }
  return {
    board: problem.board,
    position: problem.position,
    finish: problem.finish,
    solution,
    jump_count: jumps.length,
    move_count: moveCount(jumps),
    legal,
    end: positionText(board, pegs),
    pegs_left: holesIn(pegs).length,
    dead,
    error: fault || null,
  };
}
