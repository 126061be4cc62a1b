// @ts-check
// Tells the interface the system's preferences (theme, contrast, motion), the version of the page and the
// size of the canvas, at the start and after every change.

import { attempt, valueOr } from './attempt.js';

/** @import { Intent } from './protocol.js' */

/** A media query; an inert object if the browser does not support queries. @param {string} query */
const media = (query) => valueOr(() => matchMedia(query), Object.assign(new EventTarget(), { matches: false }));

const dark = media('(prefers-color-scheme: dark)');
const contrast = media('(prefers-contrast: more)');
const forced = media('(forced-colors: active)');
const still = media('(prefers-reduced-motion: reduce)');

/**
 * The colours that the user has chosen for all pages, as numbers; null if there are none. CSS has names
 * for them, but their values can only be read from an element.
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

// "1.0.0 (a1b2c3d4)" (scripts/version.mjs)
const version = document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';

/** @param {(intent: Intent) => void} dispatch  called immediately and after every change */
export function watchSurroundings(dispatch) {
  const tell = () =>
    dispatch({
      type: 'environment',
      theme: contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'dark' : 'light',
      reduced_motion: still.matches,
      version,
      palette: palette(),
    });
  for (const query of [dark, contrast, forced, still]) query.addEventListener('change', tell);
  tell();
}

/**
 * Tells the interface the date and the minute in UTC: immediately, each minute while the page is
 * visible, and when it becomes visible; and a random seed that stays the same.
 * @param {(intent: Intent) => void} dispatch
 */
export function watchDate(dispatch) {
  const minute = 60_000; // ms
  const chance = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const tell = () => {
    const now = new Date();
    dispatch({ type: 'today', date: now.toISOString().slice(0, 10), chance, minute: 60 * now.getUTCHours() + now.getUTCMinutes() });
  };
  // Timers stop while the machine sleeps, so none is longer than a minute.
  const follow = () => {
    if (!document.hidden) tell();
    setTimeout(follow, minute - (Date.now() % minute));
  };
  document.addEventListener('visibilitychange', tell);
  follow();
}

/**
 * A clock that reports, about once a second, the time that passes while the page is visible.
 * @param {(intent: Intent) => void} dispatch
 * @returns {(wanted: boolean) => void}  starts or stops it
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
 * of either is reported as a resize of the window.
 * @param {Element} element
 */
export function watchSize(element) {
  const resized = () => window.dispatchEvent(new Event('resize'));
  attempt(() => new ResizeObserver(resized).observe(element)); // otherwise the browser's own events have to suffice
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
