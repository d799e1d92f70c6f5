import { type NodeSet } from '../../domain/query/Query.js';
import { isQuery, queryFault } from '../../domain/query/validate.js';
import { ProblemError } from '../contract/ProblemError.js';

/** The value of a JSON text; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which nodes a query lists that was sent as text. Throws `QUERY_INVALID`, which names the place. */
export function listedSet(text: string): NodeSet {
  const sent = parsed(text);
  if (isQuery(sent) && sent.kind === 'nodes') return sent.set;
  const { path, message } = queryFault(sent) ?? { path: '/kind', message: 'is not nodes' };
  throw ProblemError.field(`querystring/among${path}`, message, 'QUERY_INVALID');
}
