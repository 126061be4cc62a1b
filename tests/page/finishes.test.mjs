// The finishes pattern, one-of, pegs:n and most, and marked pegs: opened, played, painted and shared.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const THREE = '..ooo/..ooo/xooxooo/oooxooo/ooooooo/..ooo/..ooo'; // a3, d3 and d4
const still = { reducedMotion: 'reduce' };
const link = (goal) => `#board=english&position=${THREE}&${goal}`;
const press = (game, hole) => game.cell(hole).evaluate((cell) => cell.click());

for (const [goal, said] of [
  ['finish=reach:d2', /A peg in d2/],
  ['finish=..???/..?x?/???o???/???????/???????/..???/..???', /A pattern with 1 peg/],
  ['finish=one-of:a3,d2', /Last peg in a3 or d2|Last peg in d2 or a3/],
  ['finish=pegs:2', /Exactly 2 pegs left/],
  ['finish=most', /as many pegs as possible/],
  ['finish=pegs:2&marked=d4%3Ed2,a3%3Ea3', /marked: d4 to d2 and a3 to a3/],
  ['finish=pegs:2&marked=d4>d2', /marked: d4 to d2/],
]) {
  test(`a link with ${goal} opens, and its goal is said`, async (t) => {
    const game = await open(t, { hash: link(goal) });
    await game.untilPegs(3);
    await game.untilSaid(said);
    if (goal.includes('marked')) await game.untilLabel('d4', 'd4, peg, has to end in d2');
  });
}

test('a link whose marked peg is none says so', async (t) => {
  const game = await open(t, { hash: link('finish=any&marked=g3>d2') });
  await game.untilSaid(/g3/);
  await game.untilPegs(32);
});

testAsking('a pattern is played to its win by keyboard, and a marked peg is lost by the mirror', async (t) => {
  const game = await open(t, { context: still, hash: link('finish=reach:d2') });
  await game.untilPegs(3);
  await game.cell('d4').focus();
  await game.press('Enter');
  await game.walkTo('d2');
  await game.press('Enter');
  await game.untilSaid(/^Jumped d4 to d2\. 2 pegs left\. A peg in d2, .*Solved!/);
  await game.page.evaluate((hash) => (location.hash = hash), link('finish=any&marked=d4>d2').slice(1));
  await game.untilLabel('d2', 'd2, hole, awaits the peg in d4');
  for (const hole of ['d3', 'd5']) await press(game, hole);
  await game.untilSaid(/^Jumped d3 to d5\. 2 pegs left\. .*marked peg is gone/);
});

testAsking('a pattern and a mark are painted by the mirror, judged and shared, and the link opens again', async (t) => {
  const game = await open(t, { context: { ...still, permissions: ['clipboard-read', 'clipboard-write'] }, hash: link('finish=any') });
  await game.untilPegs(3);
  await game.command('Edit');
  await game.untilSaid(/^Cannot be won/);
  await game.command('Goal');
  await game.command('Goal: A pattern that you paint');
  await game.untilLabel('d4', 'd4, either');
  await press(game, 'd2');
  await game.untilLabel('d2', 'd2, peg');
  await game.untilSaid(/^Winnable\.$/);
  await press(game, 'a3');
  await press(game, 'a3');
  await game.untilLabel('a3', 'a3, hole');
  await game.forgetSaid();
  await game.untilSaid(/^Cannot be won/);
  await game.command('Either');
  await press(game, 'a3');
  await game.untilLabel('a3', 'a3, either');
  await game.press('Escape');
  await game.untilPegs(3);
  await game.command('Mark a peg');
  for (const hole of ['d4', 'd2']) await press(game, hole);
  await game.untilLabel('d4', 'd4, peg, has to end in d2');
  await game.command('Play this');
  await game.until(() => !document.querySelector('[data-command=edit][aria-pressed=true]'));
  await game.command('Link to this position');
  await game.until(() => /marked=/.test(location.hash));
  const shared = await game.page.evaluate(() => location.hash);
  const other = await open(t, { context: still, hash: shared });
  await other.untilLabel('d4', 'd4, peg, has to end in d2');
  for (const hole of ['d4', 'd2']) await press(other, hole);
  await other.untilSaid(/^Jumped d4 to d2\. 2 pegs left\. .*Solved!/);
});

testAsking('the game of a finish is there again after a reload', async (t) => {
  const game = await open(t, { context: still, hash: link('finish=pegs:2&marked=d4%3Ed2') });
  await game.untilPegs(3);
  await game.command('Hint');
  await game.untilSaid(/^Hint: look /);
  await game.page.evaluate(() => history.replaceState(null, '', location.pathname));
  await game.reload();
  await game.ready();
  await game.untilLabel('d4', 'd4, peg, has to end in d2');
  assert.equal((await game.pegs()).length, 3);
});
