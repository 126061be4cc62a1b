// No game is lost: neither to a new game, nor to a solution, a link or another tab.

import assert from 'node:assert/strict';
import { open, site, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const CROSS = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const TWO_JUMPS = '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3';
const ONE_JUMP = '#board=english&position=..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo&finish=e1';

async function play(game, ...holes) {
  for (const hole of holes) await game.cell(hole).evaluate((cell) => cell.click());
}
const goTo = (game, hash) => game.page.evaluate((hash) => (location.hash = hash), hash);
const stored = (game) => game.page.evaluate(() => JSON.parse(localStorage.getItem('last-peg/settings')));
const storedAtFirst = (text) => ({ page }) =>
  page.addInitScript((text) => sessionStorage.length || localStorage.setItem('last-peg/settings', text), text);

test('a new game begins on a free board, and Undo brings the one before back', async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4', 'b3', 'd3');
  await game.untilPegs(30);
  await game.command('New game');
  await game.untilPegs(32);
  await game.click(game.button('Undo'));
  await game.untilPegs(30);
  assert.equal(await game.button('Move 2: b3-d3').getAttribute('aria-pressed'), 'true');
});

testAsking('by keyboard: a solution is watched, and G leads back to the game as it was', async (t) => {
  const game = await open(t, { context: still, hash: CROSS });
  await play(game, 'd3', 'f3');
  await game.untilPegs(5);
  await game.press('s');
  await game.untilPegs(1);
  await game.button('Back to my game').waitFor({ state: 'attached' });
  await game.press('g');
  await game.untilPegs(5);
  await game.untilSaid(/^Back in your game: .*1 jump played\./);
  assert.equal(await game.button('Move 1: d3-f3').getAttribute('aria-pressed'), 'true');
});

test('by keyboard: another jump makes a variation, to be entered in the sheet of moves', async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4', 'b3', 'd3', 'c1', 'c3');
  await game.untilPegs(29);
  await game.press('u', 'u');
  await game.untilPegs(31);
  await play(game, 'f3', 'd3');
  await game.untilPegs(30);
  await game.press('v');
  await game.page.getByRole('dialog').waitFor({ state: 'attached' });
  const line = game.page.locator('#sheet [data-command^="line:"]', { hasText: '3 jumps, with b3-d3 instead of f3-d3 as jump 2' });
  const isOn = () => line.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 30 && !(await isOn()); i += 1) {
    const shares = await line.evaluate((element) => document.activeElement?.closest('[role=listbox]')?.contains(element));
    await game.press(shares ? 'ArrowRight' : 'Tab');
    await game.frame();
  }
  assert.ok(await isOn(), 'it can be reached by Tab and arrow keys');
  await game.press('Enter');
  await game.untilSaid(/^In another variation\. 31 pegs/); // where it was left
  await game.button('Move 3: c1-c3').waitFor({ state: 'attached' });
});

test("a link opened over a game: one tap leads back, and so does the browser's Back button", async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4');
  await game.untilPegs(31);
  await goTo(game, CROSS);
  await game.untilPegs(6);
  await game.click(game.button('Back to my game'));
  await game.untilPegs(31);
  await game.page.goBack();
  await goTo(game, CROSS);
  await game.untilPegs(6);
  await play(game, 'd3', 'f3');
  await game.untilPegs(5);
  await game.page.goBack();
  await game.untilPegs(31);
  await game.page.goForward(); // a link opens its problem at the start
  await game.untilPegs(6);
});

for (const [how, hash] of [['by itself', ''], ['by the link', CROSS]]) {
  test(`closed after a link, and visited again ${how}: the game before it is one tap away`, async (t) => {
    const game = await open(t, { context: still });
    await play(game, 'd2', 'd4');
    await game.untilPegs(31);
    await goTo(game, CROSS);
    await game.untilPegs(6);
    await game.calm();
    const before = game.page;
    game.page = await game.context.newPage();
    await before.close();
    await game.page.goto(site.url + hash);
    await game.ready();
    await game.untilPegs(6);
    await game.command('Back to my game');
    await game.untilPegs(31);
  });
}

testAsking('two tabs keep what was solved and chosen in either', async (t) => {
  const game = await open(t, { context: still, hash: TWO_JUMPS });
  const first = game.page;
  const second = await game.context.newPage();
  game.page = second;
  await second.goto(site.url + ONE_JUMP);
  await game.ready();
  await game.command('Coach');
  await play(game, 'c1', 'e1');
  await game.untilPegs(1);
  game.page = first;
  await first.bringToFront(); // a tab in the background is not drawn
  await game.command('Coordinates');
  await play(game, 'c1', 'c3', 'e3');
  await game.untilPegs(1);
  await game.until(() => JSON.parse(localStorage.getItem('last-peg/settings')).solved.length === 2);
  const { coach, coordinates } = await stored(game);
  assert.deepEqual({ coach, coordinates }, { coach: true, coordinates: true });
  for (const page of [first, second]) {
    game.page = page;
    await page.bringToFront();
    for (const name of ['Coach', 'Coordinates'])
      await game.page.locator(`#mirror [aria-pressed=true]`, { hasText: name }).first().waitFor({ state: 'attached' });
  }
});

testAsking('what a newer version has stored stays, whatever is played', async (t) => {
  const newer = { version: 999, coach: true, future: { deep: [1, 'two'] }, board: 'english', jumps: 'd2-d4', makers: 'p', cursor: 1 };
  const game = await open(t, { context: still, before: storedAtFirst(JSON.stringify(newer)) });
  await game.untilPegs(31);
  await play(game, 'b3', 'd3');
  await game.untilPegs(30);
  await game.until(() => JSON.parse(localStorage.getItem('last-peg/settings')).jumps === 'd2-d4 b3-d3');
  const { version, future, coach } = await stored(game);
  assert.deepEqual({ version, future, coach }, { version: 999, future: newer.future, coach: true });
});

test('a stored game with an impossible jump is played as far as it goes; one is told, and its text is kept', async (t) => {
  const broken = { version: 1, board: 'english', jumps: 'd2-d4 d2-d4 b3-d3', makers: 'ppp', cursor: 3 };
  const game = await open(t, { context: still, before: storedAtFirst(JSON.stringify(broken)) });
  await game.untilSaid(/^A stored game could not be read to its end\. .*What was stored is kept\.$/);
  await game.untilPegs(31);
  await play(game, 'b3', 'd3');
  await game.untilPegs(30);
  await game.until(() => localStorage.getItem('last-peg/settings').includes('d2-d4 b3-d3'));
  assert.ok(JSON.stringify(await stored(game)).includes('d2-d4 d2-d4 b3-d3'));
});
