// Certificates that prove nothing, for the tests of their JavaScript checker: corrupted, forged and mutated ones.

import { after, before, below, canHaveLed, canJump, one, some } from './random_problems.mjs';

const worth = (board, weights, pegs) => pegs.reduce((sum, hole) => sum + (weights[board.names[hole]] ?? 0), 0);
const leastWorth = (board, weights, { pegs, least, number }) => {
  const values = board.names.map((name) => weights[name] ?? 0);
  if (pegs) return worth(board, weights, pegs);
  if (number) return values.sort((a, b) => a - b).slice(0, number).reduce((sum, value) => sum + value, 0);
  return worth(board, weights, least[0]) + least[1].reduce((sum, hole) => sum + Math.min(0, values[hole]), 0);
};
const oddIn = (board, holes, flipped) => flipped.filter((hole) => holes.includes(board.names[hole])).length % 2 === 1;
const due = (board, cuts, flipped) => cuts.reduce((sum, { holes, weight }) => sum + (oddIn(board, holes, flipped) ? weight : 0), 0);
const differing = (board, a, b) => board.names.map((_, hole) => hole).filter((hole) => a.includes(hole) !== b.includes(hole));

/** The min cost of a walk through a region; Infinity if there is none, or if relaxation does not end soon. */
function cheapest(board, { holes, costs }, start, finish) {
  const local = board.names.map((name) => 2 ** holes.indexOf(name)).map((value) => (value < 1 ? 0 : value));
  const pattern = (pegs) => pegs.reduce((sum, hole) => sum + local[hole], 0);
  const least = new Array(2 ** holes.length).fill(Infinity);
  least[pattern(start)] = 0;
  for (let changed = true, rounds = 0; changed; rounds += 1) {
    if (rounds > least.length) return Infinity;
    changed = false;
    least.forEach((sum, at) => {
      for (const { name, from, over, to } of board.jumps) {
        const [taken, put] = [local[from] + local[over], local[to]];
        if (sum === Infinity || (at & taken) !== taken || (at & put) !== 0) continue;
        if (sum + (costs[name] ?? 0) >= least[at - taken + put]) continue;
        least[at - taken + put] = sum + (costs[name] ?? 0);
        changed = true;
      }
    });
  }
  return least[pattern(finish)];
}

/** Corrupted versions of a valid certificate. */
export function* wrongOnes(board, start, goal, proof) {
  const copy = () => structuredClone(proof);
  const jump = one(board.jumps);
  switch (proof.kind) {
    case 'class':
      yield { ...proof, start_class: proof.start_class ^ (1 << below(4)) };
      yield { ...proof, finish_class: proof.start_class };
      yield { ...proof, finish_class: proof.finish_class === null ? proof.start_class ^ 1 : null };
      if (goal.pegs) yield { ...proof, finish_class: proof.finish_class ^ (1 << below(4)) };
      break;
    case 'pagoda':
    case 'zero_half': {
      yield { ...proof, start: proof.start - 1 };
      yield { ...proof, finish: proof.finish + 1 };
      yield { ...proof, weights: {}, start: 0, finish: 1 };
      const cuts = proof.cuts ?? [];
      const finished = (changed) => {
        changed.start = worth(board, changed.weights, start) - (changed.cuts ? due(board, changed.cuts, differing(board, start, goal.pegs)) : 0);
        changed.finish = leastWorth(board, changed.weights, goal);
        return changed;
      };
      if (jump) {
        // Raises the weight of a jump's end, or lowers that of its start, until the jump gains.
        const [from, over, to] = [jump.from, jump.over, jump.to].map((hole) => proof.weights[board.names[hole]] ?? 0);
        const raised = copy();
        raised.weights[board.names[jump.to]] = from + over + 1;
        yield finished(raised);
        const lowered = copy();
        lowered.weights[board.names[jump.from]] = to - over - 1;
        yield finished(lowered);
      }
      if (cuts.length > 0) {
        const index = below(cuts.length);
        const negative = copy();
        negative.cuts[index].weight = -1;
        yield finished(negative);
        const { from, over, to } = board.jumps.find(({ from, over, to }) => oddIn(board, cuts[index].holes, [from, over, to])) ?? {};
        if (from !== undefined) {
          const heavy = copy();
          heavy.cuts[index].weight += 1 + worth(board, proof.weights, [from, over]) - worth(board, proof.weights, [to]);
          yield finished(heavy);
        }
      }
      break;
    }
    case 'cost_partition': {
      const sum = proof.regions.reduce((total, { least }) => total + least, 0);
      const poor = copy();
      poor.regions[0].least -= sum;
      yield poor;
      const priced = copy();
      const region = priced.regions.find(({ costs }) => Object.keys(costs).length > 0);
      if (region) {
        const name = one(Object.keys(region.costs));
        region.costs[name] += 1 - priced.regions.reduce((total, { costs }) => total + (costs[name] ?? 0), 0);
        yield priced;
      }
      for (const [index, { least }] of proof.regions.entries()) {
        if (cheapest(board, proof.regions[index], start, goal.pegs) >= least + 1) continue;
        const greedy = copy();
        greedy.regions[index].least += 1;
        yield greedy;
      }
      break;
    }
    case 'cases': {
      const names = Object.keys(proof.cases);
      const foreign = copy();
      foreign.cases[proof.by === 'finish' ? 'z99' : (board.jumps.find(({ name }) => !names.includes(name))?.name ?? 'z99-z97')] = { kind: 'cases', by: 'first_jump', cases: {} };
      yield foreign;
      if (names.length === 0) break;
      const name = one(names);
      const without = copy();
      delete without.cases[name];
      yield without;
      const hole = board.names.indexOf(name);
      const [played] = board.jumps.filter((jump) => jump.name === name);
      const [next, rest] = proof.by === 'finish' ? [start, { pegs: [hole] }] : proof.by === 'position' ? [start, { pegs: board.read(name) }] : proof.by === 'first_jump' ? [after(start, played), goal] : [start, { pegs: before(goal.pegs, played) }];
      for (const wrong of wrongOnes(board, next, rest, proof.cases[name])) yield { ...proof, cases: { ...proof.cases, [name]: wrong } };
      break;
    }
  }
}

/** A certificate of some kind with random content but consistent sums; most prove nothing. */
export function blind(board, start, goal, kind = below(8), depth = 0) {
  const weights = Object.fromEntries(some(board.names, 1 + below(3)).map((name) => [name, below(6) - 2]));
  const part = (nextStart, nextGoal) => blind(board, nextStart, nextGoal, below(depth < 6 ? 8 : 4), depth + 1);
  if (kind === 0) return { kind: 'class', start_class: below(board.lattice === 'square' ? 16 : 4), finish_class: goal.pegs ? below(16) : null };
  if (kind === 1 && !goal.holes) return { kind: 'pagoda', weights, start: worth(board, weights, start), finish: leastWorth(board, weights, goal) };
  if (kind === 2 && goal.pegs) {
    const cuts = Array.from({ length: 1 + below(3) }, () => ({ holes: some(board.names), weight: below(3) }));
    return { kind: 'zero_half', weights, cuts, start: worth(board, weights, start) - due(board, cuts, differing(board, start, goal.pegs)), finish: worth(board, weights, goal.pegs) };
  }
  if (kind === 3 && goal.pegs) {
    // The gains of jumps, region by region; and a random part.
    const first = some(board.names);
    const regions = [first, board.names.filter((name) => !first.includes(name))].map((holes) => {
      const gain = (pegs) => worth(board, weights, pegs.filter((hole) => holes.includes(board.names[hole])));
      const touching = board.jumps.filter(({ from, over, to }) => [from, over, to].some((hole) => holes.includes(board.names[hole])));
      return { holes, least: gain(goal.pegs) - gain(start), costs: Object.fromEntries(touching.map(({ name, from, over, to }) => [name, gain([to]) - gain([from, over])])) };
    });
    const extra = one(board.jumps);
    for (const region of regions) if (extra && below(2) === 0 && extra.name in region.costs) region.costs[extra.name] += below(5) - 2;
    return { kind: 'cost_partition', regions };
  }
  if (kind === 4 && goal.holes) return { kind: 'cases', by: 'finish', cases: Object.fromEntries(goal.holes.map((hole) => [board.names[hole], part(start, { pegs: [hole] })])) };
  if (kind === 5 && goal.pegs) return { kind: 'cases', by: 'last_jump', cases: Object.fromEntries(board.jumps.filter((jump) => canHaveLed(goal.pegs, jump)).map((jump) => [jump.name, part(start, { pegs: before(goal.pegs, jump) })])) };
  return { kind: 'cases', by: 'first_jump', cases: Object.fromEntries(board.jumps.filter((jump) => canJump(start, jump)).map((jump) => [jump.name, part(after(start, jump), goal)])) };
}

/** Changes something at random. */
export function mutated(board, proof) {
  const copy = structuredClone(proof);
  const places = [];
  const visit = (value, holder, key) => {
    if (holder) places.push([holder, key]);
    if (typeof value === 'object' && value !== null) for (const inner of Object.keys(value)) visit(value[inner], value, inner);
  };
  visit(copy);
  if (places.length === 0) return { kind: 'cases', by: 'first_jump', cases: {} };
  const [holder, key] = one(places);
  const value = holder[key];
  const name = () => one([...board.names, ...board.jumps.map((jump) => jump.name)]);
  switch (below(6)) {
    case 0: if (Array.isArray(holder)) holder.splice(Number(key), 1); else delete holder[key]; break;
    case 1: if (!Array.isArray(holder)) { delete holder[key]; holder[name()] = value; } break;
    case 2: { const [from, other] = one(places); holder[key] = structuredClone(from[other]); break; }
    case 3: if (typeof value === 'string') holder[key] = one([name(), 'finish', 'position', 'first_jump', 'last_jump', 'class', 'pagoda', 'zero_half', 'cost_partition']); break;
    default: if (typeof value === 'number') holder[key] = one([value + 1, value - 1, -value, 0, 2 * value, below(16)]);
  }
  return copy;
}
