// The browser's Back closes the layers over the board one at a time, and leaves the page only from the
// board.

import assert from 'node:assert/strict';
import { open, playOnce, test, testAsking } from './support.mjs';

const LOST = '#board=english&position=..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxo/..xxx&finish=d3';

const sheet = (game) => game.page.locator('#sheet:not([hidden])');
const untilSheet = (game, there) => game.until((there) => !document.getElementById('sheet').hidden === there, there);
const untilLevel = (game, level) => game.until((level) => (history.state?.level ?? 0) === level, level);
const length = (game) => game.page.evaluate(() => history.length);

/**
 * Opens the page. Back leads to the empty page before it, which has no storage: support.mjs reports that
 * as an error.
 */
const arrive = (t, options = {}) => open(t, { ...options, tolerate: /localStorage/ });

/** Back on the board leaves the page. */
async function leaves(game) {
  await game.page.goBack();
  assert.equal(game.page.url(), 'about:blank');
}

test('a sheet is closed by Back, and the page left by the next one', async (t) => {
  const game = await arrive(t);
  await playOnce(game);
  await game.command('Menu');
  await untilSheet(game, true);
  await untilLevel(game, 1);
  await game.page.goBack();
  await untilSheet(game, false);
  assert.equal((await game.pegs()).length, 31);
  await leaves(game);
});

test('a sheet that was closed in another way leaves nothing behind', async (t) => {
  const game = await arrive(t);
  for (let i = 0; i < 4; i += 1) {
    await game.command('Menu');
    await untilLevel(game, 1);
    await game.press('Escape');
    await untilLevel(game, 0);
  }
  assert.ok((await length(game)) <= 3, 'the history does not grow');
  await leaves(game);
});

testAsking('a sheet over something that is drawn: one Back each', async (t) => {
  const game = await arrive(t);
  await game.command('Edit');
  await game.command('Menu');
  await untilLevel(game, 2);
  await game.page.goBack();
  await untilSheet(game, false);
  assert.equal(await game.button('Edit').getAttribute('aria-pressed'), 'true');
  await game.page.goBack();
  await game.until(() => document.querySelector('[data-command=edit]').getAttribute('aria-pressed') !== 'true');
  await leaves(game);
});

testAsking('two things that are opened at once are two', async (t) => {
  const game = await arrive(t);
  await game.page.evaluate(() => {
    for (const command of ['edit', 'more']) document.querySelector(`[data-command=${command}]`).click();
  });
  await untilLevel(game, 2);
  await game.page.evaluate(() => history.go(-2)); // both at once
  await untilSheet(game, false);
  await game.until(() => document.querySelector('[data-command=edit]').getAttribute('aria-pressed') !== 'true');
  await untilLevel(game, 0);
  await leaves(game);
});

test('Forward opens nothing and does no harm', async (t) => {
  const game = await arrive(t);
  await game.command('Menu');
  await untilLevel(game, 1);
  await game.page.goBack();
  await untilSheet(game, false);
  await game.page.goForward();
  await untilLevel(game, 0);
  assert.equal(await sheet(game).count(), 0);
  await leaves(game);
});

test('what asks for a text is closed by Back, and asks for nothing any more', async (t) => {
  const game = await arrive(t);
  await playOnce(game);
  await game.command('Save');
  await game.page.locator('#ask').waitFor();
  await untilLevel(game, 1);
  await game.page.goBack();
  await game.page.locator('#ask').waitFor({ state: 'hidden' });
  await game.command('Save');
  await game.page.locator('#ask').waitFor();
  await game.press('Escape');
  await untilLevel(game, 0);
  await leaves(game);
});

testAsking('a proof is put away by Back, with what is chosen in it', async (t) => {
  const game = await arrive(t, { hash: LOST });
  await game.command('Hint');
  await game.untilSaid(/can't win|cannot be won/);
  await game.page.evaluate(() => document.querySelector('[data-command=why]').click());
  await untilLevel(game, 1);
  await game.cell('d1').evaluate((cell) => cell.click());
  await game.page.goBack();
  await untilLevel(game, 0);
  await game.until(() => !document.querySelector('[data-command=part]'));
});

testAsking('a solution is left by Back', async (t) => {
  const game = await arrive(t, { hash: '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4' });
  await game.command('Solve');
  await untilLevel(game, 1);
  await game.page.goBack();
  await game.untilPegs(6);
  await game.until(() => !document.querySelector('[data-command=leave]'));
});

test('links go on working while something is open, and Back leads back to the game before', async (t) => {
  const game = await arrive(t);
  await playOnce(game);
  await game.command('Menu');
  await untilLevel(game, 1);
  await game.page.evaluate(() => (location.hash = '#board=triangle15'));
  await game.untilPegs(14);
  await untilLevel(game, 0);
  await game.page.goBack();
  await game.untilPegs(31);
  await untilLevel(game, 0);
  assert.equal(await sheet(game).count(), 0);
  await leaves(game);
});

test('a link that is shared while something is open stays in the address, and is not opened', async (t) => {
  const game = await arrive(t, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await playOnce(game);
  await game.command('Menu');
  await untilLevel(game, 1);
  await game.command('Link to this position');
  await game.untilSaid(/^Link copied\./);
  if (await sheet(game).count()) await game.press('Escape');
  await untilLevel(game, 0);
  assert.match(game.page.url(), /#board=english&position=/);
  await game.calm();
  assert.equal(await game.page.evaluate(() => window.said.some((text) => /^Opened|^The link/.test(text))), false);
  assert.equal((await game.pegs()).length, 31);
});

test('a reload with something open comes up at the board, one Back from the page before', async (t) => {
  const game = await arrive(t);
  await playOnce(game);
  await game.command('Menu');
  await untilLevel(game, 1);
  await game.reload();
  await game.ready();
  await untilLevel(game, 0);
  await game.untilPegs(31);
  assert.equal(await sheet(game).count(), 0);
  await leaves(game);
});
