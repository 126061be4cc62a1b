// @ts-check
// The messages between the page, its worker and the interface's module, as schemas. A schema documents a
// message, gives its type, and checks it before it is read. Requests to the solver and the solver's
// results are JSON too, but here they are plain text: C++ writes and reads them, and JavaScript only
// passes them on. JavaScript reads what it acts on: the kind of a message, the id of a job, limits,
// progress.

import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.pipe(v.number(), v.minValue(0));

/** The version of the worker module's C interface that this page needs; see worker_api.h. */
export const API_VERSION = 3;

// --- The solver -----------------------------------------------------------------------------------

/**
 * Interface to solver client: a question for the solver, in an envelope. Ids strictly increase.
 * @typedef {v.InferOutput<typeof Job>} Job
 */
export const Job = v.object({
  id,
  seconds: v.pipe(v.number(), v.gtValue(0)), // limit, after which the job ends with what is known
  request: v.string(), // JSON; see src/report/request.h
});

/**
 * Page to worker. A worker runs one job at a time: `start` ends the previous job. A paused job waits
 * until it is resumed or cancelled, and its time stops.
 * @typedef {{ type: 'start', job: Job } | { type: 'cancel' | 'pause' | 'resume', id: number }}
 * WorkerCommand
 */

// JSON; see src/report/json.h and src/report/knowledge_json.h.
const result = v.string();
// Bytes allocated by the worker's module so far; they are never released.
const memory = v.optional(amount);

/**
 * Worker to page. Each job gets any number of `progress` (at most ten per second), and then exactly one
 * of `done`, `cancelled` and `error`. After `failed` the worker is unusable.
 * @typedef {v.InferOutput<typeof WorkerMessage>} WorkerMessage
 */
export const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('ready'), version: v.number() }),
  v.object({
    type: v.literal('progress'),
    id,
    nodes: amount, // number of positions visited so far
    seconds: amount, // of the job's own time
    result, // what is known so far
  }),
  v.object({ type: v.literal('done'), id, result, memory }),
  v.object({ type: v.literal('cancelled'), id, memory }),
  v.object({ type: v.literal('error'), id, result, memory }), // what is wrong with the request (src/report/error_json.h)
  v.object({
    type: v.literal('failed'),
    message: v.string(), // for a developer
    sentence: v.optional(v.object({ name: v.string(), fills: v.record(v.string(), v.union([v.string(), v.number()])) })),
  }),
]);

/**
 * Solver client to interface: the worker's messages; `lost` if a worker died; and an `error` in words
 * for each job that ended with it.
 * @typedef {{ type: 'ready' } | { type: 'lost', message: string } | { type: 'error', id: number,
 * message: string }
 *   | Extract<WorkerMessage, { type: 'progress' | 'done' | 'cancelled' | 'error' }>} Reply
 */

// --- The interface --------------------------------------------------------------------------------

// In CSS pixels, relative to the canvas's corner.
const rectangle = { x: v.number(), y: v.number(), width: amount, height: amount };
// Absent if the canvas shows no widget.
const optionalRectangle = {
  x: v.nullish(v.number()),
  y: v.nullish(v.number()),
  width: v.nullish(amount),
  height: v.nullish(amount),
};

/** @typedef {v.InferOutput<typeof Cell>} Cell */
const Cell = v.object({
  hole: v.string(), // "d4"
  column: v.pipe(v.number(), v.integer(), v.minValue(1)),
  row: v.pipe(v.number(), v.integer(), v.minValue(1)),
  label: v.string(), // "d4, peg, selected"
  selected: v.boolean(),
  about: v.optional(v.string()), // "can jump"
  ...rectangle,
});

/** @typedef {v.InferOutput<typeof Command>} Command */
const Command = v.object({
  id: v.string(), // "undo", "board:english"
  label: v.string(),
  enabled: v.boolean(),
  pressed: v.nullish(v.boolean()), // for a toggle
  keys: v.nullish(v.string()), // as in aria-keyshortcuts
  about: v.optional(v.string()), // what it does, or why it is disabled
  opens: v.optional(v.boolean()), // true: it opens a sheet
  ...optionalRectangle,
});

/** @typedef {v.InferOutput<typeof Slider>} Slider */
const Slider = v.object({
  value: amount, // number of jumps of the solution that were played
  most: amount, // number of all its jumps
  text: v.string(), // "Jump 7 of 31"
  ...optionalRectangle,
});

/** @typedef {v.InferOutput<typeof Part>} Part */
const Part = v.variant('kind', [
  v.object({ kind: v.literal('text'), title: v.string(), text: v.string() }), // either may be empty
  v.object({
    kind: v.literal('table'),
    title: v.string(),
    rows: v.array(v.object({ name: v.string(), value: v.string() })),
  }),
  v.object({ kind: v.literal('command'), id: v.string() }), // of a Command
  v.object({
    kind: v.literal('choices'),
    name: v.string(),
    filters: v.boolean(), // it filters the list below it
    ids: v.array(v.string()),
  }),
]);

/** @typedef {v.InferOutput<typeof Dialog>} Dialog */
const Dialog = v.object({
  id: v.string(), // "help"
  title: v.string(),
  menu: v.optional(v.boolean()), // its first command gets the focus
  modal: v.boolean(), // what is behind it cannot be used
  parts: v.array(Part), // in reading order
});

/**
 * Interface to page: everything that the mirror shows.
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
  cut: v.optional(v.array(v.string())), // texts that the canvas shows only in part
  slider: v.nullish(Slider), // while a solution is playing
  dialog: v.nullish(Dialog), // the open sheet
  layers: amount, // number of layers over the board
});

const Place = v.object({ x: v.number(), y: v.number() });

/** A card with the result of a game (ShareCard in src/app/kit/effect.h). */
export const Card = v.object({
  title: v.string(),
  line: v.string(), // text below the board
  text: v.string(),
  fragment: v.string(), // fragment of the address
  picture_only: v.boolean(), // true: only save the picture
});

/**
 * Sheets for printing (src/app/features/print/print.h).
 * @typedef {v.InferOutput<typeof Printed>} Printed
 */
export const Printed = v.object({
  sheets: v.array(
    v.object({
      title: v.string(),
      text: v.string(),
      cut: v.optional(v.boolean()), // cut along the board's outline
      pegs: v.optional(amount), // number of pegs to cut out
      lines: v.optional(v.array(v.string())), // lines to fill in
      link: v.optional(v.string()), // the fragment of an address
      link_text: v.optional(v.string()),
      labels: v.optional(v.array(v.object({ ...Place.entries, text: v.string() }))), // coordinates
      diagrams: v.array(
        v.object({
          caption: v.string(),
          size: v.number(), // in widths of a usual diagram
          holes: v.array(v.object({ ...Place.entries, peg: v.boolean(), finish: v.boolean(), note: v.optional(v.string()) })),
          path: v.array(Place), // of a move
        }),
      ),
    }),
  ),
});

/**
 * Page to interface.
 * @typedef {{ type: 'link', fragment: string } // the part of an address after its "#"
 *   | { type: 'command', command: string }
 *   | { type: 'hole', hole: string }
 *   | { type: 'seek', where: number }
 *   | { type: 'key', key: string, shift: boolean, control: boolean }
 *   | { type: 'close_layer' } // the topmost layer over the board
 *   | { type: 'focus', at: string | null } // "hole:d4", "command:undo", "command:sheet" (its title), "cursor" (wherever that is)
 *   | { type: 'message', text: string }
 *   | { type: 'language', text: string }
 *   | { type: 'reply', message: Reply }
 *   | { type: 'environment', theme: 'light' | 'dark' | 'contrast', reduced_motion: boolean, version: string,
 *       palette: Record<'canvas' | 'canvas_text' | 'highlight' | 'highlight_text', number> | null }
 *   | { type: 'settings', text: string }
 *   | { type: 'merge', text: string, instead: boolean } // what another tab has stored (src/app/kit/intent.h)
 *   | { type: 'today', date: string, chance: number, minute: number } // in UTC: "2026-12-24"; any number below 2^53; of the day
 *   | { type: 'elapsed', seconds: number } // while the page was visible
 *   | { type: 'typed', text: string } // what the player was asked for
 *   | { type: 'paste', text: string }
 *   | { type: 'import', name: string, text: string } // a file
 *   | { type: 'store_failed' }} Intent
 */

/**
 * A value of the schema, or an error that names what is wrong.
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
