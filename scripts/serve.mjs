// node serve.mjs DIRECTORY PORT
//
// A static server for the site on this machine only; the tests import `serve` from it.

import { createServer } from 'node:http';
import { createReadStream, realpathSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// The file for a path, or null. Links are resolved before checking that the file is inside the root.
async function find(root, path) {
  try {
    let file = await realpath(join(root, decodeURIComponent(path)));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, 'index.html'));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

// Serves a directory under `base`, so that the tests can try the site under a path as on GitHub Pages.
// Port 0 takes any free port. `more` gives additional headers for a file. Returns the address and a
// function that stops the server.
export async function serve(directory, port = 0, base = '/', more = () => ({})) {
  const root = await realpath(directory);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = request.url.replace(/[?#].*$/s, '');
    const file = path.startsWith(base) ? await find(root, path.slice(base.length)) : null;
    const shown = file ?? (await find(root, '404.html'));
    const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
    if (shown) {
      headers['content-type'] = types[extname(shown)] ?? 'application/octet-stream';
      headers['content-length'] = (await stat(shown)).size;
      Object.assign(headers, more(shown));
    }
    response.writeHead(file ? 200 : 404, headers);
    if (!shown || request.method === 'HEAD') response.end();
    else createReadStream(shown).on('error', () => response.destroy()).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [directory, port] = process.argv.slice(2);
  try {
    const { url, close } = await serve(directory, Number(port));
    console.log(`Last Peg is at ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, close);
  } catch (error) {
    const reasons = { EADDRINUSE: 'it is taken', EACCES: 'it is reserved' };
    console.error(`play: cannot serve on port ${port}: ${reasons[error.code] ?? error.message}. Try --port N.`);
    process.exitCode = 1;
  }
}
