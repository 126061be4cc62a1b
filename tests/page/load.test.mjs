// Opening the page: what is there, how soon, and that nothing else happens.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { english, open, test, testAsking } from './support.mjs';

test('the board and the commands are there, by name and in their places', async (t) => {
  const game = await open(t);
  const { page } = game;
  assert.deepEqual((await game.labels()).sort(), english.map((hole) => `${hole}, ${hole === 'd4' ? 'hole' : 'peg'}`).sort());
  assert.equal(await page.getByRole('grid', { name: 'Board' }).count(), 1);
  assert.equal(await page.getByRole('row').count(), 7);
  for (const name of ['New game', 'Undo', 'Redo', 'Restart', 'Hint', 'Solve', 'Share', 'Help', 'Board: English', 'Board: Diamond 41']) {
    assert.equal(await game.button(name).count(), 1, name);
  }
  assert.match(await page.title(), /31|32 pegs.* · Last Peg$/);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');

  const boxes = new Map();
  for (const hole of english) boxes.set(hole, await game.cell(hole).boundingBox());
  for (const [hole, { x, y, width, height }] of boxes) {
    assert.ok(x >= 0 && y >= 0 && x + width <= 800 && y + height <= 600, `${hole} is on the canvas`);
    assert.ok(width >= 24 && height >= 24, `${hole} is ${width} by ${height} pixels`);
  }
  const [left, centre, right, below] = ['c4', 'd4', 'e4', 'd5'].map((hole) => boxes.get(hole));
  assert.ok(left.x < centre.x && centre.x < right.x, 'columns go to the right');
  assert.ok(centre.y < below.y && Math.abs(centre.y - right.y) < 1, 'rows go down');
});

test('exactly one cell and one button can be reached by the Tab key', async (t) => {
  const game = await open(t);
  assert.equal(await game.page.locator('[role=gridcell][tabindex="0"]').count(), 1);
  assert.equal(await game.page.locator('[role=toolbar] button[tabindex="0"]').count(), 1);
});

test('it is playable soon', async (t) => {
  const game = await open(t);
  const playable = await game.page.evaluate(() => performance.getEntriesByName('playable')[0].startTime);
  t.diagnostic(`playable ${Math.round(playable)} ms after the start of the navigation`);
  assert.ok(playable < 20_000); // generous, for a busy machine; the diagnostic has the measured time
});

test('nothing is drawn while nothing happens', async (t) => {
  const game = await open(t);
  await game.calm();
  const [before, after] = await game.page.evaluate(async () => {
    const before = window.draws;
    for (let i = 0; i < 90; i += 1) await new Promise(requestAnimationFrame);
    return [before, window.draws];
  });
  assert.ok(before > 0);
  assert.equal(after, before);
});

test('the solver is loaded once somebody lays hands on the board', async (t) => {
  const game = await open(t);
  await game.calm();
  assert.equal(game.page.workers().length, 0);
  const [worker] = await Promise.all([game.page.waitForEvent('worker'), game.page.mouse.click(5, 300)]);
  assert.match(worker.url(), /solver\.worker/);
});

// Each query of WebGL's state waits until everything before it is drawn.
testAsking('a frame asks the graphics nothing', async (t) => {
  const game = await open(t);
  await game.calm();
  await game.page.evaluate(() => {
    window.questions = [];
    for (const name of ['getParameter', 'getError', 'isEnabled', 'isProgram', 'readPixels', 'getUniformLocation']) {
      const ask = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function (...values) {
        window.questions.push(name);
        return ask.apply(this, values);
      };
    }
  });
  const before = await game.page.evaluate(() => window.draws);
  await game.command('Hint');
  await game.untilSaid(/^Hint/);
  await game.calm();
  assert.ok((await game.page.evaluate(() => window.draws)) > before);
  assert.deepEqual(await game.page.evaluate(() => window.questions), []);
});

test('the page around has the background of the game, light and dark, so nothing flashes', async (t) => {
  const seen = [];
  for (const colorScheme of ['light', 'dark']) {
    const game = await open(t, { context: { colorScheme, viewport: { width: 1400, height: 700 } }, drawn: true });
    await game.calm();
    const corner = await game.pixel(2, 697);
    const around = await game.page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
    // The light on the table may just reach there.
    const apart = Math.max(...corner.map((value, i) => Math.abs(value - around[i])));
    assert.ok(apart <= 4, `${corner} on the canvas, ${around} around it`);
    seen.push(corner.join());
  }
  assert.notEqual(seen[0], seen[1]);
});

test('an audit of the accessible page finds nothing', async (t) => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const game = await open(t);
  // Evaluated by the debugger, which the page's policy allows.
  await game.page.evaluate(source);
  const violations = await game.page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // The mirror's words are transparent by design: the canvas is what users see.
      rules: { 'color-contrast': { enabled: false } },
    });
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
  });
  assert.deepEqual(violations, []);
});

test('a sentence that is said twice in a row is a change each time', async (t) => {
  const game = await open(t);
  await game.page.evaluate(() => {
    window.changes = [];
    const live = document.getElementById('live');
    new MutationObserver(() => window.changes.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  });
  const complain = () => game.page.evaluate(() => (location.hash = location.hash === '#board=none' ? '#board=none&' : '#board=none'));
  await complain();
  await game.until(() => window.changes.length === 1);
  await complain();
  await game.until(() => window.changes.length === 3);
  const [first, empty, second] = await game.page.evaluate(() => window.changes);
  assert.ok(first);
  assert.deepEqual([empty, second], ['', first]);
});
