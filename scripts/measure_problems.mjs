// node measure_problems.mjs LASTPEG
//
// Writes the table of src/app/model/problems/problem_table.cpp: for every board of the catalogue each
// winnable pair of a vacancy and a finish, up to symmetry, and how hard it is. Takes a few minutes.
//
// The measure uses, at each position along a solution, the share of jumps that keep the game winnable.
// The product of these shares is the probability that random jumps stay on a winnable path; minus its
// base-2 logarithm is the luck that a player needs, in coin tosses.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { catalogue, name, play } from './boards.mjs';

const [lastpeg = 'build/native/lastpeg'] = process.argv.slice(2);
const SAMPLES = 10; // max positions of a solution that are sampled
const FEWEST_LUCK = 8;
const NODES = 30_000; // per position; undecided positions count as lost, as they would be for a person

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
  // If no vacancy leads to one peg: to as few pegs as possible, which is not hard to approach.
  if (found.length === 0) found.push(...board.vacancies().map((vacancy) => `${vacancy} fewest ${FEWEST_LUCK}`));
  process.stdout.write(`${board.name}: ${found.length}\n${found.join(', ')}\n`);
}
solver.stdin.end();
