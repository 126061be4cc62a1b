// The moves of the game: chips on the canvas, buttons in the mirror.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };

async function playThree(game) {
  for (const hole of ['d2', 'd4', 'b3', 'd3', 'c1', 'c3']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(29);
}

test('by mouse: a click on a move goes there; a different jump begins another line', async (t) => {
  const game = await open(t, { context: desk });
  await playThree(game);
  await game.click(game.button('Move 1: d2-d4'));
  await game.untilPegs(31);
  assert.equal(await game.button('Move 1: d2-d4').getAttribute('aria-pressed'), 'true');
  assert.equal(await game.button('Move 3: c1-c3').getAttribute('aria-pressed'), 'false');
  await game.click(game.button('Start'));
  await game.untilPegs(32);
  await game.click(game.button('Move 3: c1-c3'));
  await game.untilPegs(29);
  await game.click(game.button('Move 1: d2-d4'));
  await game.untilPegs(31);
  await game.click(game.cell('f3'));
  await game.click(game.cell('d3'));
  await game.button('Move 2: f3-d3').waitFor({ state: 'attached' });
  assert.equal(await game.button('Move 3: c1-c3').count(), 0);
});

test('by touch: in a sheet of its own, from where the moves can be copied', async (t) => {
  const game = await open(t, { context: { ...phone, permissions: ['clipboard-read', 'clipboard-write'] } });
  await playThree(game);
  await game.tap(game.button('Moves'));
  await game.tap(game.button('Copy the moves'));
  await game.untilSaid(/^Moves copied\./);
  assert.equal(await game.page.evaluate(() => navigator.clipboard.readText()), 'd2-d4 b3-d3 c1-c3');
  await game.tap(game.button('Move 2: b3-d3'));
  await game.untilPegs(30);
});

test("by keyboard; the computer's moves are named as such, also after a reload", async (t) => {
  const game = await open(t, { context: desk, hash: '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/xxooooo/..ooo/..ooo&finish=any' });
  for (const hole of ['a5', 'c5']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(4);
  await game.press('Control+z');
  await game.untilPegs(5);
  await game.press('Control+y');
  await game.button('Move 1: a5-c5').focus();
  await game.press('Home', 'Tab');
  await game.button('Start').focus();
  await game.press('Enter');
  await game.untilSaid(/^At the start\. 5 pegs/);
});

testAsking('the solution of the computer is listed as its own', async (t) => {
  const game = await open(t, { context: desk, hash: '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3' });
  await game.press('s');
  await game.untilPegs(1);
  await game.button('Move 1: c1-c3-e3, by the computer').waitFor({ state: 'attached' });
  await game.reload();
  await game.ready();
  await game.button('Move 1: c1-c3-e3, by the computer').waitFor({ state: 'attached' });
});
