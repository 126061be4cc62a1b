// Coming back: offers to continue, the player's own mistakes, and bookmarks.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const CROSS = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';
const ONE_JUMP = '..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo';

async function play(game, ...holes) {
  for (const hole of holes) await game.cell(hole).evaluate((cell) => cell.click());
}
const storedAtFirst = (memory) => ({ page }) =>
  page.addInitScript((text) => sessionStorage.length || localStorage.setItem('last-peg/settings', text), JSON.stringify(memory));

test('where the last game is over, the one left unfinished is one tap away', async (t) => {
  const over = { version: 1, board: 'english', position: ONE_JUMP, finish: 'e1', jumps: 'c1-e1', makers: 'p', cursor: 1, games: [{ board: 'english', jumps: 'd2-d4 b3-d3', makers: 'pp', cursor: 2 }] };
  const game = await open(t, { context: still, before: storedAtFirst(over) });
  await game.untilSaid(/^Welcome back\. You have an unfinished game: English, classic, 30 pegs, 2 jumps\./);
  await game.click(game.button('Continue'));
  await game.untilPegs(30);
  await game.untilSaid(/^English, classic\. 30 pegs/);
});

test('who opens the page for a link is not held up', async (t) => {
  const memory = { version: 1, solved: ['x'] };
  const game = await open(t, { context: still, before: storedAtFirst(memory), hash: `#board=english&position=${CROSS}` });
  await game.untilPegs(6);
  assert.ok((await game.page.locator('#status').textContent()).startsWith('6 pegs'));
  await game.button('Hint').waitFor({ state: 'attached' });
});

testAsking("one's own mistake is kept, and found out in the trainer by keyboard", async (t) => {
  const game = await open(t, { context: still, hash: `#board=english&position=${CROSS}&finish=d4` });
  await game.untilPegs(6);
  // Nothing to practise yet, and the reason is given.
  const practise = game.button('Practise mistakes');
  assert.equal(await practise.getAttribute('aria-disabled'), 'true');
  assert.match(await practise.getAttribute('aria-description'), /Lose a game, and the jump that lost it is kept here\./);
  await game.command('Coach');
  await game.until(() => [...document.querySelectorAll('[role=gridcell]')].some((cell) => cell.getAttribute('aria-label').endsWith(', losing jump')) || document.querySelectorAll('[aria-label*="not known"]').length === 0);
  // A losing jump, as the coach marks it; and one that keeps the game.
  const marked = async (words) => {
    for (const from of ['d2', 'd3', 'd4', 'd5', 'c3', 'e3']) {
      await play(game, from);
      const to = await game.page.evaluate((words) => [...document.querySelectorAll('[role=gridcell]')].find((cell) => /, hole, target/.test(cell.getAttribute('aria-label')) && cell.getAttribute('aria-label').includes(words))?.dataset.hole, words);
      await game.press('Escape');
      if (to) return [from, to];
    }
    return null;
  };
  const [wrong, right] = [await marked('losing jump'), await marked('winning jump')];
  assert.ok(wrong && right, 'the position has both');
  await play(game, ...wrong);
  await game.untilPegs(5);
  await game.untilSaid(/^You can't win from here. The mistake was/);
  await game.command('Coach');
  await game.command('Practise mistakes');
  await game.untilSaid(/^Find a jump after which you can still win\. In your game you played .* here\./);
  await game.untilPegs(6);

  await play(game, ...wrong);
  await game.untilSaid(new RegExp(`${wrong[0]} to ${wrong[1]} loses the game\\. Try another jump\\.`));
  await game.untilPegs(6); // it is taken back
  await game.cell(right[0]).focus();
  await game.press('Enter');
  await game.walkTo(right[1]);
  await game.press('Enter');
  await game.untilSaid(new RegExp(`Right: after ${right[0]} to ${right[1]} you can still win\\.`));
  await game.click(game.button('Done practising'));
  await game.untilSaid(/^Back in your game/);
});

test('a moment is named in the list of moves, and come back to after a reload', async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4', 'b3', 'd3');
  await game.untilPegs(30);
  await game.press('v');
  await game.command('Bookmark this moment');
  const field = game.page.getByRole('textbox', { name: 'Name of this moment' });
  await field.fill('Before the corner');
  await field.press('Enter');
  await game.untilSaid(/^Bookmarked as "Before the corner"\./);
  await game.press('Escape');
  await play(game, 'c1', 'c3');
  await game.untilPegs(29);
  await game.calm();
  await game.reload();
  await game.ready();
  await game.command('Bookmark: Before the corner, 2 jumps');
  await game.untilPegs(30);
  await game.untilSaid(/^At the bookmark "Before the corner"\./);
});
