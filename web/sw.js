// @ts-check
/// <reference lib="webworker" />
// The service worker, which lets the game be played offline. At the first visit it stores all files of
// the site. The names of the files carry hashes of their contents, so later visits take them from the
// store. Only index.html is asked for anew each time: a new version of it names new files, which are not
// in the store and come from the network, so a new version is seen at once. Its service worker stores its
// own files beside the old ones and takes over when the last page of the old version is closed.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { setCacheNameDetails } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

const { registration } = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// All pages of one origin share their caches. The prefix keeps this program's apart from others', the
// scope two copies of it from each other.
setCacheNameDetails({ prefix: 'last-peg', suffix: registration.scope });

// The page comes from the network; from the store where the network is silent or slow, or the server in
// trouble. At addresses that are not the page's, the server's answer is the right one.
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });
const home = new URL(registration.scope).pathname;
/** @param {URL} url */
const isAtlas = (url) => url.pathname.startsWith(`${home}atlas/`);

// The atlas is as large as the game and is not stored; without the network that is what is said.
const noAtlas = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Offline · Last Peg</title>
<p>The atlas is not kept on this device: it needs the network. <a href="../">Go to Last Peg</a>.`;
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isAtlas(url),
  ({ request }) => fetch(request).catch(() => new Response(noAtlas, { status: 503, headers: { 'Content-Type': 'text/html' } })),
);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isAtlas(url),
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

// __ASSETS__ and __BUILD__ are written by stage.mjs.
const hashed = /\.[0-9a-f]{8}\.\w+$/;
precacheAndRoute(__ASSETS__.map((url) => ({ url, revision: hashed.test(url) ? null : __BUILD__ })));
cleanupOutdatedCaches();
