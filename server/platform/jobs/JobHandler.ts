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

/** The result of an attempt, and the notification about it. */
export interface JobOutcome {
  readonly result?: unknown;
  readonly news?: News;
  /** When to begin again (milliseconds since 1970) if it cannot be done yet. Such an attempt does not count. */
  readonly again?: number;
}

/**
 * Does the jobs of one kind. A run may be cut off at any point and begun again, perhaps by another process, so that done twice it must
 * have the same effect as done once. A run that throws is tried again later, unless it throws a `ProblemError`.
 */
export interface JobHandler<Payload> {
  /** The schema of the payload, which a job of an earlier version may not match. */
  readonly payload?: TSchema;
  /** Most jobs of this kind that may run for one person; by default as many as of all kinds. */
  readonly each?: number;
  run(run: JobRun<Payload>): Promise<JobOutcome>;
  /** The notification sent when it has failed for good. */
  readonly newsOfFailure?: News;
  /** Called once after its success is stored, unless the process ends in between. */
  ended?(owner: OwnerId, job: Job, payload: Payload): void;
  /** Removes what a cancelled or failed job left behind. */
  clean?(owner: OwnerId, job: Job, payload: Payload): Promise<void>;
}

/** Handlers by the kind of their jobs. */
export type JobHandlers = Readonly<Record<string, JobHandler<never>>>;

/** What a runner of jobs is made of. */
export interface RunnerParts {
  readonly jobStore: JobStore;
  readonly handlers: JobHandlers;
  /** Sends the state of a job to the person's windows. */
  tell(owner: OwnerId, job: Job): void;
  /** Delivers the notifications that wait in the outbox. */
  deliver(owner: OwnerId): Promise<void>;
  /** Milliseconds after which a lease that is not renewed ends. */
  readonly leaseMs: number;
  /** Show other processes which jobs this one works on. Without them it is the only one. */
  readonly leases?: Leases;
}
