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
import { intentInAddress, pass, share } from './address.js';
import { askForText } from './ask_for_text.js';
import { attempt } from './attempt.js';
import { watchBack } from './back.js';
import { copy, readClipboard, watchPastes } from './clipboard.js';
import { byId } from './dom.js';
import { failed, missingFeature, showFailure, watchForFailures, watchGraphics } from './failure.js';
import { download, pickFile, watchDrops, watchLaunches } from './files.js';
import { Film } from './film.js';
import { Input } from './input.js';
import { startInterface } from './interface.js';
import { keep, recall } from './journal.js';
import { follow, recallText, store } from './keeper.js';
import { lazy } from './lazy.js';
import { keepPicture, shareCard } from './picture.js';
import { Card, Job, Printed, Snapshot, checked } from './protocol.js';
import { SolverLanes } from './solver_lanes.js';
import { makeClock, watchDate, watchSize, watchSurroundings } from './surroundings.js';
import { ToldError } from './told_error.js';
import { notLoaded, preferredLanguage, speak, words } from './words.js';

/** @import { Intent } from './protocol.js' */

const FIRST_FRAME_MS = 250; // max time to wait for stored data; after it, the first frame is in the
                            // browser's language
const AGAIN_MS = 60_000; // min time between messages about something that fails with every jump

// Loaded on demand; and few players print.
const sound = lazy((query) => {
  return /** @type {Promise<typeof import('./sound.js')>} */ (import(new URL('./sound.js', import.meta.url).href + query));
});
const printer = lazy((query) => {
  return /** @type {Promise<typeof import('./print.js')>} */ (import(new URL('./print.js', import.meta.url).href + query));
});

const presenter = lazy((query) => {
  return /** @type {Promise<typeof import('./present.js')>} */ (import(new URL('./present.js', import.meta.url).href + query));
});

async function start() {
  showTheme(recall('theme'));
  const remembered = recallText();
  // A first-time visitor without a link needs few sentences immediately; the others are loaded after the
  // first frame.
  const isFirst = (/** @type {string} */ text) => !text && !location.hash && !location.search;
  const speakFor = (/** @type {string} */ text) =>
    speak(preferredLanguage(text), isFirst(text) ? 'first' : 'whole')
      .catch(() => speak('en'))
      .catch(() => {
        throw new ToldError('failure.no_language');
      });
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

  const say = (/** @type {string | null} */ text) => {
    if (text) dispatch({ type: 'message', text });
  };
  const saySeldom = seldom(say);

  const solver = new SolverLanes(
    () => new Worker(new URL('./solver.worker.js', import.meta.url), { type: 'module' }),
    (message) => dispatch({ type: 'reply', message }),
    words,
  );
  // Looking at the board needs no solver. A player who touches the board may soon ask for one.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => solver.prepare(), { once: true });
  const mirror = new Mirror();
  const input = new Input(mirror, dispatch);
  const film = new Film();
  let uncovered = false;
  const layers = watchBack(() => dispatch({ type: 'close_layer' }));

  const platform = {
    publish(/** @type {string} */ text) {
      const snapshot = checked(Snapshot, JSON.parse(text));
      input.update(snapshot);
      layers(snapshot.layers);
      showTheme(snapshot.theme);
      if (uncovered) return;
      uncovered = true;
      attempt(() => performance.mark('playable'));
      // The interface has already requested its first frame. The picture of the board stays until that
      // is drawn.
      requestAnimationFrame(() => (byId('cover').hidden = true));
    },
    announce: (/** @type {string} */ text) => mirror.announce(text),
    solve: (/** @type {number} */ id, /** @type {number} */ seconds, /** @type {string} */ request) =>
      solver.solve(checked(Job, { id, seconds, request })),
    cancel: (/** @type {number} */ id) => solver.cancel(id),
    pause: (/** @type {number} */ id) => solver.pause(id),
    resume: (/** @type {number} */ id) => solver.resume(id),
    store,
    waiting_film_frames: () => film.waiting,
    tell_time: makeClock(dispatch),
    fail: (/** @type {string} */ what, /** @type {string} */ reason) => showFailure(new ToldError(`failure.${what}`, { reason })),
    ...guarded(
      {
        async share(/** @type {string} */ fragment, /** @type {boolean} */ isPassedOn) {
          say(await share(fragment, isPassedOn));
        },
        async share_text(/** @type {string} */ text, /** @type {string} */ fragment) {
          const { href } = new URL(`#${fragment}`, location.href);
          say(await pass({ text, url: href }, words('clipboard.copied'), words('clipboard.to_copy')));
        },
        async share_card(/** @type {number} */ width, /** @type {number} */ height, /** @type {Uint8ClampedArray<ArrayBuffer>} */ pixels, /** @type {string} */ card) {
          say(await shareCard(width, height, pixels, checked(Card, JSON.parse(card))));
        },
        async copy(/** @type {string} */ text) {
          say(await copy(text, words('clipboard.moves_copied'), words('clipboard.moves_to_copy')));
        },
        async copy_html(/** @type {string} */ html) {
          const here = new URL('./', location.href).href;
          say(await copy(html.replaceAll('{site}', () => here), words('clipboard.html_copied'), words('clipboard.html_to_copy')));
        },
        download: (/** @type {string} */ name, /** @type {string} */ text) =>
          download(name, new Blob([text], { type: 'application/json' })),
        async keep_picture(/** @type {Parameters<typeof keepPicture>} */ ...picture) {
          say(await keepPicture(...picture));
        },
        film: (/** @type {Parameters<Film['add']>} */ ...frame) => film.add(...frame),
        async keep_film(/** @type {string} */ name) {
          say(await film.keep(name));
        },
        drop_film: () => film.drop(),
        ask_for_text: (/** @type {string} */ label, /** @type {string} */ before, /** @type {number} */ rows) =>
          askForText(label, before, (text) => dispatch({ type: 'typed', text }), { rows }),
        async sound(/** @type {import('./sound.js').Kind} */ kind) {
          const loaded = await sound().catch(() => null);
          if (!loaded) saySeldom(notLoaded('parts.sound'));
          else if (!loaded.play(kind)) saySeldom(words('parts.no_sound'));
        },
        async print(/** @type {string} */ text) {
          const loaded = await printer().catch(() => null);
          if (loaded) loaded.print(checked(Printed, JSON.parse(text)));
          else say(notLoaded('parts.print'));
        },
        async present(/** @type {boolean} */ wanted) {
          const loaded = await presenter().catch(() => null); // without it, the game stays in the window
          await loaded?.present(wanted, () => dispatch({ type: 'command', command: 'present' }));
        },
        async speak(/** @type {string} */ tag) {
          const text = await speak(tag).catch(() => null);
          if (text === null) say(notLoaded('parts.language'));
          else dispatch({ type: 'language', text });
        },
        open_atlas(/** @type {string} */ board) {
          const { lang } = document.documentElement;
          window.open(`atlas/${lang === 'en' ? '' : `${lang}/`}index.html#${encodeURIComponent(board)}`, '_blank', 'noopener');
        },
        read_clipboard: () => readClipboard((text) => dispatch({ type: 'paste', text })),
        pick_file: () => pickFile(dispatch),
      },
      say,
    ),
  };
  const canvas = /** @type {HTMLCanvasElement} */ (byId('canvas'));
  if (window.self !== window.top) yieldTo(canvas);
  const run = await startInterface(canvas, platform, showFailure);
  run({ type: 'language', text: await language }); // draws the first frame
  speakWhole(run);
  const text = await remembered;
  enter = run;
  if (preferredLanguage(text) !== document.documentElement.lang) dispatch({ type: 'language', text: await speakFor(text) });
  watchDate(dispatch); // before the stored data: what a returning player is offered depends on the date
  dispatch({ type: 'settings', text });
  follow({
    merge: (text, instead) => dispatch({ type: 'merge', text, instead }),
    failed: () => dispatch({ type: 'store_failed' }),
  });
  watchSurroundings(dispatch);
  const open = (/** @type {boolean} */ fresh) => {
    const asked = intentInAddress({ fresh });
    if (asked) dispatch(asked);
    // The browser's Back leaves a link, so it returns to the game before it.
    else if (!fresh && !location.hash) dispatch({ type: 'command', command: 'return' });
  };
  open(true);
  // When a Back is done, the address may have changed already (back.js).
  window.addEventListener('hashchange', ({ newURL }) => newURL === location.href && open(false));
  watchDrops(dispatch);
  watchLaunches(dispatch);
  watchPastes((text) => dispatch({ type: 'paste', text }));
  watchSize(canvas);
  watchGraphics(canvas);
  for (const intent of early) dispatch(intent);
}

/**
 * Loads the sentences that the first frame did not need; retries until they come.
 * @param {(intent: Intent) => void} run
 */
async function speakWhole(run) {
  if (document.documentElement.dataset.sentences === 'whole') return;
  for (let wait = 1000; ; wait = Math.min(2 * wait, 60_000)) {
    const text = await speak(document.documentElement.lang).catch(() => null);
    if (text !== null) return run({ type: 'language', text });
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** @param {string | null | undefined} theme  without it, the theme does not change */
function showTheme(theme) {
  const root = document.documentElement;
  if (!theme || theme === root.dataset.theme) return;
  root.dataset.theme = theme;
  keep('theme', theme); // gives the first frame of the next visit the right colours
  // The browser's own frame takes the colour of the page.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', getComputedStyle(root).getPropertyValue('--background'));
  }
}

/**
 * Wraps methods that a browser may lack or refuse. A failure does not end the game: the player is told.
 * @template {Record<string, (...values: any[]) => unknown>} T
 * @param {T} methods
 * @param {(text: string) => void} say
 * @returns {T}
 */
function guarded(methods, say) {
  const guard = (/** @type {(...values: any[]) => unknown} */ method) => async (/** @type {any[]} */ ...values) => {
    try {
      await method(...values);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error; // the interface's module has crashed
      console.error(error);
      say(words('failure.refused', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return /** @type {T} */ (Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, guard(method)])));
}

/** Says something, and then nothing for a while. @param {(text: string) => void} say */
function seldom(say) {
  let last = -Infinity;
  return (/** @type {string} */ text) => {
    if (performance.now() - last < AGAIN_MS) return;
    last = performance.now();
    say(text);
  };
}

/** For a page in a frame. If this part does not load, the game can still be played. @param {HTMLElement} canvas */
async function yieldTo(canvas) {
  const { href } = new URL('./framed.js', import.meta.url);
  const framed = /** @type {typeof import('./framed.js') | null} */ (await import(href).catch(() => null));
  framed?.yieldToOuterPage(canvas);
}

async function keepForOffline() {
  // A page from a file, without https or in a frame may not have a service worker: it works, but not
  // offline.
  try {
    await navigator.serviceWorker.register('./sw.js', { scope: './' });
  } catch {
    // the same
  }
}

watchForFailures();
start().catch(showFailure);
addEventListener('load', keepForOffline);
