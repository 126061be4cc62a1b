// Solutions in the real page: the shortest, their number, from the start, and stepping through one.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const cross = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';

testAsking('by mouse: the shortest solution, dragged to its end', async (t) => {
  const game = await open(t, { context: desk, hash: cross });
  await game.click(game.button('Analyse'));
  await game.click(game.button('Shortest solution'));
  await game.untilSaid(/5 moves: no solution takes fewer\./);
  await game.click(game.button('Pause').or(game.button('Play')));
  await game.calm();
  const { x, y, width, height } = await game.page.getByRole('slider').boundingBox();
  await game.page.mouse.click(x + width - 4, y + height / 2, { delay: 100 });
  await game.untilPegs(1);
});

testAsking('by mouse: another solution, and one explained in steps', async (t) => {
  const game = await open(t, { context: desk, hash: cross });
  await game.click(game.button('Analyse'));
  await game.click(game.button('Another solution'));
  await game.untilSaid(/Another solution, in 5 moves\./);
  await game.command('Done with the solution');
  await game.command('Restart');
  await game.click(game.button('Analyse'));
  await game.click(game.button('Explain'));
  await game.untilSaid(/steps: no explanation has fewer\. Step 1 of /);
});

testAsking('by touch: the solutions are counted', async (t) => {
  const game = await open(t, { context: phone, hash: cross });
  await game.tap(game.button('Analyse'));
  await game.tap(game.button('Count the solutions'));
  await game.untilSaid(/^2 solutions\. .* Counting mirror images and rotations once: 1\./);
});

testAsking('by its name alone, as it is Restart and Solve in one: from the start, whatever was played', async (t) => {
  const game = await open(t, { context: desk, hash: cross });
  for (const hole of ['d3', 'd1']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilPegs(5);
  await game.command('Solve from the start');
  await game.untilPegs(1);
  assert.deepEqual(await game.pegs(), ['d4']);
});

testAsking('by keyboard: the slider of a solution is a real one, by its name and its words', async (t) => {
  const game = await open(t, { context: phone, hash: cross });
  const slider = game.page.getByRole('slider', { name: 'Place in the solution' });
  assert.equal(await slider.count(), 0);
  await game.press('s');
  await slider.focus();
  await game.press('End');
  await game.untilPegs(1);
  await game.press('Home');
  await game.untilPegs(6);
  await game.press('ArrowRight');
  await game.untilPegs(5);
  const value = await slider.evaluate((element) => [element.value, element.max, element.getAttribute('aria-valuetext')]);
  assert.deepEqual(value, ['1', '5', 'Jump 1 of 5, move 1 of 5']);
  await game.press('Space'); // continues from there
  await game.until(() => document.querySelector('#mirror input').value === '5');
  await game.press('Escape');
  await slider.waitFor({ state: 'detached' });
  assert.match(await game.focused(), /^[a-g][1-7]$/, 'the focus is not lost with it');
});
