// @ts-check
// The screen for when the game cannot go on: a sentence in plain HTML, which needs neither WebAssembly
// nor WebGL, and a button that reloads the page.

import { byId } from './dom.js';
import { isKept } from './keeper.js';
import { ToldError } from './told_error.js';
import { tell } from './words.js';

/** @param {unknown} reason  only the first one is shown: later failures usually follow from it */
export function showFailure(reason) {
  const screen = byId('failure');
  if (!screen.hidden) return;
  if (reason instanceof ToldError) tell(byId('reason'), reason.sentence);
  else byId('reason').textContent = reason instanceof Error ? reason.message : String(reason);
  byId('reload').addEventListener('click', () => location.reload());
  byId('kept').hidden = !isKept();
  byId('cover').hidden = true;
  byId('mirror').inert = true;
  screen.hidden = false;
}

const NO_GRAPHICS = 'failure.no_graphics';
const GRAPHICS_MS = 6000; // a restarting graphics card needs a second or two

/**
 * A canvas whose context is lost stays blank until the browser restores the context. If that does not
 * happen in time, the failure screen is shown; if it happens later, the game goes on.
 * @param {HTMLCanvasElement} canvas
 */
export function watchGraphics(canvas) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  canvas.addEventListener('webglcontextlost', () => {
    timer = setTimeout(() => showFailure(new ToldError(NO_GRAPHICS)), GRAPHICS_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    if (byId('reason').dataset.words !== NO_GRAPHICS) return;
    byId('failure').hidden = true;
    byId('mirror').inert = false;
  });
}

/** True while the screen is shown. */
export const failed = () => !byId('failure').hidden;

/** Shows the screen for every error that is not caught, from now on. */
export function watchForFailures() {
  addEventListener('error', ({ error, message }) => {
    // This message is no failure: the browser reports the size in the next frame.
    if (!message.startsWith('ResizeObserver loop')) showFailure(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => showFailure(reason));
}

/** The name of a missing browser feature; null if nothing is missing. */
export function missingFeature() {
  const lacking = [
    ...(typeof WebAssembly === 'object' ? [] : ['WebAssembly']),
    ...(typeof WebGL2RenderingContext === 'function' ? [] : ['WebGL 2']),
  ];
  const [feature, other] = lacking;
  if (other) return new ToldError('failure.lacks_both', { feature, other });
  return feature ? new ToldError('failure.lacks', { feature }) : null;
}
