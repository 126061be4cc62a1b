// @ts-check
// The game in a frame of another page. The game handles wheel and touch itself, which would stop the
// outer page from scrolling. So where the game does not use them, the browser does its default action:
// SDL still sees the events, but cannot prevent it.

import { byId } from './dom.js';

/**
 * True if a part of the mirror that a finger can press or drag is at this point.
 * @param {{ clientX: number, clientY: number }} point
 */
const isUsed = ({ clientX, clientY }) =>
  [...document.querySelectorAll('#mirror [role=gridcell], #mirror button:not(.unplaced), #mirror input')].some((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  });

/** A sheet scrolls, and so may words that do not fit into their panel. */
const scrolls = () => !byId('sheet').hidden || byId('mirror').dataset.cut !== undefined;

/** @param {Event} event  keeps the browser's default action */
const release = (event) => Object.defineProperty(event, 'preventDefault', { value() {} });

/** Use only for a page in a frame. @param {HTMLElement} canvas  that gets the events */
export function yieldToOuterPage(canvas) {
  document.documentElement.dataset.framed = '';
  let held = false; // the current touch belongs to the game
  const early = { capture: true, passive: true };
  addEventListener('wheel', (event) => {
    if (event.target === canvas && !scrolls()) release(event);
  }, early);
  addEventListener('touchstart', (/** @type {any} */ event) => {
    const { touches } = /** @type {TouchEvent} */ (event);
    if (touches.length === 1) held = scrolls() || isUsed(touches[0]);
    if (event.target === canvas && !held) release(event);
  }, early);
  addEventListener('touchmove', (event) => {
    if (event.target === canvas && !held) release(event);
  }, early);
  // The outer page is already scrolling, and the browser no longer accepts preventDefault.
  for (const type of ['touchend', 'touchcancel']) {
    addEventListener(type, (event) => {
      if (event.target === canvas && !event.cancelable) release(event);
    }, early);
  }
}
