// @ts-check
// An error that the page words in its own language. A worker, which does not know that language, throws
// it too, and sends it as a Sentence.

/**
 * Its name in the part "page" of web/languages, and the values of its placeholders.
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

/** The worker's last message. @param {unknown} error  any thrown value */
export const failedMessage = (error) => ({
  type: /** @type {const} */ ('failed'),
  message: String(error),
  sentence: error instanceof ToldError ? error.sentence : undefined,
});
