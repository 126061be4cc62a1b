// node bench_web.mjs [--quick] [--node-only] [--rounds N]
//
// Runs the tasks of `lastpeg bench` in the worker's WebAssembly module, under Node.js and in Chromium,
// and compares them with the native build; both must be built. Native times are processor time, the
// others are wall-clock time. If other programs are running, use several rounds, which alternate: the
// shortest of their medians counts. Exit status 1 if nodes or answers differ.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const root = new URL('..', import.meta.url);
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false }, // skips the tasks that take seconds
    'node-only': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
  },
});

function bench(...args) {
  const lastpeg = fileURLToPath(new URL('build/native/lastpeg', root));
  const { error, status, stdout, stderr } = spawnSync(lastpeg, ['bench', ...args], { encoding: 'utf8' });
  if (error || status !== 0) throw error ?? new Error(stderr);
  return stdout;
}

// Times a request like src/cli/commands/bench.cpp, after its code is compiled. This function is sent to
// the browser as text, so it uses nothing else of this file. Each task has a module of its own, so none
// uses memory that another has allocated.
async function measure([base, line]) {
  const { default: createSolver } = await import(`${base}build/web/modules/solver.mjs`);
  const { wrapSolver } = await import(`${base}web/solver_module.js`);
  const solver = wrapSolver(await createSolver());
  const run = (times) => {
    const start = performance.now();
    for (let i = 0; i < times; i += 1) {
      solver.begin(line);
      while (solver.step(100_000));
    }
    return (performance.now() - start) / 1000;
  };
  run(1);
  let group = 1; // group size, so that the time exceeds the clock's resolution of 0.1 ms
  while (group < 1000 && run(group) < 0.02) group *= 2;
  const times = [];
  for (let spent = 0; times.length < 3 || spent < 0.5; ) {
    const taken = run(group);
    times.push(taken / group);
    spent += taken;
  }
  times.sort((a, b) => a - b);
  return { seconds: times[times.length >> 1], nodes: solver.nodes(), answer: solver.output() };
}

function inNode() {
  return { name: 'Node.js', measure: (line) => measure([root.href, line]), close: async () => {} };
}

async function inChromium() {
  const { chromium } = createRequire(new URL('tests/', root))('playwright-core');
  const site = await serve(fileURLToPath(root));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`${site.url}web/404.html`); // the only page without scripts
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(() => void (window.worker = new Worker(URL.createObjectURL(new Blob([]))))), // a reference keeps the worker alive
  ]);
  return {
    name: 'Chromium',
    measure: (line) => worker.evaluate(measure, [site.url, line]),
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

// The same as in src/report/bench_set.cpp: without certificates.
function signature(answers) {
  let hash = 0xcbf29ce484222325n;
  const lines = answers.map((answer) => JSON.stringify(JSON.parse(answer), (key, value) => (key === 'proof' ? undefined : value)));
  for (const byte of Buffer.from(lines.join(''))) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

function inUnits(seconds) {
  if (seconds < 1e-3) return `${(seconds * 1e6).toFixed(1)} us`;
  return seconds < 1 ? `${(seconds * 1e3).toFixed(2)} ms` : `${seconds.toFixed(2)} s`;
}

const print = ([name, ...columns]) => console.log(name.padEnd(40) + columns.map((text) => text.padStart(11)).join(''));

const scope = options.quick ? ['--quick'] : [];
const lines = bench('--requests', ...scope).trimEnd().split('\n');
const signed = bench('--requests', '--quick').trimEnd().split('\n');
const hosts = [inNode(), ...(options['node-only'] ? [] : [await inChromium()])];
const best = lines.map(() => []);
const differences = new Set();
try {
  print(['', 'native', ...hosts.flatMap(({ name }) => [name, '/ native'])]);
  for (let left = Number(options.rounds); left > 0; left -= 1) {
    const native = JSON.parse(bench('--json', ...scope));
    const answers = hosts.map(() => new Map());
    for (const [task, line] of lines.entries()) {
      const { name, ...expected } = native.tasks[task + 1]; // the first task is the plain solver
      const found = [];
      for (const host of hosts) found.push(await host.measure(line));
      for (const [host, { nodes, answer }] of found.entries()) {
        answers[host].set(line, answer);
        if (nodes !== expected.nodes) differences.add(`${hosts[host].name} visits ${nodes} nodes for "${name}", not ${expected.nodes}.`);
      }
      best[task] = [expected, ...found].map(({ seconds }, i) => Math.min(seconds, best[task][i] ?? Infinity));
      const [least, ...others] = best[task];
      if (left === 1) print([name, inUnits(least), ...others.flatMap((seconds) => [inUnits(seconds), (seconds / least).toFixed(2)])]);
    }
    for (const [host, { name }] of hosts.entries()) {
      const found = signature(signed.map((line) => answers[host].get(line)));
      if (found !== native.signature) differences.add(`The signature of ${name} is ${found}, not ${native.signature}.`);
    }
  }
} finally {
  for (const host of hosts) await host.close();
}
for (const difference of differences) console.error(`bench_web: ${difference}`);
process.exitCode = differences.size > 0 ? 1 : 0;
