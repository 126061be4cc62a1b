// Drawing a board: by mouse, finger, keyboard and text; kept boards; and the animation of a game.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };

const holes = async (game) => (await game.labels()).filter((label) => label.endsWith(', hole')).map((label) => label.split(',')[0]);
const untilHoles = (game, count) =>
  game.until((count) => document.querySelectorAll('[role=gridcell][aria-label$=", hole"]').length === count, count);

async function type(game, text) {
  await game.page.locator('#ask-text').fill(text);
  await game.page.keyboard.press('Control+Enter');
}

testAsking('mouse: a board is drawn, judged, refused and played', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Draw a board');
  await untilHoles(game, 33);
  assert.equal((await game.labels()).length, 81);
  await game.untilSaid(/^Winnable\. With only e5 empty/);
  await game.command('Clear');
  await untilHoles(game, 0);
  await game.untilSaid(/^No holes yet\.$/);
  await game.click(game.cell('b2'));
  await untilHoles(game, 1);
  await game.untilSaid(/^No peg can ever jump on this board\.$/);
  assert.equal(await game.button('Play this').getAttribute('aria-disabled'), 'true');
  await game.drag(game.cell('b2'), game.cell('e2'));
  await untilHoles(game, 0); // the first cell was a hole, so the brush removes holes
  await game.drag(game.cell('c3'), game.cell('f3'), game.cell('f6'));
  await untilHoles(game, 7);
  await game.command('Undo');
  await untilHoles(game, 0);
  await game.command('Redo');
  await untilHoles(game, 7);
  assert.deepEqual((await holes(game)).sort(), ['c3', 'd3', 'e3', 'f3', 'f4', 'f5', 'f6']);
  assert.match(await game.page.title(), /^Drawing: Your own board — 7 holes/);
  await game.command('Fill');
  await game.untilSaid(/^A board can have 64 holes, and this would have 81\.$/);
  await untilHoles(game, 7);
  await game.command('Play this');
  await game.untilPegs(6);
  assert.equal((await game.labels()).length, 7);
});

testAsking('finger: a tap and a swipe on the smallest phone, on both lattices', async (t) => {
  const phone = { ...still, hasTouch: true, isMobile: true, deviceScaleFactor: 1, viewport: { width: 320, height: 568 } };
  const game = await open(t, { context: phone });
  await game.command('Draw a board');
  await game.command('Clear');
  await untilHoles(game, 0);
  await game.swipe(game.cell('b2'), game.cell('f2'));
  await untilHoles(game, 5);
  await game.command('Triangle grid');
  await game.untilLabel('c2', 'c2, hole');
  await untilHoles(game, 5);
  await game.tap(game.cell('m9')); // the last cell of the grid
  await untilHoles(game, 6);
  await game.command('Mirror what I draw');
  await game.tap(game.button('Symmetry: Sixth of a turn'));
  await game.untilSaid(/^Symmetry: Sixth of a turn\.$/);
  await game.tap(game.cell('f5'));
  await untilHoles(game, 12);
});

testAsking('keyboard alone, and by text; then the board is in the editor, with the name that it was given', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Draw a board');
  await game.command('Clear');
  await untilHoles(game, 0);
  await game.cell('e5').focus();
  await game.press('Enter', 'ArrowRight', ' ');
  await game.untilLabel('f5', 'f5, hole');
  assert.equal(await game.focused(), 'f5');
  await game.press('Home', 'ArrowUp', 'Enter');
  await game.untilLabel('a4', 'a4, hole');
  await game.press('u');
  await untilHoles(game, 2);
  await game.command('Type it as text');
  await type(game, 'xx/x/xq');
  await game.untilSaid(/"q"/);
  await untilHoles(game, 2);
  await game.command('Type it as text');
  await game.page.locator('#ask-text').pressSequentially('xxx\nxxx');
  await game.press('Control+Enter');
  await untilHoles(game, 6);
  await game.command('Type it as text');
  await type(game, 'xxx/xxx/xxx/xxx');
  await untilHoles(game, 12);
  await game.command('Save the board');
  await type(game, 'Dozen');
  await game.untilSaid(/^Saved\. You will find the board under Boards as "Dozen"\.$/);
  await game.command('Edit');
  await game.untilSaid(/^Editing: Dozen\. 11 pegs\./);
});

testAsking('own boards and drawings are there after a reload; a board is removed and comes back', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Draw a board');
  await game.command('Type it as text');
  await type(game, 'lattice: triangular/x/xx/xxx/xxxx/xx');
  await untilHoles(game, 12);
  await game.command('Save the board');
  await type(game, 'Tree');
  await game.untilSaid(/^Saved\./);
  await game.reload();
  await game.ready();
  await game.command('Draw a board');
  await untilHoles(game, 12);
  await game.command('Boards');
  await game.command('Remove Tree');
  await game.untilSaid(/^Removed Tree\. You can bring it back\.$/);
  await game.command('Bring back');
  await game.untilSaid(/^Tree is back\.$/);
  await game.command('Tree');
  await game.untilPegs(11);
  assert.match(await game.page.title(), /^Tree — 11 pegs/);
});

testAsking('a game is saved as an animated picture, by a worker that is there for it alone', async (t) => {
  const game = await open(t, { context: still, drawn: true });
  const animators = () => game.page.workers().filter((worker) => worker.url().includes('animation.worker')).length;
  for (const hole of ['d2', 'd4', 'b3', 'd3']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(30);
  assert.equal(animators(), 0);
  const begun = game.page.waitForEvent('worker', (worker) => worker.url().includes('animation.worker'));
  const download = game.page.waitForEvent('download');
  await game.command('Animation');
  await begun;
  const file = await download;
  assert.equal(file.suggestedFilename(), 'last-peg.gif');
  await game.untilSaid(/^Animation saved\.$/);
  assert.equal(animators(), 0);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.subarray(0, 6).toString('latin1'), 'GIF89a');
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  assert.ok(width > 400 && width < 500 && height > 400 && height < 500, `${width} x ${height}`);
  // One still frame, then five frames per jump.
  const { frames, seen } = await game.page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.completed;
    await decoder.tracks.ready;
    const pencil = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const seen = [];
    for (const frameIndex of [0, decoder.tracks.selectedTrack.frameCount - 1]) {
      const { image } = await decoder.decode({ frameIndex });
      // The middle of the board: empty at the start, a peg at the end.
      pencil.drawImage(image, Math.floor(image.codedWidth / 2), Math.floor(image.codedHeight / 2), 1, 1, 0, 0, 1, 1);
      seen.push([...pencil.getImageData(0, 0, 1, 1).data]);
    }
    return { frames: decoder.tracks.selectedTrack.frameCount, seen };
  }, bytes.toString('base64'));
  assert.equal(frames, 11);
  assert.notDeepEqual(seen[0], seen[1]);
  t.diagnostic(`${bytes.length} bytes`);
});

testAsking('a long animation waits for what writes the file, and can be stopped', async (t) => {
  // The code that writes the file does not load, so the animation is not finished before it is stopped.
  const before = async ({ context }) => {
    await context.route(/animation\.worker/, () => {});
    await context.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      window.frames = 0;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (message.pixels) window.frames += 1;
        postMessage.call(this, message, ...rest);
      };
    });
  };
  const game = await open(t, { context: still, before });
  await game.command('Solve');
  await game.until(() => document.querySelector('[data-command=play]'));
  await game.command('Animation');
  await game.untilSaid(/^Making an animation of 31 jumps\.$/);
  for (let i = 0; i < 40; i += 1) await game.frame();
  const waiting = await game.page.evaluate(() => window.frames);
  assert.ok(waiting > 12 && waiting < 20, `${waiting} frames wait`); // of 156
  await game.command('Stop');
  await game.untilSaid(/^Stopped\.$/);
  await game.until(() => !document.querySelector('[data-command=stop]'));
});
