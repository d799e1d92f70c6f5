import { type Static, Type } from 'typebox';

import { apiTokenId, nodeId, projectId, savedViewId } from './ids.js';
import { SavedView } from './savedViews.js';
import { type QueryResult } from '../../domain/query/Result.js';
import { DateTime, ref, words } from './schema.js';
import { FrameOriginSchema, ViewTokenNameSchema } from './texts.js';

const closed = { additionalProperties: false };

/** Longest time, in days, that a view may be shown with one token: a year. Each has an end. */
const LONGEST_DAYS = 366;
/** Most origins that may frame one view: all of them stand in a header. */
const MOST_ORIGINS = 20;

/** What can be shown in a frame. */
export const ViewedKind = words(['project', 'savedView'], { $id: 'ViewedKind' });

export const ViewToken = Type.Object(
  {
    id: apiTokenId(),
    name: Type.String(),
    shows: ref(ViewedKind),
    projectId: projectId(),
    savedViewId: Type.Optional(savedViewId()),
    origins: Type.Array(Type.String(), { description: 'The origins whose pages may frame it' }),
    prefix: Type.String({ description: 'How the secret begins' }),
    lastFour: Type.String({ description: 'How the secret ends' }),
    createdAt: DateTime('When it was made'),
    expiresAt: DateTime('When it ends by itself'),
    lastUsedAt: Type.Optional(DateTime('When it was last used, to the minute; absent when it never was')),
  },
  { $id: 'ViewToken', description: 'What is kept of a view token: never its secret' },
);
export type ViewToken = Static<typeof ViewToken>;

export const ViewTokenList = Type.Object(
  { items: Type.Array(ref(ViewToken)), total: Type.Integer() },
  { $id: 'ViewTokenList' },
);

export const CreateViewTokenInput = Type.Object(
  {
    name: ref(ViewTokenNameSchema),
    origins: Type.Array(ref(FrameOriginSchema), { minItems: 1, maxItems: MOST_ORIGINS }),
    savedViewId: Type.Optional(savedViewId()),
    expiresInDays: Type.Integer({ minimum: 1, maximum: LONGEST_DAYS }),
  },
  { $id: 'CreateViewTokenInput', ...closed },
);
export type CreateViewTokenInput = Static<typeof CreateViewTokenInput>;

export const CreatedViewToken = Type.Object(
  {
    secret: Type.String({
      description: 'Stands behind the `#` of the address. Shown this once: only its hash is kept',
    }),
    token: ref(ViewToken),
  },
  { $id: 'CreatedViewToken' },
);

export const ViewedProject = Type.Object(
  {
    tokenId: apiTokenId(),
    shows: ref(ViewedKind),
    projectId: projectId(),
    name: Type.String({ description: 'Name of the project; empty for one that was never named' }),
    savedView: Type.Optional(ref(SavedView)),
    origins: Type.Array(Type.String()),
    expiresAt: DateTime('When the view ends by itself'),
  },
  { $id: 'ViewedProject', description: 'What a view token shows, and to whom' },
);

export const ViewedNodesInput = Type.Object(
  { among: Type.Optional(Type.Array(nodeId(), { maxItems: 1000, description: 'Which of these; of all without it' })) },
  { $id: 'ViewedNodesInput', ...closed },
);
export const ViewedResult = Type.Object(
  {
    result: Type.Unsafe<QueryResult>({
      type: 'object',
      additionalProperties: true,
      description: 'What the query of the saved view comes to, as with `POST /neo4j/query`',
    }),
  },
  { $id: 'ViewedResult' },
);
