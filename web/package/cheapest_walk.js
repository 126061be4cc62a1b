// @ts-check
// The min cost of a walk over the patterns of a region of a cost partition (Bellman and Ford).

/** @typedef {{ taken: number, put: number, cost: number }} Step  pegs, one bit for each hole of the region */

/**
 * The cost of the cheapest walk; 'unbounded' if a cycle of negative cost is on the way.
 * @param {number} size  number of patterns
 * @param {Step[]} given
 * @param {number} from
 * @param {number} to  patterns
 * @param {(work: number) => void} spend  may throw
 * @returns {number | bigint | 'no walk' | 'unbounded'}
 */
export function cheapestWalk(size, given, from, to, spend) {
  // Of equal steps, only the cheapest matters.
  /** @type {Map<string, Step>} */
  const cheapestStep = new Map();
  for (const step of given) {
    const key = `${step.taken} ${step.put}`;
    const same = cheapestStep.get(key);
    if (!same || step.cost < same.cost) cheapestStep.set(key, step);
  }
  const steps = [...cheapestStep.values()];

  // Only patterns on some walk from `from` to `to` matter.
  /** @param {number} first @param {{ taken: number, put: number }[]} ways */
  const reached = (first, ways) => {
    spend(size);
    const seen = new Uint8Array(size);
    const found = [first];
    seen[first] = 1;
    for (const at of found) {
      spend(ways.length);
      for (const { taken, put } of ways) {
        const there = (at & ~taken) | put;
        if ((at & taken) !== taken || (at & put) !== 0 || seen[there]) continue;
        seen[there] = 1;
        found.push(there);
      }
    }
    return { seen, found };
  };
  const ahead = reached(from, steps);
  if (!ahead.seen[to]) return 'no walk';
  const { seen: leadsOn } = reached(
    to,
    steps.map(({ taken, put }) => ({ taken: put, put: taken })),
  );
  const patterns = ahead.found.filter((at) => leadsOn[at]).length;

  // No compared walk has more steps than this product allows, so if the product is an exact number, all
  // sums are. Otherwise the sums are BigInts; + and < work for both.
  const largest = steps.reduce((most, { cost }) => Math.max(most, Math.abs(cost)), 0);
  const exact = largest * (patterns + 2) ** 2 <= Number.MAX_SAFE_INTEGER ? Number : BigInt;
  const number = (/** @type {number} */ value) => /** @type {number} */ (exact(value));
  const ways = steps.map(({ taken, put, cost }) => ({ taken, put, cost: number(cost) }));

  // Infinity for patterns that no walk has reached: no sum is less.
  const cheapest = /** @type {number[] | Float64Array} */ (
    exact === Number ? new Float64Array(size).fill(Infinity) : new Array(size).fill(undefined)
  );
  cheapest[from] = number(0);
  const queued = new Uint32Array(size); // the last round in which a pattern became cheaper
  let changed = [from];
  for (let round = 1; changed.length > 0; round += 1) {
    if (round > patterns) return 'unbounded';
    spend(changed.length * ways.length * (exact === BigInt ? 60 : 1));
    /** @type {number[]} */
    const next = [];
    for (const at of changed) {
      for (const { taken, put, cost } of ways) {
        const there = (at & ~taken) | put;
        if ((at & taken) !== taken || (at & put) !== 0 || !leadsOn[there]) continue;
        const sum = cheapest[at] + cost;
        if (cheapest[there] <= sum) continue;
        cheapest[there] = sum;
        if (queued[there] < round) next.push(there);
        queued[there] = round;
      }
    }
    changed = next;
  }
  return cheapest[to];
}
