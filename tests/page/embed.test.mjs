// In frames of other pages: embed.html, and the game itself; and the page of examples.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { open, site, test, testAsking } from './support.mjs';

const outer = (body) => ({
  url: site.url,
  hash: 'outer.html',
  ready: false,
  before: ({ context }) => context.route('**/outer.html', (route) => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><title>A page</title><script>addEventListener('message', ({ data }) => (window.told ??= []).push(data))</script>${body}<p>${'Words. '.repeat(3000)}</p>`,
  })),
});
const scrolled = (game) => game.until(() => scrollY > 60);

test('embed.html shows what its address says, follows it, and tells the page around it', async (t) => {
  const game = await open(t, outer('<iframe id="frame" width="480" height="620" src="embed.html#board=triangle15&theme=wood&lang=de&moves=c3-a1"></iframe>'));
  const frame = game.page.frameLocator('#frame');
  await frame.locator('[data-hole=a1][aria-label="a1, Loch"]').waitFor();
  const link = frame.getByRole('link');
  assert.equal(await link.textContent(), 'In Last Peg öffnen');
  assert.equal(await link.getAttribute('href'), './?lang=de#board=triangle15&moves=c3-a1');
  await frame.locator('[data-command=step]').click();
  await game.until(() => window.told?.some(({ type, jump }) => type === 'last-peg-jump' && jump === 'c3-a1'));
  await game.page.evaluate(() => (document.getElementById('frame').src = 'embed.html#board=diamond13&lang=en'));
  await frame.locator('[data-hole=c3][aria-label="c3, hole"]').waitFor();
  assert.equal(await frame.getByRole('gridcell').count(), 13);
  // With a survivor, the board would be another puzzle than without.
  await game.page.evaluate(() => (document.getElementById('frame').src = 'embed.html#board=english&survivor=d2&lang=fr'));
  await frame.getByRole('alert').getByText('Ce cadre ne peut pas montrer survivor').waitFor();
  assert.equal(await frame.getByRole('gridcell').count(), 0);
  assert.match(await link.getAttribute('href'), /survivor=d2/);
});

test('all fits into a frame of the size that is given', async (t) => {
  for (const [width, height] of [[480, 620], [320, 480], [900, 400]]) {
    const game = await open(t, { url: site.url, hash: 'embed.html#board=english', ready: false, context: { viewport: { width, height } } });
    await game.page.getByRole('gridcell').first().waitFor();
    const size = await game.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual(size, [width, height]);
  }
});

test('a wheel over embed.html scrolls the page around it', async (t) => {
  const game = await open(t, outer('<iframe id="frame" width="480" height="540" src="embed.html#board=english"></iframe>'));
  await game.page.frameLocator('#frame').getByRole('gridcell').first().waitFor();
  await game.page.mouse.move(250, 200);
  await game.page.mouse.wheel(0, 120);
  await scrolled(game);
});

test('the game in a frame: wheel and finger move the page around it where the game has no use for them', async (t) => {
  const game = await open(t, { ...outer('<iframe id="frame" width="380" height="560" src="index.html"></iframe>'), context: { viewport: { width: 400, height: 600 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 } });
  const frame = game.page.frames()[1] ?? (await game.page.waitForEvent('frameattached'));
  await frame.waitForFunction(() => document.getElementById('cover')?.hidden && document.documentElement.dataset.framed === '');
  const place = (hole) => frame.locator(`[data-hole=${hole}]`).boundingBox();
  const back = () => game.page.evaluate(() => scrollTo(0, 0));

  const hole = await place('d2');
  await game.page.mouse.move(hole.x + hole.width / 2, hole.y + hole.height / 2);
  await game.page.mouse.wheel(0, 120);
  await scrolled(game);
  await back();
  // Beside the arms of the board.
  const corner = await place('c1');
  await game.pan(corner.x - 1.4 * corner.width, corner.y + corner.height / 2);
  await scrolled(game);
  await back();
  // A touch on a peg belongs to the game.
  const other = await place('e5');
  await game.pan(other.x + other.width / 2, other.y + other.height / 2);
  assert.equal(await game.page.evaluate(() => scrollY), 0);
  const tap = async (hole) => {
    // Waits until nothing was drawn for some frames, so that the tap hits what is visible.
    await frame.waitForFunction(() => {
      window.quiet = window.draws === window.drawsBefore ? (window.quiet ?? 0) + 1 : 0;
      window.drawsBefore = window.draws;
      return window.quiet >= 10;
    });
    const { x, y, width, height } = await place(hole);
    await game.page.touchscreen.tap(x + width / 2, y + height / 2);
    await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await tap('d2');
  await frame.waitForFunction(() => document.querySelector('[data-hole=d2]').getAttribute('aria-label') === 'd2, peg, selected');
  await tap('d4');
  await frame.waitForFunction(() => document.querySelector('[data-hole=d4]').getAttribute('aria-label').startsWith('d4, peg'));
});

testAsking('the page of examples: each board shows, and axe finds nothing', async (t) => {
  const game = await open(t, { url: site.url, hash: 'examples.html', ready: false, context: { viewport: { width: 1000, height: 700 }, reducedMotion: 'reduce' } });
  await game.until(() => [...document.querySelectorAll('last-peg')].every(({ state, error }) => state && !error));
  assert.ok((await game.page.locator('last-peg').count()) >= 7);
  const codes = await game.page.evaluate(() => [...document.querySelectorAll('section')].filter((section) => section.querySelector('last-peg')).map((section) => {
    const copy = new DOMParser().parseFromString(section.querySelector('code').textContent, 'text/html').querySelector('last-peg');
    const there = section.querySelector('last-peg');
    return [...there.attributes].every(({ name, value }) => copy.getAttribute(name) === value) && copy.attributes.length === there.attributes.length;
  }));
  assert.ok(codes.every(Boolean), 'the code to paste is that of the board beside it');
  await game.page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await game.page.evaluate(async () => (await window.axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`));
  assert.deepEqual(found, []);
});
