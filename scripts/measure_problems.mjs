// node measure_problems.mjs LASTPEG
//
// Writes the table of src/app/choose/problem_table.cpp: for every board of the catalogue each pair of a
// vacancy and a finish, up to symmetry, that can be won, and how hard it is. Takes some minutes.
//
// The measure: along a solution, at each position, the share of the jumps that keep the game winnable.
// A player who jumps without care stays on a winnable path with the product of these shares; minus its
// logarithm to base 2 is the luck he needs, in tosses of a coin.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { catalogue, name, play } from './boards.mjs';

const [lastpeg = 'build/native/lastpeg'] = process.argv.slice(2);
const SAMPLES = 10; // positions of a solution that are looked at
const FEWEST_LUCK = 8;
const NODES = 30_000; // for each; what is not decided by then counts as lost, as it is for a person

const solver = spawn(lastpeg, ['solve', '--jsonl'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: solver.stdout })[Symbol.asyncIterator]();
async function solve(request) {
  solver.stdin.write(`${JSON.stringify(request)}\n`);
  return JSON.parse((await answers.next()).value);
}

async function luck(board, start, finish, solution) {
  const byName = new Map(board.jumps.map((jump) => [`${name(board.cells[jump[0]])}-${name(board.cells[jump[2]])}`, jump]));
  const step = Math.max(1, Math.ceil(solution.length / SAMPLES));
  let pegs = start;
  let [tosses, looked] = [0, 0];
  for (let i = 0; i < solution.length; i += 1) {
    if (i % step === 0) {
      const legal = board.jumps.filter(([from, over, to]) => pegs[from] && pegs[over] && !pegs[to]);
      let keep = 0;
      for (const jump of legal) {
        const { verdict } = await solve({ board: board.name, position: board.text(play(pegs, jump)), finish, max_nodes: NODES });
        keep += verdict === 'solvable' ? 1 : 0;
      }
      tosses += Math.log2(legal.length / Math.max(keep, 1));
      looked += 1;
    }
    pegs = play(pegs, byName.get(solution[i]));
  }
  return Math.round((tosses / looked) * solution.length);
}

for (const board of catalogue(lastpeg)) {
  const found = [];
  for (const [from, to] of board.pairs()) {
    const [vacancy, finish] = [from, to].map((i) => name(board.cells[i]));
    const start = board.cells.map((_, i) => i !== from);
    const { verdict, jumps } = await solve({ board: board.name, position: board.text(start), finish, max_seconds: 60 });
    if (verdict === 'undecided') process.stderr.write(`${board.name} ${vacancy} ${finish}: undecided\n`);
    if (verdict === 'solvable') found.push(`${vacancy} ${finish} ${await luck(board, start, finish, jumps)}`);
  }
  // Where no vacancy leads to one peg: to as few as possible, which is not hard to approach.
  if (found.length === 0) found.push(...board.vacancies().map((vacancy) => `${vacancy} fewest ${FEWEST_LUCK}`));
  process.stdout.write(`${board.name}: ${found.length}\n${found.join(', ')}\n`);
}
solver.stdin.end();
