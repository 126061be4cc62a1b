// @ts-check
// The questions of one element to the solver: at most one by the reader, and one by the coach. A newer
// question of the same kind replaces the older one.

import { asker } from './asker.js';
import { LastPegError } from './game.js';

/** @import { Game } from './game.js' */
/** @import { Words } from './words.js' */
/** @typedef {'reader' | 'coach'} Kind */
/** @typedef {{ verdict: 'solvable' | 'unsolvable' | 'undecided', jump?: string | null, jumps?: any[], pegs_left?: number }} Answer  as the command line's JSON */

export class Questions {
  #failed;
  /** @type {Map<Kind, AbortController>} */ #open = new Map();

  /** @param {(error: LastPegError) => void} failed  called with the reason if no answer comes */
  constructor(failed) {
    this.#failed = failed;
  }

  /**
   * @param {Kind} kind
   * @param {object} request
   * @param {number} seconds
   * @param {Words} words
   * @returns {Promise<Answer | null>}  null: cancelled or failed
   */
  async ask(kind, request, seconds, words) {
    this.giveUp(kind);
    const controller = new AbortController();
    this.#open.set(kind, controller);
    try {
      return await asker().ask(request, { seconds, signal: controller.signal, words });
    } catch (error) {
      if (error instanceof LastPegError && !controller.signal.aborted) this.#failed(error);
      return null;
    } finally {
      if (this.#open.get(kind) === controller) this.#open.delete(kind);
    }
  }

  /** True while an answer is awaited. @param {Kind} kind */
  asks(kind) {
    return this.#open.has(kind);
  }

  /** @param {Kind} [kind]  default: all */
  giveUp(kind) {
    for (const [one, controller] of this.#open) if (!kind || one === kind) controller.abort();
  }

  /**
   * Finds the jump that lost a lost game, by bisection; 0 if it was lost from the start, null if that
   * stays unknown.
   * @param {Game} game  must be lost now
   * @param {number} seconds  for each position
   * @param {Words} words
   * @returns {Promise<number | null>} the jump's number, from 1
   */
  async mistake(game, seconds, words) {
    let [winnable, lost] = [-1, game.at];
    while (winnable + 1 < lost) {
      const at = winnable < 0 ? 0 : Math.floor((winnable + lost) / 2);
      const answer = await this.ask('reader', game.question('solve', at), seconds, words);
      if (answer?.verdict === 'solvable') winnable = at;
      else if (answer?.verdict === 'unsolvable') lost = at;
      else return null;
    }
    return lost;
  }
}
