import { type Query } from '../Query.js';
import { type ChipWords } from './Chip.js';
import { chipsOf } from './chipsOf.js';

/** Whether the first piece of a query asks for the set that follows it. */
const asksFirst = (query: Query): boolean =>
  ['count', 'exists', 'describe'].includes(query.kind) ||
  ('total' in query && query.total.kind === 'count' && query.kind !== 'compare');

/** A query in one line, as its chips say it: what is said of the nodes that a condition leads to stands in brackets. */
export function lineOf(query: Query, words: ChipWords): string {
  let line = '';
  let inside = 0;
  for (const [at, { text, depth }] of chipsOf(query, words).entries()) {
    const isSide = query.kind === 'compare' && at < query.sets.length;
    const between = at === 0 ? '' : isSide ? ` ${words.say('or')} ` : at === 1 && asksFirst(query) ? ' ' : ', ';
    line += depth > inside ? ` ${'('.repeat(depth - inside)}${text}` : `${')'.repeat(inside - depth)}${between}${text}`;
    inside = depth;
  }
  return line + ')'.repeat(inside);
}
