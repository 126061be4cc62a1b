// @ts-check
// Turns a caller's arguments, which may be anything, into a question that the solver can read, or into
// an error. Checks that the solver does itself, such as names of boards and ranges of numbers, are left
// to the solver.

import { LastPegError, quoted } from './problem.js';
import { words } from './words.js';

/** @typedef {{ signal: AbortSignal | null, onProgress: ((progress: any) => void) | null }} Listeners */

const LIMITS = ['max_nodes', 'max_seconds', 'max_memory'];
const PROBLEM = ['board', 'position', 'vacancy', 'finish', 'marked'];
const MOST_BYTES = 65536; // max bytes of a question that the solver reads

/** The keys of each command, besides limits. @type {Record<string, string[]>} */
const KEYS = {
  solve: [...PROBLEM, 'shortest', 'through', 'survivor', 'last_sweep', 'from', 'notation'],
  shortest: [...PROBLEM, 'from', 'notation'],
  judge: [...PROBLEM, 'survivor'],
  hint: [...PROBLEM, 'survivor', 'notation'],
  count: [...PROBLEM, 'until'],
  explain: [...PROBLEM, 'notation'],
  review: [...PROBLEM, 'moves', 'notation'],
  read: [...PROBLEM, 'text'],
  check: [...PROBLEM, 'survivor', 'moves', 'proof'],
};
/** Their types; all others are strings. @type {Record<string, 'number' | 'boolean' | 'string'>} */
const TYPES = { shortest: 'boolean', last_sweep: 'number', max_nodes: 'number', max_seconds: 'number', max_memory: 'number' };

/** @param {string} code @param {Record<string, string | number>} [fills] @returns {never} */
export const wrong = (code, fills) => {
  throw new LastPegError(code, words(code, fills));
};

/** maxSeconds becomes max_seconds. @param {string} key */
const snake = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Reads a caller's arguments. If a getter or a proxy throws, that is an error like any other.
 * @template T
 * @param {() => T} reading
 * @returns {T}
 */
export function guarded(reading) {
  try {
    return reading();
  } catch (error) {
    if (error instanceof LastPegError) throw error;
    return wrong('unreadable', { reason: reasonOf(error) });
  }
}
/** @param {unknown} error */
function reasonOf(error) {
  try {
    return String(error).slice(0, 200);
  } catch {
    return 'an error that cannot be read';
  }
}

/**
 * The own properties of an object with a value.
 * @param {unknown} given
 * @param {() => never} refuse
 * @returns {[string, unknown][]}
 */
function entries(given, refuse) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse();
  return Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
}

/** @param {string} key @param {unknown} value */
function checked(key, value) {
  const name = quoted(key);
  const type = TYPES[key] ?? 'string';
  if (key === 'proof') return value;
  if (key === 'moves' && Array.isArray(value)) {
    const moves = [...value];
    if (moves.some((move) => typeof move !== 'string')) wrong('list', { key: name });
    return moves.join(' ');
  }
  if (typeof value !== type || Number.isNaN(value)) {
    if (key === 'moves') wrong('list', { key: name });
    wrong(type === 'string' ? 'text' : type === 'number' ? 'number' : 'flag', { key: name });
  }
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) wrong('unicode', { key: name });
  // JSON has no infinity, and null would mean no limit; this value is out of range, too.
  return value === Infinity ? Number.MAX_VALUE : value === -Infinity ? -Number.MAX_VALUE : value;
}

/**
 * @param {string} command
 * @param {unknown} request
 * @param {unknown} options
 * @returns {{ fields: Record<string, any>, listeners: Listeners }}
 */
export const readQuestion = (command, request, options) => guarded(() => read(command, request, options));

/** @param {string} command @param {unknown} request @param {unknown} options */
function read(command, request, options) {
  /** @type {Record<string, any>} */
  const fields = {};
  const put = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    if (Object.hasOwn(fields, key)) wrong('twice', { key: quoted(key) });
    fields[key] = checked(key, value);
  };
  const shorthand = typeof request === 'string' ? { [command === 'read' ? 'text' : 'board']: request } : request;
  const takes = [...KEYS[command], ...LIMITS];
  for (const [key, value] of entries(shorthand, () => wrong('request'))) {
    if (!takes.includes(snake(key))) wrong('key', { command, key: quoted(key) });
    put(snake(key), value);
  }
  /** @type {Listeners} */
  const listeners = { signal: null, onProgress: null };
  for (const [key, value] of entries(options ?? {}, () => wrong('options'))) {
    if (key === 'signal') listeners.signal = asSignal(value);
    else if (key === 'onProgress' || key === 'on_progress') listeners.onProgress = asFunction(value);
    else if (LIMITS.includes(snake(key))) put(snake(key), value);
    else wrong('option', { key: quoted(key) });
  }
  return { fields, listeners };
}

/** @param {unknown} value @returns {AbortSignal} */
function asSignal(value) {
  const signal = /** @type {AbortSignal} */ (value);
  const is = signal instanceof Object && typeof signal.aborted === 'boolean' && typeof signal.addEventListener === 'function';
  return is ? signal : wrong('signal');
}

/** @param {unknown} value @returns {(progress: any) => void} */
const asFunction = (value) => (typeof value === 'function' ? /** @type {(progress: any) => void} */ (value) : wrong('on_progress'));

/** The text of a question. @param {string} command @param {Record<string, unknown>} fields */
export function requestText(command, fields) {
  const text = JSON.stringify({ command, ...fields });
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) wrong('too_long');
  return text;
}
