// The second checker of certificates: plain JavaScript, synchronous, without dependencies. It shares no
// code with the solver, nor with the solver's own checker. The kinds of certificates are described in
// src/core/proof/README.md.

/**
 * A problem with the keys of the command line's JSON; an answer of `solve` is also accepted. Other keys
 * are ignored.
 */
export interface Problem {
  /** A catalogue name, or the text of a board: rows, optionally `lattice:` before them and `jumps:` after them. */
  board: string;
  /** The start: rows joined by '/'. */
  position?: string | null;
  /** The only empty hole of the start, instead of `position`. */
  vacancy?: string | null;
  /**
   * A hole, any, a position, a pattern with '?', one-of:a1,a5, pegs:3, reach:d1, fewest, most. Default:
   * that of the board's classic problem.
   */
  finish?: string | null;
  /** Marked pegs with the holes where they start and end: a4>g4,g4>a4. */
  marked?: string | null;
  /** The start hole of the peg that has to be the last one. */
  survivor?: string | null;
}

/** A certificate as JSON, from any source. */
export type Certificate =
  | { kind: 'class'; start_class: number; finish_class: number | null }
  | { kind: 'pagoda'; weights: Record<string, number>; start: number; finish: number }
  | {
      kind: 'zero_half';
      weights: Record<string, number>;
      cuts: { holes: string[]; weight: number }[];
      start: number;
      finish: number;
    }
  | { kind: 'cost_partition'; regions: { holes: string[]; least: number; costs: Record<string, number> }[] }
  | { kind: 'cases'; by: 'finish' | 'position' | 'first_jump' | 'last_jump'; cases: Record<string, Certificate> }
  | { kind: 'search'; positions: number };

/**
 * - `proves`: the problem has no solution.
 * - `fails`: the certificate does not prove that, whether it is true or not.
 * - `malformed`: it is no certificate. If it also fails, the first finding counts.
 * - `not checkable`: it is a search, or has one among its cases, or would take too much work; or the
 *   finish is one
 *   that always has a solution.
 */
export type Verdict = 'proves' | 'fails' | 'malformed' | 'not checkable';

/** `reason`: one sentence in English that says where it fails, or why it is not checkable. */
export interface Result {
  verdict: Verdict;
  reason: string;
}

/** The problem is invalid: `code` is the wrong key, or `problem`; the message is one sentence. */
export class LastPegError extends TypeError {
  code: 'problem' | 'board' | 'position' | 'vacancy' | 'finish' | 'marked' | 'survivor';
  constructor(code: string, message: string);
}

/**
 * Checks whether a certificate proves that a problem has no solution. Exact for numbers of any size; the
 * work is bounded for any input. Throws LastPegError if the problem is invalid, and nothing else.
 */
export function check(problem: Problem, proof: unknown): Result;
