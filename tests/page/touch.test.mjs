// Playing with a finger on a phone.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const upright = { ...phone, viewport: { width: 390, height: 844 } };

test('tap and tap: d2-d4, then undo and redo', async (t) => {
  const game = await open(t, { context: upright });
  await game.tap(game.cell('d2'));
  await game.untilLabel('d2', 'd2, peg, selected');
  await game.tap(game.cell('d4'));
  await game.untilSaid(/^Jumped d2 to d4\. 31 pegs left\./);
  await game.untilPegs(31);
  await game.tap(game.button('Undo'));
  await game.untilPegs(32);
  await game.tap(game.button('Redo'));
  await game.untilPegs(31);
});

test('swipe: d2-d4, and the page does not scroll', async (t) => {
  const game = await open(t, { context: upright });
  await game.swipe(game.cell('d2'), game.cell('d4'));
  await game.untilSaid(/^Jumped d2 to d4/);
  assert.deepEqual(await game.page.evaluate(() => [scrollX, scrollY]), [0, 0]);
});

async function fingers(game) {
  const protocol = await game.context.newCDPSession(game.page);
  return async (type, ...points) => {
    await protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await game.frame();
  };
}

test('a touch that the system takes away: the peg goes back', async (t) => {
  const game = await open(t, { context: upright });
  await game.calm();
  const touch = await fingers(game);
  const [start, ...way] = await game.way([game.cell('d2'), game.cell('d4')]);
  await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await touch('touchCancel');
  await game.calm();
  await game.untilPegs(32);
  await game.swipe(game.cell('d2'), game.cell('d4'));
  await game.untilPegs(31);
});

test('a touch of a button that the system takes away is none', async (t) => {
  const game = await open(t, { context: upright });
  await game.calm();
  const touch = await fingers(game);
  await touch('touchStart', await game.centre(game.button('Menu')));
  await touch('touchCancel');
  await game.calm();
  assert.equal(await game.page.locator('#mirror [role=dialog]').count(), 0);
});

// Two fingers that move apart or together.
async function pinch(touch, [x, y], from, to) {
  const at = (apart) => [[x - apart, y], [x + apart, y]];
  await touch('touchStart', at(from)[0]);
  await touch('touchStart', ...at(from));
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', ...at(from + (to - from) * part));
  await touch('touchEnd');
}

test('two fingers that both move play nothing, until both are up', async (t) => {
  const game = await open(t, { context: upright });
  await game.calm();
  const touch = await fingers(game);
  const [start, ...way] = await game.way([game.cell('d2'), game.cell('d4')]);
  const [x, y] = await game.centre(game.cell('g3'));
  await touch('touchStart', start);
  await touch('touchStart', start, [x, y]);
  for (const [i, point] of way.entries()) await touch('touchMove', point, [x, y + 20 * (i + 1)]);
  await touch('touchEnd');
  await game.calm();
  await game.untilPegs(32);
  await game.swipe(game.cell('d2'), game.cell('d4'));
  await game.untilPegs(31);
});

test('a pinch plays nothing, and what comes after it does', async (t) => {
  const game = await open(t, { context: upright });
  await game.calm();
  const touch = await fingers(game);
  const middle = await game.centre(game.cell('d4'));
  await pinch(touch, middle, 20, 120);
  await pinch(touch, middle, 120, 20);
  await game.calm();
  await game.untilPegs(32);
  assert.deepEqual(await game.page.evaluate(() => [visualViewport.scale, scrollX, scrollY]), [1, 0, 0]);
  await game.tap(game.cell('d2'));
  await game.tap(game.cell('d4'));
  await game.untilPegs(31);
});

test('a second finger that rests on the screen does not stop a drag', async (t) => {
  const game = await open(t, { context: upright });
  await game.calm();
  const touch = await fingers(game);
  const [start, ...way] = await game.way([game.cell('d2'), game.cell('d4')]);
  const resting = await game.centre(game.cell('a4'));
  await touch('touchStart', start);
  await touch('touchMove', way[0]);
  await touch('touchStart', way[0], resting);
  for (const point of way) await touch('touchMove', point, resting);
  await touch('touchEnd');
  await game.untilSaid(/^Jumped d2 to d4/);
});

test('a finger that rested on the screen before does not stop a drag', async (t) => {
  for (const where of ['a4', 'beside the board']) {
    const game = await open(t, { context: upright });
    await game.calm();
    const touch = await fingers(game);
    const [start, ...way] = await game.way([game.cell('d2'), game.cell('d4')]);
    const resting = where === 'a4' ? await game.centre(game.cell('a4')) : [4, 600];
    await touch('touchStart', resting);
    await touch('touchStart', resting, start);
    for (const point of way) await touch('touchMove', resting, point);
    await touch('touchEnd');
    await game.untilSaid(/^Jumped d2 to d4/);
    await game.calm();
    await game.untilPegs(31);
    await game.swipe(game.cell('d5'), game.cell('d3'));
    await game.untilPegs(30);
  }
});

testAsking('the words of a proof that lie on the board are put away by a tap, and come back', async (t) => {
  const hash = '#board=english&position=..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxo/..xxx&finish=d3';
  // A panel without room for the words, as at 400 % zoom.
  const game = await open(t, { context: { ...phone, viewport: { width: 320, height: 256 } }, hash });
  await game.command('Hint');
  await game.untilSaid(/^You can't win from here\./);
  await game.command('Show me why');
  await game.untilSaid(/rule of three/);
  await game.calm();
  await game.forgetSaid();
  const covered = game.cell('d7');
  const [why, y] = await game.centre(game.button('Show me why'));
  const x = why - 55; // beside it, in the panel
  await game.tap(covered); // closes the card
  await game.calm();
  await game.page.touchscreen.tap(x, y);
  await game.tap(covered);
  await game.calm();
  assert.deepEqual(await game.page.evaluate(() => window.said), []);
  await game.tap(covered);
  await game.untilSaid(/d7: now tap/);
});

testAsking('swipe on: two jumps of a peg without lifting the finger', async (t) => {
  const hash = '#board=english&position=..ooo/..ooo/ooooooo/xxoxooo/ooooooo/..ooo/..oox&finish=any';
  const game = await open(t, { context: upright, hash });
  await game.untilPegs(4);
  await game.swipe(game.cell('a4'), game.cell('c4'), game.cell('e4'));
  await game.untilSaid(/^Jumped c4 to e4\. 2 pegs left\./);
  await game.untilPegs(2);
});

testAsking('a hint by touch', async (t) => {
  const game = await open(t, { context: upright });
  await game.tap(game.button('Hint'));
  await game.untilSaid(/^Hint: /);
});

for (const [what, width, height, least] of [
  ['upright', 390, 844, 44],
  ['lying', 844, 390, 44],
  ['upright, a small one', 320, 568, 38],
]) {
  test(`a phone held ${what}: everything is on the screen and large enough for a finger`, async (t) => {
    const game = await open(t, { context: { ...phone, viewport: { width, height } } });
    await game.calm();
    const boxes = await game.page.locator('[role=toolbar] button:not(.unplaced)').evaluateAll((buttons) =>
      buttons.map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() })),
    );
    const names = boxes.map(({ name }) => name);
    for (const name of ['Undo', 'Redo', 'Hint', 'Solve']) assert.ok(names.includes(name), `${name} is among ${names}`);
    const cells = await game.page.locator('[role=gridcell]').evaluateAll((cells) =>
      cells.map((cell) => ({ name: cell.getAttribute('aria-label'), ...cell.getBoundingClientRect().toJSON() })),
    );
    for (const { name, left, top, right, bottom } of [...boxes, ...cells]) {
      assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${name}: ${left},${top} to ${right},${bottom}`);
    }
    for (const box of boxes) {
      assert.ok(box.width >= least && box.height >= least, `${box.name} is ${box.width} by ${box.height}`);
    }
    const centre = (hole) => cells.find(({ name }) => name.startsWith(hole));
    const pitch = centre('e4').left - centre('d4').left;
    assert.ok(pitch >= least, `the holes are ${pitch} pixels apart`);
    const apart = boxes.every((a) => boxes.every((b) => a === b || a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5));
    assert.ok(apart, 'no two buttons overlap');
  });
}
