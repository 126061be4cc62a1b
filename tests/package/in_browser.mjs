// What the package is asked in a browser, whichever it is: a page without a bundler, under a policy that allows it no
// more than the README asks for. The functions run in that page.

import { put } from './support.mjs';

export const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";

put('index.html', '<!doctype html><title>.</title><script type="module" src="page.js"></script>');
put('page.js', `
  import * as api from './node_modules/last-peg/index.js';
  window.api = api;
`);

export async function askTheSolver() {
  const { certificate, configure, count, LastPegError, solve } = window.api;
  const problem = { board: 'diamond41', vacancy: 'd2', finish: 'any' };
  const solved = await solve(problem);
  const lost = { board: 'diamond41', vacancy: 'e5' };
  const checked = certificate.check(lost, (await solve(lost)).proof);
  const controller = new AbortController();
  const aborted = await count('european', { signal: controller.signal, onProgress: () => controller.abort() }).catch((error) => error);
  const wrong = await solve('nope').catch((error) => error);
  configure({ workers: 1, workerUrl: 'nowhere.js' });
  const none = await solve('english').catch((error) => error);
  return [solved.jump_count, checked.verdict, aborted.name, wrong instanceof LastPegError, wrong.code, none instanceof LastPegError, none.code];
}
export const solverSays = [39, 'proves', 'AbortError', true, 'no_board', true, 'solver'];

export async function askTheTag() {
  await import('./node_modules/last-peg/element.js');
  document.body.innerHTML = '<last-peg board="triangle15"></last-peg>';
  const board = document.querySelector('last-peg');
  return [board.state.pegs, (await board.hint()).verdict];
}
export const tagSays = [14, 'solvable'];
