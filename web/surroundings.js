// @ts-check
// Tells the interface what the player's system prefers (theme, contrast, motion) and how large the canvas
// is, at the start and whenever that changes.

import { could, valueOr } from './attempt.js';

/** @import { Intent } from './protocol.js' */

/** What the system prefers; nothing where the browser does not say. @param {string} query */
const media = (query) => valueOr(() => matchMedia(query), Object.assign(new EventTarget(), { matches: false }));

const dark = media('(prefers-color-scheme: dark)');
const contrast = media('(prefers-contrast: more)');
const forced = media('(forced-colors: active)');
const still = media('(prefers-reduced-motion: reduce)');

/**
 * The colours that the player has chosen for all pages, as numbers; null where there are none. They have
 * names in CSS and are seen only on an element.
 */
function palette() {
  if (!forced.matches) return null;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.forcedColorAdjust = 'none';
  const number = (/** @type {string} */ name) => {
    probe.style.color = name;
    const [red, green, blue] = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    return (Number(red) << 16) | (Number(green) << 8) | Number(blue);
  };
  const colours = {
    canvas: number('Canvas'),
    canvas_text: number('CanvasText'),
    highlight: number('Highlight'),
    highlight_text: number('HighlightText'),
  };
  probe.remove();
  return colours;
}

/** @param {(intent: Intent) => void} dispatch  called at once, and at every change */
export function watchSurroundings(dispatch) {
  const tell = () =>
    dispatch({
      type: 'environment',
      theme: contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'dark' : 'light',
      reduced_motion: still.matches,
      palette: palette(),
    });
  for (const query of [dark, contrast, forced, still]) query.addEventListener('change', tell);
  tell();
}

/**
 * Tells the interface the date and the minute in UTC, at once, each minute while the page is looked at, and
 * when it is looked at again; and a number by chance, which stays the same.
 * @param {(intent: Intent) => void} dispatch
 */
export function watchDate(dispatch) {
  const minute = 60_000; // ms
  const chance = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const tell = () => {
    const now = new Date();
    dispatch({ type: 'today', date: now.toISOString().slice(0, 10), chance, minute: 60 * now.getUTCHours() + now.getUTCMinutes() });
  };
  // A timer stands still while the machine sleeps, so none is set for longer than a minute.
  const follow = () => {
    if (!document.hidden) tell();
    setTimeout(follow, minute - (Date.now() % minute));
  };
  document.addEventListener('visibilitychange', tell);
  follow();
}

/**
 * A clock that tells how time passes while the page is looked at, about once a second.
 * @param {(intent: Intent) => void} dispatch
 * @returns {(wanted: boolean) => void}  starts it, or stops it
 */
export function makeClock(dispatch) {
  const second = 1000; // ms
  let wanted = false;
  let since = 0;
  let timer = 0;
  const tell = () => {
    const now = performance.now();
    dispatch({ type: 'elapsed', seconds: (now - since) / second });
    since = now;
  };
  const follow = () => {
    const runs = wanted && !document.hidden;
    if (runs === timer > 0) return;
    clearInterval(timer);
    if (!runs) tell();
    since = performance.now();
    timer = runs ? setInterval(tell, second) : 0;
  };
  document.addEventListener('visibilitychange', follow);
  return (now) => {
    wanted = now;
    follow();
  };
}

/**
 * SDL reads the size of the canvas and the pixel ratio only when the window is resized, so every change
 * of either is reported as a resized window.
 * @param {Element} element
 */
export function watchSize(element) {
  const resized = () => window.dispatchEvent(new Event('resize'));
  could(() => new ResizeObserver(resized).observe(element)); // else the browser's own events have to do
  const watchRatio = () =>
    media(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        resized();
        watchRatio();
      },
      { once: true },
    );
  watchRatio();
}
