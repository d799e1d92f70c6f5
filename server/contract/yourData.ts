import { type Static, Type } from 'typebox';

import { Job } from './jobs.js';
import { DateTime, ref, words } from './schema.js';
import { ConfirmationSchema } from './texts.js';

/** What is deleted: everything that a person made here, or the account with it. */
export const DeletionScope = words(['data', 'account'], { $id: 'DeletionScope' });
export type DeletionScope = Static<typeof DeletionScope>;

export const Deletion = Type.Object(
  { scope: ref(DeletionScope), at: DateTime('When it is carried out; until then the person may change their mind') },
  { $id: 'Deletion', description: 'A deletion that was begun' },
);
export type Deletion = Static<typeof Deletion>;

export const DeletionInput = Type.Object(
  { confirmation: ref(ConfirmationSchema) },
  { $id: 'DeletionInput', additionalProperties: false },
);
export const DeletionKept = Type.Object(
  { kept: Type.Boolean({ description: 'False when no deletion was begun' }) },
  { $id: 'DeletionKept' },
);

export const Archive = Type.Object(
  {
    job: Type.Optional(ref(Job)),
    bytes: Type.Optional(Type.Integer({ description: 'Size of the file; absent while there is none' })),
    expiresAt: Type.Optional(DateTime('When the file is removed; absent while there is none')),
  },
  { $id: 'Archive', description: 'The last archive of all that a person has here, and the job that makes it' },
);
export type Archive = Static<typeof Archive>;
