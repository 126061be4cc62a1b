// Peg solitaire, solved. Requests and answers have the keys of the command line's JSON; keys of a
// request may also be in camel case (`max_seconds`, `maxSeconds`).

import * as certificate from './certificate.js';
import type { Certificate } from './certificate.js';

export { certificate };
export type { Certificate };

// --- Requests

/** `undecided`: a limit was reached first. A verdict is never a guess. */
export type Verdict = 'solvable' | 'unsolvable' | 'undecided';

/** Limits of a question. If one is reached, the answer is `undecided`, or has what is known by then. */
export interface Limits {
  /** Seconds of searching, from 0 to 10^9; waiting for other questions does not count. */
  maxSeconds?: number | null;
  max_seconds?: number | null;
  /** MiB of tables, a whole number from 1; values above 768 count as 768. */
  maxMemory?: number | null;
  max_memory?: number | null;
  /** Number of positions visited, a whole number from 1 to 2^53. */
  maxNodes?: number | null;
  max_nodes?: number | null;
}

/** Progress, about ten times per second. */
export interface Progress<Answer> {
  /** Number of positions visited. */
  nodes: number;
  /** Seconds of searching. */
  seconds: number;
  answer: Answer;
}

export interface Options<Answer = unknown> extends Limits {
  /** Ends the question: the promise is rejected immediately with an AbortError. */
  signal?: AbortSignal | null;
  /** If it throws, the promise is rejected with the thrown value. */
  onProgress?: ((progress: Progress<Answer>) => void) | null;
}

/** A part that is missing or null is that of the board's classic problem. */
export interface Problem extends Limits {
  /**
   * A name listed by `boards()`, or the text of a board: rows joined by '/', optionally `lattice:
   * triangular/` before them.
   */
  board: string;
  /** The start: rows joined by '/'; x peg, o empty hole, . no hole. */
  position?: string | null;
  /** The only empty hole of the start, instead of `position`. */
  vacancy?: string | null;
  /** A hole (d4), any, fewest, most, a position, a pattern with ?, reach:d4, one-of:a1,a5, or pegs:3. */
  finish?: string | null;
  /**
   * Marked pegs with the holes where they start and have to end: a4>g4,g4>a4. With `solve`, `judge`,
   * `hint` and `check`.
   */
  marked?: string | null;
}
/** The notation of holes and jumps in the answer: `numbers`, `own-over`, ...; see the README of the command line. */
export interface Spelling {
  notation?: string | null;
}
/** A problem with a survivor, the peg that has to be the last one. */
export interface SurvivorProblem extends Problem {
  /** The hole where that peg starts. */
  survivor?: string | null;
}
export interface SolveRequest extends SurvivorProblem, Spelling {
  /** True: solve in the fewest moves. */
  shortest?: boolean | null;
  /** A position that the solution has to pass. */
  through?: string | null;
  /** Number of jumps of the last move. */
  lastSweep?: number | null;
  last_sweep?: number | null;
  /** A hole, instead of the finish: play goes backwards, from one peg in this hole to the position. */
  from?: string | null;
}
export interface CountRequest extends Problem {
  /** What to count before the count ends; default `all`. */
  until?: 'winning' | 'solutions' | 'positions' | 'sets' | 'all' | null;
}
export interface ReviewRequest extends Problem, Spelling {
  /** As one text, separated by spaces, or as a list. */
  moves: string | readonly string[];
}
export interface CheckRequest extends SurvivorProblem {
  /** The moves to check, spelled like c4-c2-e2 or a1(b1)c1 (`read` translates other notations); or instead a proof. */
  moves?: string | readonly string[] | null;
  /** A certificate, or an answer of `solve` with one; as an object or as JSON text. */
  proof?: unknown;
}
export interface ReadRequest extends Limits {
  text: string;
  /** The board at hand (default english), and the parts of its problem. */
  board?: string | null;
  position?: string | null;
  vacancy?: string | null;
  finish?: string | null;
}

// --- Answers

interface Searched {
  /** Number of positions visited. */
  nodes: number;
  /** Seconds of searching. */
  seconds: number;
}

export interface Judgement extends Searched {
  board: string;
  position: string;
  finish: string;
  verdict: Verdict;
}

export interface Solution extends Judgement {
  /** Single jumps: d2-d4. */
  jumps: string[];
  /** The same jumps as moves, one or more jumps of a peg: c4-c2-e2. */
  moves: string[];
  jump_count: number;
  move_count: number;
  /** Number of pegs after the jumps. */
  pegs_left: number;
  /** The proof that there is no solution, for `certificate.check`. */
  proof: Certificate | null;
  survivor?: string;
  marked?: string;
  /** If the solution had to pass a position: the half that is impossible, 1 or 2. */
  through?: string;
  lost_half?: 1 | 2 | null;
}
export interface Shortest extends Solution {
  /** True if it is proved that no solution has fewer moves. */
  shortest: boolean;
  /** A proved lower bound. */
  move_count_at_least: number | null;
}
export interface Hint extends Searched {
  verdict: Verdict;
  /** A jump that leads to a solution. */
  jump: string | null;
  /** Every legal jump with the verdict on the position after it. */
  jumps: { jump: string; verdict: Verdict }[];
  solution: string[];
  proof: Certificate | null;
}
/**
 * A number is null if a limit left it unknown. Large numbers are strings, because they have more digits
 * than a number can hold.
 */
export interface Count extends Searched {
  verdict: Verdict;
  /** Number of solutions as sequences of jumps. */
  solutions: string | null;
  /** Number of reachable positions up to symmetry, and of those that can be won. */
  positions: number | null;
  winning: number | null;
  up_to_symmetry: string | null;
  play_outs: string | null;
  odds: number | null;
  jump_sets: string | null;
  estimate: {
    play_outs: { mean: number; error: number } | null;
    odds: { mean: number; error: number } | null;
    samples: number;
  } | null;
}
/** A solution in packages: blocks of pegs that are removed together (Winning Ways). */
export interface Explanation extends Searched {
  verdict: Verdict;
  packages: { jumps: string[]; removes: string[]; kind: string; catalyst: [string, string] | null }[];
  steps: number | null;
  /** True if it is known that no explanation has fewer steps. */
  fewest: boolean;
  proof: Certificate | null;
}
export interface ReviewedJump {
  jump: string;
  /** The verdict on the position after the jump. */
  verdict: Verdict;
  /** Before the jump: the number of legal jumps, and of those that keep the game winnable. */
  legal: number;
  keeping: number | null;
  keepers: string[];
  solutions: string | null;
  odds: number | null;
}
export interface Review extends Searched {
  start: { verdict: Verdict; solutions: string | null; odds: number | null };
  moves: { move: string; jumps: ReviewedJump[] }[];
  /** The number, from 1, of the jump that lost the game. */
  lost_at: number | null;
}
export interface CheckedMoves {
  board: string;
  position: string;
  finish: string;
  solution: boolean;
  jump_count: number;
  move_count: number;
  /** The number of jumps from the first on that are legal, and the position after them. */
  legal: number;
  end: string;
  pegs_left: number;
  /** True if that position has no legal jump. */
  dead: boolean;
  /** What is wrong, or null. */
  error: string | null;
}
export interface CheckedProof {
  board: string;
  position: string;
  finish: string;
  kind: Certificate['kind'];
  /** Null if it cannot be checked: a search can only be repeated. */
  proves: boolean | null;
  error: string | null;
}
/** A part that the text does not give is null. For an ambiguous text, everything is in the readings. */
export interface Reading {
  kind: 'link' | 'board' | 'position' | 'problem' | 'moves' | 'game' | 'ambiguous';
  board: string | null;
  position: string | null;
  finish: string | null;
  moves: string[] | null;
  notation: string | null;
  readings: Reading[];
  notes: string[];
}
export interface BoardEntry {
  name: string;
  title: string;
  lattice: 'square' | 'triangular';
  holes: number;
  jumps: number;
  symmetries: number;
  /** The start of the classic problem. */
  position: string;
  finish: string;
}

// --- Errors

/**
 * The question was wrong, or there is no solver; the message is one sentence. Errors in the question
 * have codes such as `no_board` or `position_rows`; the code `solver` means that a worker failed or
 * could not be loaded.
 */
export class LastPegError extends TypeError {
  readonly name: 'LastPegError';
  readonly code: string;
  constructor(code: string, message: string);
}

// --- Questions. The name of a board is also accepted as a request.

/** A solution, or the proof that there is none. */
export function solve(request: SolveRequest & { shortest: true }, options?: Options<Shortest>): Promise<Shortest>;
export function solve(request: SolveRequest | string, options?: Options<Solution>): Promise<Solution>;
/** A solution in few moves, with a lower bound. */
export function shortest(request: (Problem & Spelling & Pick<SolveRequest, 'from'>) | string, options?: Options<Shortest>): Promise<Shortest>;
/** Only whether there is a solution. */
export function judge(request: SurvivorProblem | string, options?: Options<Solution>): Promise<Judgement>;
/** A jump that leads to a solution, and the verdict on every other jump. */
export function hint(request: (SurvivorProblem & Spelling) | string, options?: Options<Hint>): Promise<Hint>;
/** The numbers of solutions and positions. */
export function count(request: CountRequest | string, options?: Options<Count>): Promise<Count>;
/** A solution that a person can remember. */
export function explain(request: (Problem & Spelling) | string, options?: Options<Explanation>): Promise<Explanation>;
/** The verdict on every jump of a game. */
export function review(request: ReviewRequest, options?: Options<Review>): Promise<Review>;
/** Checks whether moves are a solution, by the rules alone. */
export function check(request: CheckRequest & { moves: string | readonly string[] }, options?: Options): Promise<CheckedMoves>;
/** Checks whether a proof is valid, with the checker `certificate`. */
export function check(request: CheckRequest & { proof: {} }, options?: Options): Promise<CheckedProof>;
export function check(request: CheckRequest, options?: Options): Promise<CheckedMoves | CheckedProof>;
/** Reads a text in any notation. The text itself is also accepted as a request. */
export function read(request: ReadRequest | string, options?: Options<Reading>): Promise<Reading>;
/** The boards of the catalogue, with their classic problems. */
export function boards(): Promise<{ boards: BoardEntry[] }>;

/** Sets the number of questions that run side by side, and the address of the worker's script; for later questions. */
export function configure(settings: { workers?: number; workerUrl?: string | URL }): void;
