// @ts-check
// The second checker of certificates: does the proof of a `lastpeg solve` answer show that a problem has
// no solution? It was written from the description of the certificates alone (src/core/proof/README.md),
// in another language, with its own boards and its own arithmetic. It shares no code with the search for
// proofs or with the native checker, so nobody who shows an answer has to trust the solver.
//
// All numbers are exact. A certificate may come from anywhere (untrusted.js); for any input, the work is bounded.

import { cheapestWalk } from './cheapest_walk.js';
import { MOST_POSITIONS, allowed, satisfies } from './finish.js';
import { LastPegError, bit, holesIn, own, quoted, readProblem } from './problem.js';
import { Stop, distinctHoles, fail, integer, list, malformed, object, readWeights } from './untrusted.js';

export { LastPegError };

/** @import { Board, Goal, Jump } from './problem.js' */
/** @typedef {'proves' | 'fails' | 'malformed' | 'not checkable'} Verdict */

const MOST_WORK = 100_000_000; // max steps; the hardest proofs of the catalogue's boards take 300,000
const MOST_REGION = 16; // max holes of a region, since all its patterns are visited

/** @param {bigint[]} values @param {bigint} pegs */
const worth = (values, pegs) => holesIn(pegs).reduce((sum, hole) => sum + values[hole], 0n);
/** @param {Jump} jump @param {bigint} pegs */
const canJump = ({ takes, puts }, pegs) => (pegs & takes) === takes && (pegs & puts) === 0n;
/** @param {Jump} jump @param {bigint} pegs */
const flipped = ({ takes, puts }, pegs) => pegs ^ takes ^ puts;

class Checker {
  #board;
  #jumpNames;
  #work = 0;
  /** Computed once: the number of pegs of the finish never changes. @type {Set<bigint> | null} */
  #classesOfCount = null;
  /** Why this could not be decided. @type {Stop | null} */
  open = null;
  /** The cases that lead to the certificate being checked. @type {string[]} */
  path = [];

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.#jumpNames = new Set(board.jumps.map(({ name }) => name));
  }

  /** @param {number} steps */
  #spend(steps) {
    this.#work += steps;
    if (this.#work > MOST_WORK)
      throw new Stop('not checkable', 'The certificate takes more work than this checker is willing to do.');
  }

  /**
   * Throws a Stop unless the proof is valid, or valid except for what is in `open`.
   * @param {bigint} start
   * @param {Goal} goal
   * @param {unknown} proof
   */
  check(start, goal, proof) {
    this.#spend(1000 + 20 * this.#board.jumps.length);
    const certificate = object(proof, 'The certificate');
    if (satisfies(goal, start)) fail('The start is a finish already.');
    const kind = own(certificate, 'kind');
    switch (kind) {
      case 'class':
        return this.#class(start, goal, certificate);
      case 'pagoda':
        return this.#pagoda(start, goal, certificate);
      case 'zero_half':
        return this.#zeroHalf(start, goal, certificate);
      case 'cost_partition':
        return this.#costPartition(start, goal, certificate);
      case 'cases':
        return this.#cases(start, goal, certificate);
      case 'search': {
        if (integer(own(certificate, 'positions'), 'The number of positions') < 0)
          malformed('The number of positions is negative.');
        this.open ??= new Stop('not checkable', this.said('A search has to be believed or repeated.'));
        return undefined;
      }
      default:
        return malformed(
          typeof kind === 'string'
            ? `There is no kind of certificate called ${quoted(kind)}.`
            : 'The certificate does not say of what kind it is.',
        );
    }
  }

  /** A sentence that begins with the cases of `path`. @param {string} reason */
  said(reason) {
    return this.path.length === 0
      ? reason
      : `${this.path.join(', ').replace(/^./, (letter) => letter.toUpperCase())}: ${reason}`;
  }

  /** A position in the notation of `lastpeg`. @param {bigint} pegs */
  #written(pegs) {
    let hole = 0;
    const cell = (/** @type {string} */ sign) => (sign === '.' ? '.' : pegs & bit(hole++) ? 'x' : 'o');
    return this.#board.rows.map((row) => [...row].map(cell).join('').replace(/\.+$/, '')).join('/');
  }

  // The rule of three

  /** @param {bigint} pegs */
  #classOf(pegs) {
    return holesIn(pegs).reduce((sum, hole) => sum ^ this.#board.classes[hole], 0n);
  }

  /** True if the finish allows some position of this class. @param {bigint} wanted @param {Goal} goal */
  #classAllows(wanted, goal) {
    const { classes } = this.#board;
    switch (goal.kind) {
      case 'position':
        return this.#classOf(goal.pegs) === wanted;
      case 'holes':
        return goal.holes.some((hole) => classes[hole] === wanted);
      case 'pattern': {
        // Is the difference a sum of classes of holes that may be either? Elimination modulo 2.
        let difference = wanted ^ this.#classOf(goal.pegs);
        /** @type {bigint[]} */
        const basis = [];
        for (const hole of holesIn(goal.either)) {
          const rest = basis.reduce((value, one) => (value & (one & -one) ? value ^ one : value), classes[hole]);
          if (rest !== 0n) basis.push(rest);
        }
        for (const one of basis) if (difference & (one & -one)) difference ^= one;
        return difference === 0n;
      }
      case 'count':
        this.#classesOfCount ??= this.#findClasses(goal.count);
        return this.#classesOfCount.has(wanted);
    }
  }

  /** The classes of all positions with this number of pegs. @param {number} count */
  #findClasses(count) {
    const { classes } = this.#board;
    /** By number of pegs: the classes possible with the holes so far. @type {Set<bigint>[]} */
    const found = Array.from({ length: count + 1 }, () => new Set());
    found[0].add(0n);
    for (let hole = 0; hole < classes.length; hole += 1) {
      for (let pegs = Math.min(hole, count - 1); pegs >= 0; pegs -= 1) {
        this.#spend(1000 * found[pegs].size);
        for (const one of found[pegs]) found[pegs + 1].add(one ^ classes[hole]);
      }
    }
    return found[count];
  }

  /** @param {bigint} start @param {Goal} goal @param {object} certificate */
  #class(start, goal, certificate) {
    const said = integer(own(certificate, 'start_class'), 'The class of the start');
    const given = own(certificate, 'finish_class');
    const saidFinish = given === null ? null : integer(given, 'The class of the finish');
    const is = this.#classOf(start);
    const { numbered } = this.#board;
    if (numbered && BigInt(said) !== is) fail(`The start is of class ${is}, not ${said}.`);
    if (goal.kind === 'position') {
      if (saidFinish === null) return fail('The finish is one position, and its class is missing.');
      const finishIs = this.#classOf(goal.pegs);
      if (numbered && BigInt(saidFinish) !== finishIs) fail(`The finish is of class ${finishIs}, not ${saidFinish}.`);
      if (said === saidFinish || is === finishIs) fail('Start and finish are of the same class.');
    } else {
      if (saidFinish !== null) fail('The finish allows several positions, which have no class in common.');
      if (this.#classAllows(is, goal)) fail('The finish allows a position of the class of the start.');
    }
  }

  // Weights

  /** @param {object} certificate @param {bigint} start @param {bigint} finish  total weights */
  #compare(certificate, start, finish) {
    const saidStart = BigInt(integer(own(certificate, 'start'), 'What the start is worth'));
    const saidFinish = BigInt(integer(own(certificate, 'finish'), 'What the finish is worth'));
    if (saidStart !== start) fail(`The start is worth ${start}, not ${saidStart}.`);
    if (saidFinish !== finish) fail(`The finish is worth ${finish}, not ${saidFinish}.`);
    if (start >= finish) fail(`The start is worth ${start}, which is not less than the finish with ${finish}.`);
  }

  /** @param {bigint} start @param {Goal} goal @param {object} certificate */
  #pagoda(start, goal, certificate) {
    if (goal.kind === 'holes')
      return fail('A pagoda function does not speak of one peg in any of several holes, but cases by finish do.');
    const weights = readWeights(this.#board, own(certificate, 'weights'));
    for (const { name, from, over, to } of this.#board.jumps) {
      if (weights[from] + weights[over] < weights[to])
        fail(`The jump ${name} gains: it takes away ${weights[from]} and ${weights[over]}, and adds ${weights[to]}.`);
    }
    let least = 0n; // over the positions that the finish allows
    if (goal.kind === 'count') {
      const ascending = [...weights].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      for (const weight of ascending.slice(0, goal.count)) least += weight;
    } else {
      least = worth(weights, goal.pegs);
      if (goal.kind === 'pattern')
        for (const hole of holesIn(goal.either)) if (weights[hole] < 0n) least += weights[hole];
    }
    this.#compare(certificate, worth(weights, start), least);
  }

  /** @param {bigint} start @param {Goal} goal @param {object} certificate */
  #zeroHalf(start, goal, certificate) {
    if (goal.kind !== 'position') return fail('Weights with cuts speak of a finish that is one position.');
    const board = this.#board;
    const weights = readWeights(board, own(certificate, 'weights'));
    const due = board.jumps.map(() => 0n); // the min loss of each jump
    let dueInAll = 0n;
    const differing = holesIn(start ^ goal.pegs);
    for (const entry of list(own(certificate, 'cuts'), 'What cuts holds', 100_000)) {
      this.#spend(1000 + 4 * board.jumps.length);
      const cut = object(entry, 'A cut');
      const weight = BigInt(integer(own(cut, 'weight'), 'The weight of a cut'));
      if (weight < 0n) fail(`A cut has the negative weight ${weight}.`);
      const inside = board.names.map(() => 0);
      for (const hole of distinctHoles(board, own(cut, 'holes'), 'A cut')) inside[hole] = 1;
      board.jumps.forEach(({ from, over, to }, i) => {
        if (inside[from] ^ inside[over] ^ inside[to]) due[i] += weight;
      });
      if (differing.filter((hole) => inside[hole]).length % 2 === 1) dueInAll += weight;
    }
    board.jumps.forEach(({ name, from, over, to }, i) => {
      const loses = weights[from] + weights[over] - weights[to];
      if (loses < due[i]) fail(`The jump ${name} loses ${loses}, which is less than the ${due[i]} of its cuts.`);
    });
    this.#compare(certificate, worth(weights, start) - dueInAll, worth(weights, goal.pegs));
  }

  // Cost partitions

  /** @param {bigint} start @param {Goal} goal @param {object} certificate */
  #costPartition(start, goal, certificate) {
    if (goal.kind !== 'position') return fail('A cost partition speaks of a finish that is one position.');
    const board = this.#board;
    /** @type {Map<string, bigint>} */
    const sums = new Map();
    let total = 0n;
    list(own(certificate, 'regions'), 'What regions holds', 100_000).forEach((entry, index) => {
      const called = `Region ${index + 1}`;
      const region = object(entry, called);
      const inside = distinctHoles(board, own(region, 'holes'), called);
      const least = BigInt(integer(own(region, 'least'), `The least sum of ${called}`));
      const given = object(own(region, 'costs'), `What costs holds in ${called}`);
      if (inside.length > MOST_REGION)
        throw new Stop(
          'not checkable',
          `${called} has more than ${MOST_REGION} holes, too many to look at all of its patterns here.`,
        );
      this.#spend(1000 + 20 * board.jumps.length);
      /** The bit of each hole in a pattern; 0 outside the region. */
      const local = board.names.map(() => 0);
      inside.forEach((hole, i) => {
        local[hole] = 1 << i;
      });
      const touching = new Set(
        board.jumps
          .filter(({ from, over, to }) => (local[from] | local[over] | local[to]) !== 0)
          .map(({ name }) => name),
      );
      /** @type {Map<string, number>} */
      const costs = new Map();
      for (const name of Object.keys(given)) {
        if (!this.#jumpNames.has(name))
          malformed(`${called} has a cost for ${quoted(name)}, which is no jump of the board.`);
        if (!touching.has(name)) fail(`${called} has a cost for ${name}, which does not touch it.`);
        const cost = integer(own(given, name), `The cost of ${name} in ${called}`);
        costs.set(name, cost);
        sums.set(name, (sums.get(name) ?? 0n) + BigInt(cost));
      }
      const pattern = (/** @type {bigint} */ pegs) => holesIn(pegs).reduce((bits, hole) => bits | local[hole], 0);
      // The bits that each jump takes and puts in the region.
      const steps = [];
      for (const { name, from, over, to } of board.jumps) {
        if (touching.has(name))
          steps.push({ taken: local[from] | local[over], put: local[to], cost: costs.get(name) ?? 0 });
      }
      const cheapest = cheapestWalk(1 << inside.length, steps, pattern(start), pattern(goal.pegs), (work) =>
        this.#spend(work),
      );
      if (cheapest === 'unbounded')
        fail(`In ${called} a cycle of jumps has a negative cost, so nothing bounds the cost from below.`);
      if (cheapest !== 'no walk' && BigInt(cheapest) < least)
        fail(`In ${called} a walk from start to finish costs ${cheapest}, which is less than ${least}.`);
      total += least;
    });
    for (const [name, sum] of sums)
      if (sum > 0n) fail(`The costs of ${name} in all regions add up to ${sum}, which is more than 0.`);
    if (total <= 0n) fail(`What the regions ask for adds up to ${total}, which is not more than 0.`);
  }

  // Cases

  /** @param {bigint} start @param {Goal} goal @param {object} certificate */
  #cases(start, goal, certificate) {
    const by = own(certificate, 'by');
    const given = object(own(certificate, 'cases'), 'What cases holds');
    const { names, jumps, classes, numbered } = this.#board;
    /** What each case has to prove. @type {Map<string, { where: string, start: bigint, goal: Goal }>} */
    const needed = new Map();
    /** @param {string} name @param {string} where @param {bigint} nextStart @param {Goal} nextGoal */
    const need = (name, where, nextStart, nextGoal) => {
      needed.set(name, { where, start: nextStart, goal: nextGoal });
    };
    const possible =
      by === 'finish'
        ? 'no hole that the finish allows'
        : by === 'position'
          ? 'no position that needs one'
          : by === 'first_jump'
            ? 'no jump that the start has'
            : 'no jump that can lead to the finish';
    this.#spend(jumps.length);
    if (by === 'finish') {
      if (goal.kind !== 'holes') return fail('Cases by finish are for one peg in any of several holes.');
      // A hole excluded by the class needs no case; but if there is one, it has to be valid, too.
      const is = this.#classOf(start);
      for (const hole of goal.holes)
        if (classes[hole] === is || Object.hasOwn(given, names[hole]))
          need(names[hole], `with the last peg in ${names[hole]}`, start, { kind: 'position', pegs: bit(hole) });
    } else if (by === 'position') {
      if (goal.kind !== 'pattern' && goal.kind !== 'count')
        return fail('Cases by position are for a pattern or a number of pegs.');
      this.#spend(20 * MOST_POSITIONS);
      const all = allowed(this.#board, goal);
      if (all === null) throw new Stop('not checkable', this.said('The finish allows too many positions.'));
      const [is, most] = [this.#classOf(start), holesIn(start).length];
      for (const pegs of all)
        if (holesIn(pegs).length < most && (this.#classOf(pegs) === is || (!numbered && Object.hasOwn(given, this.#written(pegs)))))
          need(this.#written(pegs), `with the finish ${this.#written(pegs)}`, start, { kind: 'position', pegs });
    } else if (by === 'first_jump') {
      for (const jump of jumps)
        if (canJump(jump, start)) need(jump.name, `after the first jump ${jump.name}`, flipped(jump, start), goal);
    } else if (by === 'last_jump') {
      if (goal.kind !== 'position') return fail('Cases by the last jump are for a finish that is one position.');
      for (const jump of jumps) {
        const before = flipped(jump, goal.pegs);
        if (canJump(jump, before))
          need(jump.name, `before the last jump ${jump.name}`, start, { kind: 'position', pegs: before });
      }
    } else {
      return malformed('The cases are neither by finish nor by position nor by first_jump nor by last_jump.');
    }
    for (const name of Object.keys(given))
      if (!needed.has(name)) fail(`There is a case for ${quoted(name)}, which is ${possible}.`);
    for (const [name, { where, start: nextStart, goal: nextGoal }] of needed) {
      if (!Object.hasOwn(given, name)) fail(`There is no case for ${name}.`);
      this.path.push(where);
      this.check(nextStart, nextGoal, own(given, name));
      this.path.pop();
    }
  }
}

/**
 * Checks whether a certificate proves that a problem has no solution.
 * @param {unknown} problem  with the keys of the command line's JSON; throws LastPegError if it is
 * invalid
 * @param {unknown} proof
 * @returns {{ verdict: Verdict, reason: string }}
 */
export function check(problem, proof) {
  const { board, start, goal } = readProblem(problem);
  if (typeof goal === 'string') {
    const instead = goal === 'fewest' ? '; that more than one peg is left is a certificate for the finish any' : '';
    return { verdict: 'not checkable', reason: `With the finish ${goal} there is always a solution${instead}.` };
  }
  const checker = new Checker(board);
  try {
    checker.check(start, goal, proof);
  } catch (error) {
    if (error instanceof Stop) return { verdict: error.verdict, reason: checker.said(error.message) };
    // A getter or a proxy has thrown.
    return { verdict: 'malformed', reason: checker.said('The certificate cannot be read.') };
  }
  if (checker.open) return { verdict: 'not checkable', reason: checker.open.message };
  return { verdict: 'proves', reason: 'The certificate proves that there is no solution.' };
}
