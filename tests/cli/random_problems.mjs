// Random boards, problems and finishes, for the tests of the JavaScript checker of certificates. Holes and jumps are
// computed here again, without asking either program. Positions are lists of holes.

let seed = 20260713;
export const below = (n) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * n);
};
export const one = (list) => list[below(list.length)];
export const some = (list, chance = 2) => list.filter(() => below(chance) === 0);

const steps = { square: [[1, 0], [0, 1]], triangular: [[1, 0], [0, 1], [1, 1]], diagonal: [[1, 0], [0, 1], [1, 1], [1, -1]] };

export class Geometry {
  constructor(lattice, rows, lines = null) {
    this.lattice = lattice;
    this.rows = rows;
    this.holes = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '.' ? [] : [{ x, y, name: String.fromCharCode(97 + x) + (y + 1) }])));
    this.names = this.holes.map(({ name }) => name);
    const index = (x, y) => this.holes.findIndex((hole) => hole.x === x && hole.y === y);
    const triples = lines ?? this.holes.flatMap(({ x, y }, i) => steps[lattice].map(([right, down]) => [i, index(x + right, y + down), index(x + 2 * right, y + 2 * down)])).filter((triple) => !triple.includes(-1));
    this.jumps = triples.flatMap(([a, b, c]) => [[a, b, c], [c, b, a]]).map(([from, over, to]) => ({ name: `${this.names[from]}-${this.names[to]}`, from, over, to }));
    const text = rows.join('/');
    this.text = lines ? `${text}\njumps:\n${lines.map((line) => line.map((hole) => this.names[hole]).join(' ')).join('\n')}` : `lattice: ${lattice}/${text}`;
  }
  write(pegs, either = []) {
    let hole = 0;
    return this.rows.map((row) => [...row].map((cell) => {
      if (cell === '.') return cell;
      hole += 1;
      return either.includes(hole - 1) ? '?' : pegs.includes(hole - 1) ? 'x' : 'o';
    }).join('')).join('/');
  }
  /** The first hole of each orbit of the symmetries. */
  orbits() {
    const turn = this.lattice === 'triangular' ? ([x, y]) => [x - y, x] : ([x, y]) => [-y, x];
    const first = this.names.map((_, hole) => hole);
    let cells = this.holes.map(({ x, y }) => [x, y]);
    for (let i = 0; i < 12; i += 1) {
      cells = cells.map(turn);
      if (i === 5) cells = cells.map(([x, y]) => [y, x]);
      const [left, top] = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis])));
      const images = cells.map(([x, y]) => this.holes.findIndex((hole) => hole.x === x - left && hole.y === y - top));
      if (!images.includes(-1)) images.forEach((image, hole) => { first[image] = Math.min(first[image], hole); });
    }
    return this.names.filter((_, hole) => first[hole] === hole);
  }
  read(position) {
    const rows = position.split('/');
    return this.holes.flatMap(({ x, y }, hole) => (rows[y][x] === 'x' ? [hole] : []));
  }
}

export const canJump = (pegs, { from, over, to }) => pegs.includes(from) && pegs.includes(over) && !pegs.includes(to);
export const after = (pegs, { from, over, to }) => [...pegs.filter((hole) => hole !== from && hole !== over), to].sort((a, b) => a - b);
export const canHaveLed = (pegs, { from, over, to }) => pegs.includes(to) && !pegs.includes(from) && !pegs.includes(over);
export const before = (pegs, { from, over, to }) => [...pegs.filter((hole) => hole !== to), from, over].sort((a, b) => a - b);

/** A shape of 3 to `most` holes in a box. */
export function shape(columns, lines, most) {
  for (;;) {
    const rows = Array.from({ length: lines }, () => Array.from({ length: columns }, () => (below(5) > 0 ? 'x' : '.')));
    const holes = rows.flat().filter((cell) => cell === 'x').length;
    const filled = (row) => row.includes('x');
    if (holes < 3 || holes > most || !filled(rows[0]) || !filled(rows[lines - 1]) || !filled(rows.map((row) => row[0]))) continue;
    return rows.map((row) => row.join('').replace(/\.+$/, ''));
  }
}

/** A finish of any kind, with the pegs of the only position that it allows, and a predicate. */
export function anyFinish(board) {
  const { names } = board;
  const all = names.map((_, hole) => hole);
  const [hole, other] = [below(names.length), below(names.length)];
  const only = (pegs) => (position) => position.join() === pegs.join();
  switch (below(9)) {
    case 0: case 1: return { finish: 'any', holes: all, reached: (pegs) => pegs.length === 1 };
    case 2: case 3: return { finish: names[hole], pegs: [hole], reached: only([hole]) };
    case 4: return hole === other
      ? { finish: `one-of:${names[hole]}`, pegs: [hole], reached: only([hole]) }
      : { finish: `one-of:${names[hole]},${names[other]}`, holes: [hole, other], reached: (pegs) => pegs.length === 1 && [hole, other].includes(pegs[0]) };
    case 5: return { finish: `reach:${names[hole]}`, least: [[hole], all.filter((one) => one !== hole)], reached: (pegs) => pegs.includes(hole) };
    case 6: {
      const number = 2 + below(Math.min(4, names.length - 1));
      return { finish: `pegs:${number}`, number, reached: (pegs) => pegs.length === number };
    }
    case 7: {
      const pegs = some(all, 3);
      return { finish: board.write(pegs), pegs, reached: only(pegs) };
    }
    default: {
      const either = some(all);
      const pegs = some(all.filter((one) => !either.includes(one)), 3);
      return { finish: board.write(pegs, either), ...(either.length === 0 ? { pegs } : { least: [pegs, either] }), reached: (position) => position.filter((one) => !either.includes(one)).join() === pegs.join() };
    }
  }
}
