// @ts-check
// The sentences of errors found by the package itself; all others are worded by the solver.

/** @type {Record<string, string>} */
const sentences = {
  // Errors of the worker (web/solver_client.js)
  'solver.again': 'The solver stopped unexpectedly and was restarted.',
  'solver.given_up': 'The solver cannot be started.',
  'solver.unreadable': 'It sent a message that could not be read.',
  'solver.not_loaded': 'Its worker could not be loaded.',
  'solver.other_version': 'Its file belongs to another version ({version}).',
  'solver.silent': 'It stopped responding.',
  'solver.not_started': 'It did not start.',
  'solver.too_long': 'The question was too long for it.',
  'solver.says': 'The reason: {reason}.',
  'solver.none': 'No worker can be started here, or all that were started have failed.',
  'failure.not_loaded': 'The file {file} could not be loaded (status {status}).',
  // Errors in the question
  request: 'The question must be an object with a "board", or the name of a board.',
  unreadable: 'The question cannot be read: {reason}',
  key: '{command} takes no key {key}.',
  options: 'The options must be an object.',
  option: 'There is no option {key}.',
  text: 'The value of {key} must be a string.',
  unicode: 'The value of {key} is no text in Unicode: it has half a character.',
  number: 'The value of {key} must be a number.',
  flag: 'The value of {key} must be true or false.',
  list: 'The value of {key} must be a string, or an array of strings.',
  signal: 'The option "signal" must be an AbortSignal.',
  on_progress: 'The option "onProgress" must be a function.',
  twice: 'The value of {key} is given twice.',
  too_long: 'The question is too long: at most 64 KiB can be read.',
  proof_moves: 'Give a proof or moves to check, not both.',
  proof_or_moves: 'Give the moves or the proof to check.',
  proof: 'The proof must be a certificate, or an answer of solve with one.',
  no_certificate: 'The answer contains no certificate.',
  certificate: 'The certificate cannot be read: {reason}',
  in_move: 'Move {number}, {move}: {error}',
  hole_name: '{name} is not a hole. A hole is a letter and a number, like d4.',
  no_hole: 'This board has no hole {name}.',
  move: "A move is two or more holes joined by '-', like d2-d4.",
  no_jump_by: 'No jump goes from {from} over {over} to {to} on this board.',
  twin_jumps: 'This can be the jump {one} or {other}. Write the hole that is jumped over in brackets, as here.',
  no_jump: 'No jump goes from {from} to {to} on this board.',
  workers: 'The option "workers" must be a whole number from 1 to 64.',
  worker_url: 'The option "workerUrl" must be a URL or a string.',
};

/** @param {string} name @param {Record<string, string | number>} [fills] */
export const words = (name, fills = {}) =>
  (Object.hasOwn(sentences, name) ? sentences[name] : name).replace(/\{(\w+)\}/g, (_, placeholder) => String(fills[placeholder] ?? ''));
