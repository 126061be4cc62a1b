// The coach in the real page with the real solver: marks, badge, where the game was lost, and why.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const quick = { reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const choose = (game, ...holes) => holes.reduce((done, hole) => done.then(() => game.cell(hole).evaluate((cell) => cell.click())), Promise.resolve());
const untilStatus = (game, text) => game.until((text) => document.getElementById('status').textContent.includes(text), text);

testAsking('by mouse: switched on, it marks what each jump does; a mistake is named and one click leads back', async (t) => {
  const game = await open(t, { context: quick, hash: cross });
  await game.click(game.button('Coach'));
  assert.equal(await game.button('Coach').getAttribute('aria-pressed'), 'true');
  await untilStatus(game, 'Coach: Winnable');
  await game.untilLabel('d3', 'd3, peg, winning jump');
  await game.untilLabel('d4', 'd4, peg, losing jump');
  await untilStatus(game, 'Coach: Winnable, 2 solutions from here');
  await game.click(game.cell('d3'));
  await game.untilLabel('f3', 'f3, hole, target, winning jump');
  await game.untilLabel('d1', 'd1, hole, target, losing jump');
  await game.click(game.cell('d1'));
  await game.untilSaid(/You can't win from here\. The mistake was d3-d1, 1 move ago\./);
  await untilStatus(game, 'Coach: Lost');
  await game.click(game.button('Go back to where I could still win'));
  await game.untilPegs(6);
  await untilStatus(game, 'Coach: Winnable');
});

testAsking('by touch: why it cannot be won, in the holes and in words', async (t) => {
  const lost = '#board=diamond41&position=....x/...xxx/..xxxxx/.xxxxxxx/xxxxoxxxx/.xxxxxxx/..xxxxx/...xxx/....x&finish=e5';
  const game = await open(t, { context: phone, hash: lost });
  await game.tap(game.button('Hint'));
  await game.untilSaid(/^You can't win from here\./);
  await game.tap(game.button('Show me why'));
  await game.until(() => /, colour [ABC]$/.test(document.querySelector('[data-hole=e1]').getAttribute('aria-label')));
  await game.untilSaid(/^You can't win from here\. The colours can never come out right\. .*rule of three/);
  await game.tap(game.button('Show me why'));
  await game.until(() => document.querySelector('[data-hole=e1]').getAttribute('aria-label') === 'e1, peg');
});

for (const [held, viewport] of [['upright', phone.viewport], ['lying', { width: 844, height: 390 }]]) {
  testAsking(`by touch, ${held}: a proof takes no room from the board`, async (t) => {
    const lost = '#board=english&position=..xxx/..xxx/xxxxxxx/xxxxxxx/xxxxxxx/..xxo/..xxx&finish=d3';
    const game = await open(t, { context: { ...phone, viewport }, hash: lost });
    const before = await game.cell('d7').boundingBox();
    await game.tap(game.button('Hint'));
    await game.untilSaid(/^You can't win from here\./);
    await game.tap(game.button('Show me why'));
    await game.until(() => document.querySelector('[data-command=why]').getAttribute('aria-pressed') === 'true');
    await game.calm();
    assert.deepEqual(await game.cell('d7').boundingBox(), before);
    for (const name of ['Undo', 'Hint', 'Boards', 'Menu', 'Show me why']) {
      const { width, height } = await game.button(name).boundingBox();
      assert.ok(width >= 44 && height >= 44, `${name}: ${width} by ${height}`);
    }
  });
}

testAsking('by keyboard: K for the coach, W for why, L for the way back; remembered over a reload', async (t) => {
  const game = await open(t, { context: quick, hash: cross });
  await choose(game, 'd3', 'd1');
  await game.press('k');
  await game.untilSaid(/The mistake was d3-d1, 1 move ago\./);
  await game.press('w');
  await game.until(() => document.querySelector('[data-command=why]').getAttribute('aria-pressed') === 'true');
  await game.press('l');
  await game.untilPegs(6);
  await game.reload();
  await game.ready();
  await game.untilLabel('d3', 'd3, peg, winning jump');
});

testAsking('the hint says its reason', async (t) => {
  const game = await open(t, { context: quick, hash: '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3' });
  await game.wholeHint();
  assert.equal(await game.untilSaid(/^Hint: \w\d to/), 'Hint: c1 to c3. It is the only jump. It begins a solution of 2 jumps.');
});

test('single letters can be switched off', async (t) => {
  const game = await open(t, { context: quick });
  await choose(game, 'd2', 'd4');
  await game.command('Single-key shortcuts');
  await game.untilSaid(/Single-key shortcuts off\./);
  await game.press('u');
  await game.calm();
  assert.equal((await game.pegs()).length, 31);
  await game.press('Backspace');
  await game.untilPegs(32);
});
