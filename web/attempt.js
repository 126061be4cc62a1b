// @ts-check
// For what a browser may lack, forbid or never finish.

/** Does something that a browser may forbid; whether it could. @param {() => unknown} action */
export function could(action) {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/**
 * What an expression gives that a browser may forbid; then another value.
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
 * A promise with a time limit; it is broken when that has passed. The time runs in two halves: where the
 * page was busy for long, the end of the first may come before an answer that is there already.
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
