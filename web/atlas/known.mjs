// What was known of a board before, from whom, and what the atlas has of it. Only what a source says stands
// here.

/** @import { Page } from './pages.mjs' */

const bell = {
  notes: 'G. I. Bell, “Notes on solving and playing peg solitaire on a computer”, arXiv 0903.3696',
  diamond: 'G. I. Bell, “Diamond Solitaire”, arXiv 0711.2749',
  triangular: 'G. I. Bell, “Solving Triangular Peg Solitaire”, arXiv math/0703865',
};
const beasley = 'J. D. Beasley, The Ins and Outs of Peg Solitaire';
const same = () => 'The same was found here.';

const least = (numbers) => Math.min(...numbers);
const fewest = (page, problems = page.won) => {
  const [from, to] = [least(problems.map((one) => one.move_count_at_least)), least(problems.map((one) => one.move_count))];
  return from === to ? `Here: ${to}.` : `Here: at least ${from}, and ${to} are enough.`;
};
const sweep = ({ won }) => {
  const [found, most] = ['last_sweep', 'last_sweep_at_most'].map((key) => Math.max(...won.map((one) => one[key])));
  return `Here: a last sweep of ${found}, and ${found === most ? 'none that is longer' : `none longer than ${most}`}.`;
};
/** By vacancy, whether a sweep of so many jumps can be the last one. */
const lastSweeps = (jumps) => ({ vacancies }) => {
  const having = (least) => vacancies.filter(({ problems }) => problems.some((one) => least(one) >= jumps)).map(({ vacancy }) => vacancy);
  const [found, possible] = [having((one) => one.last_sweep ?? 0), having((one) => one.last_sweep_at_most ?? Infinity)];
  const never = vacancies.map(({ vacancy }) => vacancy).filter((vacancy) => !possible.includes(vacancy));
  return `Here: it can be the last move from ${found.join(', ')}${never.length > 0 ? `, and not from ${never.join(', ')}` : ''}.`;
};

const triangle = (moves, solvable, feasible) => [
  [`The fewest moves over all problems are ${moves}.`, 'OEIS A127500', (page) => fewest(page)],
  [
    solvable === feasible
      ? `All ${feasible} problems that the rule of three allows can be solved.`
      : `The rule of three allows ${feasible} problems, and ${solvable} of them can be solved.`,
    'OEIS A130515 and A130516',
    (page) => (page.solvable === solvable ? same() : `Here: ${page.solvable}, and ${page.undecided} are open.`),
  ],
];

/** @type {Record<string, [sentence: string, source: string, here: (page: Page) => string][]>} by board */
export const known = {
  english: [
    ['Every problem that the rule of three allows can be solved.', beasley, same],
    ['From d4 back to d4 takes 18 moves (E. Bergholt 1912), and no fewer (J. D. Beasley 1964); the fewest moves of the other problems are published too.',
      `${beasley}; G. I. Bell`, same],
    ['23,475,688 positions can be reached from d4.', `${bell.notes}; OEIS A112737`, same],
    ['From d4 back to d4 there are 40,861,647,040,079,968 solutions.', 'G. I. Bell, B. Butler (Durango Bill) and others', same],
    ['The longest move in any single-vacancy game has nine jumps (H. Davis 1967).', beasley, same],
  ],
  european: [
    ['From c1 a game in 20 moves is known.', 'J.-C. Meyrignac 2003', (page) => fewest(page, page.won.filter(({ vacancy }) => vacancy === 'c1'))],
    ['From c1 there are 1, 2, 6, 38, 247, 1567, … positions after each jump.', 'J.-C. Meyrignac 2003',
      () => 'Here: they are counted with the peg that jumped last, and not up to symmetry; without it there are 1, 2, 6, 32, 173, 919, …'],
    ['From d4 374,349,516 positions can be reached by 1 to 34 jumps, up to symmetry.', 'a public enumeration', () => 'The same was found here, by lastpeg levels european --vacancy d4 --max-memory 1280.'],
  ],
  wiegleb: [['A sweep of 16 jumps exists.', 'A. Maye', sweep]],
  diamond41: [
    ['The rule of three excludes the centre and all other vacancies but e1, e4, d2 and e3, with those like them.', bell.diamond, same],
  ],
  square6: [['No game has fewer than 15 moves, or 16 from a corner.', 'J. Harris', (page) => fewest(page)]],
  triangle10: triangle(5, 1, 3),
  triangle15: [...triangle(9, 12, 17), ['The numbers of solutions.', `B. Butler (Durango Bill); ${bell.triangular}`, same]],
  triangle21: triangle(9, 29, 29),
  triangle28: triangle(12, 27, 27),
  triangle36: triangle(13, 80, 80),
  triangle45: triangle(16, 125, 125),
  triangle55: triangle(18, 108, 108),
  rhombus36: [['Whatever hole is empty at the start, one peg can be left with a sweep of 16 jumps, the longest that is possible.', bell.diamond, lastSweeps(16)]],
};
