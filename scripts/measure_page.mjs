// node measure_page.mjs [SITE [LASTPEG]]
//
// Measures the page in Chromium: how soon it can be played, what a frame costs our own code, that it
// becomes idle, and how soon a hint comes in the middle of a game. Takes a few minutes; nothing else
// should be running. The browser draws in software, which is not part of the frame's cost given here.

import { chromium } from '../tests/node_modules/playwright-core/index.mjs';
import { catalogue, name, play } from './boards.mjs';
import { serve } from './serve.mjs';

const [folder = 'build/site', lastpeg = 'build/native/lastpeg'] = process.argv.slice(2);
const LOADS = 7;
const POSITIONS = 20; // per board: half by careless play, half winnable by construction
const GOALS = { english: 100, diamond41: 500, european: 500, wiegleb: 500, triangle36: 500 }; // ms

const site = await serve(folder, 0, '/');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run'],
});

// Runs in the page before its own scripts: measures each frame's work.
function watch() {
  localStorage.setItem('last-peg/settings', '{"version":1}'); // not a first visit: no tutorial
  window.frames = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((time) => {
    const begun = performance.now();
    callback(time);
    window.frames.push(performance.now() - begun);
  });
}

async function open(settings = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...settings });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
  return page;
}

const sorted = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => sorted(values)[Math.ceil(part * values.length) - 1];
const ms = (value) => `${value.toFixed(1)} ms`;
const say = (what, values) =>
  console.log(`${what}: half within ${ms(quantile(values, 0.5))}, 19 of 20 within ${ms(quantile(values, 0.95))}, at most ${ms(Math.max(...values))}`);

async function measureStart() {
  const times = [];
  for (let i = 0; i < LOADS; i += 1) {
    const page = await open();
    times.push(await page.evaluate(() => performance.getEntriesByName('playable')[0].startTime));
    await page.context().close();
  }
  say('playable after', times);
}

async function measureFrames() {
  const page = await open();
  const frames = () => page.evaluate(() => window.frames.splice(0));
  await page.keyboard.press('s');
  await page.waitForFunction(() => document.querySelector('[data-command=faster]'));
  await frames();
  await page.waitForTimeout(8000);
  say('work in a frame while a solution plays', await frames());
  await page.keyboard.press('p');
  await page.waitForTimeout(3000);
  await frames();
  await page.waitForTimeout(3000);
  console.log(`frames in 3 s of rest: ${(await frames()).length}`);
  await page.context().close();
}

// Reproducible, and good enough for choosing jumps.
function randomizer(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Jumps from the start, or backwards from one peg, until about half of the holes are full.
function middle(board, random, forwards) {
  const holes = board.cells.length;
  const goal = Math.round(holes * (0.35 + 0.03 * random(11)));
  const last = board.finish === 'any' ? random(holes) : board.cells.findIndex((cell) => name(cell) === board.finish);
  let pegs = forwards ? [...board.position.replace(/[/.]/g, '')].map((sign) => sign === 'x') : board.cells.map((_, i) => i === last);
  const count = () => pegs.filter(Boolean).length;
  while (forwards ? count() > goal : count() < goal) {
    const possible = board.jumps.filter(([from, over, to]) =>
      forwards ? pegs[from] && pegs[over] && !pegs[to] : !pegs[from] && !pegs[over] && pegs[to]);
    if (possible.length === 0) return middle(board, random, forwards);
    const jump = possible[random(possible.length)];
    pegs = forwards ? play(pegs, jump) : pegs.with(jump[0], true).with(jump[1], true).with(jump[2], false);
  }
  return board.text(pegs);
}

// Runs in the page: from the press of the button until the answer is announced, and until the frame that
// shows it, which waits for the previous frame.
async function press() {
  const live = document.getElementById('live');
  const answered = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!/^Hint:|cannot be won|^No /.test(live.textContent)) return;
      observer.disconnect();
      done(performance.now());
    });
    observer.observe(live, { childList: true });
  });
  const begun = performance.now();
  document.querySelector('[data-command=hint]').click();
  const said = (await answered) - begun;
  await new Promise(requestAnimationFrame);
  return { said, shown: performance.now() - begun, answer: live.textContent };
}

async function measureHints(board) {
  const page = await open({ reducedMotion: 'reduce' });
  const random = randomizer(1);
  const results = [];
  for (let i = 0; i < POSITIONS; i += 1) {
    const position = middle(board, random, i % 2 === 0);
    await page.evaluate((hash) => (location.hash = hash), `board=${board.name}&position=${position}&finish=${board.finish}`);
    await page.waitForTimeout(400); // the board is drawn, and the worker has finished its last answer
    results.push(await page.evaluate(press));
  }
  const lost = results.filter(({ answer }) => answer.includes('cannot be won')).length;
  say(`${board.name}, ${lost} of ${POSITIONS} lost: hint said (goal ${GOALS[board.name]} ms)`, results.map(({ said }) => said));
  say(`${board.name}: hint shown, by software`, results.map(({ shown }) => shown));
  await page.context().close();
}

await measureStart();
await measureFrames();
for (const board of catalogue(lastpeg)) if (board.name in GOALS) await measureHints(board);
await browser.close();
await site.close();
