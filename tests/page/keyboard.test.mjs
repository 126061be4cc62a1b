// Playing by keyboard alone, and with assistive technology.

import assert from 'node:assert/strict';
import { english, open, test, testAsking } from './support.mjs';

testAsking('from the first Tab: board, toolbar, d2-d4, undo, hint', async (t) => {
  const game = await open(t);
  await game.press('Tab');
  assert.ok(english.includes(await game.focused()));
  await game.press('Tab');
  assert.ok(await game.page.evaluate(() => document.activeElement.matches('[role=toolbar] button')));
  await game.press('Shift+Tab');
  await game.walkTo('d2');
  await game.press('Enter');
  await game.untilLabel('d2', 'd2, peg, selected');
  await game.press('ArrowDown');
  assert.equal(await game.untilSaid(/^Jumped/), 'Jumped d2 to d4. 31 pegs left.');
  await game.until(() => document.activeElement.dataset.hole === 'd4');
  await game.press('u');
  await game.untilPegs(32);
  await game.press('Control+y');
  await game.untilPegs(31);
  await game.press('Control+z');
  await game.untilPegs(32);
  await game.forgetSaid();
  await game.press('h');
  await game.untilSaid(/^Hint: look /);
  await game.press('h');
  await game.untilSaid(/^Hint: the peg in \w\d\./);
  await game.press('h');
  await game.untilSaid(/^Hint: \w\d to \w\d\./);
});

test('the board is as is said, at the moment it is said', async (t) => {
  const game = await open(t, { context: { reducedMotion: 'reduce' } });
  await game.page.evaluate(() => {
    new MutationObserver(() => {
      const cell = document.querySelector('[data-hole=d4]');
      window.then ??= live.textContent.startsWith('Jumped') ? cell.getAttribute('aria-label') : undefined;
    }).observe(live, { childList: true });
  });
  for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilSaid(/^Jumped d2 to d4/);
  assert.match(await game.page.evaluate(() => window.then), /^d4, peg/);
});

test('arrows work from the start, before anything has the focus', async (t) => {
  const game = await open(t);
  await game.press('ArrowDown');
  await game.until(() => document.activeElement.matches('[role=gridcell]'));
});

test('Tab goes through board and toolbar and out again, both ways: there is no trap', async (t) => {
  const game = await open(t);
  await game.page.evaluate(() => {
    for (const [where, id] of [['afterbegin', 'before'], ['beforeend', 'after']]) {
      document.body.insertAdjacentHTML(where, `<button data-command="${id}">${id}</button>`);
    }
  });
  const walk = async (key) => {
    const met = [];
    for (let i = 0; i < 4; i += 1) {
      await game.press(key);
      met.push(await game.focused());
    }
    return met;
  };
  const there = await walk('Tab');
  assert.deepEqual([there[0], there[3]], ['before', 'after']);
  assert.ok(english.includes(there[1]));
  await game.page.evaluate(() => document.activeElement.blur());
  await game.page.locator('[data-command=after]').focus();
  assert.deepEqual((await walk('Shift+Tab')).slice(0, 3), [there[2], there[1], 'before']);
});

test('in the toolbar the arrow keys move, Enter and Space act, and the focus stays', async (t) => {
  const game = await open(t);
  await game.press('Tab', 'Tab');
  const first = await game.rightAndBack();
  // Only visible commands; the others are in the menu.
  await game.press('End');
  assert.ok(await game.page.evaluate(() => !document.activeElement.classList.contains('unplaced')));
  await game.press('ArrowRight');
  assert.equal(await game.focused(), first, 'round and round');

  await game.cell('d2').evaluate((cell) => cell.click());
  await game.cell('d4').evaluate((cell) => cell.click());
  await game.untilPegs(31);
  await game.button('Undo').focus();
  await game.press('Enter');
  await game.untilPegs(32);
  assert.equal(await game.focused(), 'undo', 'though there is nothing more to undo');
  await game.button('Redo').focus();
  await game.press(' ');
  await game.untilPegs(31);
  await game.press('Shift+Tab', 'Tab');
  assert.equal(await game.focused(), 'redo', 'the Tab key comes back to it');
});

test('away from the chosen peg arrows look round and never play; Home and End walk, Shift+Home restarts', async (t) => {
  const game = await open(t);
  await game.press('Tab');
  await game.walkTo('d2');
  await game.press('Enter');
  await game.untilLabel('d2', 'd2, peg, selected');
  await game.press('ArrowLeft');
  await game.until(() => document.activeElement.dataset.hole === 'c2');
  await game.press('ArrowDown');
  await game.until(() => document.activeElement.dataset.hole === 'c3');
  assert.equal((await game.pegs()).length, 32);
  await game.press('ArrowUp');
  await game.until(() => document.activeElement.dataset.hole === 'c2');
  await game.press('ArrowRight');
  await game.until(() => document.activeElement.dataset.hole === 'd2');
  await game.press('ArrowDown');
  await game.untilPegs(31);
  for (const [key, hole] of [['Home', 'a4'], ['End', 'g4'], ['Control+Home', 'c1'], ['Control+End', 'e7']]) {
    await game.press(key);
    await game.until((hole) => document.activeElement.dataset.hole === hole, hole);
  }
  assert.equal((await game.pegs()).length, 31);
  await game.press('Shift+Home');
  await game.untilPegs(32);
});

test('a disabled command does nothing, and is said to be disabled', async (t) => {
  const game = await open(t);
  assert.equal(await game.button('Undo').isDisabled(), true);
  await game.command('Undo');
  await game.press('u');
  await game.calm();
  assert.equal((await game.pegs()).length, 32);
});

test('any cell that a tool focuses is the one that Enter acts on', async (t) => {
  const game = await open(t);
  await game.cell('b4').focus();
  await game.press('Enter');
  await game.untilLabel('b4', 'b4, peg, selected');
  await game.cell('d4').focus();
  await game.press('Enter');
  await game.untilSaid(/^Jumped b4 to d4\. 31 pegs left\./);
});

// A single script activates all elements before the first response can move the focus.
const activateAtOnce = (game, ...elements) =>
  game.page.evaluate((elements) => {
    let moves = 0;
    // An error here shows the page's failure screen; an endless chase of the focus would hang the test.
    document.addEventListener('focusin', () => {
      moves += 1;
      if (moves > 100) throw new Error('The focus does not come to rest.');
    });
    for (const element of elements) document.querySelector(element).click();
  }, elements);

test('the focus comes to rest where a tool, after a key, activated cells faster than it can follow', async (t) => {
  const game = await open(t);
  await game.press('ArrowDown');
  await game.until(() => document.activeElement.dataset.hole === 'd5');
  await activateAtOnce(game, '[data-hole=d2]', '[data-hole=d4]');
  await game.untilPegs(31);
  assert.equal(await game.focused(), 'd4');
  await game.press('Enter');
  await game.untilLabel('d4', 'd4, peg, selected');
});

test('the focus comes to rest, too, where it is lost with its element at the same time', async (t) => {
  const game = await open(t);
  await game.press('?');
  await game.button('Close').focus();
  await activateAtOnce(game, '[data-command=close]', '[data-hole=d2]');
  await game.until(() => document.activeElement.dataset.hole === 'd2');
  await game.press('Enter');
  await game.untilLabel('d2', 'd2, peg');
});

test('a cell that a tool focuses again, after the game moved the focus, is the one that Enter acts on', async (t) => {
  const game = await open(t);
  await game.cell('b4').focus();
  await game.cell('d2').evaluate((cell) => cell.click());
  await game.until(() => document.activeElement.dataset.hole === 'd2');
  await game.cell('b4').focus();
  await game.press('Enter');
  await game.untilLabel('b4', 'b4, peg, selected');
});

test('elements are kept while the game changes', async (t) => {
  const game = await open(t);
  const cells = await game.page.locator('[role=gridcell], [role=toolbar] button').elementHandles();
  await game.cell('d2').evaluate((cell) => cell.click());
  await game.cell('d4').evaluate((cell) => cell.click());
  await game.untilPegs(31);
  for (const cell of cells) assert.ok(await cell.evaluate((element) => element.isConnected));
});

test("the browser's own shortcuts are left alone", async (t) => {
  const game = await open(t);
  await game.cell('d4').focus();
  const prevented = await game.page.evaluate(() =>
    [{ key: 'r', ctrlKey: true }, { key: 'l', metaKey: true }, { key: 'ArrowLeft', altKey: true }, { key: 'F5' }, { key: 'Tab' }, { key: 'ArrowUp' }].map(
      (init) => !document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
    ),
  );
  assert.deepEqual(prevented, [false, false, false, false, false, true]);
});

test('where colours are forced a real outline shows the focus', async (t) => {
  const game = await open(t, { context: { forcedColors: 'active' } });
  await game.press('Tab');
  assert.ok(english.includes(await game.focused()));
  assert.equal(await game.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), 'solid');
});
