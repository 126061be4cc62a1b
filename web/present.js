// @ts-check
// Fills the screen and keeps it on, for a class or a stage. If the browser refuses either, the page
// stays as it is; the interface itself makes the print large.

let wanted = false;
/** @type {WakeLockSentinel | null} */
let lock = null;

async function stayOn() {
  if (!wanted || document.hidden || (lock && !lock.released)) return;
  lock = await navigator.wakeLock?.request('screen').catch(() => null);
  if (!wanted) lock?.release(); // it was switched off meanwhile
}
document.addEventListener('visibilitychange', stayOn); // a hidden page loses its lock

/**
 * @param {boolean} now
 * @param {() => void} ended  called when the player leaves full screen by the browser's own controls
 */
export async function present(now, ended) {
  wanted = now;
  document.onfullscreenchange = () => {
    if (document.fullscreenElement || !wanted) return;
    wanted = false;
    ended();
  };
  if (now) {
    await document.documentElement.requestFullscreen?.().catch(() => {});
    await stayOn();
  } else {
    lock?.release();
    if (document.fullscreenElement) await document.exitFullscreen();
  }
}
