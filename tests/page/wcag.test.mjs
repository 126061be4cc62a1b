// Criteria of WCAG 2.2 that a canvas page meets only by its own work, and axe on everything that opens.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { open, playOnce, test, testAsking } from './support.mjs';

const CROSS = '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
const still = { reducedMotion: 'reduce' };

/** The findings of axe in the whole document. */
async function audit(page) {
  // Evaluated by the debugger, which the page's policy allows.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  }
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // The mirror's words are transparent by design: the canvas is what users see.
      rules: { 'color-contrast': { enabled: document.querySelector('dialog[open]') !== null } },
    });
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.slice(0, 3).map(({ html }) => html).join(' ')})`);
  });
}

const sheetId = (game) => game.page.evaluate(() => {
  const sheet = document.getElementById('sheet');
  return sheet.hidden ? '' : document.getElementById('sheet-title').textContent;
});

/** Opens every sheet that has a command in the toolbar, checks it, and closes it. */
async function everySheet(game, look) {
  const opening = await game.page.locator('#toolbar button[aria-haspopup=dialog]:not([aria-disabled=true])')
    .evaluateAll((buttons) => buttons.map((button) => button.dataset.command));
  const seen = [];
  for (const id of opening) {
    await game.page.evaluate((id) => document.querySelector(`[data-command="${id}"]`)?.click(), id);
    await game.frame();
    const title = await sheetId(game);
    if (!title) continue; // it asks for a text first
    seen.push(title);
    await look(title);
    await game.press('Escape');
    await game.until(() => document.getElementById('sheet').hidden);
  }
  assert.ok(seen.length >= 8, `sheets: ${seen}`);
}

testAsking('axe finds nothing on any sheet', async (t) => {
  const game = await open(t, { context: still });
  await playOnce(game);
  const found = [];
  await everySheet(game, async (title) => found.push(...(await audit(game.page)).map((finding) => `${title}: ${finding}`)));
  assert.deepEqual(found, []);
});

testAsking('axe finds nothing on the dialogs, the end of a game, a solution, and what is drawn', async (t) => {
  const game = await open(t, { context: still, hash: CROSS });
  await game.command('Solve');
  await game.until(() => document.querySelector('[data-command=leave]'));
  assert.deepEqual(await audit(game.page), [], 'a solution');
  await game.press('Escape');
  for (const name of ['Edit', 'Draw a board']) {
    await game.command(name);
    assert.deepEqual(await audit(game.page), [], name);
    await game.press('Escape');
  }
  await game.command('Save');
  await game.page.locator('#ask').waitFor();
  assert.deepEqual(await audit(game.page), [], 'a dialog');
  await game.press('Escape');
  for (const hole of ['d3', 'f3', 'd5', 'd3', 'c3', 'e3', 'f3', 'd3', 'd2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.until(() => !document.getElementById('sheet').hidden);
  assert.deepEqual(await audit(game.page), [], 'the end');
});

// --- Positions on the canvas -------------------------------------------------------------------------

/** Visible targets with their names and boxes. */
const targets = (page) => page.evaluate(() => {
  const [width, height] = [innerWidth, innerHeight];
  const sheet = document.getElementById('sheet');
  const root = sheet.hidden || sheet.getAttribute('aria-modal') !== 'true' ? document.getElementById('mirror') : sheet;
  return [...root.querySelectorAll('button:not(.unplaced), [role=option]:not(.unplaced), [role=gridcell], input')]
    .map((element) => ({ name: element.getAttribute('aria-label') ?? element.textContent, ...element.getBoundingClientRect().toJSON() }))
    .filter(({ left, top, right, bottom }) => right > 0 && bottom > 0 && left < width && top < height && right > left && bottom > top);
});

testAsking('1.4.10: at 320 pixels nothing lies beyond the right edge, and all is reached by one kind of scrolling', async (t) => {
  for (const [width, height] of [[320, 256], [320, 568]]) {
    const game = await open(t, { context: { ...still, viewport: { width, height } } });
    const within = async (where) => {
      assert.deepEqual(await game.page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]), [width, width], where);
      for (const { name, left, right } of await targets(game.page)) {
        assert.ok(left >= -0.5 && right <= width + 0.5, `${where}: ${name} is from ${left} to ${right} of ${width}`);
      }
    };
    await within('the board');
    await everySheet(game, within);
  }
});

// The game draws the text on the canvas, without the reader's styles; this is about the HTML.
test('1.4.12: with wider text nothing of the dialogs and of the page that cannot go on is cut', async (t) => {
  const game = await open(t, { context: { ...still, viewport: { width: 320, height: 568 } }, tolerate: /Error|broken/ });
  await game.page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }');
    document.adoptedStyleSheets = [style];
  });
  const whole = (root) => game.page.evaluate((root) => {
    const cut = [];
    for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
      const { left, right } = element.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 0.5) cut.push(`${element.outerHTML.slice(0, 60)} is from ${left} to ${right}`);
      const style = getComputedStyle(element);
      if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1) cut.push(`${element.outerHTML.slice(0, 60)} is cut`);
    }
    // Content higher than the window can be scrolled.
    const box = document.querySelector(root);
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
    const below = [...box.querySelectorAll('button, p')].filter((one) => !one.hidden && one.getBoundingClientRect().bottom > innerHeight);
    if (below.length > 0 && !scrolls) cut.push(`${below.length} below the window`);
    return cut;
  }, root);
  await playOnce(game);
  await game.command('Save');
  await game.page.locator('#ask').waitFor();
  assert.deepEqual(await whole('#ask'), []);
  await game.press('Escape');
  await game.page.evaluate(() => setTimeout(() => { throw new Error(`broken ${'by a long reason '.repeat(12)}`); }));
  await game.page.locator('#failure').waitFor();
  assert.deepEqual(await whole('#failure'), []);
});

testAsking('2.4.11: what has the focus is seen, in every sheet', async (t) => {
  for (const [width, height] of [[320, 256], [390, 844], [1366, 650]]) {
    const game = await open(t, { context: { ...still, viewport: { width, height } } });
    await everySheet(game, async (title) => {
      const stops = await game.page.locator('#sheet [tabindex="0"]').count();
      for (let i = 0; i < Math.min(stops, 30); i += 1) {
        await game.press('Tab');
        await game.calm();
        const { name, left, top, right, bottom } = await game.page.evaluate(() => ({
          name: document.activeElement.textContent, ...document.activeElement.getBoundingClientRect().toJSON(),
        }));
        const seen = Math.min(right, width) - Math.max(left, 0) > 4 && Math.min(bottom, height) - Math.max(top, 0) > 4;
        assert.ok(seen, `${title} at ${width} by ${height}: ${name} is at ${[left, top, right, bottom]}`);
      }
    });
  }
});

test('2.4.11: the cursor is seen wherever it goes on the board', async (t) => {
  const game = await open(t, { context: { ...still, viewport: { width: 320, height: 256 } } });
  await game.cell('d4').focus();
  for (const hole of ['a3', 'g5', 'c1', 'e7', 'd4']) {
    await game.walkTo(hole);
    const { left, top, right, bottom } = await game.cell(hole).evaluate((cell) => cell.getBoundingClientRect().toJSON());
    assert.ok(left >= -1 && top >= -1 && right <= 321 && bottom <= 257, `${hole} is at ${[left, top, right, bottom]}`);
  }
});

testAsking('2.5.7: whatever is dragged can be clicked instead', async (t) => {
  const game = await open(t, { context: still, hash: CROSS });
  // A jump by two clicks.
  await game.click(game.cell('d3'));
  await game.click(game.cell('f3'));
  await game.untilPegs(5);
  await game.command('Undo');
  await game.untilPegs(6);
  // A place in a solution by one click.
  await game.command('Solve');
  const slider = game.page.locator('#mirror input[type=range]');
  await slider.waitFor({ state: 'attached' });
  await game.command('Pause').catch(() => {});
  await game.calm();
  const { x, y, width, height } = await slider.boundingBox();
  await game.page.mouse.move(x + width - 3, y + height / 2);
  await game.frame();
  await game.page.mouse.down();
  await game.frame();
  await game.page.mouse.up();
  await game.untilPegs(1);
  await game.press('Escape');
  await game.command('Restart');
  // Drawing, hole by hole.
  await game.untilPegs(6);
  await game.command('Edit');
  await game.click(game.cell('d1'));
  await game.until(() => document.querySelector('[data-hole=d1]').ariaLabel.includes('peg'));
});

testAsking('2.5.8: targets are 24 pixels large, or as far apart as if they were', async (t) => {
  const least = 24;
  for (const [width, height] of [[390, 844], [320, 568], [320, 256], [844, 390], [1366, 650]]) {
    const game = await open(t, { context: { ...still, viewport: { width, height } } });
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const isSmall = (box) => box.right - box.left < least - 0.01 || box.bottom - box.top < least - 0.01;
    const tooNear = (small, all) => {
      const [x, y] = middle(small);
      return all.find((other) => {
        if (other.name === small.name) return false;
        const [otherX, otherY] = middle(other);
        const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
        return (isSmall(other) ? Math.hypot(otherX - x, otherY - y) - least / 2 : Math.hypot(dx, dy)) < least / 2;
      });
    };
    const check = async (where) => {
      const all = await targets(game.page);
      for (const { name } of all.filter((box) => isSmall(box) && tooNear(box, all))) {
        // A scrolling area cuts targets at its edge; they must be large after scrolling.
        await game.page.evaluate((name) => {
          const named = (element) => (element.getAttribute('aria-label') ?? element.textContent) === name;
          [...document.querySelectorAll('#sheet button, #sheet [role=option], #mirror [role=gridcell]')].find(named)?.focus();
        }, name);
        await game.calm();
        const there = await targets(game.page);
        const box = there.find((target) => target.name === name);
        assert.ok(box, `${where} at ${width} by ${height}: ${name} comes into sight`);
        const near = isSmall(box) && tooNear(box, there);
        assert.ok(!near, `${where} at ${width} by ${height}: ${name} (${box.width} by ${box.height}) is too near ${near?.name}`);
      }
    };
    await check('the board');
    await everySheet(game, async (title) => {
      await game.calm();
      await check(title);
    });
  }
});
