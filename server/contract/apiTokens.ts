import { type Static, Type } from 'typebox';

import { apiTokenId, projectId } from './ids.js';
import { DateTime, ref, words } from './schema.js';
import { ApiTokenNameSchema } from './texts.js';

const closed = { additionalProperties: false };

/** `read` changes nothing; `write` reads as well. */
export const ApiTokenScope = words(['read', 'write'], { $id: 'ApiTokenScope' });
export type ApiTokenScope = Static<typeof ApiTokenScope>;

/** Longest time, in days, that a token may be good for: a year. Each has an end. */
const LONGEST_DAYS = 366;

export const ApiToken = Type.Object(
  {
    id: apiTokenId(),
    name: Type.String(),
    scope: ref(ApiTokenScope),
    projectId: Type.Optional(Type.String({ description: 'The one project that it reaches; absent: all of them' })),
    prefix: Type.String({ description: 'How the secret begins' }),
    lastFour: Type.String({ description: 'How the secret ends' }),
    createdAt: DateTime('When it was made'),
    expiresAt: DateTime('When it ends by itself'),
    lastUsedAt: Type.Optional(DateTime('When it was last used, to the minute; absent when it never was')),
  },
  { $id: 'ApiToken', description: 'What is kept of an API token: never its secret' },
);
export type ApiToken = Static<typeof ApiToken>;

export const ApiTokenList = Type.Object(
  { items: Type.Array(ref(ApiToken)), total: Type.Integer() },
  { $id: 'ApiTokenList' },
);

export const GenerateApiTokenInput = Type.Object(
  {
    name: ref(ApiTokenNameSchema),
    scope: ref(ApiTokenScope),
    projectId: Type.Optional(projectId()),
    expiresInDays: Type.Integer({ minimum: 1, maximum: LONGEST_DAYS }),
  },
  { $id: 'GenerateApiTokenInput', ...closed, description: 'Without a project it reaches all of them' },
);
export type GenerateApiTokenInput = Static<typeof GenerateApiTokenInput>;

export const GeneratedApiToken = Type.Object(
  {
    secret: Type.String({ description: 'For `Authorization: Bearer …`. Shown this once: only its hash is kept' }),
    token: ref(ApiToken),
  },
  { $id: 'GeneratedApiToken' },
);

export const BearerKind = words(['session', 'apiToken'], { $id: 'BearerKind' });
export const CheckedBearer = Type.Object(
  { uid: Type.String(), kind: ref(BearerKind), token: Type.Optional(ref(ApiToken)) },
  { $id: 'CheckedBearer', description: 'Who asks and by what; without `token` by a sign-in' },
);
