// A small page for each board, each figure and each position of "Problems in Puzzle-Peg", in each
// language, with a description, a picture and a link into the game; and one page that lists them all.

import { name } from '../../scripts/boards.mjs';
import { gameData } from './frame.mjs';
import { fragment } from './lists.mjs';
import { boardPicture } from './picture.mjs';

/** @typedef {import('./words.mjs').Words} Words */
/** @typedef {import('./frame.mjs').Frame} Frame */

const LEVELS = ['easy', 'medium', 'hard', 'expert'];

/** The subjects of pages: { id, path, image, board, position, finish, name(words), kind, level, ... }. */
export function subjects({ boards, figures, positions, atlas }) {
  const english = boards.find((board) => board.name === 'english');
  const subject = (kind, id, more) => ({ kind, id, path: `atlas/boards/${id}.html`, image: `atlas/boards/${id}.png`, ...more });
  return [
    ...boards.map((board) => subject('board', board.name, {
      board, position: board.position, finish: board.finish, known: atlas.get(board.name),
      name: (words) => words.say(`app.boards.${board.name}`), link: { board: board.name },
    })),
    ...figures.map((figure) => subject('figure', `figure-${figure.id.replaceAll('_', '-')}`, {
      ...figure, id: `figure-${figure.id.replaceAll('_', '-')}`, board: english,
      name: (words) => words.say(`app.figures.${figure.id}`), link: { board: 'english', position: figure.position, finish: figure.finish },
    })),
    ...positions.map((entry) => {
      const [, number, title] = entry.title.match(/^(\d*) ?(.*)$/);
      return subject('position', `puzzle-peg-${entry.number}`, {
        ...entry, inBook: Number(number), heading: title, board: english, name: () => entry.title, link: { board: 'english', position: entry.position, finish: entry.finish },
      });
    }),
  ];
}

const isPosition = (finish) => finish.includes('/');
/** The position in a subject's picture: the start, or the position to make. */
export const shown = ({ position, finish }) => (isPosition(finish) ? finish : position);
const pegsIn = (position) => position.replace(/[^x]/g, '').length;
const holeOf = (board, hole) => board.cells.findIndex((cell) => name(cell) === hole);

const holes = (words, { board }) => words.say('board.holes', { count: board.cells.length });
const pegs = (words, position) => words.say('app.count.pegs', { count: pegsIn(position) });
function goal(words, { finish }) {
  if (isPosition(finish)) return words.say('app.problem.figure', { pegs: pegs(words, finish) });
  if (finish === 'any') return words.say('app.problem.one_peg_anywhere');
  return finish === 'fewest' ? words.say('app.problem.fewest') : words.say('app.problem.one_peg_in', { hole: finish });
}
const task = (words, { vacancy, finish }) => (finish === 'any' ? words.say('app.problem.to_anywhere', { from: vacancy })
  : finish === 'fewest' ? words.say('app.problem.to_fewest', { from: vacancy }) : words.say('app.problem.to_hole', { from: vacancy, hole: finish }));
const lowered = (text) => text.charAt(0).toLowerCase() + text.slice(1);

function picture(words, subject, position, title) {
  const goalHole = isPosition(subject.finish) ? -1 : holeOf(subject.board, subject.finish);
  return boardPicture(subject.board, { title, position, goal: goalHole });
}
const pictureName = (words, subject) =>
  words.say('board.picture', { name: subject.name(words), pegs: pegs(words, shown(subject)), holes: holes(words, subject) });

/**
 * The best known result for the classic problem of a board: { moves, least, most, text, pegs }; null if
 * there is none.
 */
function best({ board, known }) {
  const vacancy = known?.vacancies.find((one) => one.vacancy === board.vacancy);
  if (!vacancy) return null;
  if (board.finish === 'fewest') {
    const { pegs: left, fewest, moves } = vacancy.fewest_pegs ?? {};
    return moves ? { pegs: left, proved: fewest, text: moves } : null;
  }
  const won = vacancy.problems.filter(({ verdict, finish }) => verdict === 'solvable' && (board.finish === 'any' || finish === board.finish));
  if (won.length === 0) return null;
  const [first] = won.toSorted((a, b) => a.move_count - b.move_count);
  return { least: Math.min(...won.map((one) => one.move_count_at_least)), most: first.move_count, text: first.moves,
    solutions: board.finish === 'any' ? null : first.solutions };
}

const fact = ([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`;
function facts(words, subject) {
  const { board, kind, level, finish, position } = subject;
  const say = (key, fills) => words.say(`board.${key}`, fills);
  const list = [];
  if (kind === 'board') {
    list.push([say('holes_label'), words.number(board.cells.length)], [say('jumps_label'), words.number(board.jumps.length)],
      [say('symmetries_label'), words.number(board.symmetries.length)], [say('start_label'), say('empty_hole', { hole: board.vacancy })]);
  } else {
    list.push([say('start_label'), pegs(words, position)]);
  }
  list.push([say('goal_label'), goal(words, subject)]);
  const known = kind === 'board' ? best(subject) : null;
  if (known?.pegs && known.proved) list.push([say('best_label'), say('to_pegs', { pegs: words.say('app.count.pegs', { count: known.pegs }) })]);
  else if (known?.most) {
    list.push([say('fewest_label'), known.least === known.most ? say('proved', { count: known.most }) : say('between', known)]);
    if (known.solutions) list.push([say('solutions_label'), words.number(known.solutions)]);
  }
  if (subject.moves) list.push([say('fewest_label'), say('proved', { count: subject.moves })]);
  if (level) list.push([say('level_label'), words.say(`app.level.${level}_title`)]);
  return `<dl class="facts">${list.map((one) => `<div>${fact(one)}</div>`).join('')}</dl>`;
}

/** For each difficulty, the problem that needs the least luck. */
function toTry(frame, words, { board, path }) {
  const chosen = LEVELS.map((level) => board.problems.filter((one) => one.level === level).toSorted((a, b) => a.odds - b.odds)[0]).filter(Boolean);
  if (chosen.length === 0) return '';
  const items = chosen.map((one) => `<li><a href="${frame.game(words, path, fragment({ board: board.name, vacancy: one.vacancy, finish: one.finish }))}">${task(words, one)}</a> <span>${words.say(`app.level.${one.level}`)}</span></li>`);
  return `<h2>${words.say('board.try_title')}</h2>
<ul class="problems">${items.join('')}</ul>`;
}

function solution(frame, words, subject) {
  const known = best(subject);
  if (!known) return '';
  const { board, path } = subject;
  const watch = frame.game(words, path, fragment({ board: board.name, position: board.position, finish: board.finish, moves: known.text.replaceAll(' ', ',') }));
  return `<details><summary>${words.say('board.show_solution')}</summary>
<p class="moves" translate="no">${known.text}</p>
<p><a href="${watch}">${words.say('board.watch')}</a></p></details>`;
}

const playKey = { board: 'play_board', figure: 'play_figure', position: 'play_problem' };
function eyebrow(words, { kind, inBook }) {
  if (kind === 'board') return words.say('frame.game');
  if (kind === 'figure') return words.say('board.figure');
  return inBook ? words.say('board.book', { number: inBook }) : words.say('board.book_plain');
}

function subjectPage(frame, words, subject, before, after) {
  const { kind, path, finish, position, image } = subject;
  const say = (key, fills) => words.say(`board.${key}`, fills);
  const title = subject.name(words);
  const names = { board: title, figure: title, problem: title, pegs: pegs(words, position), goal: goal(words, subject), holes: holes(words, subject),
    task: lowered(kind === 'board' ? task(words, { vacancy: subject.board.vacancy, finish }) : '') };
  const [pageTitle, about] = kind === 'board' ? ['title', 'about'] : kind === 'figure' ? ['figure_title', 'figure_about'] : ['book_title', 'figure_about'];
  const pictures = isPosition(finish)
    ? `<div class="two"><figure>${picture(words, subject, position, say('picture', { name: title, pegs: pegs(words, position), holes: holes(words, subject) }))}<figcaption>${say('start_label')}</figcaption></figure>
<figure>${picture(words, subject, finish, say('picture_goal', { name: title }))}<figcaption>${say('goal_label')}</figcaption></figure></div>`
    : picture(words, subject, position, pictureName(words, subject));
  const way = (key, one) => (one ? `<a rel="${key === 'previous' ? 'prev' : 'next'}" href="${frame.to(words, path, one.path)}">${say(key, { name: one.name(words) })}</a>` : '<span></span>');
  return frame.html(words, {
    path, image,
    title: say(pageTitle, names),
    description: say(about, names),
    imageAlt: pictureName(words, subject),
    about: gameData(words, title),
    body: `<article class="subject">
<div class="picture">${pictures}</div>
<div class="told">
<p class="eyebrow">${eyebrow(words, subject)}</p>
<h1>${subject.heading ?? title}</h1>
<p><a class="button" href="${frame.game(words, path, fragment(subject.link))}">${say(playKey[kind])}</a></p>
${facts(words, subject)}
${kind === 'board' ? solution(frame, words, subject) : ''}
</div>
</article>
${kind === 'board' ? toTry(frame, words, subject) : ''}
${kind === 'board' ? `<p><a href="${frame.to(words, path, `atlas/${subject.board.name}.html`)}">${say('in_atlas')}</a></p>` : ''}
<h2>${words.say('app.help.how_title')}</h2>
<p>${words.say('app.help.how')}</p>
<nav class="ways" aria-label="${say('others')}">${way('previous', before)}<a href="${frame.to(words, path, 'atlas/boards/')}">${say('all_title')}</a>${way('next', after)}</nav>`,
  });
}

function allPage(frame, words, all) {
  const path = 'atlas/boards/index.html';
  const cards = (kind) => all.filter((one) => one.kind === kind).map((one) => {
    const detail = kind === 'board' ? holes(words, one) : [pegs(words, shown(one)), words.say(`app.level.${one.level}`)].join(', ');
    return `<li><a href="${one.path.replace('atlas/boards/', '')}">${picture(words, one, shown(one), '')}<b>${one.name(words)}</b><span>${detail}</span></a></li>`;
  }).join('\n');
  const part = (id, title, kind) => `<h2 id="${id}">${title}</h2>\n<ul class="cards">\n${cards(kind)}\n</ul>`;
  return frame.html(words, {
    path: 'atlas/boards/',
    image: 'atlas/boards/english.png',
    title: words.say('board.all_title'),
    description: words.say('board.all_about'),
    imageAlt: pictureName(words, all.find(({ id }) => id === 'english')),
    about: gameData(words, 'Last Peg'),
    body: `<h1>${words.say('board.all_title')}</h1>
<p><a class="button" href="${frame.game(words, path)}">${words.say('frame.play')}</a></p>
${part('boards', words.say('app.commands.boards'), 'board')}
${part('figures', words.say('app.commands.figures'), 'figure')}
${part('puzzle-peg', '<span lang="en">Problems in Puzzle-Peg</span>, 1924', 'position')}`,
  });
}

/** The pages by name, in all languages. @param {Frame} frame @param {ReturnType<typeof subjects>} all */
export function boardPages(frame, all) {
  const files = new Map();
  for (const words of frame.words) {
    files.set(frame.at(words, 'atlas/boards/index.html'), allPage(frame, words, all));
    all.forEach((subject, i) => {
      const [before, after] = [all[i - 1], all[i + 1]].map((one) => (one?.kind === subject.kind ? one : undefined));
      files.set(frame.at(words, subject.path), subjectPage(frame, words, subject, before, after));
    });
  }
  return files;
}
