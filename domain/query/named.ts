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
