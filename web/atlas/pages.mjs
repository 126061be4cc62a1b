// The pages of the atlas in each language: an overview, and a page for each board with data in this
// folder. Plain HTML without scripts; the game neither loads nor stores these pages.

import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Board, name } from '../../scripts/boards.mjs';
import { escaped } from '../pages/frame.mjs';
import { fragment } from '../pages/lists.mjs';
import { picture } from '../pages/picture.mjs';
import { details, proofWords } from './details.mjs';
import { known } from './known.mjs';

/** @typedef {import('../pages/frame.mjs').Frame} Frame */
/** @typedef {import('../pages/words.mjs').Words} Words */

const folder = dirname(fileURLToPath(import.meta.url));

// --- Boards ---------------------------------------------------------------------------------------

/** The results for one board. */
export class Known {
  constructor(atlas) {
    Object.assign(this, atlas);
    this.drawn = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    this.names = this.drawn.cells.map(name);
    this.byHole = this.names.map((_, hole) => this.vacancies.find(({ vacancy }) =>
      this.drawn.symmetries.some((image) => image[this.names.indexOf(vacancy)] === hole)));
    this.listed = this.vacancies.flatMap(({ vacancy, problems }) => problems.map((problem) => ({ vacancy, ...problem })));
    this.won = this.listed.filter(({ verdict }) => verdict === 'solvable');
  }

  /** Whether a vacancy can be played to one peg, as a class for its hole. */
  fate({ problems, fewest_pegs: fewest }) {
    if (problems.some(({ verdict }) => verdict === 'solvable')) return 'won';
    return problems.some(({ verdict }) => verdict === 'undecided') || !fewest ? 'open' : 'lost';
  }

  picture(title, labels) {
    return picture(this.drawn, {
      title,
      classOf: (hole) => this.fate(this.byHole[hole]),
      label: (hole) => (labels && this.byHole[hole].vacancy === this.names[hole] ? this.names[hole] : null),
    });
  }

  /** [for the problem with fewest, for the one with most]; null if no problem can be won. */
  get fewestMoves() {
    const counts = this.won.map((one) => one.move_count);
    return counts.length > 0 ? [Math.min(...counts), Math.max(...counts)] : null;
  }

  /** [found, proved upper bound]; null if no problem can be won. */
  get longestSweep() {
    if (this.won.length === 0) return null;
    return [Math.max(...this.won.map((one) => one.last_sweep ?? 0)), Math.max(...this.won.map((one) => one.last_sweep_at_most))];
  }
}

/** The whole atlas by board: square boards first, small ones before large ones. */
export async function readAtlas() {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
  const all = texts.map((text) => Object.assign(new Known(JSON.parse(text)), { text }));
  all.sort((a, b) => a.lattice.localeCompare(b.lattice) || a.holes - b.holes);
  return new Map(all.map((one) => [one.board, one]));
}

// --- HTML -----------------------------------------------------------------------------------------

const table = (label, head, rows) => `
<div class="wide" role="region" aria-label="${label}" tabindex="0">
<table>
<thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead>
${rows}
</table>
</div>`;
const row = (first, cells, id = '') => `<tr${id && ` id="${id}"`}><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** What the pages of one language have in common. */
class Pages {
  /** @param {Frame} frame @param {Words} words */
  constructor(frame, words) {
    Object.assign(this, { frame, words });
    this.unknown = `<span class="unknown">${this.say('not_known')}</span>`;
  }

  say(key, fills) {
    return this.words.say(`atlas.${key}`, fills);
  }

  /** "16", "17 to 20" */
  range([least, most]) {
    return least === most ? this.words.number(least) : this.say('range', { least, most });
  }

  /** Opens a problem in the game; without a finish, the problem to the complement of the start. */
  link(board, { vacancy, finish: hole }, text) {
    const pegs = board.names.map((one) => !vacancy.split(' ').includes(one));
    const position = board.drawn.text(pegs);
    const finish = hole ?? board.drawn.text(pegs.map((peg) => !peg));
    return `<a href="${this.frame.game(this.words, `atlas/${board.board}.html`, fragment({ board: board.board, position, finish }))}">${text}</a>`;
  }

  pair(vacancy) {
    const [one, other] = vacancy.split(' ');
    return other ? this.say('pair', { one, other }) : one;
  }

  /** The columns for solvable problems, without those that are unknown for all of them. */
  columns(board) {
    const { words } = this;
    return [
      ['col_fewest', (one) => this.range([one.move_count_at_least, one.move_count])],
      ['col_solutions', (one) => one.solutions && words.number(one.solutions)],
      ['col_winning', (one) => one.winning && words.number(one.winning)],
      ['col_longest', (one) => this.range([one.last_sweep ?? 0, one.last_sweep_at_most])],
    ].filter(([, value]) => board.won.some(value));
  }

  problemRow(board, problem) {
    const columns = this.columns(board);
    const finish = this.link(board, problem, this.say('problem', { from: problem.vacancy, to: problem.finish }));
    if (problem.verdict === 'solvable') return row(finish, columns.map(([, value]) => value(problem) ?? this.unknown));
    const words = problem.verdict === 'unsolvable' ? this.say('impossible', { proof: proofWords(this.words, problem.proof) }) : this.say('open');
    return `<tr><th scope="row">${finish}</th><td class="words" colspan="${Math.max(columns.length, 1)}">${words}</td></tr>`;
  }

  vacancyRow({ vacancy, class: number, excluded, positions, fewest_pegs: fewest }) {
    const { words } = this;
    const reached = positions && words.number(positions.levels.reduce((sum, level) => sum + level, 0));
    return row(vacancy, [
      words.number(number),
      words.number(excluded),
      reached ? (positions.positions === null ? this.say('more_than', { number: reached }) : reached) : this.unknown,
      fewest ? (fewest.fewest ? words.number(fewest.pegs) : this.say('at_most', { number: fewest.pegs })) : this.unknown,
    ]);
  }

  pairs(board) {
    const all = board.double_vacancies;
    const names = (wanted, more = () => '') => all.filter(({ verdict }) => verdict === wanted)
      .map((one) => `${this.link(board, one, this.pair(one.vacancy))}${more(one)}`);
    const list = (key, items) => (items.length > 0 ? `<p>${this.say(key)}</p><ul class="pairs"><li>${items.join('</li><li>')}</li></ul>` : '');
    return `<h2>${this.say('doubles_title')}</h2>
<p>${this.say('doubles', { count: all.length })}</p>
${list('doubles_can', names('solvable'))}
${list('doubles_cannot', names('unsolvable', ({ proof }) => ` (${proofWords(this.words, proof)})`))}
${list('doubles_open', names('undecided'))}`;
  }

  verdict({ problems, excluded, solvable, unsolvable, undecided, missing }) {
    const left = problems - excluded;
    const said = [
      this.say('verdict', { count: problems, excluded, left }),
      solvable === left ? this.say('verdict_all') : unsolvable === left ? this.say('verdict_none') : this.say(undecided > 0 ? 'verdict_some' : 'verdict_two', { solvable, unsolvable, undecided }),
    ];
    if (missing.length > 0) said.push(this.say('missing', { count: missing.length }));
    return said.join(' ');
  }

  sources(board, notes) {
    const items = notes.map(([sentence, source, here]) => `<li>${sentence(this.words)} <cite>${escaped(typeof source === 'string' ? source : source(this.words))}.</cite> ${here(board, this.words)}</li>`);
    return `<h2>${this.say('known_title')}</h2>
<ul>${items.join('\n')}</ul>
<p>${this.say('known_note')}</p>`;
  }

  legend(board) {
    return ['won', 'lost', 'open'].filter((fate) => board.vacancies.some((one) => board.fate(one) === fate))
      .map((fate) => `<li class="${fate}">${this.say(`fate_${fate}`)}</li>`).join('');
  }

  problems(board) {
    const explained = board.won.length === 0 ? [] : [
      'explained_moves',
      board.won.some((one) => one.move_count_at_least < one.move_count || one.last_sweep < one.last_sweep_at_most) && 'explained_bounds',
      board.won.some(({ winning }) => winning !== null) && 'explained_winning',
    ].filter(Boolean);
    const head = ['col_problem', ...(board.won.length > 0 ? this.columns(board).map(([key]) => key) : ['col_why_not'])];
    return `<h2>${this.say('col_problems')}</h2>
<p>${['problems_intro', ...explained].map((key) => this.say(key)).join(' ')}</p>
${table(this.say('col_problems'), head.map((key) => this.say(key)), board.vacancies.filter(({ problems }) => problems.length > 0).map(({ vacancy, problems }) =>
    `<tbody>${problems.map((problem) => this.problemRow(board, { vacancy, ...problem })).join('\n')}</tbody>`).join('\n'))}`;
  }

  board(board) {
    const { words, frame } = this;
    const path = `atlas/${board.board}.html`;
    const title = words.say(`app.boards.${board.board}`);
    const size = this.say('size', {
      holes: words.say('board.holes', { count: board.holes }), jumps: words.say('app.count.jumps', { count: board.jumps }),
      symmetries: board.symmetries === 1 ? this.say('no_symmetry') : this.say('symmetries', { count: board.symmetries }),
    });
    return frame.html(words, {
      path,
      image: `atlas/boards/${board.board}.png`,
      title: this.say('of_board', { board: title }),
      description: this.say('board_about', { board: title }),
      imageAlt: this.say('picture', { board: title }),
      about: { '@type': 'Dataset', name: this.say('of_board', { board: title }), description: this.say('board_about', { board: title }), isAccessibleForFree: true },
      body: `<div class="intro">
<div>
<h1>${title}</h1>
<p>${size}</p>
<p>${this.verdict(board)}</p>
<ul class="legend">${this.legend(board)}</ul>
<p><a href="${frame.to(words, path, `atlas/boards/${board.board}.html`)}">${this.say('to_board')}</a></p>
</div>
<figure>${board.picture(this.say('picture', { board: title }), true)}<figcaption>${this.say('caption')}</figcaption></figure>
</div>
${board.listed.length > 0 ? this.problems(board) : ''}
<h2>${this.say('vacancies')}</h2>
${table(this.say('vacancies'), ['col_empty', 'col_class', 'col_excluded', 'col_reachable', 'col_pegs'].map((key) => this.say(key)),
    `<tbody>${board.vacancies.map((one) => this.vacancyRow(one)).join('\n')}</tbody>`)}
${board.double_vacancies.length > 0 ? this.pairs(board) : ''}
${known[board.board] ? this.sources(board, known[board.board]) : ''}
${details(words, board, frame.root(words, path), this.pair.bind(this))}`,
    });
  }

  overview(boards) {
    const { words, frame } = this;
    const head = ['board', 'holes', 'problems', 'allowed', 'solvable', 'impossible', 'open', 'moves', 'proved', 'sweep'].map((key) => this.say(`col_${key}`));
    const number = (value) => words.number(value);
    const range = (value) => (value ? this.range(value) : '–');
    const open = boards.find(({ longestSweep: sweep }) => sweep && sweep[0] < sweep[1])?.longestSweep;
    const rows = boards.map((board) => row(`<a href="${board.board}.html">${board.picture('', false)}<span>${words.say(`app.boards.${board.board}`)}</span></a>`, [
      number(board.holes), number(board.problems), number(board.problems - board.excluded), number(board.solvable), number(board.unsolvable),
      number(board.undecided), range(board.fewestMoves), board.won.length > 0 ? number(board.won.filter(({ shortest }) => shortest).length) : '–',
      range(board.longestSweep)], board.board));
    const sweeps = open ? this.say('overview_sweep_open', { range: this.range(open), least: open[0], most: open[1] }) : this.say('overview_sweep_closed');
    return frame.html(words, {
      path: 'atlas/',
      image: 'atlas/boards/english.png',
      title: this.say('overview_title'),
      description: this.say('overview_about'),
      imageAlt: this.say('picture', { board: words.say('app.boards.english') }),
      about: { '@type': 'Dataset', name: this.say('overview_title'), description: this.say('overview_about'), isAccessibleForFree: true },
      body: `<h1>${this.say('overview_title')}</h1>
<p>${this.say('overview')}</p>
${table(this.say('boards'), head, `<tbody>${rows.join('\n')}</tbody>`)}
<p>${this.say('overview_columns')} ${sweeps} ${this.say('overview_sources')}</p>
<p>${this.say('overview_cost', { command: '<code>lastpeg atlas BOARD --piece 1/20</code>' })}</p>`,
    });
  }
}

/** The files of the atlas, by name. @param {Frame} frame @param {Map<string, Known>} atlas */
export function atlasPages(frame, atlas) {
  const boards = [...atlas.values()];
  const files = new Map(boards.map((board) => [`atlas/${board.board}.json`, board.text]));
  for (const words of frame.words) {
    const pages = new Pages(frame, words);
    files.set(frame.at(words, 'atlas/index.html'), pages.overview(boards));
    for (const board of boards) files.set(frame.at(words, `atlas/${board.board}.html`), pages.board(board));
  }
  return files;
}
