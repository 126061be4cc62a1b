// The pages beside the game in a browser, their links into the game, and the ways in which the system
// opens the installed game.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { open, site, test, testAsking } from './support.mjs';

const outside = (t, path, settings = {}) => open(t, { hash: path, ready: false, context: settings });

test('pages fit narrow and wide screens, light and dark, and axe finds nothing', async (t) => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const pages = ['atlas/boards/', 'atlas/de/boards/triangle15.html', 'atlas/fr/boards/figure-make-cross.html', 'atlas/boards/puzzle-peg-17.html', 'atlas/nl/triangle15.html', 'docs/theory.html', 'docs/command-line.html'];
  for (const [width, height, colorScheme] of [[320, 640, 'dark'], [1440, 900, 'light']]) {
    const { page } = await outside(t, pages[0], { viewport: { width, height }, colorScheme });
    for (const path of pages) {
      await page.goto(site.url + path);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path);
      assert.ok(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('600 16px Inter') && document.fonts.size >= 2)), path);
      assert.deepEqual(await page.evaluate(() => window.violations), [], path);
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, path);
      // Pages of the atlas are checked in atlas.test.mjs; the page of all boards is slow, so once is
      // enough.
      if (!path.includes('boards') && path.includes('atlas') || (path === 'atlas/boards/' && width > 320)) continue;
      await page.evaluate(source);
      const { violations } = await page.evaluate(() => window.axe.run(document));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], `${path}, ${colorScheme}`);
    }
  }
});

test('a page leads to the same one in another language, and into the game in that language', async (t) => {
  const game = await outside(t, 'atlas/boards/figure-cross.html');
  await game.page.locator('.languages summary').click();
  await game.page.getByRole('link', { name: 'Deutsch' }).click();
  await game.page.waitForURL(`${site.url}atlas/de/boards/figure-cross.html`);
  assert.equal(await game.page.locator('h1').textContent(), 'Kreuz');
  await game.page.getByRole('link', { name: 'Diese Figur spielen' }).click();
  await game.ready();
  await game.until(() => document.documentElement.lang === 'de' && document.querySelectorAll('[role=gridcell][aria-label*=", Stein"]').length === 6);
});

test('a problem and a solution open in the game', async (t) => {
  const game = await outside(t, 'atlas/boards/triangle15.html');
  await game.page.getByRole('link', { name: 'Empty a3, end in a3' }).click();
  await game.ready();
  await game.untilLabel('a3', 'a3, hole');
  assert.equal((await game.pegs()).length, 14);
  await game.page.goto(`${site.url}atlas/boards/triangle15.html`);
  await game.page.getByText('Show a solution').click();
  await game.page.getByRole('link', { name: 'Watch it move by move' }).click();
  await game.ready();
  await game.button('Step').waitFor({ state: 'attached' });
  assert.equal((await game.pegs()).length, 14);
});

test('the browser takes the manifest without a complaint; its pictures, and those of pages, have the size that is said', async (t) => {
  const { page, context } = await open(t);
  const protocol = await context.newCDPSession(page);
  const { errors, data } = await protocol.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { icons, screenshots } = JSON.parse(data);
  const cards = ['triangle15', 'figure-make-cross'].map((id) => ({ src: `atlas/boards/${id}.png`, sizes: '800x420' }));
  for (const { src, sizes } of [...icons, ...screenshots, ...cards].filter(({ type }) => type !== 'image/svg+xml')) {
    const found = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.equal(found, sizes, src);
  }
});

test('no page of the site names a file that is not there', async () => {
  const entries = await readdir(process.env.SITE, { recursive: true, withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(process.env.SITE.length + 1)));
  const pages = [...files].filter((file) => file.endsWith('.html'));
  assert.ok(pages.length > 600);
  for (const file of pages) {
    const text = await readFile(join(process.env.SITE, file), 'utf8');
    for (const [, href] of text.matchAll(/\s(?:(?:href|src)="(?!https?:|#)|(?:property|name)="(?:og|twitter):image" content="(?=\.))([^"]*)"/g)) {
      const path = new URL(href, `http://site/${file}`).pathname.slice(1);
      assert.ok(files.has(path === '' || path.endsWith('/') ? `${path}index.html` : path), `${file} names ${href}`);
    }
  }
});

test('a text that another app shares is read as a paste, once', async (t) => {
  const text = 'Look: http://example.org/last-peg/#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4';
  const game = await open(t, { hash: `?lang=en&title=A+game&text=${encodeURIComponent(text)}` });
  await game.untilPegs(6);
  assert.equal(game.page.url(), `${site.url}?lang=en`);
  await game.cell('d3').evaluate((cell) => cell.click());
  await game.cell('f3').evaluate((cell) => cell.click());
  await game.untilPegs(5);
  await game.reload();
  await game.ready();
  await game.untilPegs(5);
});

test('a file that the system opens comes in, in a page that is open as well', async (t) => {
  const give = (game, names) => game.page.evaluate((names) => {
    const file = (name) => new File([JSON.stringify({ program: 'Last Peg', games: [{ board: 'triangle15', jumps: 'a3-a1', name }] })], `${name}.json`);
    return window.launched({ files: names.map((name) => ({ getFile: async () => file(name) })) });
  }, names);
  const game = await open(t, {
    before: ({ page }) => page.addInitScript(() => Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => (window.launched = take) } })),
  });
  await give(game, []);
  await give(game, ['first']);
  await game.untilSaid(/^Imported\. Added 1 game\./);
});

testAsking('shortcuts open the daily puzzle, the library and the boards', async (t) => {
  const game = await open(t, { hash: '#library' });
  await game.page.getByRole('heading', { name: 'Library' }).waitFor({ state: 'attached' });
  assert.equal(game.page.url(), site.url);
  await game.page.goBack();
  await game.until(() => document.getElementById('sheet').hidden);
  // If the page is already open, the system only changes the address.
  await game.page.evaluate(() => (location.hash = '#boards'));
  await game.page.getByRole('heading', { name: 'Boards' }).waitFor({ state: 'attached' });
  assert.equal(game.page.url(), site.url);
  const other = await open(t, { hash: '#daily' });
  await other.untilSaid(/[Dd]aily|puzzle/);
  assert.equal(other.page.url(), site.url);
});
