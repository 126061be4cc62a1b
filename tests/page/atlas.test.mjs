// The pages of the atlas, which need no scripts, and their links into the game.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { open, site, test, withServiceWorker } from './support.mjs';

test('the game opens the atlas beside it, at the board that is played', async (t) => {
  const game = await open(t);
  const opened = game.context.waitForEvent('page');
  await game.command('Atlas of the boards');
  const atlas = await opened;
  await atlas.waitForLoadState();
  assert.equal(atlas.url(), `${site.url}atlas/index.html#english`);
  assert.match(await atlas.locator(':target').textContent(), /^English/);
  assert.match(game.page.url(), /\/last-peg\/$/);
});

test('the game opens the atlas in its own language', async (t) => {
  const game = await open(t, { hash: '?lang=nl#board=triangle15' });
  await game.until(() => document.documentElement.lang === 'nl' && document.querySelectorAll('[role=gridcell]').length === 15);
  const opened = game.context.waitForEvent('page');
  await game.command('Atlas van de borden');
  const atlas = await opened;
  await atlas.waitForLoadState();
  assert.equal(atlas.url(), `${site.url}atlas/nl/index.html#triangle15`);
  assert.match(await atlas.locator(':target').textContent(), /^Driehoek 15/);
});

test('a problem of the atlas opens in the game, and the atlas from its overview', async (t) => {
  const game = await open(t, { hash: 'atlas/', ready: false });
  assert.equal(await game.page.locator('h1').textContent(), 'Atlas of the boards');
  await game.page.getByRole('link', { name: 'English' }).click();
  await game.page.getByRole('heading', { name: 'English', level: 1 }).waitFor();
  await game.page.getByRole('link', { name: 'c1 to f4', exact: true }).click();
  await game.ready();
  await game.untilLabel('c1', 'c1, hole');
  assert.equal((await game.pegs()).length, 32);
  assert.match(game.page.url(), /#board=english&position=/);
});

test('the pages fit small screens, tables scroll by themselves, and axe finds nothing', async (t) => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const colorScheme of ['light', 'dark']) {
    const { page } = await open(t, { hash: 'atlas/', ready: false, context: { viewport: { width: 320, height: 568 }, colorScheme } });
    for (const name of ['index', 'triangle15']) {
      await page.goto(`${site.url}atlas/${name}.html`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      await page.evaluate(source);
      const { violations } = await page.evaluate(() => window.axe.run(document));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], `${name}, ${colorScheme}`);
    }
  }
});

test('the game does not stand in for the atlas once it is stored; offline a sentence does', async (t) => {
  const { page, context } = await open(t, { context: withServiceWorker, tolerate: /ERR_INTERNET_DISCONNECTED|localStorage|503/ });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  assert.ok(stored.length > 5);
  assert.deepEqual(stored.filter((url) => url.includes('/atlas/')), []);
  await page.goto(`${site.url}atlas/english.html`);
  assert.equal(await page.locator('h1').textContent(), 'English');
  await context.setOffline(true);
  for (const beside of ['atlas/triangle15.html', 'examples.html']) {
    const offline = await page.goto(site.url + beside);
    assert.equal(offline.status(), 503);
    assert.match(await page.locator('body').textContent(), /^This page is not kept on this device: it needs the network\./);
    await page.getByRole('link').click();
    await page.waitForURL(`${site.url}`);
    await page.getByRole('button', { name: 'Hint' }).waitFor();
  }
});
