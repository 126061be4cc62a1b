// @ts-check
// Everything visible and spoken of a game: its state, the board, the buttons, the sentence below. It
// makes no decisions.

import { html, icon, set } from './dom.js';
import { Drawing } from './drawing.js';
import { Grid } from './grid.js';
import { cellSaid, goalSaid, placeSaid } from './sentences.js';
import { Toolbar } from './toolbar.js';

/** @import { Jump } from '../package/problem.js' */
/** @import { Game } from './game.js' */
/** @import { Player } from './grid.js' */
/** @import { Answer } from './questions.js' */
/** @import { Settings } from './settings.js' */
/** @import { Command } from './toolbar.js' */
/** @import { Words } from './words.js' */
/**
 * @typedef {object} Scene
 * @property {number | null} selected
 * @property {Map<number, 'plain' | 'winning' | 'losing'>} targets  where the selected peg can land
 * @property {Jump | null} hint
 * @property {boolean} slides  show the slider of a watched line
 * @property {Command[]} commands
 */

const EMPTY_MS = 80; // time for a screen reader to notice the empty live region

export class View {
  drawing = new Drawing();
  grid;
  #toolbar;
  #goal = html('span', { part: 'goal', class: 'goal' });
  #left = html('span', { part: 'left', class: 'left' });
  #badge = html('span', { part: 'badge', class: 'badge', hidden: '' });
  #slider = html('input', { type: 'range', part: 'slider', class: 'slider', min: 0, step: 1 });
  #message = html('p', { part: 'message', class: 'message', role: 'status', 'aria-live': 'polite', 'aria-atomic': true });
  #board;
  root;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #again;
  /** @type {Game | null} */ #game = null;
  /** @type {Words} */ #say = (name) => name;
  #still = false;

  /** @param {Player} player @param {(id: string) => void} run  runs a command @param {(at: number) => void} seek */
  constructor(player, run, seek) {
    this.grid = new Grid(this.drawing, player);
    this.#toolbar = new Toolbar(run);
    const status = html('p', { part: 'status', class: 'status', id: 'status' }, this.#left, this.#goal, this.#badge);
    set(this.grid.element, { 'aria-describedby': 'status' });
    this.#slider.addEventListener('input', () => seek(this.#slider.valueAsNumber));
    this.#board = html('div', { class: 'board', part: 'board' }, this.drawing.base, this.drawing.over, this.grid.element);
    this.root = html('div', { class: 'table' }, status, this.#board, this.#slider, this.#toolbar.element, this.#message);
  }

  /** @param {Game} game @param {Settings} settings @param {Words} say */
  show(game, settings, say) {
    this.#game = game;
    this.#say = say;
    this.#still = settings.still;
    this.drawing.show(game, settings.material);
    this.grid.show(game, say('page.board'));
    const { width, height } = this.drawing;
    this.#board.style.aspectRatio = `${width} / ${height}`;
    this.#board.style.setProperty('--columns', String(width));
    this.#board.style.setProperty('--rows', String(height));
    this.#goal.replaceChildren(icon('goal'), goalSaid(say, game));
    set(this.#slider, { 'aria-label': say('page.place') });
    this.root.classList.toggle('still', settings.still);
  }

  /** @param {Scene} scene */
  update({ selected, targets, hint, slides, commands }) {
    const [game, say] = [this.#game, this.#say];
    if (!game) return;
    const movable = new Set(this.#still ? [] : game.legal().map(({ from }) => from));
    this.drawing.mark({ selected, targets, hint });
    this.grid.update((hole) => ({
      label: cellSaid(say, game.board.names[hole], {
        peg: game.has(hole),
        selected: hole === selected,
        target: targets.get(hole) ?? null,
        hinted: hole === hint?.from || hole === hint?.to,
      }),
      about: movable.has(hole) ? say('hole.can_jump') : null,
      selected: hole === selected,
      movable: movable.has(hole),
    }), this.#still);
    this.#left.replaceChildren(html('b', {}, String(game.count)), ` ${say('play.pegs_left', { count: game.count })}`);
    this.#slider.hidden = !slides;
    this.#slider.max = String(game.line.length);
    this.#slider.valueAsNumber = game.at;
    set(this.#slider, { 'aria-valuetext': placeSaid(say, game) });
    this.#toolbar.update(say('page.commands'), commands);
  }

  /**
   * Shows the coach's verdict on the position; null: the coach is thinking; undefined: no verdict.
   * @param {Answer['verdict'] | null} [verdict]
   */
  judge(verdict) {
    this.#badge.hidden = verdict === undefined;
    const word = verdict ? { solvable: 'winnable', unsolvable: 'lost', undecided: 'not_known' }[verdict] : 'thinking';
    set(this.#badge, { 'data-verdict': verdict ?? 'thinking' });
    this.#badge.textContent = this.#say(`coach.${word}`);
  }

  /** @param {boolean} busy  true while an answer is awaited */
  wait(busy) {
    set(this.root, { 'aria-busy': busy ? true : null });
  }

  get said() {
    return this.#message.textContent ?? '';
  }

  /**
   * Makes a screen reader say a sentence, even if it is the same as before.
   * @param {string} text
   * @param {boolean} [bad]
   */
  tell(text, bad = false) {
    this.cancelMessage();
    this.#message.classList.toggle('bad', bad);
    if (this.said !== text) return this.#message.replaceChildren(text);
    this.#message.replaceChildren(); // otherwise the same text would be no change to announce
    this.#again = setTimeout(() => this.#message.replaceChildren(text), EMPTY_MS);
  }

  /** Cancels a message that is not said yet. */
  cancelMessage() {
    clearTimeout(this.#again);
  }
}
