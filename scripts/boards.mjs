// The boards of the catalogue with their jumps, for the measuring scripts.

import { spawnSync } from 'node:child_process';

const directions = { square: [[1, 0], [0, 1]], triangular: [[1, 0], [0, 1], [1, 1]] };
export const name = ([column, row]) => String.fromCharCode(97 + column) + (row + 1);

export class Board {
  constructor({ name, lattice, position, finish }) {
    Object.assign(this, { name, lattice, position, finish });
    this.cells = position.split('/').flatMap((line, row) =>
      [...line].flatMap((sign, column) => (sign === '.' ? [] : [[column, row]])),
    );
    this.index = new Map(this.cells.map((cell, i) => [String(cell), i]));
    this.symmetries = this.#symmetries();
    this.jumps = this.cells.flatMap(([x, y]) =>
      directions[lattice].flatMap(([dx, dy]) => [1, -1].flatMap((s) => {
        const [over, to] = [1, 2].map((n) => this.index.get(String([x + s * n * dx, y + s * n * dy])));
        return over === undefined || to === undefined ? [] : [[this.index.get(String([x, y])), over, to]];
      })),
    );
  }

  #symmetries() {
    const found = [];
    for (const a of [-1, 0, 1]) for (const b of [-1, 0, 1]) for (const c of [-1, 0, 1]) for (const d of [-1, 0, 1]) {
      if (a * d === b * c) continue;
      const isDirection = ([x, y]) => directions[this.lattice].some(([p, q]) => (x === p && y === q) || (x === -p && y === -q));
      if (!directions[this.lattice].every(([x, y]) => isDirection([a * x + b * y, c * x + d * y]))) continue;
      const images = this.cells.map(([x, y]) => [a * x + b * y, c * x + d * y]);
      const [left, top] = [0, 1].map((i) => Math.min(...images.map((image) => image[i])));
      const permutation = images.map(([x, y]) => this.index.get(String([x - left, y - top])));
      if (!permutation.includes(undefined)) found.push(permutation);
    }
    return found;
  }

  // One hole of each symmetry class.
  vacancies() {
    return [...new Set(this.cells.map((_, i) => Math.min(...this.symmetries.map((image) => image[i]))))].map((i) => name(this.cells[i]));
  }

  // One pair of holes of each symmetry class.
  pairs() {
    const seen = new Set();
    const pairs = [];
    for (let from = 0; from < this.cells.length; from += 1) for (let to = 0; to < this.cells.length; to += 1) {
      if (seen.has(`${from} ${to}`)) continue;
      for (const image of this.symmetries) seen.add(`${image[from]} ${image[to]}`);
      pairs.push([from, to]);
    }
    return pairs;
  }

  text(pegs) {
    const rows = [];
    this.cells.forEach(([column, row], i) => {
      rows[row] = (rows[row] ?? '').padEnd(column, '.') + (pegs[i] ? 'x' : 'o');
    });
    return rows.join('/');
  }
}

// A jump is [from, over, to], indices of cells; pegs are a list of booleans.
export const play = (pegs, [from, over, to]) => pegs.with(from, false).with(over, false).with(to, true);

/** Gets them from the program `lastpeg`. */
export function catalogue(lastpeg) {
  const { boards } = JSON.parse(spawnSync(lastpeg, ['boards', '--json']).stdout);
  return boards.map((entry) => new Board(entry));
}
