import { type Database } from '../../../../platform/storage/postgres/Database.js';
import { type JobNews, type JobStore } from '../../jobs/JobStore.js';
import { type Calls } from '../calls.js';
import { admitJob, askForJob, cancelJob, jobOfKey, jobsOfKeys, lastJob, listJobs } from './asking.js';
import { JOB_CHANNEL } from './jobRows.js';
import {
  dueJobs,
  endJob,
  freeCancelledJob,
  freeJobs,
  leaseJob,
  nextJobAt,
  postponeJob,
  renewJob,
  restJob,
  returnJob,
} from './leases.js';

/** Opens the jobs of an installation, which any number of processes do, and hears of those that others ask for and cancel. */
export async function openPostgresJobs(
  { line }: Pick<Database, 'line'>,
  { reading, writing, writingUnheld }: Calls,
): Promise<JobStore> {
  const followers = new Set<(news: JobNews) => void>();
  const tell = (news: JobNews) => {
    for (const heard of followers) heard(news);
  };
  await line.listen(JOB_CHANNEL, {
    heard: (said) => tell(JSON.parse(said) as JobNews),
    // A job may have been asked for meanwhile; one that is to stop hears of that when its lease is renewed.
    resumed: () => tell({}),
  });
  return {
    askForJob: writing(askForJob),
    jobs: reading(listJobs),
    lastJob: reading(lastJob),
    jobOfKey: reading(jobOfKey),
    jobsOfKeys: reading(jobsOfKeys),
    cancelJob: writing(cancelJob),
    admitJob: reading(admitJob),
    dueJobs: reading(dueJobs),
    leaseJob: writingUnheld(leaseJob),
    renewJob: writingUnheld(renewJob),
    endJob: writingUnheld(endJob),
    returnJob: writingUnheld(returnJob),
    restJob: writingUnheld(restJob),
    postponeJob: writingUnheld(postponeJob),
    nextJobAt: reading(nextJobAt),
    freeJobs: writingUnheld(freeJobs),
    freeCancelledJob: writing(freeCancelledJob),
    followJobs: (heard) => {
      followers.add(heard);
      return () => followers.delete(heard);
    },
  };
}
