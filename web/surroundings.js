// @ts-check
// What the interface has to know of the machine, and be told when it changes.

/** @import { Intent } from './protocol.js' */

const dark = matchMedia('(prefers-color-scheme: dark)');
const contrast = matchMedia('(prefers-contrast: more)');
const forced = matchMedia('(forced-colors: active)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const coarse = matchMedia('(pointer: coarse)');

/** @param {(intent: Intent) => void} dispatch  called at once, and at every change */
export function watchSurroundings(dispatch) {
  const tell = () =>
    dispatch({
      type: 'environment',
      theme: contrast.matches || forced.matches ? 'contrast' : dark.matches ? 'dark' : 'light',
      reduced_motion: still.matches,
      coarse_pointer: coarse.matches,
      mac: /^(Mac|iP)/.test(navigator.platform),
    });
  for (const query of [dark, contrast, forced, still, coarse]) query.addEventListener('change', tell);
  tell();
}

/**
 * SDL looks at the canvas's size and the pixel ratio only when the window is resized.
 * @param {Element} element
 */
export function watchSize(element) {
  const resized = () => window.dispatchEvent(new Event('resize'));
  new ResizeObserver(resized).observe(element);
  const watchRatio = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        resized();
        watchRatio();
      },
      { once: true },
    );
  watchRatio();
}
