// Unreasonable input: random links, random games, storms of input. The page must survive all of it.

import assert from 'node:assert/strict';
import { english, open, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const BOARDS = ['english', 'european', 'wiegleb', 'triangle15', 'triangle10', 'diamond13', 'hexagon19', 'star13', 'square6'];

/** Reproducible pseudo-random numbers (a linear congruential generator). */
function chance(seed) {
  let state = seed;
  const below = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, one: (list) => list[below(list.length)] };
}

/** A link that is right, nearly right, or random. */
function link({ below, one }) {
  const noise = (length) => Array.from({ length }, () => one([...'xo./abd49=&%#?-\u0000é🐸 '])).join('');
  const position = () => Array.from({ length: 1 + below(9) }, () => Array.from({ length: below(10) }, () => one([...'xxo.'])).join('')).join('/');
  const value = { board: () => one([...BOARDS, '', noise(8)]), position: () => one([position(), position(), noise(30)]), finish: () => one(['any', 'fewest', 'd4', 'e5', noise(3), position()]) };
  const names = ['board', 'position', 'finish', 'BOARD', 'moves', noise(4)].filter(() => below(3) > 0);
  return names.map((name) => `${name}=${one([encodeURIComponent, (text) => text])((value[name.toLowerCase()] ?? (() => noise(12)))())}`).join('&');
}

test('three hundred links: each is opened, or answered with one complaint, and one can play on', async (t) => {
  const game = await open(t, { context: still });
  const links = chance(12);
  const trouble = await game.page.evaluate(async (links) => {
    const frame = () => new Promise((done) => setTimeout(done));
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const trouble = [];
    // The empty address between two links returns to a game, which is announced, too, sooner or later.
    const answers = () => window.said.filter((text) => !text.startsWith('Back in your game'));
    // A busy page handles an address late: if two came together, it would read the second one twice.
    const go = async (hash) => {
      const before = location.href;
      const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = hash;
      if (location.href !== before) await heard;
    };
    for (const hash of links) {
      await go('');
      await frame();
      window.said.length = 0;
      window.heard = ''; // the same message counts again,
      document.getElementById('live').replaceChildren(); // but not one that is still there
      await go(hash);
      const names = [...new URLSearchParams(location.hash.slice(1)).keys()].map((name) => name.toLowerCase());
      const asks = ['board', 'position', 'finish', 'moves', 'daily'].some((name) => names.includes(name));
      const patience = performance.now() + 20_000; // ms; long, for a busy machine
      while (asks && performance.now() < patience && answers().length === 0) await frame();
      if (!asks) await drawn(); // time for possible messages
      if (asks && answers().length !== 1) trouble.push(`${hash}: ${answers().join(' | ')}`);
      if (document.querySelectorAll('[role=gridcell]').length < 1) trouble.push(`${hash}: no board`);
    }
    return trouble;
  }, Array.from({ length: 300 }, () => link(links)));
  assert.deepEqual(trouble, []);
  await game.page.evaluate(() => (location.hash = 'board=english'));
  await game.command('Restart');
  await game.untilPegs(32);
});

testAsking('sixty games by random clicks: pegs and jumps always agree, and Undo leads to the start', async (t) => {
  const game = await open(t, { context: still });
  const random = chance(60);
  const games = Array.from({ length: 60 }, () => [random.one(BOARDS), Array.from({ length: 75 }, () => random.below(1 << 20))]);
  const { jumps, trouble } = await game.page.evaluate(async (games) => {
    const trouble = [];
    let jumps = 0;
    // The mirror is updated once per frame; the game handles clicks immediately.
    const shown = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const cells = () => [...document.querySelectorAll('[role=gridcell]')];
    const pegs = () => cells().filter((cell) => cell.getAttribute('aria-label').includes(', peg')).length;
    const give = (command) => document.querySelector(`[data-command="${command}"]`)?.click();
    const place = (cell) => [cell.dataset.hole.charCodeAt(0), Number(cell.dataset.hole.slice(1))];
    const twoApart = (from, to) => {
      const [x, y] = place(from).map((at, i) => Math.abs(at - place(to)[i]));
      return x + y > 0 && x % 2 === 0 && y % 2 === 0 && x <= 2 && y <= 2;
    };
    for (const [board, picks] of games) {
      give(`board:${board}`);
      give('restart');
      await shown();
      const start = pegs();
      const pairs = cells().flatMap((from) => cells().filter((to) => twoApart(from, to)).map((to) => [from, to]));
      for (const pick of picks) for (const cell of pairs[pick % pairs.length]) cell.click();
      await shown();
      const left = pegs();
      give('close');
      for (let i = left; i < start; i += 1) give('undo');
      await shown();
      const atStart = document.querySelector('[data-command=restart]').getAttribute('aria-disabled') === 'true';
      if (pegs() !== start || !atStart) trouble.push(`${board}: ${start} pegs, ${left} left, then ${pegs()}`);
      jumps += start - left;
    }
    return { jumps, trouble };
  }, games);
  assert.deepEqual(trouble, []);
  assert.ok(jumps > 200, `the games were played: ${jumps} jumps`);
});

testAsking('five hundred keys in a storm, and the page is alive', async (t) => {
  const game = await open(t, { context: still });
  const { one } = chance(500);
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Escape', 'Home', 'End', 'PageDown', 'Backspace', ...'abcdefghjklmnprsuvwx.,+-?'];
  await game.cell('d4').focus();
  await game.page.evaluate((keys) => {
    for (const key of keys) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, Array.from({ length: 500 }, () => one(keys)));
  await isAlive(game);
});

test('two hundred sizes of window in a row, and the page is alive', async (t) => {
  const game = await open(t, { context: still });
  const random = chance(200);
  for (let i = 0; i < 200; i += 1) await game.page.setViewportSize({ width: 1 + random.below(900), height: 1 + random.below(700) });
  await game.page.setViewportSize({ width: 800, height: 600 });
  await isAlive(game);
  const { x, y, width, height } = await game.cell('d4').boundingBox();
  assert.ok(width > 20 && x > 0 && y > 0 && x + width < 800 && y + height < 600);
});

/** The English board can be opened and a jump played, by mouse. */
async function isAlive(game) {
  await game.press('Escape', 'Escape', 'Escape');
  await game.page.evaluate(() => (location.hash = ''));
  await game.page.evaluate((position) => (location.hash = `board=english&position=${position}`), '..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx');
  await game.until((count) => document.querySelectorAll('[role=gridcell]').length === count, english.length);
  await game.command('New game');
  await game.untilPegs(32);
  await game.calm(); // clicks while it is still drawing are dropped
  await game.click(game.cell('d2'));
  await game.click(game.cell('d4'));
  await game.untilPegs(31);
}
