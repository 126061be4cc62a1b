// @ts-check
// Reading a certificate, which may come from anywhere: each of its parts is read once, and only own properties. What
// is malformed stops the check with a sentence.

import { own, quoted } from './problem.js';

/** @import { Board } from './problem.js' */

/** The end of a check that has not shown that the problem is lost. */
export class Stop extends Error {
  /** @param {'fails' | 'malformed' | 'not checkable'} verdict @param {string} reason */
  constructor(verdict, reason) {
    super(reason);
    this.verdict = verdict;
  }
}
/** @param {string} reason @returns {never} */
export function fail(reason) {
  throw new Stop('fails', reason);
}
/** @param {string} reason @returns {never} */
export function malformed(reason) {
  throw new Stop('malformed', reason);
}

/** @param {unknown} value @param {string} what @returns {object} */
export function object(value, what) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : malformed(`${what} is not an object.`);
}

/**
 * A copy of a list, which nobody else can change.
 * @param {unknown} value
 * @param {string} what
 * @param {number} most
 */
export function list(value, what, most) {
  if (!Array.isArray(value)) return malformed(`${what} is not a list.`);
  const { length } = value;
  if (!(length <= most)) malformed(`${what} has more than ${most} entries.`);
  return Array.from({ length }, (_, i) => /** @type {unknown} */ (value[i]));
}

/** @param {unknown} value @param {string} what */
export function integer(value, what) {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  return malformed(`${what} is not a whole number between -(2^53 - 1) and 2^53 - 1.`);
}

/** @param {Board} board @param {unknown} name @param {string} what */
function holeOf(board, name, what) {
  if (typeof name !== 'string') return malformed(`${what} has a hole that is not a text.`);
  return board.holes.get(name) ?? malformed(`${what} has ${quoted(name)}, which is no hole of the board.`);
}

/** @param {Board} board @param {unknown} value @param {string} what @returns {number[]} */
export function distinctHoles(board, value, what) {
  const holes = list(value, what, board.names.length).map((name) => holeOf(board, name, what));
  if (new Set(holes).size < holes.length) malformed(`${what} has a hole twice.`);
  return holes;
}

/** A weight for each hole; default 0. @param {Board} board @param {unknown} value @returns {bigint[]} */
export function readWeights(board, value) {
  const given = object(value, 'What weights holds');
  const weights = board.names.map(() => 0n);
  for (const name of Object.keys(given)) {
    const hole = holeOf(board, name, 'The list of weights');
    weights[hole] = BigInt(integer(own(given, name), `The weight of ${name}`));
  }
  return weights;
}
