// Every sheet and panel shows all its words in the smallest windows.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const calm = { reducedMotion: 'reduce' };

/** What the canvas cut off while a sheet is scrolled from its top to its end. */
async function cutIn(game) {
  const step = Math.round(game.page.viewportSize().height * 0.45);
  const found = new Set();
  let before = '';
  for (let pages = 0; pages < 60; pages += 1) {
    await game.calm();
    const { cut, places } = await game.page.evaluate(() => ({
      cut: document.getElementById('mirror').dataset.cut ?? '',
      places: [...document.querySelectorAll('#sheet [data-command]')].map(({ style }) => style.top).join(),
    }));
    if (cut) found.add(cut);
    if (pages > 1 && places === before) break;
    before = places;
    await game.page.mouse.move(160, 200);
    await game.page.mouse.wheel(0, step);
  }
  return [...found];
}

const sheets = ['more', 'boards', 'problems', 'figures', 'share', 'paper', 'library', 'analyse', 'moves', 'settings', 'help', 'statistics', 'days', 'puzzle'];
const run = (game, id) => game.page.evaluate((id) => document.querySelector(`[data-command=${id}]`).click(), id);

async function afterAJump(t, language, height) {
  const game = await open(t, { context: { ...calm, locale: language, viewport: { width: 320, height } } });
  for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.until(() => document.querySelector('[data-command=undo]').getAttribute('aria-disabled') !== 'true');
  return game;
}

async function sheetsAreWhole(game) {
  for (const sheet of sheets) {
    await run(game, sheet);
    await game.until(() => !document.getElementById('sheet').hidden);
    assert.deepEqual(await cutIn(game), [], sheet);
    await game.press('Escape');
    await game.until(() => document.getElementById('sheet').hidden);
  }
}

async function editingIsWhole(game) {
  await run(game, 'edit');
  assert.deepEqual(await cutIn(game), [], 'editing');
}

// A small phone, and 1280 x 1024 at 400 %, which is the harder case.
for (const height of [256, 568]) {
  testAsking(`in de at 320 by ${height}: no sheet and no panel cuts a word`, async (t) => {
    const game = await afterAJump(t, 'de', height);
    assert.deepEqual(await cutIn(game), [], 'the panels');
    await sheetsAreWhole(game);
    await editingIsWhole(game);
  });
}

// How wide a sheet is decides what is cut, so the other languages scroll through the sheets in a window that
// is as narrow, but high.
for (const language of ['en', 'fr', 'es', 'nl']) {
  testAsking(`in ${language} at a width of 320: no sheet and no panel cuts a word`, async (t) => {
    const game = await afterAJump(t, language, 1600);
    await sheetsAreWhole(game);
    for (const height of [568, 256]) {
      await game.page.setViewportSize({ width: 320, height });
      assert.deepEqual(await cutIn(game), [], `the panels at ${height}`);
    }
    await editingIsWhole(game);
  });
}
