import { assign, fromPromise, setup } from 'xstate';

import { type Job, readAfter, withJob } from '../domain/jobs/job';

interface JobsContext {
  /** Newest first. */
  readonly jobs: readonly Job[];
}

export type JobsEvent =
  /** The channel is there anew: what was told before it may have been missed. */
  { type: 'JOINED' } | { type: 'JOB.TOLD'; job: Job };

/** A list that cannot be read is read again after so long, in milliseconds: nobody waits for it. */
const REST_MS = 15_000;

/**
 * Follows what is done for a person in the background: a list that is read after each join of the channel, and what the
 * channel tells in between. What is told while a list is on its way is not undone by it.
 */
export const jobsMachine = setup({
  types: {} as { context: JobsContext; events: JobsEvent },
  actors: { read: fromPromise<readonly Job[]>(() => Promise.reject(new Error('the page injects read'))) },
  actions: {
    take: assign(({ context }, job: Job) => ({ jobs: withJob(context.jobs, job) })),
    takeList: assign(({ context }, jobs: readonly Job[]) => ({ jobs: readAfter(context.jobs, jobs) })),
  },
  delays: { REST: REST_MS },
}).createMachine({
  id: 'jobs',
  context: { jobs: [] },
  initial: 'reading',
  on: {
    JOINED: '.reading',
    'JOB.TOLD': { actions: { type: 'take', params: ({ event }) => event.job } },
  },
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'following', actions: { type: 'takeList', params: ({ event }) => event.output } },
        onError: 'resting',
      },
    },
    following: {},
    resting: { after: { REST: 'reading' } },
  },
});
