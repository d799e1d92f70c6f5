import { type QueryResult } from './Result.js';

/** The nodes that a result names, each once. */
export function namedIn(result: QueryResult): string[] {
  switch (result.kind) {
    case 'nodes':
    case 'describe':
      return [...result.ids];
    case 'values':
      return result.rows.map(({ id }) => id);
    case 'group':
      return result.of === 'node' ? result.groups.map(({ key }) => String(key)) : [];
    case 'paths':
      return [...new Set(result.paths.flat())];
    default:
      return [];
  }
}

/** Every id that a query names. */
export function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value && value.kind === 'nodes' && 'ids' in value ? (value.ids as string[]) : [];
  return [...new Set([...own, ...Object.values(value).flatMap(idsIn)])];
}
