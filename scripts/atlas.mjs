// node scripts/atlas.mjs [BOARD...]
//
// Computes web/atlas/BOARD.json with `lastpeg atlas`, for the named boards, or for all boards of the
// list below whose file is missing. Results are kept in build/atlas/, one store per board, and a second
// run continues from there; some boards take half an hour. Problems share solutions, also with other
// last moves. Open fewest moves and counts are then searched again, for a minute each; on the largest
// boards only fewest moves, which takes two hours for the Triangle 45, where nearly all stay open. Open
// last sweeps are searched again on all boards, which takes seconds on most of them. To use stores that
// other machines have filled by pieces, append them there with `cat`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lastpeg = process.env.LASTPEG ?? `${root}build/native/lastpeg`;

// Limits of nodes and memory, so that searches stop at the same place on every machine.
const nothing = [];
const some = ['--max-nodes', '1000000', '--max-memory', '512'];
const limits = {
  english: ['--max-memory', '1536'],
  european: ['--max-nodes', '5000000', '--max-memory', '1024'],
  wiegleb: ['--max-nodes', '3000000', '--max-memory', '2048'],
  asymmetric: ['--max-nodes', '1000000', '--max-memory', '1024'],
  diamond13: nothing,
  diamond25: nothing,
  diamond32: ['--max-nodes', '3000000', '--max-memory', '1024'],
  diamond41: ['--max-nodes', '6000000', '--max-memory', '2048'],
  square4: nothing,
  square5: some,
  square6: some,
  square7: some,
  rectangle30: ['--max-nodes', '3000000', '--max-memory', '1024'],
  triangle10: nothing,
  triangle15: nothing,
  triangle21: nothing,
  triangle28: ['--max-nodes', '2000000', '--max-memory', '2048'],
  triangle36: ['--max-nodes', '3000000', '--max-memory', '1024'],
  triangle45: some,
  triangle55: some,
  trapezoid18: nothing,
  rhombus16: nothing,
  rhombus25: some,
  rhombus36: some,
  hexagon19: nothing,
  hexagon37: some,
  star13: nothing,
  star37: some,
};
// The second run has a time limit, so that its duration is known: a minute for each search.
const minute = ['--max-seconds', '60', '--max-memory', '4096'];
// Sweeps have limits of their own: a unit is not searched again under the same limits.
const sweeps = ['--max-seconds', '60', '--max-memory', '1024'];
// Boards with too many positions and solutions for a count in a minute.
const uncounted = ['square7', 'triangle45', 'triangle55', 'rhombus36', 'star37'];

function run(args, stdout) {
  const { status, stdout: text, error } = spawnSync(lastpeg, args, {
    stdio: ['ignore', stdout, 'inherit'], encoding: 'utf8', maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (status !== 0 && status !== 3) process.exit(status ?? 1); // it has printed the reason
  return text;
}

// One line per unit, so that diffs are readable.
const line = (value, indent) => `${indent}${JSON.stringify(value)}`;
const fields = (object, indent, lists) => Object.entries(object).map(([key, value]) =>
  key in lists && value.length > 0
    ? `${indent}${JSON.stringify(key)}:[\n${value.map((one) => lists[key](one, `${indent} `)).join(',\n')}\n${indent}]`
    : `${indent}${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n');
const vacancy = (value, indent) => `${indent}{\n${fields(value, `${indent} `, { problems: line })}\n${indent}}`;
const lines = (atlas) => `{\n${fields(atlas, ' ', { vacancies: vacancy, double_vacancies: line })}\n}\n`;

mkdirSync(`${root}build/atlas`, { recursive: true });
const named = process.argv.slice(2);
const unknown = named.find((board) => !(board in limits));
if (unknown) throw new Error(`There are no limits for ${unknown} yet: put them into the list of this script.`);
for (const board of named.length > 0 ? named : Object.keys(limits)) {
  const file = `${root}web/atlas/${board}.json`;
  if (named.length === 0 && existsSync(file)) continue;
  const store = `${root}build/atlas/${board}.jsonl`;
  run(['atlas', board, '--store', store, ...limits[board]], 'ignore');
  const what = uncounted.includes(board) ? 'moves' : 'all';
  run(['atlas', board, '--store', store, '--share', '5', '--again', what, ...minute], 'ignore');
  run(['atlas', board, '--store', store, '--share', '5', '--again', 'sweeps', ...sweeps], 'ignore');
  run(['atlas', board, '--store', store, '--share', '5'], 'ignore');
  writeFileSync(file, lines(JSON.parse(run(['atlas', board, '--collect', store, '--json'], 'pipe'))));
  console.log(`web/atlas/${board}.json`);
}
