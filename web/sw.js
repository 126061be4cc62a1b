// @ts-check
/// <reference lib="webworker" />
// The service worker, which makes the game playable offline. At the first visit it stores all files of
// the site. File names contain hashes of their contents, so later visits take the files from the store.
// Only index.html is requested again each time: a new version of it names new files, which are not in
// the store and come from the network, so a new version is visible immediately. Its service worker
// stores its own files beside the old ones and takes over when the last page of the old version is
// closed.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { setCacheNameDetails } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

const { registration } = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// All pages of an origin share their caches. The prefix separates this program's caches from others',
// the scope those of two copies of it.
setCacheNameDetails({ prefix: 'last-peg', suffix: registration.scope });

// The page comes from the network; or from the store, if the network is silent or slow, or if the server
// fails. At other addresses, the server's answer is right.
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });
const home = new URL(registration.scope).pathname;
/** True for the pages beside the game. @param {URL} url */
const isBeside = (url) => /\/|^(examples|embed)\.html$/.test(url.pathname.slice(home.length));

// The pages beside the game are larger than the game and not stored; without network, this page says so.
/** @param {URL} url */
const notStored = (url) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Offline · Last Peg</title>
<p>This page is not kept on this device: it needs the network. <a href="${'../'.repeat(url.pathname.slice(home.length).split('/').length - 1) || './'}">Go to Last Peg</a>.`;
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isBeside(url),
  ({ request, url }) => fetch(request).catch(() => new Response(notStored(url), { status: 503, headers: { 'Content-Type': 'text/html' } })),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isBeside(url),
  async (options) => {
    const ours = [home, `${home}index.html`].includes(options.url.pathname);
    const stored = await matchPrecache('index.html');
    try {
      const answer = await network.handle(options);
      return ours && stored && answer.status >= 400 ? stored : answer;
    } catch {
      return stored ?? Response.error();
    }
  },
);

// stage.mjs inserts __ASSETS__ and __BUILD__.
const hashed = /\.[0-9a-f]{8}\.\w+$/;
precacheAndRoute(__ASSETS__.map((url) => ({ url, revision: hashed.test(url) ? null : __BUILD__ })));
cleanupOutdatedCaches();
