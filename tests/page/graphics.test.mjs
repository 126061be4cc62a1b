// The page after losing its graphics context.

import assert from 'node:assert/strict';
import { hurry, open, playOnce, test } from './support.mjs';

test('when the graphics are lost and come back, everything is drawn again', async (t) => {
  const game = await open(t, { drawn: true });
  await playOnce(game);
  await game.calm();
  const points = await Promise.all(['d4', 'd3', 'a4'].map((hole) => game.centre(game.cell(hole))));
  const look = async () => {
    const colours = [];
    for (const [x, y] of points) colours.push(await game.pixel(x, y));
    return colours;
  };
  const before = await look();
  await game.page.evaluate(() => {
    window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.loss.loseContext();
  });
  await game.until(() => document.getElementById('canvas').getContext('webgl2').isContextLost());
  await game.cell('c4').evaluate((cell) => cell.click()); // meanwhile nothing may fail
  await game.cell('c4').evaluate((cell) => cell.click());
  await game.frame();
  await game.page.evaluate(() => window.loss.restoreContext());
  await game.until(() => !document.getElementById('canvas').getContext('webgl2').isContextLost());
  await game.calm();
  assert.deepEqual(await look(), before);
  await game.press('u');
  await game.untilPegs(32);
});

test('graphics that are lost meanwhile: there is no picture, and no animation, and both is said', async (t) => {
  const game = await open(t, { hash: '#board=english&moves=d2-d4,b3-d3,d4-d2,d1-d3,d6-d4,d3-d5,f3-d3,c1-c3,c4-c2' });
  await game.page.evaluate(() => {
    window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    document.querySelector('[data-command=animation]').click();
  });
  await game.frame();
  await game.page.evaluate(() => window.loss.loseContext());
  await game.untilSaid(/^The animation could not be made\.$/);
  await game.page.evaluate(() => window.loss.restoreContext());
  await game.until(() => !document.getElementById('canvas').getContext('webgl2').isContextLost());
  await game.calm();
  await game.page.evaluate(() => {
    window.loss.loseContext();
    document.querySelector('[data-command=picture]').click(); // before the interface knows of it
  });
  await game.untilSaid(/^The picture could not be made\.$/);
});

test('graphics that are lost for good: the page says so and offers to load again; should they come back, the game goes on', async (t) => {
  const game = await open(t, { before: hurry });
  await playOnce(game);
  await game.page.evaluate(() => {
    window.loss = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    window.loss.loseContext();
  });
  const screen = game.page.getByRole('alert');
  await screen.waitFor();
  assert.match(await screen.innerText(), /graphics/);
  await game.page.getByRole('button', { name: 'Reload the page' }).waitFor();
  await game.page.evaluate(() => window.loss.restoreContext());
  await screen.waitFor({ state: 'hidden' });
  await game.command('Undo');
  await game.untilPegs(32);
});
