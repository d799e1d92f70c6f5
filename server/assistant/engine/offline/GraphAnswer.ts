import { type Query } from '../../../../domain/query/Query.js';
import { type Citation, type Suggestion } from '../Engine.js';
import { type Wording } from '../../texts/Wording.js';

/** What an answer from the graph comes to, before its citations are checked. */
export interface GraphAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly refused: boolean;
  /** It holds, and says that there is none of what was asked for. */
  readonly isEmpty?: boolean;
  /** Of a list that stops after the first: the query that tells all of it, and how many these are. */
  readonly whole?: { readonly query: Query; readonly total: number };
}

/** An answer that holds. A name that ends in a point ends its sentence, too. */
export const found = (text: string, citations: readonly Citation[]): GraphAnswer => ({
  text: text.replace(/(?<!\.)\.\.(?!\S)/gu, '.'),
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

/** The press that tells all of a list that stops after the first. */
export function toShowAll({ whole }: Pick<GraphAnswer, 'whole'>, { t, number }: Wording): readonly Suggestion[] {
  if (whole === undefined) return [];
  const text = t('showAll', { total: number(whole.total) });
  return [{ kind: 'guess', text, says: text, query: whole.query }];
}
