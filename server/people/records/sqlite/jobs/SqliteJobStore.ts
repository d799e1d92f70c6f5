import { commandCaller } from '../../../../platform/storage/commandCaller.js';
import { type Engine } from '../../../../platform/storage/Engine.js';
import { type JobNews, type JobStore } from '../../jobs/JobStore.js';
import { type jobReads, type jobWrites } from './jobCommands.js';

/** The jobs of an installation in the product's own file. */
export function sqliteJobStore(engine: Engine): JobStore {
  const { read, write } = commandCaller<ReturnType<typeof jobReads>, ReturnType<typeof jobWrites>>(engine);
  const followers = new Set<(news: JobNews) => void>();
  return {
    async askForJob(owner, asked) {
      const answer = await write('askForJob', owner, asked);
      if (answer.isNew) for (const heard of followers) heard({});
      return answer;
    },
    jobs: (owner) => read('jobs', owner),
    lastJob: (owner, kind) => read('lastJob', owner, kind),
    jobOfKey: (owner, kind, key) => read('jobOfKey', owner, kind, key),
    jobsOfKeys: async (owner, kind, keys) =>
      keys.length === 0 ? new Map() : new Map(await read('jobsOfKeys', owner, kind, keys)),
    cancelJob: (owner, id, now) => write('cancelJob', owner, id, now),
    admitJob: (owner, asked) => read('admitJob', owner, asked),
    dueJobs: (now) => write('dueJobs', now),
    leaseJob: (asked) => write('leaseJob', asked),
    renewJob: (held, until, progress) => write('renewJob', held, until, progress),
    endJob: (held, end, told) => write('endJob', held, end, told),
    returnJob: (held, startsAt, failed) => write('returnJob', held, startsAt, failed),
    restJob: (held, startsAt) => write('restJob', held, startsAt),
    postponeJob: (held, startsAt) => write('postponeJob', held, startsAt),
    nextJobAt: () => write('nextJobAt'),
    freeJobs: (now) => write('freeJobs', now),
    freeCancelledJob: (owner, id) => write('freeCancelledJob', owner, id),
    followJobs: (heard) => {
      followers.add(heard);
      return () => followers.delete(heard);
    },
  };
}
