// @ts-check
// One game: playing, watching a line, and asking the solver.

import { Coach } from './coach.js';
import { commandByKey, commands } from './commands.js';
import { LastPegError } from './game.js';
import { Questions } from './questions.js';
import { endSaid, jumpSaid, placeSaid, selectedSaid } from './sentences.js';
import { Timers } from './timers.js';
import { View } from './view.js';
import { wordsOf } from './words.js';

/** @import { Jump } from '../package/problem.js' */
/** @import { Game } from './game.js' */
/** @import { Answer } from './questions.js' */
/** @import { Settings } from './settings.js' */

const STEP_MS = 900; // between jumps of a solution
const FIRST_MS = 350; // before its first jump
const LONG_MS = 600; // after this time, a waiting reader is told what is being computed
const SECONDS = { hint: 30, solve: 60 };

export class Table {
  /** @type {Game | null} */ game = null;
  /** @type {Coach | null} */ coach = null;
  /** A line is watched; `before` is the game that it was found for. @type {{ before: { line: Jump[], at: number } | null } | null} */ watching = null;
  /** @type {Settings} */ settings = { material: 'glass', look: 'auto', still: false, controls: null, coach: false, autoplay: false };
  say = wordsOf('en');
  /** What moves by itself is not to. */ reduced = false;

  #emit;
  #switchCoach;
  #view;
  #questions = new Questions((error) => this.#fail(error));
  #plays = false;
  /** @type {number | null} */ #selected = null;
  /** @type {Jump | null} */ #hint = null;
  #timers = new Timers();

  /**
   * @param {(name: string, detail: object) => void} emit  dispatches an event
   * @param {(on: boolean) => void} switchCoach
   */
  constructor(emit, switchCoach) {
    this.#emit = emit;
    this.#switchCoach = switchCoach;
    this.#view = new View({
      activate: (hole) => this.#activate(hole),
      grab: (hole) => this.#grab(hole),
      drop: (from, to) => this.#drop(from, to),
      key: (event) => this.#key(event),
      selected: () => this.#selected,
      targets: () => (this.#selected === null ? [] : (this.game?.legal(this.#selected).map(({ to }) => to) ?? [])),
    }, (id) => this.run(id), (at) => {
      this.pause();
      this.#seek(at);
    });
    this.root = this.#view.root;
  }

  /** @param {Game} game  at its start; its line will be watched */
  open(game) {
    this.rest();
    this.game = game;
    this.watching = game.line.length > 0 ? { before: null } : null;
    this.coach = new Coach(game, this.#questions, this.#view, this.#emit);
    this.#selected = this.#hint = null;
    this.#view.tell('');
    this.configure();
  }

  /** Shows the game again with new settings. */
  configure() {
    if (!this.game) return;
    this.#view.show(this.game, this.settings, this.say);
    this.#update();
    this.#judge();
  }

  /** Stops everything that runs by itself. */
  rest() {
    this.#questions.giveUp();
    this.#timers.stopAll();
    this.#plays = false;
    this.#view.cancelMessage();
    this.#view.wait(false);
  }

  get playing() {
    return this.#plays;
  }

  // --- Requests of the reader and of the page

  /** @param {string} id  of a button */
  run(id) {
    /** @type {Record<string, () => unknown>} */
    const actions = {
      undo: () => this.undo(),
      redo: () => this.redo(),
      restart: () => this.#restart(),
      hint: () => this.hint(),
      solve: () => this.solve(),
      coach: () => {
        const on = !this.settings.coach;
        this.#switchCoach(on);
        this.#view.tell(this.say(`settings.coach_${on ? 'on' : 'off'}`));
      },
      step_back: () => this.undo(),
      play: () => this.play(),
      pause: () => this.pause(true),
      step: () => this.redo(),
      leave: () => this.#leave(),
    };
    actions[id]?.();
  }

  undo() {
    const { game, say } = this;
    this.pause();
    if (!game || game.at === 0) return;
    this.#turn();
    game.seek(game.at - 1);
    const jump = game.line[game.at];
    this.#view.drawing.jump(jump, { back: true, still: this.reduced });
    this.#view.grid.follow(jump.from);
    this.#update();
    this.#view.tell(say('play.taken_back', { jump: jumpSaid(say, game, jump), left: say('play.left', { count: game.count }) }));
    this.#judge();
  }

  redo() {
    this.pause();
    this.#forward();
  }

  /** Plays the rest of the line, or all of it again; without a line, a solution. */
  play() {
    const { game } = this;
    if (!game || this.playing) return;
    if (game.at === game.line.length) {
      if (!this.watching || game.at === 0) return void this.solve();
      this.#seek(0);
    }
    this.#questions.giveUp('reader');
    this.#plays = true;
    this.#timers.after('play', FIRST_MS, () => this.#playOn());
    this.#update();
  }

  #playOn() {
    const { game } = this;
    this.#forward();
    if (!this.#plays || !game || game !== this.game) return; // a listener has paused it
    this.#plays = game.at < game.line.length;
    if (this.#plays) this.#timers.after('play', STEP_MS, () => this.#playOn());
    else this.#update();
  }

  /** @param {boolean} [said]  true: somebody asked for it */
  pause(said = false) {
    if (!this.playing || !this.game) return;
    this.#timers.stop('play');
    this.#plays = false;
    this.#update();
    if (said) this.#view.tell(this.say('play.paused', { place: placeSaid(this.say, this.game) }));
  }

  /** @returns {Promise<Answer | null>} null if there is nothing to ask, or if no answer came */
  async hint() {
    const { game, say } = this;
    const answer = await this.#ask('hint', 'hint');
    if (!answer || !game) return null;
    const jump = game.legal().find((one) => one.name === answer.jump);
    if (jump) {
      this.#hint = jump;
      this.#update();
      this.#view.tell(say('ask.hint', { jump: jumpSaid(say, game, jump) }));
    } else if (answer.verdict === 'unsolvable') this.coach?.tellLost(say);
    else this.#view.tell(answer.verdict === 'solvable' ? say('ask.no_fewer') : say('ask.no_answer', { limit: SECONDS.hint }));
    return answer;
  }

  /** @returns {Promise<Answer | null>} null if there is nothing to ask, or if no answer came */
  async solve() {
    const { game, say } = this;
    const answer = await this.#ask('solve', 'solution');
    if (!answer || !game) return null;
    if (answer.verdict === 'solvable') {
      const jumps = game.read(answer.jumps?.join(' ') ?? '');
      if (jumps.length === 0) {
        this.#view.tell(say('ask.no_fewer'));
        return answer;
      }
      const before = { line: [...game.line], at: game.at };
      game.follow(jumps);
      this.watching = { before };
      this.#turn();
      this.#view.tell(say('ask.solution', { jumps: say('count.jumps', { count: game.line.length - game.at }), in_moves: say('count.in_moves', { count: game.moves(game.at) }) }));
      this.play();
    } else if (answer.verdict === 'unsolvable') this.coach?.tellLost(say);
    else this.#view.tell(say('ask.no_answer', { limit: SECONDS.solve }));
    return answer;
  }

  // --- Playing

  #over() {
    return Boolean(this.game && (this.game.solved === true || this.game.legal().length === 0));
  }

  /** Ends everything that belonged to the previous position. */
  #turn() {
    this.#selected = this.#hint = null;
    this.#questions.giveUp();
    this.#timers.stop('long');
    this.#view.wait(false);
  }

  /** @param {number} hole */
  #activate(hole) {
    const { game, say } = this;
    if (!game || this.settings.still) return;
    this.pause();
    const { names } = game.board;
    const jump = this.#selected === null ? null : game.between(this.#selected, hole);
    if (jump) return this.#jump(jump);
    if (game.has(hole)) {
      const again = hole === this.#selected;
      this.#select(again ? null : hole);
      return this.#view.tell(again ? say('play.nothing_selected') : selectedSaid(say, game, hole));
    }
    this.#view.tell(this.#selected === null ? say('play.is_empty', { hole: names[hole] }) : say('play.no_jump', { from: names[this.#selected], to: names[hole] }));
  }

  #select(/** @type {number | null} */ hole) {
    this.#selected = hole;
    this.#update();
  }

  /** @param {number} hole */
  #grab(hole) {
    const { game } = this;
    if (!game || this.settings.still || !game.has(hole) || game.legal(hole).length === 0) return false;
    this.pause();
    this.#select(hole);
    return true;
  }

  /** @param {number} from @param {number | null} to */
  #drop(from, to) {
    const { game, say } = this;
    const jump = to === null ? null : game?.between(from, to);
    if (jump) return this.#jump(jump, true);
    this.#view.drawing.letGo(from, this.reduced);
    const { names } = game?.board ?? { names: [] };
    if (to !== null && to !== from) this.#view.tell(say('play.no_jump', { from: names[from], to: names[to] }));
  }

  /** Plays a jump by hand. @param {Jump} jump @param {boolean} [dropped] */
  #jump(jump, dropped = false) {
    const { game } = this;
    if (!game) return;
    this.watching = null;
    if (game.line[game.at] !== jump) game.follow([jump]);
    this.#forward('player', dropped);
  }

  /** The next jump of the line. @param {'player' | 'replay'} [by] @param {boolean} [dropped] */
  #forward(by = 'replay', dropped = false) {
    const { game, say } = this;
    const jump = game?.line[game.at];
    if (!game || !jump) return;
    this.#turn();
    game.seek(game.at + 1);
    this.#view.drawing.jump(jump, { still: this.reduced, dropped });
    this.#view.grid.follow(jump.to);
    // A peg that can jump on stays selected.
    if (by === 'player' && game.legal(jump.to).length > 0 && game.solved !== true) this.#selected = jump.to;
    const ended = this.#over();
    const { solved } = game;
    this.#update();
    const jumped = say('play.jumped', { jump: jumpSaid(say, game, jump), left: say('play.left', { count: game.count }) });
    this.#view.tell(ended ? `${jumped} ${endSaid(say, game, solved === true)}` : jumped);
    this.#emit('last-peg-jump', { jump: jump.name, position: game.text(), by });
    if (game !== this.game) return; // a listener has opened another game
    this.#judge(jump);
    if (ended) this.coach?.end(say, solved, by);
  }

  #restart() {
    this.pause();
    this.#seek(0);
    if (!this.watching) this.#view.tell(this.say('play.back_to_start'));
  }

  /** @param {number} at */
  #seek(at) {
    const { game } = this;
    if (!game) return;
    this.#turn();
    game.seek(at);
    this.#view.drawing.sync();
    this.#update();
    this.#judge();
  }

  /** Leaves a solution and returns to the game that it was found for. */
  #leave() {
    const { game, watching } = this;
    if (!game || !watching?.before) return;
    this.pause();
    this.#turn();
    game.seek(0);
    game.follow(watching.before.line);
    game.seek(watching.before.at);
    this.watching = null;
    this.#view.drawing.sync();
    this.#update();
    this.#view.tell(this.say('play.solution_left'));
    this.#judge();
  }

  // --- The solver

  /** @param {'hint' | 'solve'} command @param {string} what  is being looked for, in words */
  async #ask(command, what) {
    const { game, say } = this;
    if (!game) return null;
    this.pause();
    if (this.#over()) {
      this.#view.tell(endSaid(say, game, game.solved === true));
      return null;
    }
    this.#hint = null;
    this.#view.wait(true);
    this.#timers.after('long', LONG_MS, () => this.#view.tell(`${say(`ask.for_${what}`)}…`));
    const answer = await this.#questions.ask('reader', game.question(command), SECONDS[command], say);
    if (!this.#questions.asks('reader')) {
      this.#timers.stop('long');
      this.#view.wait(false);
    }
    return game === this.game ? answer : null;
  }

  /** Lets the solver judge the position and all its jumps, if wanted. @param {Jump} [last]  the jump just played */
  async #judge(last) {
    const { coach, settings } = this;
    if (!coach || !settings.coach || settings.still || this.#over()) {
      this.#view.judge();
      return this.#questions.giveUp('coach');
    }
    await coach.judge(this.say, last);
    if (coach === this.coach) this.#update();
  }

  /** @returns {Map<number, 'plain' | 'winning' | 'losing'>} where the selected peg can land */
  #targets() {
    const { game } = this;
    if (!game || this.#selected === null) return new Map();
    const judged = this.settings.coach ? this.coach?.jumps : null;
    const kinds = /** @type {const} */ ({ solvable: 'winning', unsolvable: 'losing', undecided: 'plain' });
    // Of two jumps to the same hole the first is played, so the mark says what the first does.
    return new Map(game.legal(this.#selected).reverse().map((one) => {
      const verdict = /** @type {Answer['verdict']} */ (judged?.find(({ jump }) => jump === one.name)?.verdict ?? 'undecided');
      return [one.to, kinds[verdict]];
    }));
  }

  #update() {
    const { settings, watching } = this;
    this.#view.update({
      selected: this.#selected,
      targets: this.#targets(),
      hint: this.#hint,
      slides: watching !== null && !settings.still && (settings.controls?.has('slider') ?? true),
      commands: settings.still ? [] : commands(this),
    });
  }

  /** @param {LastPegError} error */
  #fail({ code, message }) {
    this.#view.tell(message, true);
    this.#emit('last-peg-error', { code, message });
  }

  /** Returns whether the key was used. @param {KeyboardEvent} event */
  #key(event) {
    if (this.settings.still) return false;
    if (event.key === 'Escape' && (this.#selected !== null || this.#hint)) {
      this.#hint = null;
      this.#select(null);
      return true;
    }
    const id = commandByKey(event, commands(this));
    if (id) this.run(id);
    return id !== null;
  }
}
