// @ts-check
// Helpers for features that a browser may lack, forbid or never finish.

/** Does something that a browser may forbid; returns whether it worked. @param {() => unknown} action */
export function attempt(action) {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/**
 * The value of an expression that a browser may forbid, otherwise another value.
 * @template T, U
 * @param {() => T} read
 * @param {U} otherwise
 * @returns {T | U}
 */
export function valueOr(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const pause = (/** @type {number} */ ms) => new Promise((done) => setTimeout(done, ms));

/**
 * A promise with a time limit, after which it is rejected. The time is measured in two halves: if the
 * page was busy for long, the first timer may fire before an answer that is already there.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export const within = (ms, promise) =>
  Promise.race([
    promise,
    pause(ms / 2)
      .then(() => pause(ms / 2))
      .then(() => Promise.reject(new Error(`nothing for ${ms} ms`))),
  ]);
