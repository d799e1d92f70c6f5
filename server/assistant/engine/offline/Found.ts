import { type Citation } from '../Engine.js';

/** What an answer from the graph comes to, before its citations are checked. */
export interface Found {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly refused: boolean;
}

/** An answer that holds. */
export const found = (text: string, citations: readonly Citation[]): Found => ({ text, citations, refused: false });
/** There is no answer, and why. */
export const refused = (text: string): Found => ({ text, citations: [], refused: true });
