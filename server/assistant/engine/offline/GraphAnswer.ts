import { type Citation } from '../Engine.js';

/** What an answer from the graph comes to, before its citations are checked. */
export interface GraphAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly refused: boolean;
  /** It holds, and says that there is none of what was asked for. */
  readonly isEmpty?: boolean;
}

/** An answer that holds. */
export const found = (text: string, citations: readonly Citation[]): GraphAnswer => ({
  text,
  citations,
  refused: false,
});
/** There is none of what was asked for. */
export const foundNone = (text: string, citations: readonly Citation[]): GraphAnswer => ({
  ...found(text, citations),
  isEmpty: true,
});
/** There is no answer, and why. */
export const refused = (text: string): GraphAnswer => ({ text, citations: [], refused: true });
