// @ts-check
// The page's script. It starts the interface's module, the solver's worker and the mirror, and connects
// them:
//
//   canvas, keyboard, mirror ──intents──► interface ──snapshots──► mirror
//                                          │    ▲
//                                        jobs replies
//                                          ▼    │
//                                       solver client ◄──► worker

import { Mirror } from './a11y.js';
import { pass, problemInAddress, share } from './address.js';
import { askForText } from './ask_for_text.js';
import { copy, readClipboard, watchPastes } from './clipboard.js';
import { byId } from './dom.js';
import { failed, missingFeature, showFailure, watchForFailures, watchGraphics } from './failure.js';
import { download, pickFile, watchDrops } from './files.js';
import { Film } from './film.js';
import { Input } from './input.js';
import { startInterface } from './interface.js';
import { keep, recall } from './journal.js';
import { follow, recallText, store } from './keeper.js';
import { keepPicture } from './picture.js';
import { Job, Snapshot, checked } from './protocol.js';
import { SolverClient } from './solver_client.js';
import { makeClock, watchDate, watchSize, watchSurroundings } from './surroundings.js';
import { ToldError } from './told_error.js';
import { preferredLanguage, speak, words } from './words.js';

/** @import { Intent } from './protocol.js' */

const FIRST_FRAME_MS = 250; // it waits no longer for what is stored, and is then in the browser's language

async function start() {
  showTheme(recall('theme'));
  const remembered = recallText();
  const speakFor = (/** @type {string} */ text) => speak(preferredLanguage(text)).catch(() => ''); // then it is English
  const soon = new Promise((/** @type {(text: string) => void} */ done) => setTimeout(done, FIRST_FRAME_MS, ''));
  const language = Promise.race([remembered, soon]).then(speakFor);
  const missing = missingFeature();
  if (missing) return showFailure(missing);
  // Intents that come before the interface runs wait here.
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
    words,
  );
  // To look at the board needs no solver. Whoever lays hands on it may soon ask for one.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => solver.prepare(), { once: true });
  const mirror = new Mirror();
  const input = new Input(mirror, dispatch);
  const film = new Film();

  const platform = {
    publish(/** @type {string} */ text) {
      const snapshot = checked(Snapshot, JSON.parse(text));
      input.update(snapshot);
      showTheme(snapshot.theme);
      if (!byId('cover').hidden) performance.mark('playable');
      byId('cover').hidden = true;
    },
    announce: (/** @type {string} */ text) => mirror.announce(text),
    solve: (/** @type {number} */ id, /** @type {number} */ seconds, /** @type {string} */ request) =>
      solver.solve(checked(Job, { id, seconds, request })),
    cancel: (/** @type {number} */ id) => solver.cancel(id),
    store,
    async share(/** @type {string} */ fragment) {
      const text = await share(fragment);
      if (text) dispatch({ type: 'message', text });
    },
    async share_text(/** @type {string} */ text, /** @type {string} */ fragment) {
      const said = await pass({ text, url: new URL(`#${fragment}`, location.href).href }, words('clipboard.copied'), words('clipboard.to_copy'));
      if (said) dispatch({ type: 'message', text: said });
    },
    async copy(/** @type {string} */ text) {
      const said = await copy(text, words('clipboard.moves_copied'), words('clipboard.moves_to_copy'));
      if (said) dispatch({ type: 'message', text: said });
    },
    download: (/** @type {string} */ name, /** @type {string} */ text) =>
      download(name, new Blob([text], { type: 'application/json' })),
    async keep_picture(/** @type {Parameters<typeof keepPicture>} */ ...picture) {
      dispatch({ type: 'message', text: await keepPicture(...picture) });
    },
    film: (/** @type {Parameters<Film['add']>} */ ...frame) => film.add(...frame),
    waiting_film_frames: () => film.waiting,
    async keep_film(/** @type {string} */ name) {
      dispatch({ type: 'message', text: await film.keep(name) });
    },
    drop_film: () => film.drop(),
    ask_for_text: (/** @type {string} */ label, /** @type {string} */ before, /** @type {number} */ rows) =>
      askForText(label, before, (text) => dispatch({ type: 'typed', text }), { rows }),
    async sound(/** @type {import('./sound.js').Kind} */ kind) {
      const { play } = await import('./sound.js'); // only for those who asked for it
      play(kind);
    },
    async print(/** @type {string} */ text) {
      const { print } = await import('./print.js'); // few will need it
      print(text);
    },
    async speak(/** @type {string} */ tag) {
      try {
        dispatch({ type: 'language', text: await speak(tag) });
      } catch {
        dispatch({ type: 'message', text: words('page.no_language') });
      }
    },
    open_atlas: (/** @type {string} */ board) => window.open(`atlas/index.html#${encodeURIComponent(board)}`, '_blank', 'noopener'),
    read_clipboard: () => readClipboard((text) => dispatch({ type: 'paste', text })),
    pick_file: () => pickFile(dispatch),
    tell_time: makeClock(dispatch),
    fail: (/** @type {string} */ what, /** @type {string} */ reason) => showFailure(new ToldError(`failure.${what}`, { reason })),
  };
  const canvas = /** @type {HTMLCanvasElement} */ (byId('canvas'));
  const run = await startInterface(canvas, platform, showFailure);
  run({ type: 'language', text: await language }); // the first frame
  const text = await remembered;
  enter = run;
  if (preferredLanguage(text) !== document.documentElement.lang) dispatch({ type: 'language', text: await speakFor(text) });
  watchDate(dispatch); // before what is stored: what is offered to a player who comes back depends on the day
  dispatch({ type: 'settings', text });
  follow({
    merge: (text, instead) => dispatch({ type: 'merge', text, instead }),
    failed: () => dispatch({ type: 'store_failed' }),
  });
  watchSurroundings(dispatch);
  const open = (/** @type {boolean} */ fresh) => {
    const problem = problemInAddress({ fresh });
    if (problem) dispatch(problem);
    // The browser's Back button leads out of a link: so it leads back to the game before it.
    else if (!fresh && !location.hash) dispatch({ type: 'command', command: 'return' });
  };
  open(true);
  addEventListener('hashchange', () => open(false));
  watchDrops(dispatch);
  watchPastes((text) => dispatch({ type: 'paste', text }));
  watchSize(canvas);
  watchGraphics(canvas);
  for (const intent of early) dispatch(intent);
}

/** @param {string | null | undefined} theme  where there is none, the theme stays as it is */
function showTheme(theme) {
  const root = document.documentElement;
  if (!theme || theme === root.dataset.theme) return;
  root.dataset.theme = theme;
  keep('theme', theme); // so that the next visit has the right colours from its first frame
  // The browser's own frame takes the colour of the page.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', getComputedStyle(root).getPropertyValue('--background'));
  }
}

async function keepForOffline() {
  // A page from a file or without https may not have a service worker: it works, but not offline.
  await navigator.serviceWorker?.register('./sw.js', { scope: './' }).catch(() => undefined);
}

watchForFailures();
start().catch(showFailure);
addEventListener('load', keepForOffline);
