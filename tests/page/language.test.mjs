// The page in other languages than English: how the language is chosen, and that everything follows.

import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { open, site, test, testAsking } from './support.mjs';

const lang = (game) => game.page.getAttribute('html', 'lang');
const german = { url: site.url, hash: '?lang=de' };

test('the address asks for German, and everything is said in it', async (t) => {
  const game = await open(t, german);
  assert.equal(await lang(game), 'de');
  assert.equal(await game.page.getByRole('grid', { name: 'Brett' }).count(), 1);
  for (const name of ['Tipp', 'Lösen', 'Bretter', 'Neues Spiel']) assert.equal(await game.button(name).count(), 1, name);
  assert.match(await game.cell('d2').getAttribute('aria-label'), /^d2, Stein/);
  for (const hole of ['d2', 'd4']) await game.cell(hole).evaluate((cell) => cell.click());
  await game.untilSaid(/d2.*d4.*31 Steine/);
  assert.match(await game.page.title(), /31 Steine/);
});

testAsking('letter keys follow the words', async (t) => {
  const game = await open(t, german);
  const key = await game.button('Tipp').getAttribute('aria-keyshortcuts');
  assert.match(key, /^[A-Z]$/);
  await game.cell('d4').focus();
  await game.page.keyboard.press(key.toLowerCase());
  await game.untilSaid(/^Tipp: /);
});

testAsking('numbers are grouped as the language does', async (t) => {
  const game = await open(t, { url: site.url, hash: '?lang=de#board=english&position=..xxx/..xxx/oooxoxo/oxxoxxo/oxxoooo/..oxx/..ooo&finish=d4' });
  await game.command('Lösungen zählen');
  await game.untilSaid(/11\.485\.543/);
});

test('the browser asks for Spanish; one chosen in the settings comes before that, and lasts', async (t) => {
  const game = await open(t, {
    context: { locale: 'es-MX' },
    // The words come last: nothing is shown before.
    before: ({ context }) =>
      context.route(/language\.es/, async (route) => {
        await setTimeout(500);
        await route.continue();
      }),
  });
  assert.equal(await lang(game), 'es');
  await game.command('Ajustes');
  await game.command('Idioma: Français');
  await game.until(() => document.documentElement.lang === 'fr');
  await game.untilSaid(/Français/);
  await game.reload();
  await game.ready();
  assert.equal(await lang(game), 'fr');
  assert.equal(await game.button('Indice').count(), 1);
});

test('of two languages chosen in a moment the page speaks the later one, however late the other comes', async (t) => {
  let come;
  const held = new Promise((done) => (come = done));
  const game = await open(t, {
    before: ({ context }) =>
      context.route(/language\.de/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  await game.command('Settings');
  await game.command('Language: Deutsch');
  await game.command('Language: Français');
  await game.until(() => document.documentElement.lang === 'fr');
  await game.untilSaid(/Français/);
  const [german] = await Promise.all([game.page.waitForResponse(/language\.de/), come()]);
  await german.finished();
  await game.frame();
  assert.equal(await lang(game), 'fr');
  assert.equal(await game.button('Indice').count(), 1);
});

test('a language that there is not leaves it English, as does a file that does not come', async (t) => {
  const game = await open(t, { url: site.url, hash: '?lang=tlh' });
  assert.equal(await lang(game), 'en');
  assert.equal(await game.button('Hint').count(), 1);
  const cut = await open(t, {
    ...german,
    tolerate: /language\.de|ERR_FAILED/,
    before: ({ context }) => context.route(/language\.de/, (route) => route.abort()),
  });
  assert.equal(await lang(cut), 'en');
  assert.equal(await cut.button('Hint').count(), 1);
});

test('where no language comes, the page says so and offers to reload', async (t) => {
  const cut = await open(t, {
    tolerate: /language|ERR_FAILED/,
    before: ({ context }) => context.route(/language\./, (route) => route.abort()),
    ready: false,
  });
  await cut.page.getByText(/words of the page/).waitFor();
  assert.equal(await cut.page.locator('#reload').isVisible(), true);
});
