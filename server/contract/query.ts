import { type Static, Type } from 'typebox';

import { type Query } from '../../domain/query/Query.js';
import { type QueryResult } from '../../domain/query/Result.js';
import { GraphNode } from './elements.js';
import { ProjectQuery } from './ids.js';
import { ref } from './schema.js';

/**
 * The query as it travels. It is checked by `domain/query`, which names the place of a fault as no schema of alternatives can;
 * what it looks like is said by the forms there.
 */
export const QueryInput = Type.Object(
  {
    ...ProjectQuery,
    query: Type.Unsafe<Query>({
      type: 'object',
      additionalProperties: true,
      description: 'What is asked, as docs/query.md describes it',
    }),
  },
  { $id: 'GraphQueryInput', additionalProperties: false, description: 'A question as data' },
);
export type QueryInput = Static<typeof QueryInput>;

export const QueryAnswer = Type.Object(
  {
    result: Type.Unsafe<QueryResult>({
      type: 'object',
      additionalProperties: true,
      description: 'What the query comes to, of the same kind as the query; nodes by their ids',
    }),
    nodes: Type.Array(ref(GraphNode), { description: 'The nodes that the result names, as they stand' }),
  },
  { $id: 'GraphQueryAnswer', description: 'What a query comes to, all of one moment' },
);
export type QueryAnswer = Static<typeof QueryAnswer>;
