// Earlier results about a board, with their sources, and what the atlas has for comparison. Only what a
// source says is here; the sentences are in web/languages/.

/** @import { Known } from './pages.mjs' */
/** @import { Words } from '../pages/words.mjs' */

const bell = {
  notes: 'G. I. Bell, “Notes on solving and playing peg solitaire on a computer”, arXiv 0903.3696',
  diamond: 'G. I. Bell, “Diamond Solitaire”, arXiv 0711.2749',
  triangular: 'G. I. Bell, “Solving Triangular Peg Solitaire”, arXiv math/0703865',
};
const beasley = 'J. D. Beasley, The Ins and Outs of Peg Solitaire';

/** A sentence. @returns {(words: Words) => string} */
const says = (key, fills) => (words) => words.say(`known.${key}`, fills);
const withNumbers = (key, numbers) => (words) => words.say(`known.${key}`, { hole: 'c1', numbers: numbers.map((number) => words.number(number)).join(', ') });

// The atlas's result, given the board and the language.
const same = (_, words) => words.say('known.same');
const least = (numbers) => Math.min(...numbers);
const fewest = (problemsOf = (board) => board.won) => (board, words) => {
  const problems = problemsOf(board);
  const [from, to] = [least(problems.map((one) => one.move_count_at_least)), least(problems.map((one) => one.move_count))];
  return from === to ? words.say('known.exactly', { number: to }) : words.say('known.between', { least: from, most: to });
};
const sweep = ({ longestSweep: [found, most] }, words) =>
  found === most ? words.say('known.sweep', { number: found }) : words.say('known.sweep_between', { least: found, most });
/** For each vacancy: can a sweep of n jumps be the last one? */
const lastSweeps = (jumps) => ({ vacancies }, words) => {
  const having = (least) => vacancies.filter(({ problems }) => problems.some((one) => least(one) >= jumps)).map(({ vacancy }) => vacancy);
  const [found, possible] = [having((one) => one.last_sweep ?? 0), having((one) => one.last_sweep_at_most ?? Infinity)];
  const never = vacancies.map(({ vacancy }) => vacancy).filter((vacancy) => !possible.includes(vacancy));
  return [words.say('known.sweep_from', { holes: words.list(found) }), never.length > 0 && words.say('known.sweep_never', { holes: words.list(never) })].filter(Boolean).join(' ');
};

const triangle = (moves, solvable, allowed) => [
  [says('triangle_fewest', { number: moves }), 'OEIS A127500', fewest()],
  [
    solvable === allowed ? says('triangle_all', { number: allowed }) : says('triangle_some', { allowed, number: solvable }),
    'OEIS A130515, A130516',
    (board, words) => (board.solvable === solvable ? same(board, words) : words.say('known.triangle_here', { number: board.solvable, open: board.undecided })),
  ],
];

/** @type {Record<string, [sentence: (words: Words) => string, source: string | ((words: Words) => string), here: (board: Known, words: Words) => string][]>} by board */
export const known = {
  english: [
    [says('all_solvable'), beasley, same],
    [says('central_game'), `${beasley}; G. I. Bell`, same],
    [says('reachable', { number: 23_475_688, hole: 'd4' }), `${bell.notes}; OEIS A112737`, same],
    [(words) => words.say('known.central_solutions', { number: words.number('40861647040079968') }), says('and_others', { names: 'G. I. Bell, B. Butler (Durango Bill)' }), same],
    [says('nine_jumps'), beasley, same],
  ],
  european: [
    [says('game_in', { hole: 'c1', number: 20 }), 'J.-C. Meyrignac 2003', fewest((board) => board.won.filter(({ vacancy }) => vacancy === 'c1'))],
    [withNumbers('level_counts', [1, 2, 6, 38, 247, 1567]), 'J.-C. Meyrignac 2003', (_, words) => withNumbers('level_counts_here', [1, 2, 6, 32, 173, 919])(words)],
    [says('reachable_by', { hole: 'd4', number: 374_349_516 }), says('public'),
      (_, words) => words.say('known.same_by', { command: '<code translate="no">lastpeg levels european --vacancy d4 --max-memory 1280</code>' })],
  ],
  wiegleb: [[says('sweep_exists', { number: 16 }), 'A. Maye', sweep]],
  diamond41: [[(words) => words.say('known.diamond_excluded', { holes: words.list(['e1', 'e4', 'd2', 'e3']) }), bell.diamond, same]],
  square6: [[says('fewer_than', { number: 15, corner: 16 }), 'J. Harris', fewest()]],
  triangle10: triangle(5, 1, 3),
  triangle15: [...triangle(9, 12, 17), [says('solutions_known'), `B. Butler (Durango Bill); ${bell.triangular}`, same]],
  triangle21: triangle(9, 29, 29),
  triangle28: triangle(12, 27, 27),
  triangle36: triangle(13, 80, 80),
  triangle45: triangle(16, 125, 125),
  triangle55: triangle(18, 108, 108),
  rhombus36: [[says('rhombus_sweep', { number: 16 }), bell.diamond, lastSweeps(16)]],
};
