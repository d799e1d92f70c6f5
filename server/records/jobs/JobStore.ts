import { type JobId, type OwnerId } from '../../contract/ids.js';
import { type Job, type JobState } from '../../contract/jobs.js';
import { type NotificationDraft } from '../NotificationStore.js';

/** A job that is asked for. Times are milliseconds of the clock. */
export interface NewJob {
  readonly kind: string;
  /** What is asked for twice under one key is done once. */
  readonly key: string;
  readonly payload: unknown;
  /** When it may begin. */
  readonly startsAt: number;
  readonly now: number;
}

/** A job that was asked for, or was there already. */
export interface JobAsked {
  readonly job: Job;
  readonly isNew: boolean;
}

/** A job whose turn has come, in the hands of one who does it: nobody else is given it while its lease is renewed. */
export interface LeasedJob {
  readonly owner: OwnerId;
  readonly job: Job;
  readonly payload: unknown;
  /** How many attempts failed so far. */
  readonly failures: number;
  /** Proves who holds it. Another one each time that the job is given out. */
  readonly lease: string;
}

/** What a lease is asked for, or renewed, with. */
export interface LeaseTimes {
  readonly now: number;
  /** From then on the job is given to another. */
  readonly until: number;
}

/** How far a job is. */
export type JobProgress = Pick<Job, 'done' | 'total'>;

/** How a job ends. What it came to is for the service that asked for it. */
export interface JobEnd {
  readonly state: Extract<JobState, 'done' | 'failed' | 'cancelled'>;
  readonly result?: unknown;
  readonly now: number;
}

/** A job with what it came to, as its handler said it; null before its end. */
export interface EndedJob {
  readonly job: Job;
  readonly result: unknown;
}

/** Whether a job is still in the hands of who asks: `stop` when the person wants it to end. */
export type Hold = 'held' | 'stop' | 'lost';

/**
 * What is done for persons in the background. Each job is done by who holds its lease, and ends once: with what the person is told of
 * its end in one transaction. Methods throw `JOB_NOT_FOUND` for what is not there or is another person's.
 */
export interface JobStore {
  /** Keeps a job, unless there is one of this kind and key. */
  askForJob(owner: OwnerId, asked: NewJob): Promise<JobAsked>;
  /** All that have not ended, and the last that have; newest first. */
  jobs(owner: OwnerId): Promise<Job[]>;
  /** The last job of a kind, with what it came to; undefined when there is none. */
  lastJob(owner: OwnerId, kind: string): Promise<EndedJob | undefined>;
  /** The job of a kind that was asked for under a key; undefined when there is none. */
  jobOfKey(owner: OwnerId, kind: string, key: string): Promise<Job | undefined>;
  /** Ends a job that nobody has begun; one that is under way is told to stop. Throws `JOB_STATE` for one that has ended. */
  cancelJob(owner: OwnerId, id: JobId, now: number): Promise<Job>;

  /** Gives out the job that is due for longest, with a lease; undefined when none is. */
  leaseJob(times: LeaseTimes): Promise<LeasedJob | undefined>;
  /** Says that a job is being worked on, and how far it is. */
  renewJob(leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>, until: number, progress: JobProgress): Promise<Hold>;
  /** Ends a job, and puts what the person is told into the outbox; undefined when it is no longer in these hands. */
  endJob(
    leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>,
    end: JobEnd,
    told?: NotificationDraft,
  ): Promise<Job | undefined>;
  /** Gives a job back, to be begun anew from then on. @param failed whether this attempt counts as one that failed */
  returnJob(
    leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>,
    startsAt: number,
    failed: boolean,
  ): Promise<Job | undefined>;
  /** Gives a job back that cannot be done yet, as if it had not been begun. */
  postponeJob(leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>, startsAt: number): Promise<Job | undefined>;
  /** When the next job is due; null when none is kept. */
  nextJobAt(): Promise<number | null>;
  /** Makes all due whose lease runs: who held them is gone, and was the only one. */
  freeJobs(now: number): Promise<void>;
}
