// Six commands have fixed places, and the keyboard gets from one to another in a few presses.

import assert from 'node:assert/strict';
import { open, playOnce, test, testAsking } from './support.mjs';

const calm = { reducedMotion: 'reduce' };
const FIXED = ['undo', 'redo', 'hint', 'solve', 'coach', 'more'];
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const lost = '#board=english&position=..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxo/..xxx&finish=d3';

/** The boxes of the six, as text. */
const places = async (game) => {
  await game.calm();
  return game.page.evaluate((ids) => ids.map((id) => {
    const button = document.querySelector(`[data-command=${id}]`);
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.classList.contains('unplaced') ? `${id} has no place` : `${id} ${[left, top, width, height].map(Math.round)}`;
  }), FIXED);
};

const modes = [
  ['a solution', cross, async (game) => { await game.command('Solve'); await game.untilPegs(1); }],
  ['a proof', lost, async (game) => {
    await game.command('Hint');
    await game.untilSaid(/cannot be won|can't win/i);
    await game.command('Show me why');
    await game.until(() => document.querySelector('[data-command=why]')?.getAttribute('aria-pressed') === 'true');
  }],
  ['editing', '', async (game) => { await game.command('Edit'); await game.untilSaid(/^Editing/); }],
  ['drawing', '', async (game) => { await game.command('Draw a board'); await game.untilSaid(/^Drawing/); }],
  ['backwards', cross, async (game) => { await game.command('Play backwards'); await game.untilPegs(1); }],
  ['the lesson', '', async (game) => { await game.command('Show me how'); await game.until(() => document.querySelectorAll('[role=gridcell]').length === 9); }],
];

for (const [width, height] of [[390, 844], [320, 568], [1366, 650]]) {
  testAsking(`at ${width} by ${height}: the six buttons are in the same places in every mode`, async (t) => {
    const game = await open(t, { context: { ...calm, viewport: { width, height } } });
    const usual = await places(game);
    assert.ok(usual.every((place) => !place.includes('no place')), usual.join('; '));
    if (width < 500) assert.equal(new Set(usual.map((place) => place.split(' ')[1].split(',')[1])).size, 1, 'one row');
    for (const [what, hash, begin] of modes) {
      const other = await open(t, { context: { ...calm, viewport: { width, height } }, hash });
      await begin(other);
      assert.deepEqual(await places(other), usual, what);
      await other.context.close();
    }
  });
}

test('by keyboard: from Undo to Menu in six presses at most, and the menu has a key of its own', async (t) => {
  for (const [width, height] of [[1366, 650], [390, 844], [320, 256]]) {
    const game = await open(t, { context: { ...calm, viewport: { width, height } } });
    await game.button('Undo').focus();
    let presses = 0;
    for (; (await game.focused()) !== 'more'; presses += 1) {
      assert.ok(presses < 6, `${width} by ${height}`);
      await game.press('ArrowRight');
    }
    await game.press('Enter');
    await game.page.getByRole('dialog').waitFor({ state: 'attached' });
    assert.equal(await game.focused(), 'daily', 'the menu begins at its top');
    await game.press('Escape');
    for (const key of ['m', 'F10']) {
      await game.press(key);
      await game.page.getByRole('dialog').waitFor({ state: 'attached' });
      await game.press('Escape');
      await game.until(() => document.getElementById('sheet').hidden);
    }
    await game.context.close();
  }
});

test('in a sheet the arrow keys move from button to button', async (t) => {
  const game = await open(t, { context: { ...calm, viewport: { width: 1366, height: 650 } } });
  await game.press('m');
  await game.page.getByRole('dialog').waitFor({ state: 'attached' });
  await game.calm();
  await game.rightAndBack();
  const top = (await game.page.evaluate(() => document.activeElement.getBoundingClientRect().top));
  await game.press('ArrowDown');
  assert.ok((await game.page.evaluate(() => document.activeElement.getBoundingClientRect().top)) > top);
});

test('what a screen reader meets: the board before the commands, what opens a sheet, what each does, and why not', async (t) => {
  const game = await open(t, { context: calm });
  const order = await game.page.evaluate(() => [...document.querySelectorAll('[role=grid], [role=toolbar]')].map(({ role }) => role));
  assert.deepEqual(order, ['grid', 'toolbar']);
  const attribute = (name, what) => game.button(name).getAttribute(what);
  assert.equal(await attribute('Menu', 'aria-haspopup'), 'dialog');
  assert.equal(await attribute('Menu', 'aria-pressed'), null);
  assert.equal(await attribute('Coach', 'aria-pressed'), 'false');
  assert.match(await attribute('Practise mistakes', 'aria-description'), /\w/);
  assert.equal(await attribute('Practise mistakes', 'aria-disabled'), 'true');
  assert.equal(await game.cell('d2').getAttribute('aria-description'), 'can jump');
  assert.equal(await game.cell('d1').getAttribute('aria-description'), null);
  await playOnce(game);
  assert.equal(await game.cell('d2').getAttribute('aria-description'), null);
});
