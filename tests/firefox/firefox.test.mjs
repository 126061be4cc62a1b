// The element and the package under a strict policy, and the game, in Firefox: a few of the things that tests/page
// and tests/package look at closely in Chromium, by the browser's own clicks and keys.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { serve } from '../../scripts/serve.mjs';
import { POLICY, askTheSolver, askTheTag, solverSays, tagSays } from '../package/in_browser.mjs';
import { folder as withPackage } from '../package/support.mjs';

const { SITE, FIREFOX = '/usr/bin/firefox-esr' } = process.env;
const PATIENCE = 30_000; // ms

// Without a window Firefox has no WebGL on a machine without a graphics card; on this screen Mesa draws.
const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1200x900x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
const [display] = await once(screen.stdout.setEncoding('utf8'), 'data');
const browser = await puppeteer.launch({
  browser: 'firefox', executablePath: FIREFOX, headless: false, defaultViewport: { width: 800, height: 700 },
  env: { ...process.env, DISPLAY: `:${display.trim()}`, MOZ_ENABLE_WAYLAND: '0' },
  extraPrefsFirefox: { 'browser.chrome.site_icons': false }, // it would ask for favicon.ico, which no page here has
}).catch((error) => {
  screen.kill();
  throw error;
});
after(async () => {
  await browser.close();
  screen.kill();
});

function watch() {
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(`${violatedDirective} ${blockedURI}`));
}

/** A page of this folder; what should not happen to a reader fails the test at its end. */
async function open(t, folder, path, { headers, tolerate = /^$/ } = {}) {
  const site = await serve(folder, 0, '/last-peg/', headers);
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => request.url().startsWith(site.url) || /^(data|blob):/.test(request.url()) || troubles.push(`request to ${request.url()}`));
  await page.evaluateOnNewDocument(watch);
  t.after(async () => {
    troubles.push(...(await page.evaluate(() => window.violations)));
    await page.close();
    await site.close();
    assert.deepEqual(troubles.filter((trouble) => !tolerate.test(trouble)), []);
  });
  await page.goto(site.url + path);
  return page;
}

// --- The element --------------------------------------------------------------------------------------------------

const NEARLY = '..ooo/..oxo/ooooooo/oooxooo/oooxooo/..ooo/..ooo'; // d5-d3, d2-d4
const elements = mkdtempSync(join(tmpdir(), 'last-peg-'));
after(() => rmSync(elements, { recursive: true, force: true }));
// What another site takes over: the script, and what it loads at the first question.
for (const name of readdirSync(SITE).filter((name) => /^(element\.js|solver\..*)$/.test(name))) cpSync(join(SITE, name), join(elements, name));
writeFileSync(join(elements, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <script type="module" src="element.js"></script><script type="module" src="page.js"></script>
  <main><last-peg id="a" position="${NEARLY}"></last-peg><last-peg id="b" position="${NEARLY}" moves="d5-d3,d2-d4"></last-peg></main></html>`);
writeFileSync(join(elements, 'page.js'), `window.told = [];
  for (const name of ['jump', 'solved', 'error']) document.addEventListener('last-peg-' + name, ({ target, detail }) => window.told.push([target.id, name, detail.jump ?? detail.by]));`);

const strict = () => ({ 'content-security-policy': POLICY });
async function element(t) {
  const page = await open(t, elements, '', { headers: strict });
  await page.waitForFunction(() => ['a', 'b'].every((id) => document.getElementById(id).state?.pegs === 3));
  return page;
}
const inside = (page, id, selector) => page.locator(`#${id} >>> ${selector}`);
const told = (page) => page.evaluate(() => window.told);
const untilSaid = (page, id, pattern) => page.waitForFunction(
  (id, source) => new RegExp(source).test(document.getElementById(id).shadowRoot.querySelector('[role=status]').textContent), {}, id, pattern.source);

test('a board is played to its end by mouse, under a strict policy', async (t) => {
  const page = await element(t);
  for (const hole of ['d5', 'd3', 'd2', 'd4']) await inside(page, 'a', `[data-hole=${hole}]`).click();
  await untilSaid(page, 'a', /Solved!/);
  assert.deepEqual(await told(page), [['a', 'jump', 'd5-d3'], ['a', 'jump', 'd2-d4'], ['a', 'solved', 'player']]);
});

test('and by keyboard, with a hint of the solver’s worker', async (t) => {
  const page = await element(t);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement.shadowRoot?.activeElement.dataset.hole === 'c1');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowUp']) await page.keyboard.press(key);
  await untilSaid(page, 'a', /^Jumped d5 to d3\./);
  await page.keyboard.press('h');
  await untilSaid(page, 'a', /^Hint: d2 to d4\./);
  await inside(page, 'a', '[data-command=solve]').click();
  await page.waitForFunction(() => document.getElementById('a').state.solved);
});

test('a solution is replayed', async (t) => {
  const page = await element(t);
  await inside(page, 'b', '[data-command=step]').click();
  await untilSaid(page, 'b', /^Jumped d5 to d3\./);
  await inside(page, 'b', '[data-command=play]').click();
  await page.waitForFunction(() => document.getElementById('b').state.solved);
  assert.deepEqual((await told(page)).at(-1), ['b', 'solved', 'replay']);
});

// --- The package --------------------------------------------------------------------------------------------------

test('the package answers from its worker, and its tag plays', async (t) => {
  const page = await open(t, withPackage, '', { headers: strict, tolerate: /nowhere/ });
  await page.waitForFunction(() => window.api);
  assert.deepEqual(await page.evaluate(askTheSolver), solverSays);
  await page.reload();
  await page.waitForFunction(() => window.api);
  assert.deepEqual(await page.evaluate(askTheTag), tagSays);
});

// --- The game -----------------------------------------------------------------------------------------------------

test('the game takes a jump by mouse and gives a hint', async (t) => {
  const page = await open(t, SITE, '?lang=en');
  // A stranger is offered a tutorial first.
  await page.evaluate(() => localStorage.setItem('last-peg/settings', '{"version":1}'));
  await page.reload();
  await page.waitForFunction(() => document.getElementById('cover')?.hidden && document.querySelectorAll('[role=gridcell]').length === 33);
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const untilLabel = (hole, label) => page.waitForFunction(
    (hole, label) => document.querySelector(`[data-hole=${hole}]`).getAttribute('aria-label') === label, {}, hole, label);
  for (const [hole, label] of [['d2', 'd2, peg, selected'], ['d4', 'd4, peg']]) {
    const box = await page.locator(`[data-hole=${hole}]`).map((cell) => cell.getBoundingClientRect().toJSON()).wait();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const act of ['down', 'up']) {
      await frames(); // the game sees the mouse once a frame
      await page.mouse[act]();
    }
    await untilLabel(hole, label);
  }
  await untilLabel('d2', 'd2, hole');
  // The third step of a hint names the jump.
  for (const said of ['^Hint: look ', '^Hint: the peg in ', '^Hint: \\w\\d to \\w\\d\\.']) {
    await page.evaluate(() => document.querySelector('#mirror [data-command=hint]').click());
    await page.waitForFunction((source) => new RegExp(source).test(document.getElementById('live').textContent), {}, said);
  }
});
