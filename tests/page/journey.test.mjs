// One long path through the page, as a player with a board of their own: draw it, set up a position, see
// its verdict, play, save, export, come back in another browser with the file, and share with a third.

import assert from 'node:assert/strict';
import { open, testAsking } from './support.mjs';

const phone = {
  reducedMotion: 'reduce', hasTouch: true, isMobile: true, deviceScaleFactor: 1, viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
};
const desk = { reducedMotion: 'reduce', viewport: { width: 1366, height: 650 }, permissions: ['clipboard-read', 'clipboard-write'] };

// The sheets that lead to a command without a place on the bar; usually the menu.
const LEADS = { Save: ['Library'], Export: ['Library'], Import: ['Menu', 'Library'], 'Link to this position': ['Share'] };

// One way of operating the page: commands by name, holes by name.
function byTouch(game) {
  const command = async (name) => {
    // A command without a place on the bar is in the menu, perhaps scrolled out of view.
    await game.calm();
    if (!(await onCanvas(game, name))) for (const sheet of await leads(game, name)) await command(sheet);
    await game.button(name).waitFor({ state: 'attached' });
    await game.calm(); // a sheet that was opened is in its place
    for (let pushes = 0; !(await onCanvas(game, name)); pushes += 1) {
      assert.ok(pushes < 30, `${name} comes into sight`);
      await game.push(pushes < 15); // to the end of the list, and back
    }
    await game.tap(game.button(name));
  };
  return { command, hole: (name) => game.tap(game.cell(name)) };
}

// The sheets to open for a command; none if it is in an open sheet or list.
async function leads(game, name) {
  const open = await game.page.evaluate(() => (document.getElementById('sheet').hidden ? '' : document.getElementById('sheet-title').textContent));
  if (await game.button(name).evaluate((button) => Boolean(button.closest('#sheet')))) return [];
  return (LEADS[name] ?? ['Menu']).filter((sheet) => sheet !== open);
}

function byKeyboard(game) {
  // The Tab key moves from group to group, in a sheet from button to button; the arrow keys move within
  // a group.
  const pressUntil = async (key, most, there) => {
    for (let presses = 0; !(await there()); presses += 1) {
      assert.ok(presses < most, `${there} comes true by ${key}`);
      await game.press(key);
    }
  };
  // A sheet opens or closes in the next frame: the Tab key pressed before that would go elsewhere.
  const act = async () => {
    await game.press('Enter');
    await game.frame();
  };
  const tabTo = (group) => pressUntil('Tab', 30, () => game.page.evaluate((group) => document.activeElement.closest(group) !== null, group));
  const command = async (name) => {
    if (!(await seen(game, name))) for (const sheet of await leads(game, name)) await command(sheet);
    const reached = () => game.button(name).evaluate((button) => button === document.activeElement);
    const group = await game.button(name).evaluate((button) => {
      const list = button.closest('[role=listbox], [role=toolbar]');
      return list && (list.id ? `#${list.id}` : `[aria-label="${list.ariaLabel}"]`);
    });
    if (group) {
      await tabTo(group);
      await game.press('Home');
    }
    await pressUntil(group ? 'ArrowRight' : 'Tab', 100, reached);
    await act();
  };
  const hole = async (name) => {
    await tabTo('[role=grid]');
    await game.walkTo(name);
    await act();
  };
  return { command, hole };
}

const seen = (game, name) => game.button(name).evaluate((button) => !button.classList.contains('unplaced'));

const onCanvas = (game, name) =>
  game.button(name).evaluate((button) => {
    const { width, height, left, top } = button.getBoundingClientRect();
    return width > 30 && height > 30 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
  });

async function typed(game, text) {
  await game.page.locator('#ask-text').waitFor();
  await game.page.keyboard.insertText(text);
  await game.press('Enter');
}

async function journey(t, context, player) {
  const game = await open(t, { context });
  const { command, hole } = player(game);
  const type = (text) => typed(game, text);

  // A row of seven holes above a row of three.
  await command('Draw a board');
  await game.untilSaid(/^Drawing/);
  await command('Clear');
  await game.untilSaid(/^No holes yet\.$/);
  const drawn = ['b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'd3', 'e3', 'f3'];
  for (const [index, name] of drawn.entries()) {
    await hole(name);
    await game.untilLabel(name, `${name}, hole`);
    assert.equal(await game.page.locator('[role=gridcell][aria-label$=", hole"]').count(), index + 1);
  }
  await command('Save the board');
  await type('Comb');
  await game.untilSaid(/^Saved\. You will find the board under Boards as "Comb"\.$/);

  await command('Edit');
  await game.untilSaid(/^Editing: Comb\./);
  await command('Clear');
  await game.untilPegs(0);
  await game.forgetSaid();
  for (const name of ['b1', 'c1', 'e1']) await hole(name);
  await game.untilPegs(3);
  await game.untilSaid(/^Winnable\.$/);
  await command('Play this');
  await hole('b1');
  await hole('d1');
  await game.untilPegs(2);

  await command('Library');
  await command('Save');
  await type('My comb');
  await game.untilSaid(/^Saved/);
  const download = game.page.waitForEvent('download');
  await command('Export');
  const file = await (await download).path();

  // Another browser, with only the file.
  const back = await open(t, { context });
  const again = player(back);
  const picker = back.page.waitForEvent('filechooser');
  await again.command('Import');
  await (await picker).setFiles(file);
  await back.untilSaid(/^Imported\./);
  await again.command('Library');
  await back.forgetSaid();
  await again.command('My comb, 2 pegs, 1 jump');
  await back.untilPegs(2);
  await back.untilSaid(/^My comb, Comb\. |^My comb\. /);
  assert.match(await back.page.title(), /^My comb, Comb — 2 pegs/);
  await again.command('Undo');
  await back.untilPegs(3);
  await again.command('Link to this position');
  await back.untilSaid(/^Link copied\./);
  const link = await back.page.evaluate(() => navigator.clipboard.readText());

  const friend = await open(t, { context, hash: new URL(link).hash });
  await friend.untilPegs(3);
  assert.deepEqual((await friend.labels()).length, drawn.length);
  assert.deepEqual(await friend.pegs(), ['b1', 'c1', 'e1']);
  return friend;
}

testAsking('by touch, on a phone', (t) => journey(t, phone, byTouch));
testAsking('by keyboard alone', (t) => journey(t, desk, byKeyboard));
