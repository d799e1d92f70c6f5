import { every } from '../faults/timers.js';
import { type JobId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { type LeasedJob } from '../../people/records/jobs/JobStore.js';
import { holdWithin, type Lease } from '../storage/Leases.js';
import { type JobRun, type RunnerParts } from './JobHandler.js';

/** Why a job was stopped. */
export type StopReason = 'cancelled' | 'lost' | 'closing';

/** The lease of the process that works on a job, which ends with it: that of the row runs on for a while. */
export const workerLease = (id: JobId): string => `job ${id}`;
/** Milliseconds until a process that gave the job back has given back that lease as well. */
const SHOWN_WITHIN = 1_000;

/** Milliseconds between two messages about progress. */
const TOLD_EVERY = 200;

/** A job that is being done here: keeps its lease, and tells how far it is. */
export class RunningJob {
  readonly #abort = new AbortController();
  readonly #endRenewing: () => void;
  #job: Job;
  #toldAt = 0;
  #heldUntil: number;
  #workerLease: Promise<Lease | undefined> = Promise.resolve(undefined);

  constructor(
    readonly leased: LeasedJob,
    private readonly parts: Pick<RunnerParts, 'jobStore' | 'tell' | 'leaseMs' | 'leases'>,
  ) {
    this.#job = leased.job;
    this.#heldUntil = Date.now() + parts.leaseMs;
    this.#endRenewing = every(parts.leaseMs / 3, 'The lease of a job could not be renewed', () => this.#renew());
  }

  /** The job with how far it is. */
  get job(): Job {
    return this.#job;
  }

  /** Why it was stopped; undefined while it goes on. */
  get stopped(): StopReason | undefined {
    return this.#abort.signal.reason as StopReason | undefined;
  }

  /** What its handler is given. */
  asRun(): JobRun<unknown> {
    const { owner, payload, job } = this.leased;
    return {
      owner,
      job,
      payload,
      signal: this.#abort.signal,
      progress: (done, total) => this.#progress(done, total),
      kept: () => this.#renew(true),
    };
  }

  stop(reason: StopReason): void {
    this.#abort.abort(reason);
  }

  /** Shows other processes that this one works on it. If one cancelled it just before, and saw nobody, it is stopped. */
  async show(): Promise<void> {
    if (this.parts.leases === undefined) return;
    await this.#hold(SHOWN_WITHIN);
    await this.#renew();
  }

  /** It is over: its leases are renewed no more. */
  async rest(): Promise<void> {
    this.#endRenewing();
    await (await this.#workerLease)?.release();
  }

  /** Holds the lease of its worker, again where the connection of leases broke. @param patience milliseconds */
  #hold(patience = 0): Promise<unknown> {
    const { leases } = this.parts;
    const held = (lease: Lease | undefined) =>
      leases === undefined || lease?.lost.aborted === false
        ? lease
        : holdWithin(leases, workerLease(this.leased.job.id), patience).catch(() => undefined);
    this.#workerLease = this.#workerLease.then(held);
    return this.#workerLease;
  }

  #progress(done: number, total: number | undefined): void {
    this.#job = { ...this.#job, done, ...(total === undefined ? {} : { total }) };
    if (performance.now() - this.#toldAt < TOLD_EVERY) return;
    this.#toldAt = performance.now();
    this.parts.tell(this.leased.owner, this.#job);
  }

  async #renew(isKept = false): Promise<void> {
    const { jobStore, leaseMs } = this.parts;
    const { done, total } = this.#job;
    const progress = { done, ...(total === undefined ? {} : { total }), isKept };
    const until = Date.now() + leaseMs;
    void this.#hold();
    // A disk or a network that fails for a moment costs one renewal. A job is stopped before its lease is over: others are given it then.
    const hold = await jobStore.renewJob(this.leased, until, progress).catch(() => undefined);
    if (hold === 'held') this.#heldUntil = until;
    if (hold === 'stop') this.stop('cancelled');
    // When the next renewal comes the lease is over.
    if (hold === 'lost' || Date.now() + leaseMs / 3 >= this.#heldUntil) this.stop('lost');
  }
}
