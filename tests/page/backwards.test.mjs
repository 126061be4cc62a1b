// The game played backwards in the real page: by touch on a phone, and by keyboard.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1366, height: 650 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';

testAsking('by touch: the cross is built from its last peg with hints, and watched forwards', async (t) => {
  const game = await open(t, { context: phone, hash: cross });
  await game.tap(game.button('Menu'));
  await game.tap(game.button('Play backwards'));
  await game.untilPegs(1);
  assert.deepEqual(await game.pegs(), ['d4']);
  for (let pegs = 2; pegs <= 6; pegs += 1) {
    await game.forgetSaid();
    await game.tap(game.button('Hint'));
    const [, to, from] = (await game.untilSaid(/^Hint: back from /)).match(/back from (\w\d) to (\w\d)\./);
    await game.tap(game.cell(to));
    await game.tap(game.cell(from));
    await game.untilPegs(pegs);
  }
  await game.untilSaid(/^You built the start, with 5 jumps\./);
  await game.tap(game.button('Play this'));
  await game.untilPegs(1);
  assert.deepEqual(await game.pegs(), ['d4']);
});

testAsking('by keyboard: what cannot be built is proved, undone, and left', async (t) => {
  const game = await open(t, { context: desk, hash: cross });
  await game.command('Play backwards');
  await game.untilPegs(1);
  for (const hole of ['d4', 'f4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(2);
  await game.press('h');
  await game.untilSaid(/^You can't build the start from here\./);
  await game.forgetSaid();
  await game.press('w');
  await game.untilSaid(/^You can't build the start from here\. /);
  await game.button('Close the proof').waitFor({ state: 'attached' });
  await game.press('Escape');
  await game.press('u');
  await game.untilPegs(1);
  await game.press('Escape');
  await game.untilSaid(/^Back in the game\. 6 pegs/);
  await game.untilPegs(6);
});
