// Types of the exports of element.js.

export interface Answer {
  verdict: 'solvable' | 'unsolvable' | 'undecided';
  /** For a hint: the jump, "d2-d4"; null if there is none. */
  jump?: string | null;
  /** For a hint: each legal jump with its verdict; for a solution: its jumps. */
  jumps?: string[] | { jump: string; verdict: 'solvable' | 'unsolvable' | 'undecided' }[];
  pegs_left?: number;
}

export interface State {
  /** The current position: rows joined by '/'. */
  position: string;
  pegs: number;
  /** From the start. */
  jumps: string[];
  /** null at an end if only the solver knows whether it is the best. */
  solved: boolean | null;
  playing: boolean;
}

export interface Ended {
  position: string;
  pegs: number;
  jumps: number;
  moves: number;
}

export class LastPeg extends HTMLElement {
  board: string | null;
  position: string | null;
  vacancy: string | null;
  finish: string | null;
  moves: string | null;
  coach: boolean;
  controls: string | null;
  theme: string | null;
  autoplay: boolean;
  readonly state: State | null;
  readonly error: { code: string; message: string } | null;
  play(): void;
  pause(): void;
  /** null if there is nothing to ask, or if no answer came. */
  hint(): Promise<Answer | null>;
  solve(): Promise<Answer | null>;
  undo(): void;
  redo(): void;
  reset(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'last-peg': LastPeg;
  }
  interface HTMLElementEventMap {
    'last-peg-jump': CustomEvent<{ jump: string; position: string; by: 'player' | 'replay' }>;
    'last-peg-solved': CustomEvent<Ended & { by: 'player' | 'replay' }>;
    'last-peg-lost': CustomEvent<Ended & { reason: 'stuck' | 'proved' }>;
    'last-peg-error': CustomEvent<{ code: string; message: string }>;
  }
}
