// @ts-check
// The positions that a finish allows.

import { bit, holesIn } from './problem.js';

/** @import { Board, Goal } from './problem.js' */

export const MOST_POSITIONS = 65_536; // max positions that a check visits one by one

/** True if the finish allows a position. @param {Goal} goal @param {bigint} pegs */
export function satisfies(goal, pegs) {
  switch (goal.kind) {
    case 'position':
      return pegs === goal.pegs;
    case 'holes':
      return goal.holes.some((hole) => pegs === bit(hole));
    case 'pattern':
      return (pegs & ~goal.either) === goal.pegs;
    case 'count':
      return holesIn(pegs).length === goal.count;
  }
}

/**
 * All positions that a pattern or a number of pegs allows; null if there are too many.
 * @param {Board} board
 * @param {Goal & { kind: 'pattern' | 'count' }} goal
 */
export function allowed({ names }, goal) {
  const free = goal.kind === 'pattern' ? holesIn(goal.either) : names.map((_, hole) => hole);
  /** The positions so far, with the number of pegs added in free holes. */
  const found = [{ pegs: goal.kind === 'pattern' ? goal.pegs : 0n, more: 0 }];
  for (const hole of free) {
    for (let i = found.length - 1; i >= 0; i -= 1) {
      const { pegs, more } = found[i];
      if (goal.kind === 'pattern' || more < goal.count) found.push({ pegs: pegs | bit(hole), more: more + 1 });
    }
    if (found.length > MOST_POSITIONS) return null;
  }
  return found.filter(({ more }) => goal.kind === 'pattern' || more === goal.count).map(({ pegs }) => pegs);
}
