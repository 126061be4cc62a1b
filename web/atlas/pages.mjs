// The pages of the atlas: an overview, and one for each board that has its data here. Plain HTML without
// scripts, which the page of the game neither loads nor stores.

import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Board, name } from '../../scripts/boards.mjs';
import { known } from './known.mjs';
import { picture } from './picture.mjs';

const folder = dirname(fileURLToPath(import.meta.url));

// --- Words ----------------------------------------------------------------------------------------

const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');
const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
const unknown = '<span class="unknown">not known</span>';
/** "16", "17 to 20" */
const range = (least, most) => (least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`);

const proofs = {
  class: 'the rule of three',
  pagoda: 'weights (a pagoda function)',
  zero_half: 'weights with zero-half cuts',
  cost_partition: 'a cost partition',
  search: 'a search',
};
/** The certificates that a proof by cases comes down to. */
const leaves = (proof) => (proof.kind === 'cases' ? Object.values(proof.cases).flatMap(leaves) : [proof]);
function proofWords(proof) {
  const cases = leaves(proof);
  const words = [...new Set(cases.map(({ kind }) => proofs[kind]))].join(' or ');
  if (proof.kind === 'search') return `a search of ${counted(proof.positions, 'position')}`;
  if (proof.kind !== 'cases') return words;
  if (cases.length === 0) return 'no jump can be the first, or none the last';
  return cases.length === 1 ? `${words}, after jumps that are forced` : `${grouped(cases.length)} cases, each by ${words}`;
}

const limitWords = ({ max_nodes: nodes, max_seconds: seconds, max_memory: memory }) => [
  nodes && counted(nodes, 'node'), seconds && counted(seconds, 'second'), `${grouped(memory)} MiB`,
].filter(Boolean).join(', ');

// --- Boards ---------------------------------------------------------------------------------------

/** What is known of one board. */
export class Page {
  constructor(atlas) {
    Object.assign(this, atlas);
    this.drawn = new Board({ name: atlas.board, lattice: atlas.lattice, position: atlas.full });
    this.names = this.drawn.cells.map(name);
    this.byHole = this.names.map((_, hole) => this.vacancies.find(({ vacancy }) =>
      this.drawn.symmetries.some((image) => image[this.names.indexOf(vacancy)] === hole)));
    this.listed = this.vacancies.flatMap(({ vacancy, problems }) => problems.map((problem) => ({ vacancy, ...problem })));
    this.won = this.listed.filter(({ verdict }) => verdict === 'solvable');
  }

  /** Opens a problem in the page of the game: without a finish that to the complement of the start. */
  link({ vacancy, finish: hole }, text) {
    const pegs = this.names.map((one) => !vacancy.split(' ').includes(one));
    const start = this.drawn.text(pegs);
    const finish = hole ?? this.drawn.text(pegs.map((peg) => !peg));
    const address = new URLSearchParams({ board: this.board, position: start, finish });
    return `<a href="../#${escaped(decodeURIComponent(String(address)))}">${text}</a>`;
  }

  /** Whether a vacancy can be played to one peg: a class for its holes. */
  fate({ problems, fewest_pegs: fewest }) {
    if (problems.some(({ verdict }) => verdict === 'solvable')) return 'won';
    return problems.some(({ verdict }) => verdict === 'undecided') || !fewest ? 'open' : 'lost';
  }

  picture(labels) {
    return picture(this.drawn, {
      title: `The board ${this.title}`,
      classOf: (hole) => this.fate(this.byHole[hole]),
      label: (hole) => (labels && this.byHole[hole].vacancy === this.names[hole] ? this.names[hole] : null),
    });
  }

  /** From the easiest problem to the hardest. */
  fewestMoves() {
    if (this.won.length === 0) return '–';
    const counts = this.won.map((one) => one.move_count);
    return range(Math.min(...counts), Math.max(...counts));
  }

  longestSweep() {
    if (this.won.length === 0) return '–';
    return range(Math.max(...this.won.map((one) => one.last_sweep ?? 0)), Math.max(...this.won.map((one) => one.last_sweep_at_most)));
  }
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

const html = ({ title, description, style, icon, card, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
${card({ title, description })}
<link rel="icon" href="../${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
${body}
</body>
</html>
`;

/** What the solvable problems have, without what a limit left unknown of all of them. */
const columns = (page) => [
  ['Fewest moves', (one) => range(one.move_count_at_least, one.move_count)],
  ['Solutions', (one) => one.solutions && grouped(one.solutions)],
  ['Winning positions', (one) => one.winning && grouped(one.winning)],
  ['Longest last sweep', (one) => range(one.last_sweep ?? 0, one.last_sweep_at_most)],
].filter(([, value]) => page.won.some(value));

function problemRow(page, problem) {
  const finish = page.link(problem, `${problem.vacancy} to ${problem.finish}`);
  if (problem.verdict === 'solvable') return row(finish, columns(page).map(([, value]) => value(problem) ?? unknown));
  const words = problem.verdict === 'unsolvable' ? `Impossible: ${proofWords(problem.proof)}` : 'Open: a limit was reached';
  return `<tr><th scope="row">${finish}</th><td class="words" colspan="${Math.max(columns(page).length, 1)}">${words}</td></tr>`;
}

function vacancyRow({ vacancy, class: number, excluded, positions, fewest_pegs: fewest }) {
  return row(vacancy, [
    number,
    grouped(excluded),
    positions ? `${positions.positions === null ? 'more than ' : ''}${grouped(positions.levels.reduce((sum, level) => sum + level, 0))}` : unknown,
    fewest ? (fewest.fewest ? grouped(fewest.pegs) : `at most ${grouped(fewest.pegs)}`) : unknown,
  ]);
}

const moves = (label, text) => (text ? `<dt>${label}</dt><dd class="moves">${text}</dd>` : '');
const certificate = ({ proof }) => (proof ? `<dt>The certificate</dt><dd><code>${escaped(JSON.stringify(proof))}</code></dd>` : '');
const commands = (all) => `<dt>To find it again</dt>${all.map((one) => `<dd><code>${escaped(one).replace(/--[a-z-]+/g, '<span>$&</span>')}</code></dd>`).join('')}`;

const withMemory = (mebibytes) => (mebibytes > 1024 ? ` --max-memory ${mebibytes}` : ''); // than the default
// As much as fewest moves were asked for with: those searches had a limit of time.
const memoryOfMoves = ({ limits }) =>
  withMemory(Math.max(...limits.filter(({ max_seconds: seconds }) => seconds).map(({ max_memory: memory }) => memory)));
// Enough for the number of solutions, where the default is not.
const memoryOfCounts = { diamond41: 8192, european: 8192, square6: 16384 };

function problemDetails(page, problem) {
  const { verdict, move_count: count, last_sweep: sweep } = problem;
  const more = verdict === 'solvable' && problem.solutions !== null
    ? [`${problem.command.replace('lastpeg solve', 'lastpeg count').replace(' --shortest', '')} --until solutions${withMemory(memoryOfCounts[page.board])}`] : [];
  return `<h3>${problem.vacancy} to ${problem.finish}</h3><dl>
${moves(`In ${counted(count, 'move')}${problem.shortest ? ', and no fewer' : ''}`, problem.moves)}
${moves(`With a last sweep of ${counted(sweep, 'jump')}`, problem.last_sweep_moves)}
${certificate(problem)}
${commands([`${problem.command}${verdict === 'solvable' ? memoryOfMoves(page) : ''}`, ...more, `lastpeg atlas ${page.board} --piece ${problem.piece}`])}</dl>`;
}

function vacancyDetails(page, one) {
  const { vacancy, positions, fewest_pegs: fewest, problems } = one;
  const levels = positions && `<dt>Positions after 0, 1, 2, … jumps</dt><dd class="moves">${positions.levels.map(grouped).join(' · ')}${
    positions.positions === null ? ' · …' : ''}</dd>${commands([positions.command])}`;
  const pegs = fewest && fewest.pegs > 1
    ? `${moves(`To ${counted(fewest.pegs, 'peg')}${fewest.fewest ? ', and no fewer' : ''}`, fewest.moves)}${commands([fewest.command])}` : '';
  return `<details><summary>${vacancy} empty</summary><dl>${levels ?? ''}${pegs}</dl>
${problems.map((problem) => problemDetails(page, { vacancy, ...problem })).join('\n')}</details>`;
}

function pairs(page) {
  const all = page.double_vacancies;
  const names = (wanted, more = () => '') => all.filter(({ verdict }) => verdict === wanted)
    .map((one) => `${page.link(one, one.vacancy.replace(' ', ' and '))}${more(one)}`);
  const list = (words, items) => (items.length > 0 ? `<p>${words}</p><ul class="pairs"><li>${items.join('</li><li>')}</li></ul>` : '');
  return `<h2>Double-vacancy complements</h2>
<p>Two holes are empty at the start, and at the end these two alone have pegs. Up to symmetry there are ${counted(all.length, 'such problem')}; the rule of three excludes none.</p>
${list('It can be done with', names('solvable'))}
${list('It cannot be done with', names('unsolvable', ({ proof }) => ` (${proofWords(proof)})`))}
${list('Open, as a limit was reached:', names('undecided'))}`;
}

const pairsDetails = (page) => `<details><summary>Two holes empty</summary>${page.double_vacancies.map((one) =>
  `<h3>${one.vacancy.replace(' ', ' and ')}</h3><dl>${moves('A solution', one.moves)}${certificate(one)}${commands([one.command])}</dl>`).join('\n')}</details>`;

function verdictWords({ problems, excluded, solvable, unsolvable, undecided, missing }) {
  const left = problems - excluded;
  const parts = [solvable && `${grouped(solvable)} can be solved`, unsolvable && `${grouped(unsolvable)} cannot`,
    undecided && `${grouped(undecided)} are open`].filter(Boolean);
  const all = solvable === left ? 'All of these can be solved.' : unsolvable === left ? 'None of these can be solved.' : `Of these ${parts.join(', ')}.`;
  return `Up to symmetry there are ${counted(problems, 'problem')} with one empty hole at the start and one peg at the end. The rule of three
excludes ${grouped(excluded)}, and leaves ${grouped(left)}. ${all}${missing.length > 0 ? ` ${counted(missing.length, 'part')} of the atlas are still to be computed.` : ''}`;
}

const sources = (page, notes) => `<h2>What was known</h2>
<ul>${notes.map(([sentence, source, here]) => `<li>${escaped(sentence)} <cite>${escaped(source)}.</cite> ${here(page)}</li>`).join('\n')}</ul>
<p>What has no source here was computed for this atlas; whether somebody had it before is not known to us.</p>`;

const fates = { won: 'one peg can be left', lost: 'one peg cannot be left', open: 'open' };
const legend = (page) => Object.entries(fates).filter(([fate]) => page.vacancies.some((one) => page.fate(one) === fate))
  .map(([fate, words]) => `<li class="${fate}">${words}</li>`).join('');

function boardPage(page, assets) {
  const head = ['Problem', ...(page.won.length > 0 ? columns(page).map(([title]) => title) : ['Why not'])];
  const explained = page.won.length === 0 ? '' : ` Moves are runs of jumps by one peg, the last sweep is the last
move, in jumps.${page.won.some((one) => one.move_count_at_least < one.move_count || one.last_sweep < one.last_sweep_at_most)
    ? ' “17 to 20” is a bound that is proved, and the best that is known.' : ''}${page.won.some(({ winning }) => winning !== null)
    ? ' Winning positions are counted up to the symmetries of the problem.' : ''}`;
  return html({
    ...assets,
    title: `${page.title} · Atlas of Last Peg`,
    description: `Which problems of the board ${page.title} can be solved to one peg, in how many moves, and why the others cannot.`,
    body: `<nav><a href="../">Last Peg</a> <a href="./">Atlas</a></nav>
<main>
<header>
<div>
<h1>${page.title}</h1>
<p>${counted(page.holes, 'hole')}, ${counted(page.jumps, 'jump')}, ${page.symmetries === 1 ? 'no symmetry' : counted(page.symmetries, 'symmetry').replace('ys', 'ies')}.</p>
<p>${verdictWords(page)}</p>
<ul class="legend">${legend(page)}</ul>
</div>
<figure>${page.picture(true)}<figcaption>Each hole as the first one to be empty. Those with a name stand for all that symmetries map to each other.</figcaption></figure>
</header>
${page.listed.length > 0 ? `<h2>Problems</h2>
<p>From the empty hole to the last peg; each opens in the game.${explained}</p>
${table('Problems', head, page.vacancies.filter(({ problems }) => problems.length > 0).map(({ vacancy, problems }) =>
    `<tbody>${problems.map((problem) => problemRow(page, { vacancy, ...problem })).join('\n')}</tbody>`).join('\n'))}` : ''}
<h2>Vacancies</h2>
${table('Vacancies', ['Empty hole', 'Position class', 'Excluded by the rule of three', 'Positions that can be reached', 'Fewest pegs'],
    `<tbody>${page.vacancies.map(vacancyRow).join('\n')}</tbody>`)}
${page.double_vacancies.length > 0 ? pairs(page) : ''}
${known[page.board] ? sources(page, known[page.board]) : ''}
<h2>Solutions, certificates, commands</h2>
<p>Every solution here was replayed, and every certificate verified, by programs that share nothing with the search. A search has to be believed, or repeated.</p>
${page.vacancies.map((one) => vacancyDetails(page, one)).join('\n')}
${page.double_vacancies.length > 0 ? pairsDetails(page) : ''}
<h2>How it was found</h2>
<p>By <code>lastpeg atlas ${page.board}</code>; the limits of each search were ${page.limits.map(limitWords).join('; or ')}, of counts 32 times the nodes.
Problems lent each other solutions: with the first or the last jump made by the other peg, the opposite way, or with other last moves, one is a solution of another problem.
${page.limits.some(({ max_seconds: seconds }) => seconds) ? 'In so many seconds a faster machine may find more; under all other limits the same version finds the same everywhere.'
      : 'The same version finds the same under them on every machine.'} <a href="${page.board}.json" download>All of it as JSON</a></p>
</main>`,
  });
}

function overview(pages, assets) {
  const head = ['Board', 'Holes', 'Problems', 'Allowed', 'Solvable', 'Impossible', 'Open', 'Moves', 'Proved', 'Last sweep'];
  return html({
    ...assets,
    title: 'Atlas of Last Peg',
    description: 'What can be known of peg solitaire boards: which problems can be solved, and in how many moves.',
    body: `<nav><a href="../">Last Peg</a></nav>
<main>
<h1>Atlas</h1>
<p>What can be known of peg solitaire boards: every problem that begins with one empty hole and ends with one peg, counted up to symmetry. Which can be solved, in how many
moves, in how many ways, and with how long a last sweep; where it is impossible, why. Every solution was replayed and every certificate verified; each number stands beside the
command that finds it again, but for better solutions that one problem lent another.</p>
${table('Boards', head, `<tbody>${pages.map((page) => row(`<a href="${page.board}.html">${page.picture(false)}<span>${page.title}</span></a>`, [
      page.holes, grouped(page.problems), grouped(page.problems - page.excluded), grouped(page.solvable), grouped(page.unsolvable),
      grouped(page.undecided), page.fewestMoves(), page.won.length > 0 ? grouped(page.won.filter(({ shortest }) => shortest).length) : '–', page.longestSweep()], page.board)).join('\n')}</tbody>`)}
<p>“Allowed” are the problems that the rule of three leaves. “Moves” says how many the solvable ones take, from the easiest to the hardest, as far as is known, and “Proved” of
how many problems no solution has fewer. “Last sweep” is the longest last move of all, in jumps${pages.some((page) => page.longestSweep().includes(' '))
      ? '; “9 to 12” was found with 9, and is proved to have no more than 12' : ': it is proved that no solution has a longer one'}. The page of a board says what was known before, and
from whom; of what has no source there, we do not know whether somebody had it before.</p>
<p>All of it took some hours on one core of a virtual machine (AMD EPYC), beside other work. It can be cut into pieces for many machines: <code>lastpeg atlas BOARD --piece 1/20</code>.</p>
</main>`,
  });
}

/**
 * The files of the atlas by their names.
 * @param {{ style: string, icon: string }} assets  the names of the style sheet, and of the icon beside index.html
 */
export async function atlasPages(assets) {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
  const pages = texts.map((text) => new Page(JSON.parse(text)))
    .sort((a, b) => a.lattice.localeCompare(b.lattice) || a.holes - b.holes);
  const files = new Map([['index.html', overview(pages, assets)]]);
  for (const page of pages) {
    files.set(`${page.board}.html`, boardPage(page, assets));
    files.set(`${page.board}.json`, texts[names.indexOf(`${page.board}.json`)]);
  }
  return files;
}
