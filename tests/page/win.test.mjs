// The win: its message, the board that stays lit, and sharing the result.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const TWO_JUMPS = '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3';

const play = async (game, ...holes) => {
  for (const hole of holes) await game.cell(hole).evaluate((cell) => cell.click());
};
const untilSolved = (game) => game.page.getByRole('dialog', { name: 'Solved!' }).waitFor({ state: 'attached' });
/** Records what goes to the system's share sheet; `files`: whether the sheet takes files. */
const sharing = (files) => ({ page }) =>
  page.addInitScript((files) => {
    window.passed = [];
    navigator.canShare = ({ files: wanted }) => files || !wanted;
    navigator.share = async (what) => void window.passed.push({ ...what, files: what.files?.map(({ name, type, size }) => ({ name, type, size })) });
  }, files);

for (const viewport of [{ width: 320, height: 568 }, { width: 1366, height: 650 }])
  test(`a win is said once, in full, and its sheet leads on: ${viewport.width} px`, async (t) => {
    const game = await open(t, { context: { ...still, viewport }, hash: TWO_JUMPS });
    await play(game, 'c1', 'c3', 'e3');
    await untilSolved(game);
    await game.calm();
    const said = await game.page.evaluate(() => window.said.filter((text) => /without help/.test(text)));
    assert.equal(said.length, 1);
    assert.match(said[0], /^Solved! 2 jumps in 1 move, without help\./);
    const share = await game.button('Share this win').boundingBox();
    assert.ok(share.x >= 0 && share.y >= 0 && share.x + share.width <= viewport.width && share.y + share.height <= viewport.height, 'in sight');
  });

test('the board stays lit at the win, and with reduced motion nothing moves', async (t) => {
  const game = await open(t, { context: { ...still, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }, hash: TWO_JUMPS, drawn: true });
  const { x, y } = await game.cell('a4').boundingBox();
  await game.calm();
  const before = await game.pixel(x + 1, y + 1);
  await play(game, 'c1', 'c3', 'e3');
  await untilSolved(game);
  await game.calm(); // the sheet is open
  assert.deepEqual(await game.pixel(x + 1, y + 1), before);
});

test('the pegs roll at the win, and come to rest', async (t) => {
  const game = await open(t, { hash: TWO_JUMPS });
  await play(game, 'c1', 'c3', 'e3');
  await game.untilPegs(1);
  await untilSolved(game);
  await game.calm();
});

test('the result goes to the share sheet with card, text and link', async (t) => {
  const game = await open(t, { context: still, hash: TWO_JUMPS, before: sharing(true), drawn: true });
  await play(game, 'c1', 'c3', 'e3');
  await untilSolved(game);
  await game.command('Share this win');
  await game.until(() => window.passed.length > 0);
  const [{ text, url, files }] = await game.page.evaluate(() => window.passed);
  assert.match(text, /1 move, .*without help/);
  const link = new URL(url).hash;
  assert.match(link, /moves=c1-c3-e3/);
  assert.match(link, /beat=1$/);
  assert.equal(files.length, 1);
  assert.equal(files[0].type, 'image/png');
  assert.ok(files[0].size > 1000);
});

test('a system that takes no files gets text and link; where there is none, they are copied, and the card is saved', async (t) => {
  const game = await open(t, { context: still, hash: TWO_JUMPS, before: sharing(false), drawn: true });
  await play(game, 'c1', 'c3', 'e3');
  await untilSolved(game);
  await game.command('Share this win');
  await game.until(() => window.passed.length > 0);
  const [{ text, files }] = await game.page.evaluate(() => window.passed);
  assert.match(text, /without help/);
  assert.equal(files, undefined);

  const desk = await open(t, { context: { ...still, permissions: ['clipboard-read', 'clipboard-write'] }, hash: TWO_JUMPS, drawn: true });
  await play(desk, 'c1', 'c3', 'e3');
  await untilSolved(desk);
  await desk.command('Share this win');
  await desk.untilSaid(/^Result copied\./);
  assert.match(await desk.page.evaluate(() => navigator.clipboard.readText()), /without help[^]*beat=1$/);
  const download = desk.page.waitForEvent('download');
  await desk.command('Picture of this win');
  const file = await download;
  assert.match(file.suggestedFilename(), /\.png$/);
  assert.deepEqual([...(await readFile(await file.path())).subarray(1, 4)], [...Buffer.from('PNG')]);
});

testAsking('the daily puzzle is won: streak, share, and the best possible when it is known', async (t) => {
  const before = async (opened) => {
    await opened.page.clock.setFixedTime(new Date('2026-12-24T10:30:00Z'));
    await sharing(false)(opened);
  };
  const game = await open(t, { context: still, before });
  await game.command('Daily puzzle');
  await game.until(() => document.title.startsWith('Daily puzzle, 24 December 2026'));
  // The solution is another player's: here it is played by hand.
  const other = await open(t, { context: still, before });
  await other.command('Daily puzzle');
  await other.until(() => document.title.startsWith('Daily puzzle, 24 December 2026'));
  await other.command('Solve');
  await other.page.locator('[data-command^="move:1"]').first().waitFor({ state: 'attached' });
  const moves = await other.page.locator('[data-command^="move:"]').allTextContents();
  const jumps = moves.flatMap((move) => {
    const holes = (move.match(/[a-g][1-7](?:-[a-g][1-7])+/)?.[0] ?? '').split('-').filter(Boolean);
    return holes.slice(1).map((to, i) => [holes[i], to]);
  });
  for (const [from, to] of jumps) {
    if (!(await game.cell(from).getAttribute('aria-label')).includes('selected')) await play(game, from);
    await play(game, to);
  }
  await untilSolved(game);
  const sheet = game.page.getByRole('dialog', { name: 'Solved!' });
  assert.match(await sheet.innerText(), /Streak: 1 day/);
  // Before or after the sheet opens; after it, the record is announced separately.
  await game.until(() => document.getElementById('sheet')?.textContent.includes('Record'));
  await game.untilSaid(/^The best possible is \d+ moves?\.|Record: \d+ moves?\./);
  await game.command('Share this win');
  await game.until(() => window.passed.length > 0);
  const [{ text, url }] = await game.page.evaluate(() => window.passed);
  assert.match(text, /24 December 2026: \d+ moves, .*without help, streak 1/);
  assert.match(url, /#daily=2026-12-24&beat=\d+$/);
});

test('sound is asked for once, at the end of the lesson', async (t) => {
  const game = await open(t, { context: still, stranger: true });
  await game.command('Show me how');
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 9);
  await play(game, 'a1', 'c1', 'c3', 'a3', 'a1');
  await game.untilSaid(/Would you like sound\?/);
  await game.command('No sound');
  await game.command('Play the real board');
  await game.untilPegs(32);
  await game.command('Show me how');
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 9);
  await play(game, 'a1', 'c1', 'c3', 'a3', 'a1');
  await game.button('Play the real board').waitFor({ state: 'attached' });
  assert.equal(await game.button('No sound').count(), 0);
});
