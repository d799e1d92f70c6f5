import { type LiveEvents } from '../bus/liveEvents.js';
import { type JobId, type OwnerId } from '../../contract/ids.js';
import { type Job, type JobList } from '../../contract/jobs.js';
import { type Notifications } from '../../people/notifications/Notifications.js';
import { type EndedJob, type JobAsked, type JobStore } from '../../people/records/jobs/JobStore.js';
import { FairQueue } from '../limits/FairQueue.js';
import { inTurn, type Leases } from '../storage/Leases.js';
import { type JobHandlers } from './JobHandler.js';
import { JobRunner } from './JobRunner.js';

interface AskedJob {
  readonly kind: string;
  readonly key: string;
  readonly payload?: unknown;
  readonly startsAt?: number;
  /** Whether the person was admitted before what the job works on was kept: no limit refuses it then. */
  readonly isAdmitted?: boolean;
}

/** What is done for persons in the background. */
export interface Jobs {
  /** Throws `TOO_MANY_WAITING` where a person has as much waiting as they may: to be asked before anything else is kept for a job. */
  admit(owner: OwnerId): Promise<void>;
  /**
   * Keeps something and asks for its job, which nothing refuses then (`isAdmitted`), one at a time of a person, whichever process serves them: so
   * many at once come to the limit exactly. Throws `TOO_MANY_WAITING` before anything is kept.
   */
  admitted<T>(owner: OwnerId, keep: () => Promise<T>): Promise<T>;
  /** Keeps a job and begins it when it is due. What is asked for twice under one key is done once. Throws `TOO_MANY_WAITING`. */
  ask(owner: OwnerId, asked: AskedJob): Promise<JobAsked>;
  /** All that have not ended, and the last that have; newest first. */
  list(owner: OwnerId): Promise<JobList>;
  /** The last job of a kind, with what it came to. */
  last(owner: OwnerId, kind: string): Promise<EndedJob | undefined>;
  /** The job of a kind that was asked for under a key. */
  find(owner: OwnerId, kind: string, key: string): Promise<Job | undefined>;
  /** Those of a kind that were asked for under some keys, by their key, read at once. */
  findAll(owner: OwnerId, kind: string, keys: readonly string[]): Promise<ReadonlyMap<string, Job>>;
  /** Throws `JOB_NOT_FOUND`, and `JOB_STATE` for one that has ended. */
  cancel(owner: OwnerId, id: JobId): Promise<Job>;
  close(): Promise<void>;
}

/** What jobs stand on. */
export interface JobsParts {
  readonly jobStore: JobStore;
  readonly handlers: JobHandlers;
  readonly notifications: Pick<Notifications, 'deliver'>;
  readonly live: Pick<LiveEvents, 'jobMoved'>;
  /** Whether this process does jobs, or only asks for them; it does without a word. */
  readonly isDoing?: boolean;
  /** Whether other processes do jobs of the same store: what they hold is then waited for. */
  readonly isShared?: boolean;
  /** Of the processes that ask for jobs of the same store and do them; without them this one is alone. */
  readonly leases?: Leases;
  /** Milliseconds after which a lease that is not renewed ends. */
  readonly leaseMs?: number;
}

const LEASE_MS = 30_000;
/** Most jobs of one person that are due and have not ended. */
export const MOST_WAITING = 50;
/** What a person has waiting is counted by one at a time. */
const ADMITTING = { atOnce: Infinity, each: 1, waiting: Infinity };

/** Opens the jobs of an installation, and goes on with those that were under way when it stopped. */
export async function openJobs(parts: JobsParts): Promise<Jobs> {
  const { jobStore, handlers, notifications, live, isShared = false, isDoing = true } = parts;
  const { leases, leaseMs = LEASE_MS } = parts;
  const admitting = new FairQueue(ADMITTING);
  const admit = (owner: OwnerId) => jobStore.admitJob(owner, { now: Date.now(), most: MOST_WAITING });
  const tell = (owner: OwnerId, job: Job) => live.jobMoved(owner, { job });
  const deliver = (owner: OwnerId) => notifications.deliver(owner);
  const runner = new JobRunner({ jobStore, handlers, tell, deliver, leaseMs, ...(leases && { leases }) });
  if (!isShared) await jobStore.freeJobs(Date.now());
  const follow = () =>
    jobStore.followJobs(({ stop }) => {
      if (stop !== undefined) runner.stop(stop);
      runner.wake();
    });
  const endFollowing = isDoing ? follow() : () => undefined;
  if (isDoing) runner.wake();
  else await runner.close();
  return {
    admit,
    admitted: (owner, keep) =>
      admitting.runAdmitted(owner, () =>
        inTurn(leases, `waiting ${owner}`, async () => {
          await admit(owner);
          return keep();
        }),
      ),
    async ask(owner, { kind, key, payload = {}, startsAt, isAdmitted = false }) {
      const now = Date.now();
      return runner.afterwards(async () => {
        const asked = await jobStore.askForJob(owner, {
          kind,
          key,
          payload,
          startsAt: startsAt ?? now,
          now,
          ...(isAdmitted ? {} : { most: MOST_WAITING }),
        });
        if (asked.isNew) tell(owner, asked.job);
        return asked;
      });
    },
    async list(owner) {
      const items = (await jobStore.jobs(owner)).map((job) => runner.present(job));
      return { items, total: items.length };
    },
    last: (owner, kind) => jobStore.lastJob(owner, kind),
    find: (owner, kind, key) => jobStore.jobOfKey(owner, kind, key),
    findAll: (owner, kind, keys) => jobStore.jobsOfKeys(owner, kind, keys),
    async cancel(owner, id) {
      const job = await jobStore.cancelJob(owner, id, Date.now());
      runner.stop(id);
      tell(owner, job);
      if (job.state === 'running') await runner.freeCancelled(owner, id);
      // What it left while it rested is taken away.
      runner.wake();
      return job;
    },
    close: () => {
      endFollowing();
      return runner.close();
    },
  };
}
