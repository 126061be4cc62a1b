// The Journey: from the lesson into it, a win, the next level; and progress is restored.

import assert from 'node:assert/strict';
import { open, test } from './support.mjs';

const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const desk = { reducedMotion: 'reduce', viewport: { width: 1366, height: 650 } };
const holes = (game, count) => game.until((count) => document.querySelectorAll('[role=gridcell]').length === count, count);

test('by touch: the lesson leads into the Journey, a win to the next level, and the stars stay', async (t) => {
  const game = await open(t, { context: phone, stranger: true });
  await game.tap(game.button('Show me how'));
  await holes(game, 9);
  for (const hole of ['a1', 'c1', 'c3', 'a3', 'a1']) await game.tap(game.cell(hole));
  await game.tap(game.button('No sound')); // asked once, before anything else
  await game.tap(game.button('Begin the journey'));
  await holes(game, 16);
  await game.untilPegs(3);
  await game.untilSaid(/^Level 1: /);
  for (const hole of ['a1', 'c1', 'c3']) await game.tap(game.cell(hole));
  await game.untilSaid(/3 of 3 stars/);
  await game.tap(game.button('Next level'));
  await game.untilPegs(4);
  await game.untilSaid(/^Level 2: /);
  await game.reload();
  await game.ready();
  await game.command('Journey');
  await game.until(() => document.querySelector('[role=dialog]')?.textContent.includes('Level 2 of 40, 3 stars'));
  const first = game.page.locator('[data-command="journey:two_jumps"]');
  assert.match(await first.innerText(), /^Level 1: .*, 3 of 3 stars$/);
});

test('by keyboard: a level is chosen in the sheet, none is locked', async (t) => {
  const game = await open(t, { context: desk });
  await game.command('Journey');
  await game.command(/^Level 40: /);
  await game.untilPegs(32);
  await game.command('Journey');
  await game.command(/^Level 1: /);
  await game.untilPegs(3);
});
