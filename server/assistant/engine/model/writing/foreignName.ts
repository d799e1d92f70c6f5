import { type Query } from '../../../../../domain/query/Query.js';
import { type QueryFault } from '../../../../../domain/query/validate.js';
import { type KnownNames, NAMING, OF_RELATIONSHIP } from './names.js';

function faultIn(value: unknown, path: string, known: KnownNames): QueryFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [field, inner] of Object.entries(value)) {
    const at = `${path}/${field}`;
    if (field === OF_RELATIONSHIP) continue;
    const naming = Array.isArray(value) ? undefined : NAMING[field];
    const foreign =
      naming === undefined ? undefined : [inner].flat().find((name) => !known[naming.of].has(String(name)));
    if (naming !== undefined && foreign !== undefined)
      return { path: at, message: `"${String(foreign)}" ${naming.message}` };
    const fault = faultIn(inner, at, known);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What of a query is none of this graph's own names of labels, types and properties; undefined where all are. */
export const foreignName = (query: Query, known: KnownNames): QueryFault | undefined => faultIn(query, '', known);
