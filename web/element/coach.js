// @ts-check
// The solver's judgement of a game: after each jump, if wanted; and where a lost game was lost.

import { jumpSaid } from './sentences.js';

/** @import { Jump } from '../package/problem.js' */
/** @import { Game } from './game.js' */
/** @import { Answer, Questions } from './questions.js' */
/** @import { View } from './view.js' */
/** @import { Words } from './words.js' */

const SECONDS = { judge: 10, mistake: 5, best: 20 };

export class Coach {
  #game;
  #questions;
  #view;
  #emit;
  /** By position. @type {Map<string, Answer>} */ #judged = new Map();
  /** Positions that a page was told are lost. @type {Set<string>} */ #lost = new Set();

  /** @param {Game} game @param {Questions} questions @param {View} view @param {(name: string, detail: object) => void} emit */
  constructor(game, questions, view, emit) {
    this.#game = game;
    this.#questions = questions;
    this.#view = view;
    this.#emit = emit;
  }

  /** The verdicts on the currently legal jumps. */
  get jumps() {
    return this.#judged.get(this.#game.text())?.jumps ?? [];
  }

  /** Judges the position and all its jumps. @param {Words} say @param {Jump} [last]  the jump just played */
  async judge(say, last) {
    const game = this.#game;
    const position = game.text();
    if (!this.#judged.has(position)) {
      this.#view.judge(null);
      const answer = await this.#questions.ask('coach', game.question('hint'), SECONDS.judge, say);
      if (!answer) return;
      this.#judged.set(position, answer);
      if (position !== game.text()) return;
      const before = last && game.at > 0 ? this.#judged.get(game.text(game.at - 1)) : null;
      if (last && answer.verdict === 'unsolvable' && before?.verdict !== 'unsolvable') {
        this.#view.tell(`${this.#view.said} ${say('coach.last_move_lost', { jump: jumpSaid(say, game, last) })}`);
        this.#emitLost();
      }
    }
    this.#view.judge(this.#judged.get(position)?.verdict);
  }

  /** Says that the position is lost, and then, once that is found, by which jump. @param {Words} say */
  async tellLost(say) {
    const game = this.#game;
    const { at } = game;
    this.#view.tell(say('proof.cannot_be_won'));
    this.#emitLost();
    const number = await this.#questions.mistake(game, SECONDS.mistake, say);
    if (number === null || at !== game.at) return;
    const jump = game.line[number - 1];
    this.#view.tell(number === 0
      ? `${say('proof.cannot_be_won')} ${say('coach.lost_from_start')}`
      : say('coach.winnable_ago', { jump: jumpSaid(say, game, jump), count: game.moves(number - 1, at) }));
  }

  /**
   * The game is over.
   * @param {Words} say
   * @param {boolean | null} solved  null: only the solver can say whether a better end was possible
   * @param {'player' | 'replay'} by
   */
  async end(say, solved, by) {
    const game = this.#game;
    const { at } = game;
    if (solved === null) {
      const best = await this.#questions.ask('coach', game.question('solve', 0), SECONDS.best, say);
      if (at !== game.at || best?.verdict !== 'solvable') return;
      solved = best.pegs_left === game.count;
      if (solved) this.#view.tell(`${say('play.stuck', { count: game.count })} ${say('solved')}`);
    }
    const detail = { position: game.text(), pegs: game.count, jumps: at, moves: game.moves(0, at), by };
    this.#emit(solved ? 'last-peg-solved' : 'last-peg-lost', solved ? detail : { ...detail, reason: 'stuck' });
  }

  #emitLost() {
    const game = this.#game;
    const position = game.text();
    if (this.#lost.has(position)) return;
    this.#lost.add(position);
    this.#emit('last-peg-lost', { position, pegs: game.count, jumps: game.at, moves: game.moves(0, game.at), reason: 'proved' });
  }
}
