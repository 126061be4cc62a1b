// @ts-check
// When the game cannot go on: a sentence in plain HTML, and a button that often helps.

import { byId } from './dom.js';
import { recall } from './storage.js';

/** @param {unknown} reason  the first one counts; what follows is mostly its consequence */
export function showFailure(reason) {
  const screen = byId('failure');
  if (!screen.hidden) return;
  byId('reason').textContent = reason instanceof Error ? reason.message : String(reason);
  byId('reload').addEventListener('click', () => location.reload());
  byId('kept').hidden = recall('settings') === null;
  byId('cover').hidden = true;
  byId('mirror').inert = true;
  screen.hidden = false;
}

export const failed = () => !byId('failure').hidden;

/** Whatever goes wrong anywhere in the page is shown, not swallowed. */
export function watchForFailures() {
  addEventListener('error', ({ error, message }) => {
    // Says only that a size will be looked at again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) showFailure(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => showFailure(reason));
}

/** What the browser lacks, as a sentence; null: nothing. */
export function missingFeature() {
  const lacking = [
    ...(typeof WebAssembly === 'object' ? [] : ['WebAssembly']),
    ...(typeof WebGL2RenderingContext === 'function' ? [] : ['WebGL 2']),
  ];
  if (lacking.length === 0) return null;
  return `It needs ${lacking.join(' and ')}, which this browser lacks or has switched off. Try a newer browser, or look in its settings.`;
}
