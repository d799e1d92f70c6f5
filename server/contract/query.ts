import { type Static, Type } from 'typebox';

import { type CypherTable } from '../../domain/query/cypher/tabulate.js';
import { type Query } from '../../domain/query/Query.js';
import { type QueryResult } from '../../domain/query/Result.js';
import { GraphNode, GraphRelationship } from './elements.js';
import { ProjectQuery } from './ids.js';
import { ref } from './schema.js';
import { CypherTextSchema } from './texts.js';

/** A query as data, wherever one travels. */
export const queryField = (description: string) =>
  Type.Unsafe<Query>({ type: 'object', additionalProperties: true, description });

/** What comes with a result: the nodes that it names, with what joins them too, or nothing. */
export type QueryDetail = 'nodes' | 'joined' | 'none';

/**
 * The query as it travels. It is checked by `domain/query`, which names the place of a fault as no schema of alternatives can;
 * what it looks like is said by the forms there.
 */
export const QueryInput = Type.Object(
  {
    ...ProjectQuery,
    query: Type.Optional(queryField('What is asked, as docs/query.md describes it; either this or `cypher`')),
    cypher: Type.Optional(ref(CypherTextSchema)),
    joined: Type.Optional(
      Type.Boolean({
        description:
          'Whether the relationships by which the nodes are the result come too, with the nodes that they lead to',
      }),
    ),
    idsOnly: Type.Optional(
      Type.Boolean({
        description:
          'With a `query` that lists nodes: the ids of all that it finds, whatever its limit, and nothing else of them',
      }),
    ),
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
    query: Type.Optional(queryField('With `cypher`: what it was read as')),
    table: Type.Optional(
      Type.Unsafe<CypherTable>({
        type: 'object',
        additionalProperties: true,
        description:
          'With `cypher`: its `columns` and `rows`, a node as `{node, caption}`, and `notes` where it is not quite that of Cypher',
      }),
    ),
    relationships: Type.Optional(
      Type.Array(ref(GraphRelationship), {
        description: 'With `joined`: what joined them; `nodes` then has its far ends too',
      }),
    ),
  },
  { $id: 'GraphQueryAnswer', description: 'What a query comes to, all of one moment' },
);
export type QueryAnswer = Static<typeof QueryAnswer>;
