// Every sheet and panel shows all its words in the smallest windows.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const calm = { reducedMotion: 'reduce' };

/** What the canvas has cut while a sheet is scrolled from its top to its end. */
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
// A small phone, and 1280 x 1024 at 400 %, which is the harder one.
for (const [height, languages] of [[256, ['en', 'de', 'fr', 'es', 'nl']], [568, ['en', 'de']]]) {
  for (const language of languages) {
    testAsking(`in ${language} at 320 by ${height}: no sheet and no panel cuts a word`, async (t) => {
      const game = await open(t, { context: { ...calm, locale: language, viewport: { width: 320, height } } });
      const run = (id) => game.page.evaluate((id) => document.querySelector(`[data-command=${id}]`).click(), id);
      for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
      await game.until(() => document.querySelector('[data-command=undo]').getAttribute('aria-disabled') !== 'true');
      assert.deepEqual(await cutIn(game), [], 'the panels');
      for (const sheet of sheets) {
        await run(sheet);
        await game.until(() => !document.getElementById('sheet').hidden);
        assert.deepEqual(await cutIn(game), [], sheet);
        await game.press('Escape');
        await game.until(() => document.getElementById('sheet').hidden);
      }
      await run('edit');
      assert.deepEqual(await cutIn(game), [], 'editing');
    });
  }
}
