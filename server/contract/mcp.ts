import { type Static, Type } from 'typebox';

import { DIRECTIONS, MOST_LIMIT } from '../../domain/query/Query.js';
import { nodeId, ProjectQuery } from './ids.js';
import { words } from './schema.js';
import { relationshipType } from './texts.js';

const closed = { additionalProperties: false };

/** What is asked of the tools that are made of a query (`server/edge/mcp/tools.ts`); the others take what their operation takes. */
export const SchemaToolInput = Type.Object(ProjectQuery, closed);
export type SchemaToolInput = Static<typeof SchemaToolInput>;

/** Most types that a way may be told to follow. */
const MOST_TYPES = 50;

export const PathsToolInput = Type.Object(
  {
    ...ProjectQuery,
    from: nodeId(),
    to: nodeId(),
    types: Type.Optional(
      Type.Array(relationshipType(), {
        maxItems: MOST_TYPES,
        description: 'Relationship types to follow; any without',
      }),
    ),
    direction: Type.Optional(
      words(DIRECTIONS, { description: '`out` follows relationships from start to end; `either` without a word' }),
    ),
    which: Type.Optional(
      words(['shortest', 'allShortest'], { description: 'One shortest path, or all of that length, which is usual' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LIMIT, description: 'Most paths to give' })),
  },
  closed,
);
export type PathsToolInput = Static<typeof PathsToolInput>;
