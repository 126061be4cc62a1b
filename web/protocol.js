// @ts-check
// What crosses between the page, its worker and the interface's module, as schemas: each is the
// documentation of a message, its type, and the check that it passes before anybody reads it.

import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.number(), v.minValue(0));

/** The version of the worker module's C interface that this page speaks; see worker_api.h. */
export const API_VERSION = 1;

// --- The solver -----------------------------------------------------------------------------------

/**
 * A job for the solver: a line of `lastpeg solve --jsonl` with a command. Ids strictly increase.
 * @typedef {v.InferOutput<typeof SolveRequest>} SolveRequest
 */
export const SolveRequest = v.looseObject({
  id,
  command: v.picklist(['solve', 'hint', 'count', 'levels', 'solutions']),
  shortest: v.optional(v.boolean()), // with `solve`: in the fewest moves
  first: v.optional(v.number()), // with `solutions`: how many
  seed: v.optional(v.number()), // and in what shuffled order
  board: v.string(),
  position: v.optional(v.string()),
  finish: v.optional(v.string()),
  max_seconds: v.optional(v.pipe(v.number(), v.gtValue(0))),
  max_memory: v.optional(v.pipe(v.number(), v.gtValue(0))),
});

/**
 * Page to worker. A worker runs one job at a time: `start` ends the job before.
 * @typedef {{ type: 'start', request: SolveRequest } | { type: 'cancel', id: number }} WorkerCommand
 */

// What `lastpeg solve --json`, or `hint`, `count`, `levels` or `solutions`, prints; only its reader knows which.
const result = v.looseObject({});

/**
 * Worker to page. Each job gets any number of `progress` (ten a second at most) and then exactly one
 * of `done`, `cancelled` and `error`. After `failed` the worker is of no use any more.
 * @typedef {v.InferOutput<typeof WorkerMessage>} WorkerMessage
 */
export const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('ready'), version: v.number() }),
  v.object({
    type: v.literal('progress'),
    id,
    nodes: amount, // positions visited
    stored: amount, // positions remembered
    seconds: amount,
    result: v.optional(result), // what is known so far, but for a solution, which comes at once
  }),
  v.object({ type: v.literal('done'), id, result }),
  v.object({ type: v.literal('cancelled'), id }),
  v.object({ type: v.literal('error'), id, message: v.string() }),
  v.object({ type: v.literal('failed'), message: v.string() }),
]);

/**
 * Solver client to interface: the worker's messages, with `lost` when a worker died.
 * @typedef {{ type: 'ready' } | { type: 'lost', message: string }
 *   | Extract<WorkerMessage, { type: 'progress' | 'done' | 'cancelled' | 'error' }>} Reply
 */

// --- The interface --------------------------------------------------------------------------------

const rectangle = { x: v.number(), y: v.number(), width: amount, height: amount }; // CSS pixels from the canvas's corner

/** @typedef {v.InferOutput<typeof Cell>} Cell */
const Cell = v.object({
  hole: v.string(), // "d4"
  column: v.pipe(v.number(), v.integer(), v.minValue(1)),
  row: v.pipe(v.number(), v.integer(), v.minValue(1)),
  label: v.string(), // "d4, peg, selected"
  selected: v.boolean(),
  ...rectangle,
});

/** @typedef {v.InferOutput<typeof Command>} Command */
const Command = v.object({
  id: v.string(), // "undo", "board:english"
  label: v.string(),
  enabled: v.boolean(),
  pressed: v.nullish(v.boolean()), // for a toggle
  keys: v.nullish(v.string()), // as in aria-keyshortcuts
  // Absent where the command has no visible widget.
  x: v.nullish(v.number()),
  y: v.nullish(v.number()),
  width: v.nullish(amount),
  height: v.nullish(amount),
});

/** @typedef {v.InferOutput<typeof Slider>} Slider */
const Slider = v.object({
  value: amount, // how many jumps of the solution were played
  most: amount,
  text: v.string(), // "Jump 7 of 31"
  x: v.nullish(v.number()),
  y: v.nullish(v.number()),
  width: v.nullish(amount),
  height: v.nullish(amount),
});

/**
 * Interface to page: all that the mirror shows.
 * @typedef {v.InferOutput<typeof Snapshot>} Snapshot
 */
export const Snapshot = v.object({
  title: v.string(),
  status: v.string(),
  theme: v.optional(v.picklist(['light', 'dark', 'contrast'])),
  columns: v.number(),
  rows: v.number(),
  cursor: v.string(), // a hole
  cells: v.array(Cell),
  commands: v.array(Command),
  slider: v.nullish(Slider), // while a solution is watched
});

/**
 * Page to interface.
 * @typedef {{ type: 'open', board: string, position?: string, finish?: string }
 *   | { type: 'command', command: string }
 *   | { type: 'hole', hole: string }
 *   | { type: 'seek', where: number }
 *   | { type: 'key', key: string, shift: boolean, control: boolean }
 *   | { type: 'focus', at: string | null }
 *   | { type: 'message', text: string }
 *   | { type: 'reply', message: Reply }
 *   | { type: 'environment', theme: 'light' | 'dark' | 'contrast', reduced_motion: boolean,
 *       coarse_pointer: boolean, mac: boolean }
 *   | { type: 'settings', text: string }} Intent
 */

/**
 * A value of the schema, or an error that names what was wrong.
 * @template {v.GenericSchema} S
 * @param {S} schema
 * @param {unknown} value
 * @returns {v.InferOutput<S>}
 */
export function checked(schema, value) {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw new TypeError(`${v.getDotPath(issues[0]) ?? 'message'}: ${issues[0].message}`);
}
