// The position editor: by the mirror alone, by mouse, by finger and by keyboard.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const pressed = (game, name) => game.button(name).getAttribute('aria-pressed');

testAsking('a position is set up by the mirror, judged, played, and left for the game before', async (t) => {
  const game = await open(t, { context: still });
  for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(31);
  await game.command('Edit');
  await game.until(() => document.querySelector('[data-command=edit]')?.getAttribute('aria-pressed') === 'true');
  await game.untilSaid(/^Winnable\.$/);
  await game.command('Clear');
  await game.untilPegs(0);
  await game.untilSaid(/^The board is empty\.$/);
  for (const [count, hole] of ['d3', 'd2', 'c2'].entries()) {
    await game.cell(hole).evaluate((cell) => cell.click());
    await game.untilPegs(count + 1);
  }
  assert.match(await game.untilSaid(/^Cannot be won/), /^Cannot be won: .+\.$/);
  await game.forgetSaid();
  await game.cell('c2').evaluate((cell) => cell.click());
  await game.untilLabel('c2', 'c2, hole');
  await game.untilSaid(/^Winnable\.$/);
  assert.match(await game.page.title(), /^Editing: English — 2 pegs/);
  await game.command('Play this');
  await game.untilPegs(2);
  assert.equal(await pressed(game, 'Edit'), 'false');
  for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilSaid(/^Jumped d2 to d4\. 1 peg left\. .*Solved!/);
  await game.command('Back to my game');
  await game.untilPegs(31);
});

testAsking('mouse: a click, a drag, full and complement; undo takes back a drag at once', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Edit');
  await game.command('Clear');
  await game.untilPegs(0);
  await game.drag(game.cell('a3'), game.cell('g3'));
  await game.untilPegs(7);
  await game.drag(game.cell('d3'), game.cell('d5'));
  await game.untilPegs(6);
  await game.click(game.cell('d1'));
  await game.untilPegs(7);
  await game.command('Undo');
  await game.command('Undo');
  await game.untilPegs(7);
  assert.deepEqual(await game.pegs(), ['a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3']);
  await game.command('Complement');
  await game.untilPegs(26);
  await game.command('Fill');
  await game.untilPegs(33);
  await game.click(game.cell('d4'));
  await game.untilPegs(32);
  await game.untilSaid(/^Winnable\.$/);
});

testAsking('finger: a tap and a swipe on a phone, symmetrically', async (t) => {
  const phone = { ...still, hasTouch: true, isMobile: true, deviceScaleFactor: 1, viewport: { width: 390, height: 844 } };
  const game = await open(t, { context: phone });
  await game.command('Edit');
  await game.command('Clear');
  await game.untilPegs(0);
  await game.tap(game.cell('c1'));
  await game.untilPegs(1);
  await game.swipe(game.cell('c3'), game.cell('e3'));
  await game.untilPegs(4);
  await game.command('Mirror what I draw');
  await game.tap(game.button('Symmetry: Half turn'));
  await game.untilSaid(/^Symmetry: Half turn\.$/);
  await game.tap(game.cell('a4'));
  await game.untilPegs(6);
  assert.ok((await game.pegs()).includes('g4'));
});

testAsking('keyboard alone: in, out, back, and out of the editor; what was drawn is there again', async (t) => {
  const game = await open(t, { context: still });
  await game.cell('d4').focus();
  await game.press('i');
  await game.untilSaid(/^Editing: English\. 32 pegs\./);
  await game.press('Enter');
  await game.untilPegs(33);
  await game.press('ArrowLeft', ' ');
  await game.untilLabel('c4', 'c4, hole');
  await game.press('Backspace');
  await game.untilPegs(33);
  await game.press('q');
  await game.untilPegs(0);
  await game.press('Escape');
  await game.untilPegs(32);
  await game.press('i');
  await game.untilPegs(0);
});

testAsking('a finish that is tapped, what is winnable nearby, and whether it can arise', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Edit');
  await game.command('Goal');
  await game.command('Goal: One peg, in a hole you choose');
  await game.untilSaid(/^Tap the hole where the last peg should end\.$/);
  await game.click(game.cell('c1'));
  await game.untilSaid(/^Goal: Last peg in c1\.$/);
  await game.untilSaid(/^Cannot be won: by the rule of three/);
  await game.command('Make it winnable');
  await game.untilSaid(/^\d+ positions near it can be won, the nearest first\.$/);
  const offers = game.page.locator('[role=option][data-command^="near:"]');
  await offers.first().waitFor({ state: 'attached' });
  await game.forgetSaid();
  await offers.first().evaluate((option) => option.click());
  await game.untilSaid(/^Winnable\.$/);
  await game.command('Can it be reached?');
  await game.untilSaid(/^(It is reachable: \d+ jumps? leads? to it|This position cannot be reached from the start\.)/);
});
