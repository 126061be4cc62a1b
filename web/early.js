// @ts-check
// Runs before the page's script has come, beside everything else that loads: gives the picture of the
// board the player's colours, fetches the interface's module, and shows how much of it has come where
// that takes long. Classic and small, and nothing depends on it.

const PATIENCE_MS = 1000;
const MODULE_BYTES = __MODULE_BYTES__;

(() => {
  try {
    const name = 'last-peg/theme'; // as journal.js keeps it
    const theme = sessionStorage.getItem(name) ?? localStorage.getItem(name);
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // then the colours are the system's
  }
  // What is stored for offline comes at once, and the browser has it compiled already if it is not touched.
  try {
    if (navigator.serviceWorker?.controller || !window.TransformStream) return;
  } catch {
    return; // a browser that forbids the question: the page fetches the module itself
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
  fetched.catch(() => {}); // whoever takes it says so
  /** @type {{ fetchedModule?: Promise<Response> }} */ (window).fetchedModule = fetched;
})();
