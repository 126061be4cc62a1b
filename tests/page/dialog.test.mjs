// Sheets as dialogs, by keyboard, touch and in the accessibility tree: named, modal, readable and
// scrollable, and the focus in them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { open, test, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const low = { reducedMotion: 'reduce', viewport: { width: 844, height: 390 } };

/** The accessibility tree: nodes with role, name and properties, without ignored ones. */
async function tree(game) {
  const protocol = await game.context.newCDPSession(game.page);
  const { nodes } = await protocol.send('Accessibility.getFullAXTree');
  await protocol.detach();
  const seen = nodes.filter(({ ignored }) => !ignored);
  return seen.map(({ role, name, properties = [], parentId, nodeId }) => ({
    nodeId,
    parentId,
    role: role?.value,
    name: name?.value ?? '',
    ...Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
  }));
}
const named = (nodes, role) => nodes.filter((node) => node.role === role).map(({ name }) => name);
const dialog = (game) => game.page.locator('#sheet[role=dialog]');
const untilOpen = (game, title) => game.page.getByRole('dialog', { name: title, exact: true }).waitFor({ state: 'attached' });
const untilClosed = (game) => game.until(() => document.getElementById('sheet').hidden && !document.getElementById('play').inert);
const inSheet = (game) => game.page.evaluate(() => document.getElementById('sheet').contains(document.activeElement));

test('the help is read from the tree: a modal dialog with its title, all its passages and keys; nothing else is there', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('?');
  await untilOpen(game, 'Help');
  await game.untilSaid(/^Help\./);
  const nodes = await tree(game);
  const sheet = nodes.find(({ role }) => role === 'dialog');
  assert.equal(sheet.name, 'Help');
  assert.equal(sheet.modal, true);
  const text = named(nodes, 'StaticText').join('\n');
  for (const words of ['How to play', 'The peg you jump over is removed', 'Where it comes from', 'Leibniz', 'Keys', 'undo, redo', 'Esc']) {
    assert.ok(text.includes(words), words);
  }
  assert.deepEqual(named(nodes, 'heading').slice(0, 3), ['Last Peg, a peg solitaire', 'Help', 'How to play']);
  assert.deepEqual(named(nodes, 'button'), ['Show me how', 'Single-key shortcuts', 'Close']);
  assert.deepEqual([named(nodes, 'gridcell'), named(nodes, 'toolbar')], [[], []], 'board and toolbar are inert');
  assert.ok(nodes.find(({ name, role }) => role === 'heading' && name === 'Help').focused);
});

test('the focus moves in, goes round, and comes back to where it was', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('Tab');
  await game.walkTo('c3');
  await game.press('?');
  await untilOpen(game, 'Help');
  const met = [];
  for (let i = 0; i < 4; i += 1) {
    await game.press('Tab');
    met.push(await game.focused());
  }
  assert.deepEqual(met, ['tutorial', 'letter_keys', 'close', 'tutorial']);
  await game.press('Shift+Tab');
  assert.equal(await game.focused(), 'close');
  await game.press('Escape');
  await untilClosed(game);
  assert.equal(await game.focused(), 'c3');

  await game.button('Help').focus();
  await game.press('Enter');
  await untilOpen(game, 'Help');
  assert.ok(await inSheet(game));
  await game.press('Tab', 'Tab', 'Tab', 'Enter'); // Close
  await untilClosed(game);
  assert.equal(await game.focused(), 'help');
});

test('the help says which version it is, with the commit', async (t) => {
  const game = await open(t, { context: desk });
  const version = await game.page.evaluate(() => document.querySelector('meta[name=version]').content);
  assert.match(version, /^\d+\.\d+\.\d+( \([0-9a-f]{8}\))?$/); // no commit where the sources are no checkout
  await game.button('Help').focus();
  await game.press('Enter');
  await untilOpen(game, 'Help');
  assert.deepEqual(await game.page.getByText('Last Peg, version').allTextContents(), [`Last Peg, version ${version}`]);
});

test('boards are a list: the current one has the focus and is selected; arrows walk, Enter chooses', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('b');
  await untilOpen(game, 'Boards');
  assert.equal(await game.focused(), 'board:english');
  const nodes = await tree(game);
  assert.deepEqual(named(nodes, 'listbox'), ['Boards']);
  const options = nodes.filter(({ role }) => role === 'option');
  assert.equal(options.length, 28);
  assert.deepEqual(options.filter(({ selected }) => selected).map(({ name }) => name), ['Board: English']);
  await game.calm();
  const places = async () => game.button('Board: English').boundingBox();
  const english = await places();
  await game.press('ArrowRight', 'ArrowDown', 'ArrowLeft');
  const below = await game.page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
  assert.ok(Math.abs(below.x - english.x) < 2 && below.y > english.y, 'down leads to the card below');
  await game.press('End');
  const last = await game.focused();
  await game.press('ArrowRight');
  assert.equal(await game.focused(), last, 'a list has an end');
  await game.press('Home', 'Tab'); // the list is one stop
  assert.equal(await game.focused(), 'close');
  await game.button('Board: Triangle 15').focus();
  await game.press('Enter');
  await untilClosed(game);
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
  assert.match(await game.focused(), /^[a-e][1-5]$/);
});

test('from one gallery to another by its tabs the focus stays on the tab, and the list is the new one', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('b');
  await untilOpen(game, 'Boards');
  await game.button('Figures').focus();
  await game.press('Enter');
  await untilOpen(game, 'Figures');
  assert.equal(await game.focused(), 'figures');
  const nodes = await tree(game);
  assert.deepEqual(named(nodes, 'listbox'), ['Level', 'Figures', 'Puzzle-Peg, 1924']);
  assert.ok(named(nodes, 'StaticText').some((text) => /^0 of \d+ solved$/.test(text)));
});

test('the focus stays in a list while what is said above it changes', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('f');
  await untilOpen(game, 'Figures');
  const tally = () => game.page.locator('#sheet p').first().textContent();
  const before = await tally();
  await game.button('Easy').focus();
  await game.press('Enter');
  await game.until(() => document.querySelector('[data-command="level:easy"]').ariaSelected === 'true');
  assert.notEqual(await tally(), before);
  assert.equal(await game.focused(), 'level:easy');
  const nodes = await tree(game);
  assert.deepEqual(named(nodes, 'heading').filter((name, i, all) => all.indexOf(name) !== i), [], 'nothing stands there twice');
});

testAsking('a game is played, a hint asked, the help read and left, all by keyboard and tree', async (t) => {
  const game = await open(t, { context: desk });
  await game.press('Tab');
  await game.walkTo('d2');
  await game.press('Enter', 'ArrowDown');
  await game.untilSaid(/^Jumped d2 to d4/);
  await game.press('h');
  await game.untilSaid(/^Hint: /);
  await game.press('?');
  await untilOpen(game, 'Help');
  await game.press('Escape');
  await untilClosed(game);
  const nodes = await tree(game);
  assert.equal(nodes.find(({ role, focused }) => role === 'gridcell' && focused)?.name.slice(0, 7), 'd4, peg');
});

test('the end of a game is a dialog that says each thing once; its keys go on, and the focus is on the board again', async (t) => {
  const game = await open(t, { context: desk, hash: '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3' });
  for (const hole of ['c1', 'c3', 'e3']) await game.cell(hole).evaluate((cell) => cell.click());
  await untilOpen(game, 'Solved!');
  const nodes = await tree(game);
  const text = named(nodes, 'StaticText');
  for (const words of ['2 jumps in 1 move, without help.', 'Your best']) assert.ok(text.includes(words), words);
  assert.deepEqual(named(nodes, 'button'), ['Share this win', 'Continue', 'Restart', 'Moves', 'Picture of this win', 'Close']);
  await game.press('u');
  await untilClosed(game);
  await game.untilPegs(2);
  assert.match(await game.focused(), /^[a-g][1-7]$/);
});

test('PageDown, PageUp, Home, End and the arrows scroll the help, seen on the canvas', async (t) => {
  const game = await open(t, { context: low, drawn: true });
  await game.press('?');
  await untilOpen(game, 'Help');
  await game.calm();
  const view = async () => {
    await game.calm();
    return (await game.picture()).toString('base64');
  };
  const start = await view();
  await game.press('PageDown');
  const page = await view();
  await game.press('ArrowUp');
  const line = await view();
  await game.press('End');
  const end = await view();
  assert.equal(new Set([start, page, line, end]).size, 4);
  await game.press('PageDown');
  assert.ok((await view()) === end);
  await game.press('Home');
  assert.ok((await view()) === start);
  await game.press('Tab', 'Tab');
  await game.calm();
  const { top: keys, bottom } = await game.page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
  assert.ok(keys >= 0 && bottom <= 390, 'what has the focus is scrolled into sight');
});

test('by touch: the welcome is a card below a board that is ready to play', async (t) => {
  const game = await open(t, { context: phone, stranger: true });
  await game.untilSaid(/^Welcome to Last Peg\./);
  const nodes = await tree(game);
  assert.deepEqual(named(nodes, 'dialog'), []);
  assert.ok(named(nodes, 'region').includes('Welcome to Last Peg'));
  assert.equal(named(nodes, 'gridcell').length, 33);
  for (const name of ['Show me how', 'Just play']) {
    const { width, height } = await game.button(name).boundingBox();
    assert.ok(width >= 44 && height >= 44, `${name}: ${width} by ${height}`);
  }
  await game.tap(game.cell('d2'));
  await game.tap(game.cell('d4'));
  await game.untilPegs(31);
  await untilClosed(game);
  assert.equal(await game.button('Just play').count(), 0);
});

test('by touch: a wrong tap in the lesson is answered and not counted; at the end large buttons lead on', async (t) => {
  const game = await open(t, { context: phone, stranger: true });
  await game.tap(game.button('Show me how'));
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 9);
  await game.tap(game.cell('c2'));
  await game.untilSaid(/^Step 1 of 5: not that one\. That peg cannot jump/);
  for (const hole of ['a1', 'c1', 'c3', 'a3', 'a1']) await game.tap(game.cell(hole));
  await game.tap(game.button('No sound'));
  const onward = game.button('Begin the journey');
  await onward.waitFor({ state: 'attached' });
  await game.calm();
  const { width, height } = await onward.boundingBox();
  assert.ok(width >= 150 && height >= 48, `${width} by ${height}`);
  await game.tap(game.button('Play the real board'));
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 33);
});

// The pixels around the middle of a box, as far as a focus ring extends.
const look = async (game, { x, y, width, height }) => {
  const { width: w, height: h } = game.page.viewportSize();
  const [left, top] = [Math.max(0, x - 6), Math.max(0, y - 6)];
  const clip = { x: left, y: top, width: Math.min(w, x + width + 6) - left, height: Math.min(h, y + height + 6) - top };
  return (await game.picture(clip)).toString('base64');
};
// Moves from stop to stop with a key, from `start` or from the focus; returns the stops whose looks do
// not change.
async function unseenStops(game, key, stops, start) {
  await game.calm();
  const plain = new Map();
  for (const stop of stops) plain.set(stop, await look(game, await game.page.locator(`[data-command="${stop}"]`).boundingBox()));
  if (start) await game.page.locator(`[data-command="${start}"]`).focus();
  const unseen = [];
  for (const stop of stops) {
    await game.press(key);
    assert.equal(await game.focused(), stop);
    await game.calm();
    const box = await game.page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
    if (box.width < 24 || (await look(game, box)) === plain.get(stop)) unseen.push(stop);
  }
  return unseen;
}
for (const [what, context] of [['desk', desk], ['low window', low]]) {
  test(`on a ${what} the focus is seen at every stop of the toolbar, and in a sheet`, async (t) => {
    const game = await open(t, { context, drawn: true });
    const all = await game.page.locator('[role=toolbar] button').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.command));
    const seen = await game.page.locator('[role=toolbar] button:not(.unplaced)').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.command));
    const stops = all.filter((id) => seen.includes(id));
    assert.ok(stops.length >= 4);
    assert.deepEqual(await unseenStops(game, 'ArrowRight', stops, stops.at(-1)), []); // from the last stop to the first
    await game.press('?');
    await untilOpen(game, 'Help');
    assert.deepEqual(await unseenStops(game, 'Tab', ['tutorial', 'letter_keys', 'close']), []);
  });
}

test('an audit finds nothing in any sheet', async (t) => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const game = await open(t, { context: desk });
  await game.page.evaluate(source);
  for (const key of ['?', 'b', 'd', 'f', 'v']) {
    await game.press(key);
    await dialog(game).waitFor({ state: 'attached' });
    const violations = await game.page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
      return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
    });
    assert.deepEqual(violations, [], key);
    await game.press('Escape');
    await untilClosed(game);
  }
});
