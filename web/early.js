// @ts-check
// Runs before the page's script, in parallel to all other loading: gives the picture of the board the
// player's colours, fetches the interface's module, and shows the progress if that takes long. A classic
// script, small, and nothing depends on it.

const PATIENCE_MS = 1000;
const MODULE_BYTES = __MODULE_BYTES__;

(() => {
  try {
    const name = 'last-peg/theme'; // the name that journal.js uses
    const theme = sessionStorage.getItem(name) ?? localStorage.getItem(name);
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // storage is forbidden: use the system's colours
  }
  // The copy stored for offline use is already compiled by the browser, if it is not modified: use it
  // first.
  try {
    if (navigator.serviceWorker?.controller || !window.TransformStream) return;
  } catch {
    return; // the browser forbids the cache: the page fetches the module itself
  }
  let bytes = 0;
  const show = () => {
    const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById('progress'));
    if (!bar || performance.now() < PATIENCE_MS) return;
    bar.hidden = false;
    if (bytes) bar.value = Math.min(bytes / MODULE_BYTES, 1);
  };
  setTimeout(show, Math.max(0, PATIENCE_MS - performance.now()));
  const fetched = fetch('ui.wasm.gz', { credentials: 'same-origin' }).then((answer) => {
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          bytes += chunk.length;
          show();
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { headers: answer.headers });
  });
  fetched.catch(() => {}); // errors are reported by the code that uses the module
  /** @type {{ fetchedModule?: Promise<Response> }} */ (window).fetchedModule = fetched;
})();
