import { type Static, Type } from 'typebox';

import { ProjectQuery } from './ids.js';
import { DateTime, ref, words } from './schema.js';
import { AliasWordsSchema } from './texts.js';

const closed = { additionalProperties: false };

export const AliasKind = words(['label', 'type', 'property'], {
  $id: 'AliasKind',
  description: 'What of a graph words are another name for',
});

export const Alias = Type.Object(
  {
    words: Type.String({ description: 'As they are looked for: small letters without diacritics' }),
    kind: ref(AliasKind),
    name: Type.String({ description: 'The label, type or property that they mean' }),
    createdAt: DateTime('When the person said so'),
  },
  { $id: 'Alias', description: 'What words mean in a project, as its person answered when the assistant asked back' },
);
export type Alias = Static<typeof Alias>;

export const AliasList = Type.Object(
  { items: Type.Array(ref(Alias)), total: Type.Integer() },
  { $id: 'AliasList', description: 'The latest first' },
);

export const ForgetAliasInput = Type.Object(
  { ...ProjectQuery, words: ref(AliasWordsSchema) },
  { $id: 'ForgetAliasInput', ...closed },
);
