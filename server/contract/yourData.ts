import { type Static, Type } from 'typebox';

import { Job } from './jobs.js';
import { DateTime, ref } from './schema.js';

export const Archive = Type.Object(
  {
    job: Type.Optional(ref(Job)),
    bytes: Type.Optional(Type.Integer({ description: 'Size of the file; absent while there is none' })),
    expiresAt: Type.Optional(DateTime('When the file is removed; absent while there is none')),
  },
  { $id: 'Archive', description: 'The last archive of all that a person has here, and the job that makes it' },
);
export type Archive = Static<typeof Archive>;
