// Forced colours: the canvas has the colours that the user has chosen for all pages.

import assert from 'node:assert/strict';
import { open, test } from './support.mjs';

const context = { reducedMotion: 'reduce', forcedColors: 'active' };

/** A system colour as the browser renders it: [red, green, blue]. */
const system = (game, name) =>
  game.page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.forcedColorAdjust = 'none';
    probe.style.color = name;
    const colour = getComputedStyle(probe).color.match(/\d+/g).slice(0, 3).map(Number);
    probe.remove();
    return colour;
  }, name);

for (const colorScheme of ['light', 'dark']) {
  test(`the table is Canvas, pegs are CanvasText: ${colorScheme}`, async (t) => {
    const game = await open(t, { context: { ...context, colorScheme }, drawn: true });
    await game.calm();
    assert.deepEqual(await game.pixel(2, 2), await system(game, 'Canvas'));
    assert.deepEqual(await game.pixel(...(await game.centre(game.cell('d2')))), await system(game, 'CanvasText'));
  });
}

test('a theme of the player comes first', async (t) => {
  const game = await open(t, { context, drawn: true });
  await game.press('t');
  await game.click(game.button('Theme: Dark'));
  await game.press('Escape');
  await game.calm();
  assert.notDeepEqual(await game.pixel(2, 2), await system(game, 'Canvas'));
});
