// The first visit: welcome, tutorial, help; and the end of a game.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const holes = (game, count) => game.until((count) => document.querySelectorAll('[role=gridcell]').length === count, count);

test('by touch: a stranger is shown the game in five taps, and then plays', async (t) => {
  const game = await open(t, { context: phone, stranger: true });
  await game.untilSaid(/^Welcome to Last Peg\./);
  await game.tap(game.button('Show me how'));
  await holes(game, 9);
  await game.untilLabel('a1', 'a1, peg, hint');
  for (const hole of ['a1', 'c1', 'c3', 'a3', 'a1']) await game.tap(game.cell(hole));
  await game.untilSaid(/That is the whole game\./);
  await game.tap(game.button('No sound'));
  await game.tap(game.button('Play the real board'));
  await holes(game, 33);
  await game.untilPegs(32);
  await game.reload();
  await game.ready();
  await game.calm();
  assert.equal(await game.button('Close').count(), 0, 'only on the first visit');
});

test('by mouse: the welcome and the tutorial can be skipped', async (t) => {
  const game = await open(t, { context: desk, stranger: true });
  await game.click(game.button('Just play'));
  await game.click(game.cell('d2'));
  await game.click(game.cell('d4'));
  await game.untilPegs(31);
  await game.click(game.button('Help'));
  await game.click(game.button('Show me how'));
  await holes(game, 9);
  await game.click(game.button('Skip the lesson'));
  await game.untilPegs(31);
  await game.click(game.button('Undo'));
  await game.untilPegs(32);
});

test('by keyboard: Escape leads out of the welcome and of the tutorial', async (t) => {
  const game = await open(t, { context: desk, stranger: true });
  await game.press('Escape');
  await game.until(() => !document.querySelector('[data-command=close]'));
  await game.press('?');
  await game.command('Show me how');
  await holes(game, 9);
  await game.press('Escape');
  await holes(game, 33);
});

test('a stranger who comes by a link is shown the rules, and comes back to its puzzle', async (t) => {
  const game = await open(t, { context: phone, hash: cross, stranger: true });
  await game.untilPegs(6);
  await game.tap(game.button('Show me how'));
  await holes(game, 9);
  for (const hole of ['a1', 'c1', 'c3', 'a3', 'a1']) await game.tap(game.cell(hole));
  await game.tap(game.button('No sound'));
  await game.tap(game.button('Back to the puzzle'));
  await game.untilPegs(6);
});

testAsking('a game that got stuck: what was possible, and one click back to there', async (t) => {
  const game = await open(t, { context: desk, hash: cross });
  for (const hole of ['d3', 'f3', 'd5', 'd3']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.click(game.cell('b3')); // d3 is still selected
  await game.untilSaid(/^3 pegs left\. 3 jumps in 2 moves, without help\./);
  await game.untilSaid(/The mistake was d3-b3, 1 move ago/);
  await game.click(game.button('Go back to where I could still win'));
  await game.untilPegs(4);
  assert.equal(await game.button('Close').count(), 0);
});

test('a game that was won: the next problem; keys go on as well', async (t) => {
  const game = await open(t, { context: desk });
  await game.command('Figures');
  await game.command('Cross, easy');
  await game.untilPegs(6);
  for (const hole of ['d3', 'f3', 'd5', 'd3', 'c3', 'e3', 'f3', 'd3', 'd2', 'd4']) {
    const label = await game.cell(hole).getAttribute('aria-label');
    if (!label.includes('selected')) await game.cell(hole).evaluate((cell) => cell.click());
  }
  await game.untilSaid(/^Solved! 5 jumps in \d moves, without help\./);
  await game.press('u');
  await game.untilPegs(2);
  await game.press('r');
  await game.untilPegs(1);
  await game.command('Next puzzle');
  await game.untilSaid(/^Compass, easy\./);
});
