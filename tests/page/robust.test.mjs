// Failures in the life of a page, and what the player sees of them.

import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { hurry, open, playOnce, test, testAsking, withServiceWorker } from './support.mjs';

test('a reload brings the game back, with its history', async (t) => {
  const game = await open(t);
  await playOnce(game);
  await game.calm();
  await game.reload();
  await game.ready();
  await game.untilPegs(31);
  await game.press('u');
  await game.untilPegs(32);
});

test('a new tab begins with the last game', async (t) => {
  const game = await open(t);
  await playOnce(game);
  await game.calm();
  const tab = await game.context.newPage();
  await tab.goto(game.page.url());
  await tab.waitForFunction(() => document.querySelectorAll('[role=gridcell][aria-label*=", peg"]').length === 31);
});

test('a problem opened by a link is kept even if the page goes in the same moment', async (t) => {
  const game = await open(t);
  await game.page.evaluate(() => {
    addEventListener('hashchange', () => location.reload());
    location.hash = '#board=triangle15';
  });
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
});

for (const text of ['rubbish', '{"version":1}', '\u0000', '{"game":{"board":"english","moves":"a1-z9"}}']) {
  test(`what was stored may be ${JSON.stringify(text)}: the game begins anew`, async (t) => {
    const before = ({ page }) => page.addInitScript((text) => localStorage.setItem('last-peg/settings', text), text);
    const game = await open(t, { before });
    await game.untilPegs(32);
  });
}

testAsking('clicks made faster than frames are drawn do not act long after they were made', async (t) => {
  // Five frames per second.
  const slow = () => (window.requestAnimationFrame = (callback) => setTimeout(() => callback(performance.now()), 200));
  const game = await open(t, { context: { viewport: { width: 1440, height: 900 } }, before: ({ page }) => page.addInitScript(slow) });
  const [x, y] = await game.centre(game.button('Coach'));
  await game.page.evaluate(() => {
    window.changes = [];
    new MutationObserver(() => window.changes.push(performance.now())).observe(document.querySelector('[data-command=coach]'), { attributeFilter: ['aria-pressed'] });
  });
  await game.page.mouse.move(x, y);
  for (let i = 0; i < 60; i += 1) {
    await game.page.mouse.down();
    await game.page.mouse.up();
  }
  const end = await game.page.evaluate(() => performance.now());
  await game.page.waitForTimeout(4000);
  const late = await game.page.evaluate((end) => window.changes.filter((at) => at > end).map((at) => Math.round(at - end)), end);
  assert.ok((await game.page.evaluate(() => window.changes.length)) > 0, 'some of them did act');
  assert.ok(late.every((ms) => ms < 1500), `after the last click: ${late}`);
});

// A solver whose first answer never arrives: for the page, a long computation. A service worker would
// fetch the same file for its cache, and must not get this one.
async function withLongWork({ context }) {
  let first = true;
  await context.route(/solver\.worker\.[^/]*js$/, async (route) => {
    const response = await route.fetch();
    const silent = 'const post = postMessage.bind(self); self.postMessage = (message) => (message.type === "done" ? (self.silent = true) : post(message));';
    await route.fulfill({ response, body: (first ? silent : '') + (await response.text()) });
    first = false;
  });
}

testAsking('a worker that dies at work is replaced; the player is told and can ask again', async (t) => {
  const game = await open(t, { before: withLongWork, tolerate: /as the test wished/ });
  await game.press('s');
  await game.button('Stop').waitFor({ state: 'attached' });
  // Wait until it has begun: a worker that dies before it is ready is replaced silently, because nothing
  // is lost.
  const worker = game.page.workers()[0] ?? (await game.page.waitForEvent('worker'));
  await worker.evaluate(async () => {
    while (!self.silent) await new Promise((resolve) => setTimeout(resolve, 20));
    setTimeout(() => {
      throw new Error('as the test wished');
    });
  });
  await game.untilSaid(/^The solver stopped unexpectedly and was restarted/);
  await game.press('h');
  await game.untilSaid(/^Hint: /);
});

testAsking('work that takes long can be stopped, and something else asked', async (t) => {
  const game = await open(t, { before: withLongWork });
  await game.press('s');
  await game.button('Stop').waitFor({ state: 'attached' });
  await game.command('Stop');
  await game.untilSaid(/^Stopped\./);
  await game.button('Stop').waitFor({ state: 'detached' });
  await game.press('h');
  await game.untilSaid(/^Hint: /);
});

test('without the solver one can still play, and is told when one asks it', async (t) => {
  const before = ({ context }) => context.route(/solver\.[^/]*\.wasm$/, (route) => route.fulfill({ status: 404 }));
  const game = await open(t, { before, tolerate: /solver|404/ });
  await playOnce(game);
  await game.press('h');
  await game.untilSaid(/solver (stopped|cannot)/);
  await game.press('u');
  await game.untilPegs(32);
});

test('a solver that never comes to be ready has its limit, too, and the player is told', async (t) => {
  const before = async ({ page, context }) => {
    await hurry({ page });
    await context.route(/solver\.worker\.[^/]*js$/, (route) => route.fulfill({ body: 'setInterval(() => {}, 1000);', contentType: 'text/javascript' }));
  };
  const game = await open(t, { before });
  await game.press('h');
  await game.button('Stop').waitFor({ state: 'attached' });
  await game.untilSaid(/did not start/);
  await game.button('Stop').waitFor({ state: 'detached' });
});

for (const [what, forbid] of [
  ['lacks workers', () => delete window.Worker],
  [
    'forbids workers',
    () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      };
    },
  ],
]) {
  test(`a browser that ${what}: one plays on, and is told when something needs one`, async (t) => {
    const game = await open(t, { hash: '#board=english', before: ({ page }) => page.addInitScript(forbid) });
    await game.page.mouse.click(5, 300);
    await playOnce(game);
    await game.calm();
    assert.deepEqual(await game.page.evaluate(() => window.said.filter((text) => /solver/.test(text))), []);
    await game.press('h');
    await game.untilSaid(/^This browser cannot run the solver/);
    await game.button('Stop').waitFor({ state: 'detached' });
    await game.command('Animation');
    await game.untilSaid(/^The animation could not be made\.$/);
    await game.press('u');
    await game.untilPegs(32);
    assert.equal(await game.page.getByRole('alert').count(), 0);
  });
}

test('a browser that lacks or forbids what the page can do without: one plays all the same', async (t) => {
  const lack = () => {
    const refuse = () => {
      throw new DOMException('as the test wished', 'SecurityError');
    };
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    };
    for (const name of ['matchMedia', 'ResizeObserver']) delete window[name];
    for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse });
    for (const name of ['serviceWorker', 'storage', 'clipboard', 'locks']) {
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    }
    Object.defineProperty(Navigator.prototype, 'languages', { value: undefined });
    history.replaceState = refuse;
    performance.mark = refuse;
  };
  const game = await open(t, { hash: '#board=english&finish=any', before: ({ page }) => page.addInitScript(lack) });
  await game.page.mouse.click(5, 300);
  await playOnce(game);
  await game.command('Link to this position');
  await game.page.getByRole('dialog').waitFor();
  await game.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await game.press('u');
  await game.untilPegs(32);
  await game.page.evaluate(() => (location.hash = 'board=triangle15'));
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
  assert.equal(await game.page.getByRole('alert').count(), 0);
});

test('what the browser refuses when it is asked for is said, and one plays on', async (t) => {
  const refuse = () => {
    const refuse = () => {
      throw new DOMException('as the test wished', 'NotAllowedError');
    };
    navigator.share = navigator.canShare = navigator.vibrate = refuse;
    navigator.clipboard.writeText = navigator.clipboard.readText = refuse;
    HTMLDialogElement.prototype.showModal = refuse;
    HTMLCanvasElement.prototype.toBlob = refuse;
    URL.createObjectURL = window.open = window.print = refuse;
    window.AudioContext = class {
      constructor() {
        refuse();
      }
    };
  };
  const game = await open(t, { before: ({ page }) => page.addInitScript(refuse), tolerate: /as the test wished/ });
  for (const [command, sentence] of [
    ['Link to this position', /^The browser did not allow it: as the test wished$/],
    ['Paste moves, a position or a board', /^The browser did not allow it/],
    ['Export', /^The browser did not allow it/],
    ['Print', /^The browser did not allow it/],
    ['Atlas of the boards', /^The browser did not allow it/],
    ['Picture', /^The picture could not be made\.$/],
    ['Sound and vibration', /^This browser cannot play sound\.$/],
  ]) {
    await game.forgetSaid();
    await game.page.evaluate(() => (window.heard = ''));
    await game.command(command);
    await game.untilSaid(sentence);
  }
  await playOnce(game);
  assert.equal(await game.page.getByRole('alert').count(), 0);
});

// The site was replaced by another version, or there is no network.
for (const [what, fail] of [
  ['is gone from the server', (route) => route.fulfill({ status: 404 })],
  ['cannot be reached', (route) => route.abort('internetdisconnected')],
]) {
  testAsking(`a part that ${what} when it is wanted: one is told, plays on, and it is tried again`, async (t) => {
    const parts = /\/(sound|print|animation|language\.de|solver)\.[^/]*$/;
    const before = ({ context }) => context.route(parts, fail);
    const game = await open(t, { before, hash: '#board=english', tolerate: /404|ERR_|solver|Failed to (fetch|load)|sound|print/ });
    await playOnce(game);
    await game.page.evaluate(() => (window.print = () => (window.printed = true)));
    await game.command('Settings');
    const wants = {
      'Sound and vibration': /^The sound could not be loaded\. Reload the page, or try again/,
      Print: /^The print tool could not be loaded\. Reload the page/,
      Animation: /^The animation tool could not be loaded\. Reload the page/,
      'Language: Deutsch': /^The language could not be loaded\. Reload the page/,
      Hint: /^The solver cannot be started/,
    };
    for (const [command, sentence] of Object.entries(wants)) {
      await game.command(command);
      await game.untilSaid(sentence);
    }
    await game.untilPegs(31);
    assert.equal(await game.page.getByRole('alert').count(), 0);

    await game.context.unroute(parts);
    await game.forgetSaid();
    const heard = game.page.waitForResponse((response) => /\/sound\./.test(response.url()) && response.ok());
    await game.command('Sound and vibration'); // switches it off
    await game.command('Sound and vibration');
    await heard;
    await game.command('Print');
    await game.until(() => window.printed);
    const file = game.page.waitForEvent('download');
    await game.command('Animation');
    await file;
    await game.command('Hint');
    await game.untilSaid(/^Hint: /);
    await game.command('Language: Deutsch');
    await game.until(() => document.documentElement.lang === 'de');
  });
}

test('the database cannot be loaded: the journal keeps the game, and the database comes later', async (t) => {
  const file = /\/database\.[^/]*$/;
  const before = ({ context }) => context.route(file, (route) => route.fulfill({ status: 404 }));
  const game = await open(t, { before, tolerate: /404|database/ });
  await playOnce(game);
  await game.calm();
  assert.equal(await game.page.getByRole('alert').count(), 0);
  await game.reload();
  await game.ready();
  await game.untilPegs(31);
  const kept = () =>
    game.page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'last-peg'));
  assert.equal(await kept(), false);
  await game.context.unroute(file);
  await game.press('u');
  await game.untilPegs(32);
  for (let tries = 0; !(await kept()) && tries < 100; tries += 1) await game.page.waitForTimeout(100);
  assert.equal(await kept(), true);
});

test('what fails is said in the page\'s language', async (t) => {
  const context = { locale: 'de-DE' };
  const before = ({ context }) => context.route(/solver\.[^/]*\.wasm$/, (route) => route.fulfill({ status: 404 }));
  const game = await open(t, { context, before, tolerate: /solver|404/ });
  await game.until(() => document.documentElement.lang === 'de');
  await game.press('t'); // German: Tipp
  await game.untilSaid(/^Der Löser .* Die Datei solver\.\w+\.wasm konnte nicht geladen werden \(Status 404\)\./);
  const without = await open(t, { context, before: ({ page }) => page.addInitScript(() => delete window.WebGL2RenderingContext), ready: false });
  const screen = without.page.getByRole('alert');
  await screen.getByText('Last Peg braucht WebGL 2; das fehlt diesem Browser').waitFor();
  await screen.getByText('Etwas ist schiefgegangen').waitFor();
});

const failures = {
  'the module is missing': [
    ({ context }) => context.route(/ui\.[^/]*\.gz$/, (route) => route.fulfill({ status: 404 })),
    /could not be loaded/,
  ],
  'the module is something else': [
    ({ context }) => context.route(/ui\.[^/]*\.gz$/, (route) => route.fulfill({ body: 'hello', contentType: 'application/wasm' })),
    /\w/,
  ],
  'the browser has no WebGL 2': [
    ({ page }) => page.addInitScript(() => delete window.WebGL2RenderingContext),
    /WebGL 2/,
  ],
  'the browser has no WebAssembly': [({ page }) => page.addInitScript(() => delete window.WebAssembly), /WebAssembly/],
  'the graphics cannot be had': [
    ({ page }) => page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null)),
    /\w/,
  ],
};
for (const [what, [before, reason]] of Object.entries(failures)) {
  test(`when ${what}, a screen says so`, async (t) => {
    const game = await open(t, { before, ready: false, tolerate: /404|ui\.|WebGL|wasm/i });
    const screen = game.page.getByRole('alert');
    await screen.waitFor();
    assert.match(await screen.innerText(), reason);
    await game.page.getByRole('button', { name: 'Reload the page' }).waitFor();
  });
}

test('an error in the page shows the screen, and the reload brings the game back', async (t) => {
  const game = await open(t, { tolerate: /as the test wished/ });
  await playOnce(game);
  await game.calm();
  await game.page.evaluate(() => void Promise.reject(new Error('as the test wished')));
  await game.page.getByRole('alert').waitFor();
  assert.match(await game.page.getByRole('alert').innerText(), /Your game is saved/);
  await game.page.getByRole('button', { name: 'Reload the page' }).click();
  await game.ready();
  await game.untilPegs(31);
});

testAsking('opened once, it plays without a network', async (t) => {
  const server = await serve(process.env.SITE, 0, '/last-peg/');
  // Waits for it: losing the network would interrupt the worker's own download.
  let arrived;
  const before = ({ context }) => {
    arrived = context.waitForEvent('requestfinished', (request) => /\/solver\.\w+\.wasm$/.test(request.url()));
  };
  const game = await open(t, { url: server.url, context: withServiceWorker, before, tolerate: /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load/ });
  await game.page.evaluate(() => navigator.serviceWorker.ready);
  await arrived;
  await server.close();
  await game.page.goto(`${server.url}#board=triangle15`);
  await game.reload();
  await game.ready();
  await game.until(() => document.querySelectorAll('[role=gridcell]').length === 15);
  await game.press('h'); // the worker too
  await game.untilSaid(/^Hint: /);
});

test('a server in trouble does not stand in the way of the stored page', async (t) => {
  const server = await serve(process.env.SITE, 0, '/last-peg/');
  t.after(() => server.close());
  const game = await open(t, { url: server.url, context: withServiceWorker, tolerate: /503|Failed to load/ });
  await game.page.evaluate(() => navigator.serviceWorker.ready);
  await game.context.route(server.url, (route) => route.fulfill({ status: 503, body: 'Down for repairs' }));
  await game.reload();
  await game.ready();
  await game.untilPegs(32);
});

test('a new version is there at the next visit, not one visit later', async (t) => {
  const copy = await mkdtemp(join(tmpdir(), 'last-peg-'));
  t.after(() => rm(copy, { recursive: true }));
  await cp(process.env.SITE, copy, { recursive: true });
  const server = await serve(copy, 0, '/last-peg/');
  t.after(() => server.close());
  const game = await open(t, { url: server.url, context: withServiceWorker });
  await game.page.evaluate(() => navigator.serviceWorker.ready);
  const index = join(copy, 'index.html');
  await writeFile(index, (await readFile(index, 'utf8')).replace('<html lang="en">', '<html lang="en" class="newer">'));
  await game.reload();
  await game.page.locator('html.newer').waitFor();
});
