// A player's data is kept between visits by two stores. If one fails, the other is enough; if both fail,
// the player is told.

import assert from 'node:assert/strict';
import { hurry, open, site, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const TWO_JUMPS = '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3';
const ONE_JUMP = '#board=english&position=..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo&finish=e1';

// --- Browsers that do not keep everything: scripts that run in the page ---------------------------

const journal = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('no', 'SecurityError'); } });
    }
  },
};
const database = {
  forbidden: () => {
    Object.defineProperty(window, 'indexedDB', { get: () => { throw new DOMException('no', 'SecurityError'); } });
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  broken: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error.', 'UnknownError');
    };
  },
  'of a newer version': () => {
    indexedDB.open('last-peg', 99).onsuccess = ({ target }) => target.result.close();
  },
  "somebody else's": () => {
    indexedDB.open('last-peg', 1).onsuccess = ({ target }) => target.result.close();
  },
  silent: () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...values) {
      return Object.assign(open.apply(this, values), { addEventListener() {} });
    };
  },
  slow: () => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...values) {
      const request = open.apply(this, values);
      const { addEventListener } = request;
      const late = (listener) => (event) => setTimeout(listener, 1500, event);
      return Object.assign(request, {
        addEventListener: (type, listener) =>
          addEventListener.call(request, type, type === 'success' ? late(listener) : listener),
      });
    };
  },
};
const running = (...scripts) => async ({ context }) => {
  for (const script of scripts) await context.addInitScript(script);
};

// --- Actions of the tests --------------------------------------------------------------------------

async function play(game, ...holes) {
  for (const hole of holes) await game.cell(hole).evaluate((cell) => cell.click());
}

// In a browser that keeps nothing, every visit is the first one, and offers a tutorial.
async function justPlay(game) {
  if (await game.button('Just play').count()) await game.command('Just play');
}

async function newTab(game, hash = '') {
  game.page = await game.context.newPage();
  await game.page.goto(site.url + hash);
  await game.ready();
}

/** The content of the database. */
const inDatabase = (game) =>
  game.page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('last-peg');
        request.onsuccess = () => {
          const database = request.result;
          const get = database.transaction('texts').objectStore('texts').get('settings');
          get.onsuccess = () => resolve(get.result ? JSON.parse(get.result.text) : null);
          database.close();
        };
      }),
  );

async function untilInDatabase(game, wanted) {
  for (const end = Date.now() + 30_000; ; ) {
    const found = await inDatabase(game);
    if (found && wanted(found)) return found;
    assert.ok(Date.now() < end, `the database has ${JSON.stringify(found)}`);
    await game.page.waitForTimeout(50);
  }
}

/** Waits until the tabs have exchanged everything and nothing more is written. */
async function untilQuiet(game) {
  const look = async () => JSON.stringify(await inDatabase(game));
  for (let [before, now] = ['', await look()]; before !== now; [before, now] = [now, await look()])
    await game.page.waitForTimeout(1000);
}

const warnings = (game) => game.page.evaluate(() => window.said.filter((text) => text.includes("can't be saved")).length);

async function nothingIsClaimed(game) {
  await game.page.evaluate(() => void Promise.reject(new Error('as the test wished')));
  const screen = game.page.getByRole('alert');
  await screen.waitFor();
  assert.doesNotMatch(await screen.innerText(), /saved|kept/);
}

// --- Either store is enough -----------------------------------------------------------------------

for (const [what, script] of Object.entries(journal)) {
  test(`with a journal that is ${what}, the database alone brings the game back, in a new tab too`, async (t) => {
    const game = await open(t, { context: still, stranger: true, before: running(script), tolerate: /as the test wished/ });
    await justPlay(game);
    await play(game, 'd2', 'd4', 'b3', 'd3');
    await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4 b3-d3');
    await game.reload();
    await game.ready();
    await game.untilPegs(30);
    const before = game.page;
    await newTab(game);
    await game.untilPegs(30);
    await before.close(); // it would store its own place in the game again
    await play(game, 'c1', 'c3');
    await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4 b3-d3 c1-c3');
    assert.equal(await warnings(game), 0);
    await game.page.evaluate(() => void Promise.reject(new Error('as the test wished')));
    await game.page.getByText('Your game is saved.').waitFor();
  });
}

test('a disk share that other pages have filled: the game is in the database, and no older one comes before it', async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4');
  await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4');
  await game.page.evaluate(() => {
    for (let size = 2 ** 20, i = 0; size >= 1; i += 1) {
      try {
        localStorage.setItem(`another page/${i}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await play(game, 'b3', 'd3', 'c1', 'c3', 'd4', 'd2');
  await untilInDatabase(game, ({ jumps }) => jumps.startsWith('d2-d4 b3-d3 c1-c3'));
  const pegs = await game.pegs();
  await game.until(() => localStorage.getItem('last-peg/settings') === null);
  await game.context.addInitScript(() => localStorage.removeItem('last-peg/settings')); // removes the record of earlier visits
  await newTab(game);
  await game.untilPegs(pegs.length);
  assert.equal(await warnings(game), 0);
});

for (const [what, script] of Object.entries(database)) {
  test(`with a database that is ${what}, the journal brings the game back, and nobody waits`, async (t) => {
    const game = await open(t, { context: still, before: running(script) });
    await play(game, 'd2', 'd4', 'b3', 'd3');
    await game.untilPegs(30);
    await game.calm();
    await game.reload();
    await game.ready();
    await game.untilPegs(30);
    assert.equal(await warnings(game), 0);
  });
}

test('a database that was deleted while the page was open is made again', async (t) => {
  const game = await open(t, { context: still });
  await play(game, 'd2', 'd4');
  await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4');
  await game.page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('last-peg').onsuccess = resolve)),
  );
  await play(game, 'b3', 'd3');
  await game.untilPegs(30);
  await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4 b3-d3');
});

testAsking('games of a visit before there was a database are moved there, though nothing is played', async (t) => {
  const left = { board: 'triangle15', position: 'o/xx/xxx/xxxx/xxxxx', finish: 'any', jumps: 'a3-a1', makers: 'p', cursor: 1 };
  const before = { version: 1, coach: true, board: 'english', jumps: 'd2-d4', makers: 'p', cursor: 1, games: [left] };
  const game = await open(t, {
    context: still,
    stranger: true, // a first visit with these games
    before: ({ page }) =>
      page.addInitScript((text) => sessionStorage.length || localStorage.setItem('last-peg/settings', text), JSON.stringify(before)),
  });
  await game.untilPegs(31);
  const moved = await untilInDatabase(game, ({ games }) => games.length === 1);
  assert.deepEqual([moved.jumps, moved.games[0].jumps, moved.coach], ['d2-d4', 'a3-a1', true]);
  await game.page.evaluate(() => localStorage.clear()); // a new tab has only the database
  await newTab(game);
  await game.untilPegs(31);
});

test('a text of another language, in the database alone: the page speaks it', async (t) => {
  const game = await open(t, { context: { ...still, locale: 'en-GB' }, stranger: true, before: running(journal.full) });
  await justPlay(game);
  await game.command('Settings');
  await game.command('Language: Deutsch');
  await game.until(() => document.documentElement.lang === 'de');
  await untilInDatabase(game, ({ language }) => language === 'de');
  await game.reload();
  await game.ready();
  await game.until(() => document.documentElement.lang === 'de');
});

test('a database that is slow: the first frame is in the browser\'s language, what comes after in the player\'s', async (t) => {
  const game = await open(t, { context: { ...still, locale: 'fr-FR' }, stranger: true, before: running(journal.full) });
  await justPlay(game);
  await game.command('Réglages');
  await game.command('Langue : Deutsch');
  await untilInDatabase(game, ({ language }) => language === 'de');
  await game.page.addInitScript(database.slow);
  await game.reload();
  await game.ready();
  assert.equal(await game.page.getAttribute('html', 'lang'), 'fr');
  await game.until(() => document.documentElement.lang === 'de');
  await game.button('Tipp').waitFor({ state: 'attached' });
});

test('a database that is silent does not keep the first frame of an empty journal waiting', async (t) => {
  const before = running(journal.forbidden, database.silent, () => {
    const wait = setTimeout;
    window.setTimeout = (callback, ms, ...values) => ms === 1500 ? 0 : wait(callback, ms, ...values); // its time limit never fires
  });
  const game = await open(t, { context: still, stranger: true, before }); // open waits for the frame
  assert.equal((await game.pegs()).length, 32);
});

// --- Several tabs ---------------------------------------------------------------------------------

testAsking('two tabs on the database alone keep what was solved and chosen in either', async (t) => {
  const game = await open(t, { context: still, hash: TWO_JUMPS, stranger: true, before: running(journal.forbidden) });
  await justPlay(game);
  const first = game.page;
  await newTab(game, ONE_JUMP);
  await justPlay(game);
  const second = game.page;
  await game.command('Coach');
  await play(game, 'c1', 'e1');
  await game.untilPegs(1);
  await untilInDatabase(game, ({ solved }) => solved.length === 1);
  await untilQuiet(game); // nobody changes tabs faster
  game.page = first;
  await first.bringToFront(); // a tab in the background is not drawn
  await game.command('Coordinates');
  await play(game, 'c1', 'c3', 'e3');
  await game.untilPegs(1);
  const { coach, coordinates } = await untilInDatabase(game, ({ solved }) => solved.length === 2);
  assert.deepEqual({ coach, coordinates }, { coach: true, coordinates: true });
  for (const page of [first, second]) {
    game.page = page;
    await page.bringToFront();
    for (const name of ['Coach', 'Coordinates'])
      await page.locator(`#mirror [aria-pressed=true]`, { hasText: name }).first().waitFor({ state: 'attached' });
  }
});

test('what a tab that is deaf has not heard of is in the database still, after it has stored, too', async (t) => {
  const deaf = () => delete window.BroadcastChannel;
  const game = await open(t, { context: still, hash: TWO_JUMPS, stranger: true, before: running(journal.forbidden, deaf) });
  await justPlay(game);
  const first = game.page;
  await newTab(game, ONE_JUMP);
  await justPlay(game);
  await play(game, 'c1', 'e1');
  await untilInDatabase(game, ({ solved }) => solved.length === 1);
  game.page = first;
  await first.bringToFront();
  await play(game, 'c1', 'c3', 'e3');
  await untilInDatabase(game, ({ solved }) => solved.length === 2);
});

// --- Neither store --------------------------------------------------------------------------------

for (const [what, scripts] of Object.entries({
  full: [journal.full, database.full],
  forbidden: [journal.forbidden, database.forbidden],
  silent: [journal.full, database.silent],
})) {
  test(`storage that is ${what} is spoken of once, while one plays, and nothing is claimed at the end`, async (t) => {
    const before = async (opened) => {
      await running(...scripts)(opened);
      await hurry(opened);
    };
    const game = await open(t, { context: still, before, tolerate: /as the test wished/ });
    await justPlay(game);
    await play(game, 'd2', 'd4');
    await game.untilSaid(/^Your game can't be saved\./);
    await play(game, 'b3', 'd3', 'c1', 'c3');
    await game.untilPegs(29);
    await game.calm();
    assert.equal(await warnings(game), 1);
    await nothingIsClaimed(game);
  });
}

test('storage that fails later is not made up for by what it had before', async (t) => {
  const game = await open(t, { context: still, tolerate: /as the test wished/ });
  await play(game, 'd2', 'd4');
  await game.calm();
  await game.page.evaluate(journal.full);
  await game.page.evaluate(database.full);
  await play(game, 'b3', 'd3');
  await game.untilSaid(/^Your game can't be saved\./);
  await nothingIsClaimed(game);
});

// --- Asking the browser to keep the data ------------------------------------------------------------

testAsking('the browser is asked to keep the store once something was played, and once only', async (t) => {
  const before = running(() => {
    window.asked = 0;
    navigator.storage.persist = async () => {
      window.asked += 1;
      throw new TypeError('no');
    };
  });
  const game = await open(t, { context: still, before });
  await game.press('n');
  await game.calm();
  assert.equal(await game.page.evaluate(() => window.asked), 0);
  await play(game, 'd2', 'd4');
  await game.until(() => window.asked === 1);
  await play(game, 'b3', 'd3');
  await untilInDatabase(game, ({ jumps }) => jumps === 'd2-d4 b3-d3');
  assert.equal(await game.page.evaluate(() => window.asked), 1);
});
