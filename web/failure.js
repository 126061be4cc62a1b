// @ts-check
// The screen for when the game cannot go on: a sentence in plain HTML, which needs neither WebAssembly
// nor WebGL, and a button that reloads the page.

import { byId } from './dom.js';
import { isKept } from './keeper.js';
import { ToldError } from './told_error.js';
import { tell } from './words.js';

/** @param {unknown} reason  shown only the first time: later failures mostly follow from the first */
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
const GRAPHICS_MS = 6000; // a graphics card that restarts takes a second or two

/**
 * A canvas whose context is lost stays blank until the browser restores it. Where that does not come,
 * the screen says so; should it come later after all, the game goes on.
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

/** Whether the screen is shown. */
export const failed = () => !byId('failure').hidden;

/** From now on every error that nothing in the page has caught shows the screen. */
export function watchForFailures() {
  addEventListener('error', ({ error, message }) => {
    // This one is no failure: the browser will report the size in the next frame.
    if (!message.startsWith('ResizeObserver loop')) showFailure(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => showFailure(reason));
}

/** Names what the browser lacks; null where it lacks nothing. */
export function missingFeature() {
  const lacking = [
    ...(typeof WebAssembly === 'object' ? [] : ['WebAssembly']),
    ...(typeof WebGL2RenderingContext === 'function' ? [] : ['WebGL 2']),
  ];
  const [feature, other] = lacking;
  if (other) return new ToldError('failure.lacks_both', { feature, other });
  return feature ? new ToldError('failure.lacks', { feature }) : null;
}
