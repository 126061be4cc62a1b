// Choosing boards, problems and figures, and what is remembered of them.

import assert from 'node:assert/strict';
import { open, test } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const holes = (game, count) => game.until((count) => document.querySelectorAll('[role=gridcell]').length === count, count);

test('by mouse: a board, then one of its problems', async (t) => {
  const game = await open(t, { context: desk });
  await game.click(game.button('Boards'));
  await game.click(game.button('Board: Triangle 15'));
  await holes(game, 15);
  await game.click(game.button('Boards'));
  await game.click(game.button('Problems'));
  await game.click(game.page.locator(`[data-command="problem:a3-a3"]`));
  await game.untilSaid(/^Empty a3, end in a3, \w+\. Last peg in a3\./);
  await game.untilLabel('a3', 'a3, hole');
});

test('by touch: a figure, solved, has its mark, also after a reload', async (t) => {
  const game = await open(t, { context: phone });
  await game.tap(game.button('Boards'));
  await game.tap(game.button('Figures'));
  await game.tap(game.button('Cross, easy'));
  await game.untilPegs(6);
  for (const hole of ['d3', 'f3', 'd5', 'd3', 'c3', 'e3', 'f3', 'd3', 'd2', 'd4']) {
    const label = await game.cell(hole).getAttribute('aria-label');
    if (!label.includes('selected')) await game.tap(game.cell(hole));
  }
  await game.untilSaid(/Last peg in d4\. Solved!/);
  await game.reload();
  await game.ready();
  await game.command('Figures');
  await game.button('Cross, easy, solved, without help').waitFor({ state: 'attached' });
});

test('by keyboard: F opens the figures, and the focus brings one into sight', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('f');
  const last = game.button('Make the cross, expert');
  await last.focus();
  await game.press('ArrowLeft', 'ArrowRight');
  await game.until(() => {
    const { width, left, top } = document.querySelector('[data-command="figure:make_cross"]').getBoundingClientRect();
    return width > 20 && left >= 0 && top >= 0;
  });
  await game.press('Enter');
  await game.untilSaid(/^Make the cross, expert\. A figure of 6 pegs\./);
  await game.untilPegs(32);
});

test('the mirror has at least 24 figures, each with its level', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('f');
  await game.button('Cross, easy').waitFor({ state: 'attached' });
  const names = await game.page.locator('[data-command^="figure:"]').allTextContents();
  assert.ok(names.length >= 24);
  for (const name of names) assert.match(name, /, (easy|medium|hard|expert)$/);
  assert.ok(names.some((name) => name.startsWith('Plain, in 18 moves, ')), 'those of Puzzle-Peg are among them');
});
