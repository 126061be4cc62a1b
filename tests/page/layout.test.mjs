// Every size of window: everything on the canvas is inside it, without overlaps and large enough, the
// board has most of it, and everything else is in the menu or in a sheet that it leads to.

import assert from 'node:assert/strict';
import { open, PATIENCE, test, testAsking } from './support.mjs';

const calm = { reducedMotion: 'reduce' };
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const lost = '#board=english&position=..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxo/..xxx&finish=d3';

// Width, height, and the min share of the window that the board's holes span.
const sizes = [
  [320, 256, 0.38], [256, 320, 0.17], [640, 400, 0.44], [320, 568, 0.41], [390, 844, 0.34], [844, 390, 0.34], [768, 1024, 0.38],
  [1280, 720, 0.42], [1366, 600, 0.32], [1366, 650, 0.35], [1440, 900, 0.45], [2560, 1440, 0.42],
];

const touches = (width, height) => height < 500 || height > width;

async function resize(game, width, height) {
  await game.page.setViewportSize({ width, height });
  // The mirror follows the canvas: the new size is in use when the last column is inside the new window.
  await game.until(([width, height]) => {
    const canvas = document.getElementById('canvas').getBoundingClientRect();
    const stamp = `${width} ${height}`;
    if (window.sized === stamp && Math.abs(canvas.width - width) < 1) return true;
    window.sized = stamp;
    return false;
  }, [width, height]);
  await game.calm();
}

/** Everything that is placed, with its box: commands, visible choices, the slider and the holes. */
const boxes = (game) =>
  game.page.evaluate(() => {
    const box = (element, name) => ({ name, ...element.getBoundingClientRect().toJSON() });
    const buttons = [...document.querySelectorAll('#toolbar button:not(.unplaced)')];
    return {
      buttons: buttons.map((element) => box(element, element.dataset.command)),
      cells: [...document.querySelectorAll('[role=gridcell]')].map((element) => box(element, element.dataset.hole)),
      unplaced: [...document.querySelectorAll('#toolbar button.unplaced')].map((element) => element.dataset.command),
    };
  });

const overlap = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;

function check({ buttons, cells }, width, height, what) {
  const where = `${what} at ${width} by ${height}`;
  for (const { name, left, top, right, bottom } of [...buttons, ...cells]) {
    assert.ok(left >= -0.5 && top >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5, `${where}: ${name} ${left},${top} to ${right},${bottom}`);
  }
  const least = touches(width, height) ? 43.9 : 23.9;
  const list = buttons.filter(({ name }) => what.endsWith('menu') && name !== 'close');
  const [first, last] = [Math.min(...list.map(({ top }) => top)), Math.max(...list.map(({ bottom }) => bottom))];
  for (const box of buttons) {
    const cut = list.includes(box) && (box.top < first + 1 || box.bottom > last - 1); // a scrolling list shows some only partly
    assert.ok(box.width >= least && (cut || box.height >= least), `${where}: ${box.name} is ${box.width} by ${box.height}`);
  }
  for (const [i, a] of buttons.entries()) {
    for (const b of buttons.slice(i + 1)) assert.ok(!overlap(a, b), `${where}: ${a.name} and ${b.name} overlap`);
  }
}

function checkBoard({ buttons, cells }, width, height, least, what) {
  for (const a of buttons) for (const b of cells) assert.ok(!overlap(a, b), `${what} at ${width} by ${height}: ${a.name} lies on ${b.name}`);
  const span = (low, high) => Math.max(...cells.map((cell) => cell[high])) - Math.min(...cells.map((cell) => cell[low]));
  const share = (span('left', 'right') * span('top', 'bottom')) / (width * height);
  assert.ok(share >= least, `${what} at ${width} by ${height}: the board has ${share.toFixed(3)} of the window`);
}

// Close belongs to the sheet.
const isCommand = (id) => id !== 'close';

async function checkMenu(game, width, height, what) {
  const before = await boxes(game);
  await game.command('Menu');
  await game.until(() => document.querySelector('[data-command=close]:not(.unplaced)'));
  await game.calm();
  check(await boxes(game), width, height, `${what}, menu`);
  const listed = await game.page.locator('#sheet [data-command]').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.command));
  const placed = new Set(before.buttons.map(({ name }) => name));
  const hidden = listed.filter(isCommand);
  assert.ok(hidden.length > 8, `${what}: ${hidden}`);
  assert.deepEqual(hidden.filter((id) => placed.has(id) && id !== 'boards'), []);
  const unreachable = await game.page.evaluate(async ([hidden, patience]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const id of hidden) {
      const button = document.querySelector(`[data-command="${id}"]`);
      const isHidden = () => button.classList.contains('unplaced');
      if (isHidden()) button.focus(); // the list scrolls to it
      const end = performance.now() + patience;
      while (isHidden() && performance.now() < end) await frame();
      if (isHidden()) return id;
    }
    return null;
  }, [hidden, PATIENCE]);
  assert.equal(unreachable, null, `${what} at ${width} by ${height}`);
  await game.press('Escape');
  await game.until(() => !document.querySelector('[data-command=close]'));
}

// All sizes while playing, but only narrow ones in other states, which add buttons to the panel. The
// native tests check hundreds of sizes in all of these states.
const narrow = sizes.filter(([width, height]) => [256, 390, 650].includes(height) || width === 390);

for (const [testSizes, what, hash, walked, begin] of [
  [test, 'playing', '', sizes, async () => {}],
  [testAsking, 'a proof', lost, narrow, async (game) => {
    await game.command('Hint');
    await game.untilSaid(/^You can't win from here\./);
    await game.command('Show me why');
    await game.until(() => document.querySelector('[data-command=why]').getAttribute('aria-pressed') === 'true');
  }],
  [testAsking, 'a solution', cross, narrow, async (game) => {
    await game.command('Solve');
    await game.untilPegs(1);
  }],
]) {
  testSizes(`${what}: inside, apart, large enough, and all of it within reach`, async (t) => {
    const game = await open(t, { context: { ...calm, viewport: { width: 1366, height: 650 } }, hash });
    await begin(game);
    for (const [width, height, least] of walked) {
      await resize(game, width, height);
      const seen = await boxes(game);
      check(seen, width, height, what);
      checkBoard(seen, width, height, least, what);
      await checkMenu(game, width, height, what);
    }
  });
}

testAsking('on a laptop, by mouse: Analyse is in sight, and Shortest one click away', async (t) => {
  const game = await open(t, { context: { ...calm, viewport: { width: 1366, height: 650 } }, hash: cross });
  await game.click(game.button('Analyse'));
  await game.click(game.button('Shortest solution'));
  await game.untilSaid(/5 moves: no solution takes fewer\./);
});

test('in the smallest window, by touch: the menu scrolls under the finger to what is at its end', async (t) => {
  const game = await open(t, { context: { ...calm, hasTouch: true, viewport: { width: 320, height: 256 } } });
  await game.tap(game.button('Menu'));
  const last = game.page.locator('[data-command=tutorial]');
  const hidden = () => last.evaluate((element) => element.classList.contains('unplaced'));
  assert.ok(await hidden());
  for (let i = 0; i < 40 && (await hidden()); ++i) await game.swipe(game.cell('d6'), game.cell('d1'));
  assert.ok(!(await hidden()));
});
