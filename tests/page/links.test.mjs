// The address: what it opens, what it refuses, and how it is made.

import assert from 'node:assert/strict';
import { open, site, test, testAsking } from './support.mjs';

const CROSS = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';
const cross = ['c3', 'd2', 'd3', 'd4', 'd5', 'e3'];

test('a link opens its board, position and finish', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}&finish=d4` });
  await game.untilPegs(6);
  assert.deepEqual(await game.pegs(), cross);
});

test('a link with encoded signs opens as well, and one with a board alone opens its classic problem', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${encodeURIComponent(CROSS)}` });
  await game.untilPegs(6);
  await game.page.evaluate(() => (location.hash = 'board=triangle15'));
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
});

for (const [what, hash, sentence] of [
  ['an unknown board', 'board=nope', /nope/],
  ['no board', 'position=xxo', /\w/],
  ['a malformed position', 'board=english&position=hello', /\w/],
  ['a position of another board', `board=triangle15&position=${CROSS}`, /\w/],
  ['a finish that does not exist', `board=english&position=${CROSS}&finish=a1`, /a1/],
  ['signs that no text has', 'board=%00%ff&position=%F0%9F%90%B8', /\w/],
  ['a great deal of text', `board=english&position=${'x'.repeat(300_000)}`, /\w/],
]) {
  test(`a link with ${what} is answered in words and changes nothing`, async (t) => {
    const game = await open(t, { hash: `#board=english&position=${CROSS}` });
    await game.untilPegs(6);
    await game.calm();
    await game.forgetSaid();
    await game.page.evaluate((hash) => (location.hash = hash), hash);
    const said = await game.untilSaid(sentence);
    t.diagnostic(said.slice(0, 120));
    assert.ok(said.length < 400, 'a sentence, not the address');
    assert.deepEqual(await game.pegs(), cross);
  });
}

test('a link with a vacancy opens that problem, also one that the browser has open already', async (t) => {
  const game = await open(t, { hash: '#board=diamond41&vacancy=e5' });
  await game.untilPegs(40);
  await game.untilLabel('e5', 'e5, hole');
  await game.page.evaluate(() => (location.hash = 'board=english&vacancy=c1&finish=any&beat=20'));
  await game.untilLabel('c1', 'c1, hole');
  await game.untilPegs(32);
  await game.page.evaluate((cross) => (location.hash = `board=english&vacancy=c1&position=${cross}`), CROSS);
  await game.untilSaid(/^Give a position or a vacancy to start from, not both\./);
  await game.untilPegs(32);
});

test('what a link says besides is named, while the rest opens; what trackers add is not', async (t) => {
  const game = await open(t, { hash: '#board=triangle15&foo=1&utm_source=chat&fbclid=abc' });
  await game.untilSaid(/The link also contains “foo”, which this page does not know\.$/);
  assert.equal((await game.labels()).length, 15);
  const german = await open(t, { url: site.url, hash: '?lang=de#board=triangle15&vacancy=a1&position=o' });
  await german.untilSaid(/^Gib eine Anfangsstellung oder ein leeres Loch an, nicht beides\./);
});

test('the names of the fields may be in upper case', async (t) => {
  const game = await open(t, { hash: `#Board=english&POSITION=${CROSS}&Finish=d4` });
  await game.untilPegs(6);
});

test('what is wrong with a link is seen, not hidden behind a sheet', async (t) => {
  const game = await open(t);
  await game.press('?');
  await game.page.getByRole('dialog').waitFor({ state: 'attached' });
  await game.page.evaluate(() => (location.hash = 'board=nope'));
  await game.untilSaid(/nope/);
  await game.until(() => document.getElementById('sheet').hidden);
});

test('a bad link at the start leaves a game to play', async (t) => {
  const game = await open(t, { hash: '#board=nope' });
  await game.untilSaid(/nope/);
  assert.equal((await game.pegs()).length, 32);
});

test('the address stays while one plays, and says the position when one shares', async (t) => {
  const game = await open(t, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await game.click(game.cell('d2'));
  await game.click(game.cell('d4'));
  await game.untilPegs(31);
  assert.equal(new URL(game.page.url()).hash, '');
  await game.command('Link to this position');
  await game.untilSaid(/^Link copied\./);
  const copied = await game.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, game.page.url());
  const fields = new URLSearchParams(new URL(copied).hash.slice(1));
  assert.deepEqual([fields.get('board'), fields.get('finish')], ['english', 'd4']);
  assert.ok(copied.startsWith(site.url));

  const other = await open(t, { hash: new URL(copied).hash });
  await other.untilPegs(31);
  assert.deepEqual(await other.pegs(), await game.pegs());
});

test('where the clipboard is forbidden a dialog has the link', async (t) => {
  const game = await open(t, {
    before: ({ page }) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      }),
  });
  await game.command('Link to this position');
  const dialog = game.page.getByRole('dialog');
  await dialog.waitFor();
  assert.equal(await dialog.getByRole('textbox').inputValue(), game.page.url());
  await game.press('u'); // a key for the dialog, not a command
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

testAsking('where the clipboard is forbidden a drawing is typed row by row', async (t) => {
  const game = await open(t, {
    before: ({ page }) =>
      page.addInitScript(() => {
        navigator.clipboard.readText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      }),
  });
  for (const end of [() => game.press('Control+Enter'), () => game.page.getByRole('button', { name: 'Done' }).click()]) {
    await game.command('Paste moves, a position or a board');
    const field = game.page.getByRole('dialog').getByRole('textbox');
    await field.pressSequentially('  ooo\n  oxx\nooooooo\nooooooo\nooooooo\n  ooo\n  ooo');
    await end();
    await field.waitFor({ state: 'hidden' });
    await game.untilPegs(2);
    assert.deepEqual(await game.pegs(), ['d2', 'e2']);
    await game.command('Board: English');
    await game.untilPegs(32);
  }
});

test('after a reload the game goes on, not the link; the link by hand opens it again', async (t) => {
  const hash = `#board=english&position=${CROSS}&finish=d4`;
  const game = await open(t, { hash });
  await game.untilPegs(6);
  await game.cell('d3').evaluate((cell) => cell.click());
  await game.cell('b3').evaluate((cell) => cell.click());
  await game.untilPegs(5);
  await game.calm();
  await game.reload();
  await game.ready();
  await game.untilPegs(5);
  await game.page.evaluate(() => (location.hash = ''));
  await game.page.evaluate((hash) => (location.hash = hash), hash);
  await game.untilPegs(6);
});

const FILM = `#board=english&position=${CROSS}&finish=d4&moves=d3-f3,d5-d3,c3-e3,f3-d3,d2-d4`;

test('a shared game opens as a film at its start, and can be tried', async (t) => {
  const game = await open(t, { hash: `${FILM}&beat=5` });
  await game.untilPegs(6);
  await game.untilSaid(/^A shared game: 5 jumps in 5 moves\..*Solved in 5 moves here: can you do better\?$/);
  const slider = game.page.getByRole('slider');
  assert.match(await slider.getAttribute('aria-valuetext'), /^Jump 0 of 5/);
  await game.command('Step');
  await game.untilPegs(5);
  assert.match(await slider.getAttribute('aria-valuetext'), /^Jump 1 of 5/);
  await game.command('Play');
  await game.untilSaid(/^Playing\./);
  await game.command('Pause');
  await game.untilSaid(/^Paused\. Jump \d of 5/);
  await game.command('Now you try');
  await game.untilSaid(/^Your turn\./);
  await game.untilPegs(6);
  await game.until(() => /Moves so far: 0\. To beat: 5\./.test(document.getElementById('status').textContent));
  for (const hole of ['d3', 'f3', 'd5', 'd3', 'c3', 'e3', 'f3', 'd3', 'd2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilSaid(/Challenge: equalled: 5 moves\./);
});

test('a result without moves is a claim, and one that cannot be is named', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}&finish=d4&beat=4` });
  await game.untilSaid(/Somebody claims 4 moves/);
  for (const beat of ['0', '-1', '1e9', 'many', '']) {
    await game.page.evaluate(() => ([window.said, window.heard] = [[], null])); // the same sentence counts again
    await game.page.evaluate((hash) => (location.hash = hash), `board=english&position=${CROSS}&finish=d4&beat=${beat}`);
    await game.untilSaid(/must be from 1 to 5\./);
  }
  await game.page.evaluate(() => (location.hash = 'beat=20'));
  await game.untilSaid(/number of moves to beat, but no puzzle\./);
  await game.untilPegs(6);
});
