// @ts-check
// The page: brings the interface's module, the solver's worker and the mirror together.
//
//   canvas, keyboard, mirror ──intents──► interface ──snapshots──► mirror
//                                          │    ▲
//                                      requests replies
//                                          ▼    │
//                                       solver client ◄──► worker

import { Mirror } from './a11y.js';
import { problemInAddress, share } from './address.js';
import { copy } from './clipboard.js';
import { byId } from './dom.js';
import { failed, missingFeature, showFailure, watchForFailures } from './failure.js';
import { Input } from './input.js';
import { startInterface } from './interface.js';
import { Snapshot, SolveRequest, checked } from './protocol.js';
import { SolverClient } from './solver_client.js';
import { keep, recall } from './storage.js';
import { watchSize, watchSurroundings } from './surroundings.js';

/** @import { Intent } from './protocol.js' */

async function start() {
  showTheme(recall('theme'));
  // The worker loads beside the interface; what it says meanwhile waits.
  /** @type {Intent[]} */
  const early = [];
  /** @type {(intent: Intent) => void} */
  let enter = (intent) => early.push(intent);
  const dispatch = (/** @type {Intent} */ intent) => {
    if (!failed()) enter(intent);
  };

  const solver = new SolverClient(
    () => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' }),
    (message) => dispatch({ type: 'reply', message }),
  );
  const mirror = new Mirror();
  const input = new Input(mirror, dispatch);

  const platform = {
    publish(/** @type {string} */ text) {
      const snapshot = checked(Snapshot, JSON.parse(text));
      input.update(snapshot);
      showTheme(snapshot.theme);
      if (!byId('cover').hidden) performance.mark('playable');
      byId('cover').hidden = true;
    },
    announce: (/** @type {string} */ text) => mirror.announce(text),
    solve: (/** @type {string} */ text) => solver.solve(checked(SolveRequest, JSON.parse(text))),
    cancel: (/** @type {number} */ id) => solver.cancel(id),
    store: (/** @type {string} */ text) => keep('settings', text),
    async share(/** @type {string} */ fragment) {
      const text = await share(fragment);
      if (text) dispatch({ type: 'message', text });
    },
    async copy(/** @type {string} */ text) {
      const said = await copy(text, 'Moves copied.', 'The moves, to copy:');
      if (said) dispatch({ type: 'message', text: said });
    },
    fail: showFailure,
  };
  const canvas = /** @type {HTMLCanvasElement} */ (byId('canvas'));
  enter = await startInterface(canvas, platform, showFailure);

  dispatch({ type: 'settings', text: recall('settings') ?? '' });
  watchSurroundings(dispatch);
  const open = (/** @type {boolean} */ fresh) => {
    const problem = problemInAddress({ fresh });
    if (problem) dispatch(problem);
  };
  open(true);
  addEventListener('hashchange', () => open(false));
  watchSize(canvas);
  for (const intent of early) dispatch(intent);
}

/** @param {string | null | undefined} theme  the one before stays where there is none */
function showTheme(theme) {
  const root = document.documentElement;
  if (!theme || theme === root.dataset.theme) return;
  root.dataset.theme = theme;
  keep('theme', theme); // for the first paint of the next visit
  // The browser's own frame takes the colour of the page.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', getComputedStyle(root).getPropertyValue('--background'));
  }
}

async function keepForOffline() {
  // A page of a file system or without https has no service worker; then there is nothing to keep.
  await navigator.serviceWorker?.register('./sw.js', { scope: './' }).catch(() => undefined);
}

watchForFailures();
const missing = missingFeature();
if (missing) showFailure(missing);
else start().catch(showFailure);
addEventListener('load', keepForOffline);
