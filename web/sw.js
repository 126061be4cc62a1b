// @ts-check
/// <reference lib="webworker" />
// Offline play. The files, whose names carry their content's hash, are kept when the page was first
// opened and then always come from there. The page itself is asked for anew each time, so that a new
// version is seen at once: it names new files, which are not among the kept ones and come from the
// network, while the new service worker waits with its own set until the last old page is closed.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { setCacheNameDetails } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

const { registration } = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// All pages of one origin share their caches, so ours have a name; the scope keeps two copies apart.
setCacheNameDetails({ prefix: 'last-peg', suffix: registration.scope });

const network = new NetworkOnly({ networkTimeoutSeconds: 4 });
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options);
    } catch {
      return (await matchPrecache('index.html')) ?? Response.error();
    }
  }),
);

// __ASSETS__ and __BUILD__ are written by stage.mjs.
const hashed = /\.[0-9a-f]{8}\.\w+$/;
precacheAndRoute(__ASSETS__.map((url) => ({ url, revision: hashed.test(url) ? null : __BUILD__ })));
cleanupOutdatedCaches();
