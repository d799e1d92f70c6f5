import { type JobId, type OwnerId } from '../../../contract/ids.js';
import { type Job, type JobState } from '../../../contract/jobs.js';
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
  /** Most that the person may have that are due and have not ended. One that begins later is always kept. */
  readonly most?: number;
}

/** Which job is asked for. */
export type JobRequest = Pick<NewJob, 'kind' | 'key' | 'payload'>;

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
  /** How many attempts in a row ended with their process before anything of them was kept. */
  readonly cuts: number;
  /** Whether the last of them has not rested since. */
  readonly wasCut: boolean;
  /** Whether its person cancelled it while nobody worked on it: what it left is to be taken away. */
  readonly isStopped: boolean;
  /** Proves who holds it. Another one each time that the job is given out. */
  readonly lease: string;
}

/** Jobs that are due, of one person and kind. */
export interface DueJobs {
  readonly owner: OwnerId;
  readonly kind: string;
  /** Whether their last attempt ended with its process. */
  readonly wasCut: boolean;
  /** Whether their person cancelled them while nobody worked on them: they only have to be ended. */
  readonly isStopped: boolean;
}

/** What a lease is asked for with. */
export interface LeaseAsked {
  readonly now: number;
  /** From then on the job is given to another. */
  readonly until: number;
  /** Whose job, and of which kind; without one the job that is due for longest. */
  readonly of?: DueJobs;
}

/** How far a job is. */
export interface JobProgress extends Pick<Job, 'done' | 'total'> {
  /** Whether part of the job is kept by now, so that an end of the process costs only the rest. */
  readonly isKept?: boolean;
}

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

/** What others did: asked for a job or gave one back, or cancelled the one that is named. */
export interface JobNews {
  readonly stop?: JobId;
}

/**
 * What is done for persons in the background. Each job is done by who holds its lease, and ends once: with what the person is told of
 * its end in one transaction. Methods throw `JOB_NOT_FOUND` for what is not there or is another person's.
 */
export interface JobStore {
  /** Keeps a job, unless there is one of this kind and key. Throws `TOO_MANY_WAITING`. */
  askForJob(owner: OwnerId, asked: NewJob): Promise<JobAsked>;
  /** All that have not ended, and the last that have; newest first. */
  jobs(owner: OwnerId): Promise<Job[]>;
  /** The last job of a kind, with what it came to; undefined when there is none. */
  lastJob(owner: OwnerId, kind: string): Promise<EndedJob | undefined>;
  /** The job of a kind that was asked for under a key; undefined when there is none. */
  jobOfKey(owner: OwnerId, kind: string, key: string): Promise<Job | undefined>;
  /** Those of a kind that were asked for under some keys, by their key, read at once. */
  jobsOfKeys(owner: OwnerId, kind: string, keys: readonly string[]): Promise<ReadonlyMap<string, Job>>;
  /** Ends a job that was never begun; any other is told to stop, one that rests when it is given out, before every other. Throws `JOB_STATE` for one that has ended. */
  cancelJob(owner: OwnerId, id: JobId, now: number): Promise<Job>;

  /** Throws `TOO_MANY_WAITING` where a person has as many that are due as they may. */
  admitJob(owner: OwnerId, asked: Pick<NewJob, 'now'> & { readonly most: number }): Promise<void>;
  /** Whose jobs are due: those that were cancelled first, then those that are due for longest. */
  dueJobs(now: number): Promise<DueJobs[]>;
  /** Gives out the job that is due for longest, with a lease; undefined when none is. */
  leaseJob(asked: LeaseAsked): Promise<LeasedJob | undefined>;
  /** Says that a job is being worked on, and how far it is. */
  renewJob(leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>, until: number, progress: JobProgress): Promise<Hold>;
  /** Ends a job, and puts what the person is told into the outbox; undefined when it is no longer in these hands. */
  endJob(
    leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>,
    end: JobEnd,
    told?: NotificationDraft,
  ): Promise<Job | undefined>;
  /** Gives a job back, to be begun anew from then on; one that was cancelled meanwhile is due at once. @param failed whether this attempt counts as one that failed */
  returnJob(
    leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>,
    startsAt: number,
    failed: boolean,
  ): Promise<Job | undefined>;
  /** Gives a job back, to rest until then, whose attempt before this one was cut off. This one counts as none. */
  restJob(leased: Pick<LeasedJob, 'owner' | 'job' | 'lease' | 'cuts'>, startsAt: number): Promise<Job | undefined>;
  /** Gives a job back that cannot be done yet, as if it had not been begun. */
  postponeJob(leased: Pick<LeasedJob, 'owner' | 'job' | 'lease'>, startsAt: number): Promise<Job | undefined>;
  /** When the next job is due; null when none is kept. */
  nextJobAt(): Promise<number | null>;
  /** Makes all due whose lease runs: who held them is gone, and was the only one. */
  freeJobs(now: number): Promise<void>;
  /** Makes a cancelled job due before every other although its lease runs: who held it is gone. */
  freeCancelledJob(owner: OwnerId, id: JobId): Promise<void>;

  /**
   * Tells at once what others did, of this process or another: asked for a job or gave one back, or want one to stop. Where the store cannot tell, or did not
   * for a while, it is found when a lease is renewed and when the runner looks for what is due.
   * @returns how to end that
   */
  followJobs(heard: (news: JobNews) => void): () => void;
}
