// @ts-check
// The boards that have names, written down a second time, so that the checker of certificates takes
// nothing from the solver: rows, the hole that is empty in the classic problem, and its finish. A row is
// two digits: the number of places before its first hole, and the number of holes (a for 10). No board
// of the catalogue has gaps in a row.

/** @typedef {{ lattice: string, rows: string[], vacancy: string, finish: string }} Entry */

/** @param {number} count @param {(row: number) => string} row */
const rows = (count, row) => Array.from({ length: count }, (_, i) => row(i)).join(' ');
/** @param {number} side */
const triangle = (side) => rows(side, (i) => `0${(i + 1).toString(36)}`);
/** @param {number} columns @param {number} [count] */
const rectangle = (columns, count = columns) => rows(count, () => `0${columns}`);
/** @param {number} side  of the diamond, with a central hole, or stretched by `more` columns  @param {number} [more] */
const diamond = (side, more = 0) =>
  rows(2 * side - 1, (i) => `${Math.abs(side - 1 - i)}${2 * (side - 1 - Math.abs(side - 1 - i)) + 1 + more}`);
/** @param {number} side */
const hexagon = (side) =>
  rows(2 * side - 1, (i) => `${Math.max(0, i - side + 1)}${2 * side - 1 - Math.abs(side - 1 - i)}`);

const square = {
  english: ['23 23 07 07 07 23 23', 'd4', 'd4'],
  european: ['23 15 07 07 07 15 23', 'c1', 'any'],
  wiegleb: ['33 33 33 09 09 09 33 33 33', 'e5', 'e5'],
  asymmetric: ['23 23 23 08 08 08 23 23', 'd5', 'd5'],
  diamond13: [diamond(3), 'c3', 'fewest'],
  diamond25: [diamond(4), 'd4', 'fewest'],
  diamond32: [diamond(4, 1), 'd4', 'any'],
  diamond41: [diamond(5), 'd2', 'any'],
  square4: [rectangle(4), 'b1', 'any'],
  square5: [rectangle(5), 'c2', 'any'],
  square6: [rectangle(6), 'a1', 'any'],
  square7: [rectangle(7), 'd2', 'any'],
  rectangle30: [rectangle(6, 5), 'c3', 'any'],
};
const triangular = {
  triangle10: [triangle(4), 'a2', 'any'],
  triangle15: [triangle(5), 'a1', 'any'],
  triangle21: [triangle(6), 'a1', 'any'],
  triangle28: [triangle(7), 'a2', 'any'],
  triangle36: [triangle(8), 'a1', 'any'],
  triangle45: [triangle(9), 'a1', 'any'],
  triangle55: [triangle(10), 'a2', 'any'],
  trapezoid18: ['03 04 05 06', 'c3', 'any'],
  rhombus16: [rectangle(4), 'b1', 'any'],
  rhombus25: [rectangle(5), 'a1', 'any'],
  rhombus36: [rectangle(6), 'a1', 'any'],
  hexagon19: [hexagon(3), 'c3', 'fewest'],
  hexagon37: [hexagon(4), 'c3', 'any'],
  star13: ['11 04 13 14 31', 'b1', 'any'],
  star37: ['21 22 07 16 25 26 27 52 61', 'd4', 'any'],
};

/** @type {Map<string, Entry>} */
export const catalogue = new Map();
for (const [lattice, boards] of Object.entries({ square, triangular })) {
  for (const [name, [code, vacancy, finish]] of Object.entries(boards)) {
    const drawn = code
      .split(' ')
      .map(([before, holes]) => '.'.repeat(Number(before)) + 'x'.repeat(parseInt(holes, 36)));
    catalogue.set(name, { lattice, rows: drawn, vacancy, finish });
  }
}
