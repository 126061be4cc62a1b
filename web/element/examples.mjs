// The page of examples: the boards of five other programs, each played, replayed or shown, with the code
// to paste. The code is the page's own.

import { name as nameOf } from '../../scripts/boards.mjs';
import { escaped } from '../pages/frame.mjs';
import { fragment } from '../pages/lists.mjs';
import { boardPicture } from '../pages/picture.mjs';

const diamond = 'f2-d2 e4-e2 g3-e3 g4-e4 g6-g4 h4-f4 i5-g5 e6-g6 h6-f6 d3-f3 e1-e3 f3-d3 e8-e6 g7-e7 e6-e8 e9-e7 e4-g4 f5-f7 f8-f6 g4-g6-e6-e8 c7-e7 e8-e6 d5-d7 d8-d6 c4-e4 d2-d4 e4-c4 e6-e4 b4-d4 e4-c4 b5-d5 c3-c5 d5-d7 b6-d6 d7-d5-b5 a5-c5';
const english = 'f4-d4 e6-e4 g5-e5 d5-f5 b5-d5 c7-c5 c4-c6 e7-c7-c5 e3-e5 e1-e3 c2-c4-c6-e6-e4-e2 c1-e1-e3 a3-c3 d3-b3 g3-g5-e5-c5 a5-a3-c3 f3-d3-b3-b5-d5-d3 d2-d4';
const triangle = 'c3-a1 e5-c3 b4-d4-b2 a2-c4 d5-b3 a4-a2-c4 b5-d5 a1-c3-c5 d5-b5 a5-c5';

const examples = [
  {
    title: 'A solution of the Diamond 41', who: 'M. Thill, Diamond-41 solver',
    text: 'All 39 jumps from the start with one hole empty beside the top, one after the other: press Play, step, or drag the slider.',
    name: 'Diamond 41, a solution to watch',
    attributes: { board: 'diamond41', vacancy: 'd2', moves: diamond },
  },
  {
    title: 'The English board in 18 moves', who: 'M. Thill, English-board solver',
    text: 'A slide show of the fewest moves that end in the middle. It begins by itself when it comes into view, unless the reader wants no motion.',
    name: 'The English board in 18 moves, to watch',
    attributes: { board: 'english', moves: english, autoplay: '', theme: 'wood' },
  },
  {
    title: 'A puzzle with a coach', who: 'Wächter, backtracker',
    text: 'Play from any position; the coach says after each jump whether you can still win. Hint shows the next jump, Solve the rest.',
    name: 'The English board, to play',
    attributes: { board: 'english', coach: '' },
  },
  {
    title: 'The Triangle 15', who: 'Wright, triangle',
    text: 'The board on the triangular lattice, to play.',
    name: 'The Triangle 15, to play',
    attributes: { board: 'triangle15', theme: 'marble' },
  },
  {
    title: 'The Triangle 15 in 10 moves', who: 'Wright, triangle',
    text: 'The same board with a solution.',
    name: 'The Triangle 15 in 10 moves, to watch',
    attributes: { board: 'triangle15', moves: triangle },
  },
  {
    title: 'A still diagram', who: 'blackflux, 50-line solver',
    text: 'The search goes backwards, from the goal: this is the position before the last two jumps. A diagram has no buttons, but a screen reader reads it hole by hole.',
    name: 'The English board with three pegs, a diagram',
    attributes: { board: 'english', position: '..ooo/..oxo/ooooooo/oooxooo/oooxooo/..ooo/..ooo', controls: 'none', theme: 'plain' },
  },
  {
    title: 'A figure to solve', who: 'Dirkse, Peg-Solitaire 2',
    text: 'A preset game, with the buttons that its author chose.',
    name: 'The figure Ring, to play',
    attributes: { board: 'english', position: '..ooo/..xxx/oxxoxxo/oxoooxo/oxxoxxo/..xxx/..ooo', finish: 'd4', controls: 'undo redo hint', theme: 'dark wood' },
  },
  {
    title: 'The pegs that may be left', who: 'Dirkse, Peg-Solitaire 2',
    text: 'Any finish of the game: here the last peg has to end in one of four corners.',
    name: 'The English board, ending at the rim, to play',
    attributes: { board: 'english', vacancy: 'd1', finish: 'one-of:a4,g4,d1,d7' },
  },
];

/** What the page shows without JavaScript: a picture, and a link to the game. */
function instead({ name, attributes: { board: id, position, vacancy, finish, moves } }, boards) {
  const board = boards.get(id);
  const start = position ?? (vacancy ? board.text(board.cells.map((cell) => nameOf(cell) !== vacancy)) : board.position);
  const link = fragment({ board: id, position, vacancy, finish, moves: moves?.replaceAll(' ', ',') });
  return { drawing: boardPicture(board, { title: escaped(name), position: start }), link: `#${link}` };
}

/** @param {string} base  the site's address, for code that is pasted elsewhere */
function section(example, boards, base) {
  const { title, who, text, name, attributes } = example;
  const { drawing, link } = instead(example, boards);
  const written = Object.entries(attributes).map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${value}"`)).join('');
  const code = `<last-peg${written}>\n  <a href="${base}${link}">${name}</a>\n</last-peg>`;
  return `
<section>
<last-peg${written}>${drawing}<p><a href="./${escaped(link)}">${name}</a></p></last-peg>
<div>
<h2>${title}</h2>
<p class="who">${who}</p>
<p>${text}</p>
<pre tabindex="0" aria-label="Code: ${escaped(title)}"><code>${escaped(code)}</code></pre>
</div>
</section>`;
}

/**
 * The page by its name, in English alone.
 * @param {import('../pages/frame.mjs').Frame} frame
 * @param {import('../../scripts/boards.mjs').Board[]} list  the catalogue
 */
export function examplesPage(frame, list) {
  const [words] = frame.words;
  const boards = new Map(list.map((board) => [board.name, board]));
  const base = frame.address || './';
  const title = 'Boards for your own page';
  const iframe = (at) => `<iframe src="${at}embed.html#board=triangle15&theme=wood" width="480" height="620" title="Peg solitaire, the Triangle 15" loading="lazy"></iframe>`;
  const page = frame.html(words, {
    path: 'examples.html',
    image: 'atlas/boards/triangle15.png',
    title,
    description: 'Peg solitaire in any web page: one script and one tag that plays a puzzle, replays a solution, or shows a diagram.',
    imageAlt: 'A board of peg solitaire',
    translated: false,
    about: { '@type': 'TechArticle', headline: title, inLanguage: 'en' },
    script: 'element.js',
    allowed: "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; frame-src 'self'",
    body: `<div class="examples">
<h1>${title}</h1>
<p>One script and one tag. The script is small, asks no other server for anything, and loads the solver only when
somebody asks for a hint. Without JavaScript a reader sees what you put into the tag.
<a href="docs/element.html">All attributes, methods and events</a>.</p>
<pre tabindex="0" aria-label="Code: the script"><code>${escaped(`<script type="module" src="${base === './' ? '' : base}element.js"></script>`)}</code></pre>
${examples.map((example) => section(example, boards, base)).join('\n')}

<section>
${iframe('').replace('&theme', '&amp;theme')}
<div>
<h2>Where no script is allowed</h2>
<p>The same board in a frame: what stands behind the # are the attributes, as in a link to the game.</p>
<pre tabindex="0" aria-label="Code: a frame"><code>${escaped(iframe(base === './' ? '' : base))}</code></pre>
</div>
</section>
</div>`,
  });
  return new Map([['examples.html', page]]);
}
