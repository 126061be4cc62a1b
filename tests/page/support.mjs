// The staged site in Chromium, as a player meets it. Everything is found through the mirror; mouse and
// finger act on the canvas, at the places that the mirror gives. Waits are for states of the page.

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
    // A page is open for a second, too short for what it runs to pay for being optimised much.
    '--js-flags=--wasm-tiering-budget=200000000',
    '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
});
after(async () => {
  await browser.close();
  await site.close();
});

// Most tests are of what the page does by itself, and need not run again where nothing but the solver has
// changed: scripts/test then sets ASKING.
const { ASKING } = process.env;
const asking = new WeakSet(); // contexts of tests

/** A test in which the page asks the solver nothing: it fails where that is not so. */
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

// Runs in the page before its own scripts. It counts what the page draws; the browser carries that out
// only for a test that looks at it.
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
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  window.said = []; // all that the live region said
  new MutationObserver(() => {
    const text = document.getElementById('live')?.textContent;
    if (text && text !== window.heard) window.said.push((window.heard = text));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

// A stranger is offered a tutorial first; these tests are of players who know the game.
function beenHere() {
  localStorage.getItem('last-peg/settings') ?? localStorage.setItem('last-peg/settings', '{"version":1}');
}

/** The settings of a browser profile for what the page stores to be opened without a network. */
export const withServiceWorker = { serviceWorkers: 'allow' };

/** A step before a page is opened: time limits of seconds pass twenty times as fast in it. */
export const hurry = ({ page }) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = (callback, ms, ...values) => wait(callback, ms > 5000 ? ms / 20 : ms, ...values);
  });

/**
 * Opens the site in a new browser profile, as a player who has been there before or as a stranger. What should not happen to a player fails the test at its
 * end: errors and warnings in the console, requests to elsewhere, violations of the policy. Drawing in software is nine tenths of a test's time, so
 * only a test that looks at the picture has it `drawn`; the others find everything through the mirror.
 */
export async function open(
  t,
  { url = site.url, hash = '', context: settings = {}, tolerate = /^$/, before, ready = true, stranger = false, drawn = false } = {},
) {
  // Four pixels as one, to draw in less time: what looks closely at colours asks for all of them. And no service
  // worker, which would fetch the whole site each time: what goes on without a network asks for one.
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
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${request.url()}: ${reason}`); // by a reload
  });
  await context.addInitScript(watch, { drawn, asks: asking.has(t) });
  if (!stranger) await context.addInitScript(beenHere);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('console', (message) => {
    // The driver that draws in software tells how long it takes to read a picture back, and the browser that it
    // has blocked what it was told to: no fault of the page.
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

  /** The first snapshot has come and has been drawn. */
  ready() {
    return this.until(() => document.getElementById('cover')?.hidden && window.draws > 0);
  }

  // --- What is there --------------------------------------------------------------------------------

  cell(hole) {
    return this.page.locator(`[role=gridcell][data-hole="${hole}"]`);
  }

  /** A command or a choice: in the toolbar, or in the sheet that is open. */
  button(name) {
    const mirror = this.page.locator('#mirror');
    return mirror.getByRole('button', { name, exact: true }).or(mirror.getByRole('option', { name, exact: true }));
  }

  labels() {
    return this.page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  }

  /** Holes with a peg, by name, once nothing but pegs and holes is to be said. */
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

  /** Until the live region says, or has said, what matches; gives the sentence. */
  async untilSaid(pattern) {
    const handle = await this.until((source) => window.said.find((text) => new RegExp(source).test(text)), pattern.source);
    return handle.jsonValue();
  }

  /** All three steps of a hint; the last one is said. */
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

  /** Until nothing has been drawn for some frames: animations are over, and clicks hit what they see. */
  async calm() {
    await this.page.evaluate(() => (window.quiet = 0));
    await this.until(() => {
      window.quiet = window.draws === window.drawsBefore ? window.quiet + 1 : 0;
      window.drawsBefore = window.draws;
      return window.quiet >= 10; // frames
    });
  }

  /** A PNG of what is seen, or of a part of it. */
  picture(clip) {
    assert.ok(this.drawn, 'what is looked at is drawn');
    return this.page.screenshot({ clip, type: 'png' });
  }

  /** The colour of a point of what is seen, as [red, green, blue]. */
  async pixel(x, y) {
    const picture = await this.picture({ x, y, width: 1, height: 1 });
    return this.page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const pencil = new OffscreenCanvas(1, 1).getContext('2d');
      pencil.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      return [...pencil.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }, picture.toString('base64'));
  }

  // --- What a player does ---------------------------------------------------------------------------

  async centre(locator) {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  }

  /** The middles of some places, with points on the way between them. */
  async way(places) {
    const [start, ...ends] = await Promise.all(places.map((place) => this.centre(place)));
    const points = [start];
    for (const [x, y] of ends) {
      const [fromX, fromY] = points.at(-1);
      for (const part of [0.3, 0.7, 1]) points.push([fromX + (x - fromX) * part, fromY + (y - fromY) * part]);
    }
    return points;
  }

  // The interface sees the mouse once a frame: a button held shorter than that is never down.
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

  /** From place to place; the button is held throughout. */
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

  /** From place to place; the finger stays down. */
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

  /** With a finger, what is seen up or down by a fifth of the screen. */
  async push(up) {
    const { width, height } = this.page.viewportSize();
    const protocol = await this.context.newCDPSession(this.page);
    const [x, y, yDistance] = [width / 2, height / 2, (up ? -height : height) / 5].map(Math.round);
    await protocol.send('Input.synthesizeScrollGesture', { x, y, yDistance, speed: 1200, gestureSourceType: 'touch', preventFling: true });
    await this.calm();
  }

  /** As assistive technology does: whether its widget is on the canvas or not. */
  command(name) {
    return this.button(name).evaluate((button) => button.click());
  }

  /** From wherever the cursor is, by the arrow keys. */
  async walkTo(hole) {
    for (let at = await this.focused(); at !== hole; at = await this.focused()) {
      const [right, down] = [hole.charCodeAt(0) - at.charCodeAt(0), Number(hole.slice(1)) - Number(at.slice(1))];
      await this.press(down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : right < 0 ? 'ArrowLeft' : 'ArrowDown');
      await this.until((at) => document.activeElement.dataset.hole !== at, at);
    }
  }

  press(...keys) {
    return keys.reduce((done, key) => done.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }
}

export const english = [...'abcdefg'].flatMap((column) =>
  [...'1234567'].map((row) => column + row).filter((hole) => /[cde]/.test(hole) || /[345]/.test(hole)),
);

// The first jump of a game on the English board.
export async function playOnce(game) {
  await game.cell('d2').evaluate((cell) => cell.click());
  await game.cell('d4').evaluate((cell) => cell.click());
  await game.untilPegs(31);
}
