// @ts-check

/** Named timers, at most one for each name. */
export class Timers {
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */ #timers = new Map();

  /** @param {string} name @param {number} ms @param {() => void} act */
  after(name, ms, act) {
    this.stop(name);
    this.#timers.set(name, setTimeout(() => {
      this.#timers.delete(name);
      act();
    }, ms));
  }

  /** @param {string} name */
  stop(name) {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }

  stopAll() {
    for (const name of [...this.#timers.keys()]) this.stop(name);
  }
}
