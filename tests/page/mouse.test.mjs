// Playing with the mouse on the canvas.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

test('click and click: d2-d4, with the targets shown, then undo and redo', async (t) => {
  const game = await open(t);
  await game.click(game.cell('d2'));
  await game.untilLabel('d2', 'd2, peg, selected');
  await game.untilLabel('d4', 'd4, hole, target');
  assert.equal(await game.cell('d2').getAttribute('aria-selected'), 'true');
  await game.click(game.cell('d4'));
  assert.equal(await game.untilSaid(/^Jumped/), 'Jumped d2 to d4. 31 pegs left.');
  await game.untilPegs(31);
  for (const [hole, what] of [['d2', 'hole'], ['d3', 'hole'], ['d4', 'peg']]) {
    assert.match((await game.cell(hole).getAttribute('aria-label')), new RegExp(`^${hole}, ${what}`));
  }
  await game.click(game.button('Undo'));
  await game.untilPegs(32);
  assert.equal(await game.button('Undo').getAttribute('aria-disabled'), 'true');
  await game.click(game.button('Redo'));
  await game.untilPegs(31);
  assert.match(await game.page.title(), /31 pegs/);
});

test('drag: d2-d4; an illegal drop changes nothing', async (t) => {
  const game = await open(t);
  await game.drag(game.cell('c3'), game.cell('g4'));
  await game.calm();
  assert.equal((await game.pegs()).length, 32);
  await game.drag(game.cell('d2'), game.cell('d4'));
  await game.untilSaid(/^Jumped d2 to d4\. 31 pegs left\./);
  await game.untilPegs(31);
});

// a4 can jump to c4, and then to e4.
const chain = '#board=english&position=..ooo/..ooo/ooooooo/xxoxooo/ooooooo/..ooo/..oox&finish=any';

testAsking('drag on: two jumps of a peg without letting go, then undo and redo one by one', async (t) => {
  const game = await open(t, { hash: chain });
  await game.untilPegs(4);
  await game.drag(game.cell('a4'), game.cell('c4'), game.cell('e4'));
  await game.untilSaid(/^Jumped a4 to c4\. 3 pegs left\./);
  await game.untilSaid(/^Jumped c4 to e4\. 2 pegs left\./);
  assert.deepEqual(await game.pegs(), ['e4', 'e7']);
  await game.click(game.button('Undo'));
  await game.untilPegs(3);
  await game.click(game.button('Undo'));
  await game.untilPegs(4);
});

testAsking('click on: after a jump the peg stays chosen while it can jump on', async (t) => {
  const game = await open(t, { hash: chain });
  await game.untilPegs(4);
  for (const hole of ['a4', 'c4', 'e4']) await game.click(game.cell(hole));
  await game.untilPegs(2);
});

test('the material of the pegs can be chosen, and is remembered', async (t) => {
  const game = await open(t, { context: { viewport: { width: 640, height: 480 } }, drawn: true });
  const corner = async () => game.pixel(...(await game.centre(game.cell('d2'))));
  const seen = [];
  for (const name of ['Glass', 'Wood', 'Marble', 'Plain']) {
    await game.command('Settings');
    await game.click(game.button(`Pegs: ${name}`));
    await game.untilSaid(new RegExp(`^Pegs: ${name}\\.$`));
    await game.press('Escape');
    await game.calm();
    seen.push((await corner()).join());
  }
  assert.equal(new Set(seen).size, 4, `all look different: ${seen}`);
  await game.reload();
  await game.ready();
  await game.command('Settings');
  await game.until(() => document.querySelector('[data-command="material:plain"]')?.getAttribute('aria-selected') === 'true');
});

test('a click on a hole that cannot be reached, or beside the board, makes no jump', async (t) => {
  const game = await open(t);
  await game.click(game.cell('a4'));
  await game.untilLabel('a4', 'a4, peg, selected');
  await game.click(game.cell('d4'));
  const { x, y } = await game.cell('c1').boundingBox();
  await game.page.mouse.click(x - 60, y + 5);
  await game.calm();
  assert.equal((await game.pegs()).length, 32);
});

test('the mouse leaves the focus ring out and the keyboard where the player is', async (t) => {
  const game = await open(t);
  await game.click(game.cell('d2'));
  await game.until(() => document.activeElement?.dataset.hole === 'd2');
  await game.press('ArrowDown');
  await game.untilSaid(/^Jumped d2 to d4/);
});

test('the board follows the window: every hole is hit where it is seen', async (t) => {
  const game = await open(t);
  const before = await game.cell('d2').boundingBox();
  await game.page.setViewportSize({ width: 700, height: 900 });
  await game.until((x) => Math.abs(document.querySelector('[data-hole=d2]').getBoundingClientRect().x - x) > 1, before.x);
  await game.click(game.cell('d2'));
  await game.untilLabel('d2', 'd2, peg, selected');
  await game.click(game.cell('d4'));
  await game.untilPegs(31);
});

test('sharp and right at two device pixels a CSS pixel', async (t) => {
  const game = await open(t, { context: { viewport: { width: 480, height: 480 }, deviceScaleFactor: 2 } });
  const size = await game.page.evaluate(() => [document.getElementById('canvas').width, document.getElementById('canvas').height]);
  assert.deepEqual(size, [960, 960]);
  await game.drag(game.cell('d2'), game.cell('d4'));
  await game.untilPegs(31);
});
