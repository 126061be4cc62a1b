// The package in Chromium, without a bundler, under a strict policy.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { POLICY, askTheSolver, askTheTag, solverSays, tagSays } from './in_browser.mjs';
import { folder } from './support.mjs';

/** A page with the package, from a server that sends the module with this content type. */
async function open(t, wasmType) {
  const headers = (file) => ({ 'content-security-policy': POLICY, ...(file.endsWith('.wasm') && { 'content-type': wasmType }) });
  const site = await serve(folder, 0, '/', headers);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const troubles = [];
  t.after(async () => {
    await browser.close();
    await site.close();
    assert.deepEqual(troubles, []);
  });
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && !/nowhere|favicon|404/.test(message.text()) && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => request.url().startsWith(site.url) || request.url().startsWith('data:') || troubles.push(request.url()));
  await page.goto(site.url);
  await page.waitForFunction(() => window.api);
  return page;
}

test('it solves, proves, gives up and reports what is wrong', async (t) => {
  const page = await open(t, 'application/wasm');
  assert.deepEqual(await page.evaluate(askTheSolver), solverSays);
});

test('the tag plays, and asks the solver', async (t) => {
  const page = await open(t, 'application/wasm');
  assert.deepEqual(await page.evaluate(askTheTag), tagSays);
});

test('a server that does not know what WebAssembly is will do', async (t) => {
  const page = await open(t, 'application/octet-stream');
  assert.equal(await page.evaluate(async () => (await window.api.judge('triangle15')).verdict), 'solvable');
});
