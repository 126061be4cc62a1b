// @ts-check
// An error that the page tells in its own language. In a worker, which does not know that language, it is
// thrown too, and travels as a Sentence.

/**
 * By its name in the part "page" of web/languages, with what stands for its placeholders.
 * @typedef {{ name: string, fills: Record<string, string | number> }} Sentence
 */

export class ToldError extends Error {
  /** @param {string} name @param {Sentence['fills']} [fills] */
  constructor(name, fills = {}) {
    super([name, ...Object.values(fills)].join(' ')); // for the console
    /** @type {Sentence} */
    this.sentence = { name, fills };
  }
}

/** The worker's last message. @param {unknown} error  whatever was thrown */
export const failedMessage = (error) => ({
  type: /** @type {const} */ ('failed'),
  message: String(error),
  sentence: error instanceof ToldError ? error.sentence : undefined,
});
