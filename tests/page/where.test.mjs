// Orientation: the page's title, the filter of a list, and an end that leaves the last peg visible.

import assert from 'node:assert/strict';
import { open, test } from './support.mjs';

const reducedMotion = 'reduce';
const desk = { reducedMotion, viewport: { width: 1440, height: 900 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion, viewport: { width: 390, height: 844 } };

const box = (game, selector) =>
  game.page.evaluate((selector) => document.querySelector(selector).getBoundingClientRect().toJSON(), selector);
const ids = (game) => game.page.locator('#sheet [data-command^="figure:"]').evaluateAll((all) => all.map((one) => one.dataset.command));
const untilChosen = (game, id) =>
  game.until((id) => document.querySelector(`[data-command="${id}"]`)?.ariaSelected === 'true', id);

async function solveCross(game) {
  await game.command('Figures');
  await game.page.locator('[data-command="figure:cross"]').evaluate((cross) => cross.click());
  await game.untilPegs(6);
  for (const hole of ['d3', 'f3', 'd5', 'd3', 'c3', 'e3', 'f3', 'd3', 'd2', 'd4']) {
    const label = await game.cell(hole).getAttribute('aria-label');
    if (!label.includes('selected')) await game.cell(hole).evaluate((cell) => cell.click());
  }
  await game.until(() => document.getElementById('sheet-title').textContent === 'Solved!');
}

test('the page is called after the problem and its board', async (t) => {
  const game = await open(t, { context: desk });
  assert.equal(await game.page.title(), 'English, classic \u2014 32 pegs \u00b7 Last Peg');
  await game.command('Figures');
  await game.page.locator('[data-command="figure:pinwheel"]').evaluate((pinwheel) => pinwheel.click());
  await game.until(() => document.title.startsWith('Pinwheel, English'));
});

test('a list is filtered by mouse, and a solved figure is left out; the choice stays', async (t) => {
  const game = await open(t, { context: desk });
  await solveCross(game);
  await game.press('f');
  await game.until(() => document.querySelector('#sheet [data-command^="figure:"]'));
  const all = await ids(game);
  // The last of the figures; those of the book follow as a set of their own.
  assert.equal(all.filter((id) => !id.startsWith('figure:puzzle_peg')).at(-1), 'figure:cross');
  await game.click(game.button('Easy'));
  await untilChosen(game, 'level:easy');
  const easy = await ids(game);
  assert.ok(easy.length < all.length && easy.includes('figure:cross'));
  await game.click(game.button('Unsolved only'));
  await game.until(() => !document.querySelector('[data-command="figure:cross"]'));
  assert.equal((await ids(game)).length, easy.length - 1);
  await game.press('Escape');
  await game.press('f');
  await untilChosen(game, 'level:easy');
  assert.equal((await ids(game)).length, easy.length - 1);
});

test('a list is filtered by touch and by keyboard, on a phone', async (t) => {
  const game = await open(t, { context: phone });
  await game.command('Figures');
  await game.tap(game.button('Expert'));
  await untilChosen(game, 'level:expert');
  const { height } = await box(game, '[data-command="level:expert"]');
  assert.ok(height >= 44);
  await game.button('Expert').focus();
  await game.press('ArrowLeft', 'Enter');
  await untilChosen(game, 'level:hard');
});

test('a card shows the finish though a peg stands on it', async (t) => {
  const game = await open(t, { context: { reducedMotion, viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1 }, drawn: true });
  await game.press('d');
  await game.page.locator('[data-command="problem:c1-c4"]').waitFor({ state: 'attached' });
  await game.calm();
  // Two pictures of the same position, which differ only in the finish. Its ring on a peg is white.
  const white = async (id) => {
    await game.page.locator(`[data-command="problem:${id}"]`).focus();
    await game.calm();
    const { x, y, width } = await box(game, `[data-command="problem:${id}"]`);
    const picture = await game.picture({ x: x + 12, y: y + 12, width: width - 36, height: width - 24 });
    return game.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const pencil = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      pencil.drawImage(bitmap, 0, 0);
      const { data } = pencil.getImageData(0, 0, bitmap.width, bitmap.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) count += Math.min(data[i], data[i + 1], data[i + 2]) > 235 ? 1 : 0;
      return count;
    }, picture.toString('base64'));
  };
  const [ring, none] = [await white('c1-c4'), await white('c1-any')];
  assert.ok(ring >= none + 6, `${ring} and ${none} white points`);
});

for (const [width, height] of [[1440, 900], [1366, 650], [844, 390], [768, 1024], [390, 844]]) {
  test(`at the end of a game the last peg is seen, at ${width} x ${height}`, async (t) => {
    const game = await open(t, { context: { reducedMotion, viewport: { width, height } } });
    await solveCross(game);
    await game.calm();
    const peg = await box(game, '[data-hole="d4"]');
    const close = await box(game, '[data-command="close"]'); // at the top right of the card
    // The main commands: Share and the next thing.
    const buttons = await game.page.locator('#sheet [data-command]').evaluateAll((all) => all.map((button) => button.dataset.command));
    assert.equal(buttons[0], 'share_result');
    const next = await box(game, '#sheet [data-command="share_result"]'); // at the lower left
    const right = await box(game, `#sheet [data-command="${buttons[1]}"]`);
    assert.ok(peg.right <= next.left - 8 || peg.bottom <= close.top - 8, JSON.stringify({ peg, close, next }));
    for (const button of [close, next, right]) {
      assert.ok(button.left >= 0 && button.right <= width && button.bottom <= height, JSON.stringify(button));
      assert.ok(button.height >= 44);
    }
  });
}
