// The review of a game: each jump judged, where the game was lost, and the way back.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const CROSS = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';

testAsking('a lost game is reviewed on a phone, and played on from before the jump that lost it', async (t) => {
  const game = await open(t, {
    hash: `#board=english&position=${CROSS}&finish=d4&moves=d3-f3,d5-d3-b3`,
    context: { reducedMotion: 'reduce', hasTouch: true, isMobile: true, deviceScaleFactor: 1, viewport: { width: 390, height: 844 } },
  });
  // A shared game is replayed to its end, and then reviewed as a game.
  await game.untilSaid(/^A shared game: /);
  for (const pegs of [5, 4, 3]) {
    await game.command('Step');
    await game.untilPegs(pegs);
  }
  await game.page.locator('[data-command=leave]').evaluate((leave) => leave.click());
  await game.until(() => !document.querySelector('[data-command=step]'));
  await game.command('Review');
  await game.untilSaid(/^Jump 3, d3 to b3, lost the game\. These jumps would have kept it: c3 to e3\.$/);
  const rows = await game.page.locator('[role=option][data-command^="jump:"]').allInnerTexts();
  assert.deepEqual(rows.map((row) => row.trim()), [
    'Start: 2 ways to win left',
    '1. d3-f3: still winnable (2 of 4 jumps were); one way to win left',
    '2. d5-d3: still winnable (the only one of 2 jumps); one way to win left',
    '3. d3-b3: lost the game (1 of 4 jumps kept it winnable)',
  ]);
  await game.tap(game.button('Play on from before jump 3'));
  await game.untilPegs(4);
  for (const hole of ['c3', 'e3']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(3);
  await game.command('Review'); // of the new line
  await game.untilSaid(/^No jump lost the game\.$/);
});
