import { type QueryResult } from './Result.js';

/** The nodes that a result names, each once. */
export function namedIn(result: QueryResult): string[] {
  switch (result.kind) {
    case 'nodes':
    case 'describe':
      return [...result.ids];
    case 'values':
      return [...new Set(result.rows.flatMap(({ id, far }) => (far === undefined ? [id] : [id, far])))];
    case 'group':
      return result.of === 'node' ? result.groups.map(({ key }) => String(key)) : [];
    case 'paths':
      return [...new Set(result.paths.flat())];
    default:
      return [];
  }
}

/** Queries or parts of some, each once. */
export const different = <T>(parts: readonly T[]): T[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

/** A form of a query, or a part of one, with its fields. */
type Form = Readonly<Record<string, unknown>>;

/** Every form of a query, itself first. */
export function formsIn(value: unknown): Form[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(formsIn);
  return Array.isArray(value) ? inner : [value as Form, ...inner];
}

/** Every id that a query names. */
export const idsIn = (value: unknown): string[] => [
  ...new Set(
    formsIn(value).flatMap(({ kind, ids }) => (kind === 'nodes' && Array.isArray(ids) ? (ids as string[]) : [])),
  ),
];

/** Whether something holds for every one of a set, anywhere in a query. */
export const asksOfEvery = (value: unknown): boolean => formsIn(value).some(({ kind }) => kind === 'every');
