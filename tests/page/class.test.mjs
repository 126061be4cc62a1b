// For a class or a stage: full screen with large print, and a worksheet.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const CROSS = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';

// Replaces the browser's own full screen, which needs a real press and a screen.
function stubScreen() {
  window.screenIs = [];
  let full = null;
  const change = (element) => {
    full = element;
    window.screenIs.push(element ? 'full' : 'window');
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenElement', { get: () => full });
  Element.prototype.requestFullscreen = async function () { change(this); };
  document.exitFullscreen = async () => change(null);
  Object.defineProperty(navigator, 'wakeLock', {
    value: { request: async () => (window.screenIs.push('lock'), { released: false, release: () => window.screenIs.push('unlock') }) },
  });
}

const size = (game) => game.button('Undo').evaluate((button) => button.getBoundingClientRect().height);
const pressed = (game) => game.button('Present full screen').getAttribute('aria-pressed');
const untilPressed = (game, value) => game.until((value) => document.querySelector('[data-command=present]').getAttribute('aria-pressed') === value, value);

test('full screen: larger print, the screen stays on, and Back ends it', async (t) => {
  const game = await open(t, { context: { viewport: { width: 1366, height: 768 } }, before: ({ page }) => page.addInitScript(stubScreen) });
  await game.calm();
  const usual = await size(game);
  await game.press('F9');
  await game.until(() => window.screenIs.join() === 'full,lock');
  assert.equal(await pressed(game), 'true');
  await game.calm();
  assert.ok((await size(game)) > usual);
  await game.until(() => history.state?.level === 1);
  await game.page.goBack();
  await game.until(() => window.screenIs.join() === 'full,lock,unlock,window');
  await untilPressed(game, 'false');
  await game.calm();
  assert.equal(await size(game), usual);
});

test('a full screen that the browser ends is ended for the game as well', async (t) => {
  const game = await open(t, { before: ({ page }) => page.addInitScript(stubScreen) });
  await game.press('F9');
  await game.until(() => window.screenIs.includes('lock'));
  await game.page.evaluate(() => document.exitFullscreen());
  await untilPressed(game, 'false');
  await game.until(() => !history.state?.level);
});

test('where the browser refuses the full screen the print is large all the same', async (t) => {
  const refuse = () => { Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no')); };
  const game = await open(t, { context: { viewport: { width: 1366, height: 768 } }, before: ({ page }) => page.addInitScript(refuse) });
  await game.calm();
  const usual = await size(game);
  await game.press('F9');
  await untilPressed(game, 'true');
  await game.calm();
  assert.ok((await size(game)) > usual);
  await game.press('Escape');
  await untilPressed(game, 'false');
});

testAsking('a worksheet: lines to fill in, rules, a code that leads to the problem, and the answer apart', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}&finish=d4` });
  await game.untilPegs(6);
  await game.page.evaluate(() => (window.print = () => (window.printed = true)));
  await game.page.evaluate(() => document.querySelector('[data-command=print_puzzle]').click());
  await game.until(() => window.printed);
  await game.page.emulateMedia({ media: 'print' });
  const sheets = game.page.locator('#print > section');
  assert.equal(await sheets.count(), 2);
  const [sheet, answer] = [sheets.nth(0), sheets.nth(1)];
  assert.equal(await sheet.locator('u').count(), 2);
  const code = sheet.locator('aside svg');
  const address = new URL(await code.getAttribute('aria-label'));
  assert.equal(new URLSearchParams(address.hash.slice(1)).get('position'), CROSS);
  const { width, height } = await code.boundingBox();
  assert.ok(Math.abs(width - height) < 1 && width > 90, `the code is ${width} by ${height}`);
  assert.equal(await answer.locator('aside').count(), 0);
  const captions = await answer.locator('figcaption').allInnerTexts();
  assert.match(captions[0], /^1\. \w\d-\w\d/);
  assert.equal(captions.at(-1), '1 peg left');
  assert.deepEqual((await sheet.locator('figure').first().locator('text').allTextContents()).sort(), [...'1234567abcdefg']);
  const other = await open(t, { hash: address.hash });
  await other.untilPegs(6);
});

test('a paper board brings its pegs, as large as the board has them', async (t) => {
  const game = await open(t);
  await game.page.evaluate(() => (window.print = () => (window.printed = true)));
  await game.page.evaluate(() => document.querySelector('[data-command=print_board]').click());
  await game.until(() => window.printed);
  await game.page.emulateMedia({ media: 'print' });
  const [board, pegs] = [game.page.locator('#print svg').nth(0), game.page.locator('#print svg').nth(1)];
  assert.equal(await pegs.locator('circle[fill=black]').count(), 32);
  const scale = (svg) => svg.evaluate((svg) => svg.getScreenCTM().a);
  assert.ok(Math.abs((await scale(board)) / (await scale(pegs)) - 1) < 0.02);
});
