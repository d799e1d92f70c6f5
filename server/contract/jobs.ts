import { type Static, Type } from 'typebox';

import { jobId } from './ids.js';
import { DateTime, ref, words } from './schema.js';

/** What is done for a person while they do something else. */
export const JOB_KINDS = [
  ...['exportArchive', 'restoreArchive', 'deleteData', 'deleteAccount'],
  ...['copyProject', 'restoreProject', 'eraseProject', 'processText', 'transcribe'],
] as const;
export const JobKind = words(JOB_KINDS, { $id: 'JobKind' });
export type JobKind = (typeof JOB_KINDS)[number];

/** waiting → running → done, failed or cancelled; from running back to waiting when an attempt failed. */
export const JobState = words(['waiting', 'running', 'done', 'failed', 'cancelled'], { $id: 'JobState' });
export type JobState = Static<typeof JobState>;

export const Job = Type.Object(
  {
    id: jobId(),
    kind: ref(JobKind),
    state: ref(JobState),
    done: Type.Integer({ description: 'How much of `total` is done' }),
    total: Type.Optional(Type.Integer({ description: 'Absent while that is not known' })),
    attempts: Type.Integer({ description: 'How often it was begun' }),
    createdAt: DateTime('When it was asked for'),
    startsAt: DateTime('When it begins at the earliest'),
    endedAt: Type.Optional(DateTime('When it ended; absent before that')),
    problem: Type.Optional(Type.String({ description: 'Code of what refused it for good, such as `FILE_INVALID`' })),
  },
  { $id: 'Job', description: 'Something that is done for a person while they do something else' },
);
export type Job = Static<typeof Job>;
export const JobList = Type.Object({ items: Type.Array(ref(Job)), total: Type.Integer() }, { $id: 'JobList' });
export type JobList = Static<typeof JobList>;

/** Payload of the event `job` of the channel topic `user:notifications`: a job goes on, or has ended. */
export const JobMoved = Type.Object({ job: ref(Job) }, { $id: 'JobMoved' });
export type JobMoved = Static<typeof JobMoved>;
