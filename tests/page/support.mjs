// The staged site in Chromium, as a player sees it. Everything is found through the mirror; mouse and
// finger act on the canvas, at the positions that the mirror gives. Tests wait for states of the page,
// not for times.

import assert from 'node:assert/strict';
import nodeTest, { after } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

export const PATIENCE = 30_000; // ms; the browser draws in software, beside other work

// Under a path, as on GitHub Pages.
export const site = await serve(process.env.SITE, 0, '/last-peg/');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    // A page is open so briefly that heavy optimisation of its code does not pay off.
    '--js-flags=--wasm-tiering-budget=200000000',
    '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
});
after(async () => {
  await browser.close();
  await site.close();
});

// Most tests do not involve the solver, and need not run again if only the solver has changed: then
// scripts/test sets ASKING.
const { ASKING } = process.env;
const asking = new WeakSet(); // contexts of tests that may ask the solver

/** A test in which the page must not ask the solver: it fails if the page does. */
export function test(name, act) {
  if (!ASKING) nodeTest(name, act);
}

/** A test in which the page may ask the solver. */
export function testAsking(name, act) {
  nodeTest(name, (t) => {
    asking.add(t);
    return act(t);
  });
}

// Runs in the page before its own scripts. Counts what the page draws; the browser actually draws only
// for tests that look at pictures.
function watch({ drawn, asks }) {
  if (!asks) {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(url, ...settings) {
        super(url, ...settings);
        if (/solver/.test(url)) this.postMessage = (question) => console.error(`The solver is asked: ${JSON.stringify(question)}`);
      }
    };
  }
  window.draws = 0;
  const { prototype } = window.WebGL2RenderingContext ?? { prototype: {} };
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear']) {
    const draw = prototype[name];
    if (!draw) continue;
    prototype[name] = function (...values) {
      window.draws += 1;
      if (drawn) draw.apply(this, values);
    };
  }
  // The page goes back in the tab's history itself when a layer is closed: that ends a reload begun
  // meanwhile.
  const { go } = History.prototype;
  History.prototype.go = function (...values) {
    window.goingBack = true;
    go.apply(this, values);
  };
  addEventListener('popstate', () => (window.goingBack = false));
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  window.said = []; // everything that the live region said
  new MutationObserver(() => {
    const text = document.getElementById('live')?.textContent;
    if (text && text !== window.heard) window.said.push((window.heard = text));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

// A first visit offers a tutorial; these tests are about players who know the game.
function beenHere() {
  localStorage.getItem('last-peg/settings') ?? localStorage.setItem('last-peg/settings', '{"version":1}');
}

/** Options for tests without a network: allow the page's service worker to store it. */
export const withServiceWorker = { serviceWorkers: 'allow' };

/** A step before opening a page: makes its timers of a second or more run twenty times as fast. */
export const hurry = ({ page }) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = (callback, ms, ...values) => wait(callback, ms > 5000 ? ms / 20 : ms, ...values);
  });

/**
 * Opens the site in a new browser profile, as a returning player or as a first visit. The test fails at
 * its end if anything happened that should not happen to a player: errors and warnings in the console,
 * requests to other hosts, violations of the policy. Drawing in software takes most of a test's time, so
 * only a test that looks at pictures sets `drawn`; the others find everything through the mirror.
 */
export async function open(
  t,
  { url = site.url, hash = '', context: settings = {}, tolerate = /^$/, before, ready = true, stranger = false, drawn = false } = {},
) {
  // Four pixels as one, to draw faster: tests that look closely at colours ask for all pixels. No
  // service worker, which would fetch the whole site each time: tests without a network ask for one.
  const context = await browser.newContext({
    viewport: { width: 800, height: 600 },
    deviceScaleFactor: 0.5,
    serviceWorkers: 'block',
    ...settings,
  });
  const troubles = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) troubles.push(`request to ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.url()}: ${reason}`); // cancelled by a reload
  });
  await context.addInitScript(watch, { drawn, asks: asking.has(t) });
  if (!stranger) await context.addInitScript(beenHere);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    // The software driver reports how long reading a picture takes, and the browser reports that it
    // blocked what it was told to block: neither is an error of the page.
    const aside = /GL Driver Message \(OpenGL, Performance, .*ReadPixels|Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !aside) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  await before?.({ context, page });
  t.after(async () => {
    troubles.push(...(await page.evaluate(() => window.violations).catch(() => [])));
    await context.close();
    assert.deepEqual(troubles.filter((trouble) => !tolerate.test(trouble)), []);
  });
  const game = new Game(page, context, drawn);
  await page.goto(url + hash);
  if (ready) await game.ready();
  return game;
}

export class Game {
  constructor(page, context, drawn) {
    this.page = page;
    this.context = context;
    this.drawn = drawn;
  }

  until(condition, argument) {
    return this.page.waitForFunction(condition, argument, { timeout: PATIENCE });
  }

  /** Waits until the first snapshot has come and was drawn. */
  ready() {
    // A first visit begins with few sentences; the others are loaded after the first frame.
    return this.until(
      () => document.getElementById('cover')?.hidden && window.draws > 0 && document.documentElement.dataset.sentences === 'whole',
    );
  }

  /** Reloads the page, once what it does in the tab's history is done. */
  async reload() {
    await this.frame(); // a layer closed by what was done last is noticed in a frame
    await this.until(() => !window.goingBack);
    await this.page.reload();
  }

  // --- The state of the page --------------------------------------------------------------------------

  cell(hole) {
    return this.page.locator(`[role=gridcell][data-hole="${hole}"]`);
  }

  /** A command or a choice: in the toolbar, or in the open sheet. */
  button(name) {
    const mirror = this.page.locator('#mirror');
    return mirror.getByRole('button', { name, exact: true }).or(mirror.getByRole('option', { name, exact: true }));
  }

  labels() {
    return this.page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  }

  /** The names of holes with a peg, after waiting until no selection is announced. */
  async pegs() {
    const labels = await this.labels();
    return labels.filter((label) => label.includes(', peg')).map((label) => label.split(',')[0]).sort();
  }

  untilLabel(hole, label) {
    return this.until(
      ([hole, label]) => document.querySelector(`[data-hole="${hole}"]`)?.getAttribute('aria-label') === label,
      [hole, label],
    );
  }

  untilPegs(count) {
    return this.until((count) => document.querySelectorAll('[role=gridcell][aria-label*=", peg"]').length === count, count);
  }

  /** Waits until the live region says, or has said, a match; returns the sentence. */
  async untilSaid(pattern) {
    const handle = await this.until((source) => window.said.find((text) => new RegExp(source).test(text)), pattern.source);
    return handle.jsonValue();
  }

  /** All three steps of a hint; waits for the last one. */
  async wholeHint() {
    for (const said of [/^Hint: look /, /^Hint: the peg in /, /^Hint: \w\d to \w\d\./]) {
      await this.command('Hint');
      await this.untilSaid(said);
    }
  }

  forgetSaid() {
    return this.page.evaluate(() => (window.said = []));
  }

  focused() {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      return element?.dataset.hole ?? element?.dataset.command ?? element?.tagName;
    });
  }

  /** Waits until nothing was drawn for some frames: animations are over, and clicks hit what is visible. */
  async calm() {
    await this.page.evaluate(() => (window.quiet = 0));
    await this.until(() => {
      window.quiet = window.draws === window.drawsBefore ? window.quiet + 1 : 0;
      window.drawsBefore = window.draws;
      return window.quiet >= 10; // in frames
    });
  }

  /** A PNG of the page, or of a part of it. */
  picture(clip) {
    assert.ok(this.drawn, 'what is looked at is drawn');
    return this.page.screenshot({ clip, type: 'png' });
  }

  /** The colour of a point of the page, as [red, green, blue]. */
  async pixel(x, y) {
    const picture = await this.picture({ x, y, width: 1, height: 1 });
    return this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const pencil = new OffscreenCanvas(1, 1).getContext('2d');
      pencil.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      return [...pencil.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }, picture.toString('base64'));
  }

  // --- Actions of a player
  // ------------------------------------------------------------------------------

  async centre(locator) {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  }

  /** The centres of some elements, with points between them. */
  async way(places) {
    const [start, ...ends] = await Promise.all(places.map((place) => this.centre(place)));
    const points = [start];
    for (const [x, y] of ends) {
      const [fromX, fromY] = points.at(-1);
      for (const part of [0.3, 0.7, 1]) points.push([fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
    }
    return points;
  }

  // The interface reads the mouse once per frame: a shorter press is not noticed.
  frame() {
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  async click(locator) {
    await this.calm();
    await this.page.mouse.move(...(await this.centre(locator)));
    await this.frame();
    await this.page.mouse.down();
    await this.frame();
    await this.page.mouse.up();
    await this.frame();
  }

  /** From place to place, with the button held. */
  async drag(...places) {
    await this.calm();
    const [start, ...way] = await this.way(places);
    await this.page.mouse.move(...start);
    await this.frame();
    await this.page.mouse.down();
    await this.frame();
    for (const point of way) {
      await this.page.mouse.move(...point);
      await this.frame();
    }
    await this.page.mouse.up();
    await this.frame();
  }

  async tap(locator) {
    await this.calm();
    await this.page.touchscreen.tap(...(await this.centre(locator)));
    await this.frame();
  }

  /** From place to place, with the finger down. */
  async swipe(...places) {
    await this.calm();
    const [start, ...way] = await this.way(places);
    const protocol = await this.context.newCDPSession(this.page);
    const touch = async (type, ...points) => {
      const touchPoints = points.map(([x, y]) => ({ x, y }));
      await protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
      await this.frame();
    };
    await touch('touchStart', start);
    for (const point of way) await touch('touchMove', point);
    await touch('touchEnd');
  }

  /** Drags a finger up by 150 pixels from a point, as for scrolling. */
  async pan(x, y) {
    const protocol = await this.context.newCDPSession(this.page);
    const touch = (type, touchPoints) => protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let moved = 15; moved <= 150; moved += 15) {
      await touch('touchMove', [{ x, y: y - moved }]);
      await this.frame();
    }
    await touch('touchEnd', []);
    await this.frame();
  }

  /** Drags the content up or down with a finger, by a fifth of the screen. */
  async push(up) {
    const { width, height } = this.page.viewportSize();
    const protocol = await this.context.newCDPSession(this.page);
    const [x, y, yDistance] = [width / 2, height / 2, (up ? -height : height) / 5].map(Math.round);
    await protocol.send('Input.synthesizeScrollGesture', { x, y, yDistance, speed: 1200, gestureSourceType: 'touch', preventFling: true });
    await this.calm();
  }

  /** Like assistive technology: whether the command is on the canvas or not. */
  command(name) {
    return this.button(name).evaluate((button) => button.click());
  }

  /** Moves the cursor to a hole by the arrow keys. */
  async walkTo(hole) {
    for (let at = await this.focused(); at !== hole; at = await this.focused()) {
      const [right, down] = [hole.charCodeAt(0) - at.charCodeAt(0), Number(hole.slice(1)) - Number(at.slice(1))];
      await this.press(down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : right < 0 ? 'ArrowLeft' : 'ArrowDown');
      await this.until((at) => document.activeElement.dataset.hole !== at, at);
    }
  }

  /** Moves the focus to the next command by an arrow key, and back; returns where it began. */
  async rightAndBack() {
    const first = await this.focused();
    await this.press('ArrowRight');
    assert.notEqual(await this.focused(), first);
    await this.press('ArrowLeft');
    assert.equal(await this.focused(), first);
    return first;
  }

  press(...keys) {
    return keys.reduce((done, key) => done.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }
}

export const english = [...'abcdefg'].flatMap((column) =>
  [...'1234567'].map((row) => column + row).filter((hole) => /[cde]/.test(hole) || /[345]/.test(hole)),
);

// Plays the first jump of a game on the English board.
export async function playOnce(game) {
  await game.cell('d2').evaluate((cell) => cell.click());
  await game.cell('d4').evaluate((cell) => cell.click());
  await game.untilPegs(31);
}
