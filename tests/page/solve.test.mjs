// Hints and solutions, by the real solver in its worker.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

// Reduced motion: these tests are about results, not animations.
const quick = { reducedMotion: 'reduce', viewport: { width: 480, height: 480 } };

testAsking('a hint says its jump and marks it on the board; the jump can be made', async (t) => {
  const game = await open(t, { context: quick });
  await game.wholeHint();
  const [, from, to] = (await game.untilSaid(/^Hint: \w\d to \w\d\./)).match(/^Hint: (\w\d) to (\w\d)\./);
  await game.untilLabel(from, `${from}, peg, hint`);
  await game.untilLabel(to, `${to}, hole, hint`);
  await game.cell(from).evaluate((cell) => cell.click());
  await game.cell(to).evaluate((cell) => cell.click());
  await game.untilSaid(new RegExp(`^Jumped ${from} to ${to}\\. 31 pegs left`));
  assert.ok((await game.labels()).every((label) => !label.includes('hint')), 'the mark goes with the position');
});

testAsking('a lost position is called lost, with the reason for who asks', async (t) => {
  // The only jump leaves the last peg in e1.
  const game = await open(t, { context: quick, hash: '#board=english&position=..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo&finish=d4' });
  await game.untilPegs(2);
  await game.press('h');
  const said = await game.untilSaid(/(cannot be won|You can't win from here)/);
  await game.forgetSaid(); // the board's name contains digits, too
  await game.command('Show me why');
  const why = await game.untilSaid(/\d/);
  t.diagnostic(why);
  assert.ok(why.length > said.length);
});

testAsking('a position that only the regions of the board exclude is called lost, part by part', async (t) => {
  const full = ['...xxx', 'xxxxxxxxx', 'xxxxxxxxx', 'xxxxxxxxx', '...xxx', '...xxx', '...xxx'].join('/');
  const game = await open(t, { context: quick, hash: `#board=wiegleb&position=...xox/...xxx/${full}&finish=e1` });
  await game.untilPegs(44);
  await game.press('h');
  await game.untilSaid(/(cannot be won|You can't win from here)/);
  await game.press('w');
  await game.untilSaid(/together at least \d+/);
  await game.untilLabel('e2', 'e2, hole, area A');
});

async function watchToTheEnd(game, startPegs) {
  await game.untilPegs(startPegs);
  await game.press('s');
  await game.until(() => document.querySelector('[data-command=faster]'));
  for (let i = 0; i < 4; i += 1) await game.press('+');
  await game.untilPegs(1);
  const [last] = await game.pegs();
  await game.untilSaid(new RegExp(`Last peg in ${last}`));
  return last;
}

testAsking('the English board is solved from the start to one peg in d4', async (t) => {
  const game = await open(t, { context: quick });
  assert.equal(await watchToTheEnd(game, 32), 'd4');
  assert.match(await game.page.title(), /1 peg/);
});

testAsking('the Diamond-41 is solved from d2 to one peg', async (t) => {
  const game = await open(t, { context: quick, hash: '#board=diamond41' });
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 41);
  assert.match(await game.cell('d2').getAttribute('aria-label'), /^d2, hole/);
  await watchToTheEnd(game, 40);
});

testAsking('Triangle-15 as well, chosen by its button', async (t) => {
  const game = await open(t, { context: quick });
  await game.command('Board: Triangle 15');
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
  await watchToTheEnd(game, 14);
});

testAsking('watching can be paused, stepped both ways, and left', async (t) => {
  const game = await open(t, { context: quick });
  await game.press('s');
  await game.until(() => document.querySelectorAll('[role=gridcell][aria-label*=", peg"]').length < 32);
  await game.command('Pause');
  await game.button('Play').waitFor({ state: 'attached' });
  await game.calm();
  const { length: pegs } = await game.pegs();
  await game.command('Step');
  await game.untilPegs(pegs - 1);
  await game.command('Step back');
  await game.untilPegs(pegs);
  await game.press('Escape');
  await game.until(() => !document.querySelector('[data-command=step]'));
  assert.equal((await game.pegs()).length, pegs, 'the game stays where it was left');
});

testAsking('from a position a player made the solver goes on, and his own jumps are kept', async (t) => {
  const game = await open(t, { context: quick });
  for (const hole of ['d2', 'd4', 'b3', 'd3']) await game.cell(hole).evaluate((cell) => cell.click());
  assert.equal(await watchToTheEnd(game, 30), 'd4');
  for (let i = 0; i < 29; i += 1) await game.press('Control+z');
  await game.untilPegs(30);
  await game.press('u', 'u');
  await game.untilPegs(32);
});

testAsking('what must come is said and marked, the last peg is chosen, and a way leads through what was drawn', async (t) => {
  const game = await open(t, { hash: '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4' });
  await game.command('Jumps every solution needs');
  await game.untilSaid(/^2 jumps are in every solution\. d2 to d4, d5 to d3\. The last peg is always the one in d2\.$/);
  await game.untilLabel('d2', 'd2, peg, must stay to the end');
  await game.command('Choose the last peg');
  await game.untilSaid(/^Tap the peg that should be the last one/);
  await game.page.mouse.click(...(await game.centre(game.cell('d2'))));
  await game.untilSaid(/^The peg in d2 can be the last one\./);
  await game.untilLabel('d2', 'd2, peg, must stay to the end');
  await game.command('Solve');
  await game.untilSaid(/^The peg in d2 is the last one, after 5 jumps/);
  await game.untilPegs(1);
  await game.untilLabel('d4', 'd4, peg, must stay to the end');
  await game.command('Restart');
  await game.cell('d3').evaluate((cell) => cell.click());
  await game.cell('f3').evaluate((cell) => cell.click());
  await game.untilPegs(5);
  await game.command('Edit');
  await game.command('Solve via this position');
  await game.untilSaid(/^Via your position: 1 jump to it, 4 jumps on to the goal\.$/);
});

testAsking('a long search is paused, a hint is given meanwhile, and the search goes on', async (t) => {
  const game = await open(t, { context: quick });
  await game.command('Shortest solution');
  await game.command('Pause the search');
  await game.untilSaid(/^Looking for the shortest[^:]*: paused\./);
  await game.wholeHint();
  await game.untilSaid(/^Hint: \w\d to \w\d\./);
  await game.command('Go on with the search');
  await game.untilSaid(/^Looking for the shortest[^:]*: [\d,]+ positions so far\./);
  await game.command('Stop');
  await game.until(() => !document.querySelector('[data-command=resume_question]'));
});
