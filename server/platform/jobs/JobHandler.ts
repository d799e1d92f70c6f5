import { type TSchema } from 'typebox';

import { type OwnerId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { type News } from '../../people/notifications/kinds.js';
import { type JobStore } from '../../people/records/jobs/JobStore.js';
import { type Leases } from '../storage/Leases.js';

/** One attempt to do a job. */
export interface JobRun<Payload> {
  readonly owner: OwnerId;
  readonly job: Job;
  readonly payload: Payload;
  /** Aborted when the person cancels the job, when it is in other hands, and when the process ends. */
  readonly signal: AbortSignal;
  /** Says how far it is; told to the person's windows now and then. */
  progress(done: number, total?: number): void;
  /** Says that what was done so far is kept, so that an end of the process costs only the rest. */
  kept(): Promise<void>;
}

/** What a job came to, and what its person is told of that. */
export interface JobOutcome {
  readonly result?: unknown;
  readonly news?: News;
  /** It cannot be done yet: when it is to be begun anew, in milliseconds of the clock. Such an attempt counts as none. */
  readonly again?: number;
}

/**
 * Does the jobs of one kind. A run may be cut off at any point and is then begun anew, perhaps by another process: what it brings about
 * must be the same done once or twice. A run that throws is tried again later, unless it throws a `ProblemError`.
 */
export interface JobHandler<Payload> {
  /** What a job of this kind must be given; one of an earlier version may not be. */
  readonly payload?: TSchema;
  /** Most jobs of this kind that one person may have under way; as many as of all kinds without a word. */
  readonly each?: number;
  run(run: JobRun<Payload>): Promise<JobOutcome>;
  /** What the person is told when it has failed for good. */
  readonly newsOfFailure?: News;
  /** Told once by whoever ended it well, after that is kept; a process that ends in between tells nobody. */
  ended?(owner: OwnerId, job: Job, payload: Payload): void;
  /** Takes away what a job that is over before its end has left. */
  clean?(owner: OwnerId, job: Job, payload: Payload): Promise<void>;
}

/** Who does the jobs of each kind. */
export type JobHandlers = Readonly<Record<string, JobHandler<never>>>;

/** What jobs are done with. */
export interface RunnerParts {
  readonly jobStore: JobStore;
  readonly handlers: JobHandlers;
  /** Tells the person's windows how a job stands. */
  tell(owner: OwnerId, job: Job): void;
  /** Something was put into the outbox of notifications. */
  deliver(owner: OwnerId): Promise<void>;
  /** How long a job stays in the hands of one who is not heard of, in milliseconds. */
  readonly leaseMs: number;
  /** Show other processes which jobs this one works on. Without them it is the only one. */
  readonly leases?: Leases;
}
