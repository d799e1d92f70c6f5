import { type TableValue } from './Reading.js';

const RANKS = ['object', 'string', 'boolean', 'number'];
const rankOf = (value: TableValue) => (value === null ? RANKS.length : RANKS.indexOf(typeof value));

/** The order of values in Cypher: nothing comes last. */
export function inOrder(one: TableValue, other: TableValue): number {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) - rankOf(other);
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : Number(one > other);
  if (typeof one === 'object') return 0;
  return Number(one) - Number(other);
}
