import { accepts } from '../../contract/accepts.js';
import { MOST_ATTEMPTS, restOf } from '../faults/attempts.js';
import { after } from '../faults/timers.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type JobId, type OwnerId } from '../../contract/ids.js';
import { type Job } from '../../contract/jobs.js';
import { draftOf } from '../../people/notifications/draftOf.js';
import { type DueJobs, type JobEnd, type LeasedJob } from '../../people/records/jobs/JobStore.js';
import { type News } from '../../people/notifications/kinds.js';
import { warn } from '../faults/guarded.js';
import { Turns } from '../limits/Turns.js';
import { type JobOutcome, type RunnerParts } from './JobHandler.js';
import { RunningJob, workerLease } from './RunningJob.js';

/** Jobs that one process does at the same time, and those among them of one person: nobody has to wait for all that another asked for. */
const AT_ONCE = 4;
const EACH = 2;
/** Longest sleep of the runner: another process may have added a job. */
const LONGEST_SLEEP_MS = 60_000;

/** Refusals that the operator has to see. */
const OF_OURS: ReadonlySet<string> = new Set(['INTERNAL', 'JOB_GIVEN_UP']);

/** Whether an attempt failed for a reason that another attempt would meet again. An outage of the store is none. */
const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.code !== 'UNAVAILABLE';

/** Does what is due, a few jobs at the same time, for as long as the process runs. */
export class JobRunner {
  readonly #running = new Map<string, RunningJob>();
  readonly #ends = new Set<Promise<void>>();
  readonly #turns = new Turns(EACH);
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #again = false;
  #closed = false;
  #asking = 0;

  constructor(private readonly parts: RunnerParts) {}

  /** Looks for jobs that are due. Never fails. */
  wake(): void {
    this.#again = true;
    // `afterwards` wakes it.
    if (this.#closed || this.#asking > 0) return;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
      // Woken while it read when to look next: what it read may be from before.
      if (this.#again) this.wake();
    });
  }

  /** Begins no job until one is stored and its person's windows know that it waits: they would learn that after its end. */
  async afterwards<Asked>(ask: () => Promise<Asked>): Promise<Asked> {
    this.#asking += 1;
    try {
      return await ask();
    } finally {
      this.#asking -= 1;
      this.wake();
    }
  }

  /** How a job stands at this moment, where it is done here. */
  present(job: Job): Job {
    return this.#running.get(job.id)?.job ?? job;
  }

  /** Stops a job that is done here. */
  stop(id: string): void {
    this.#running.get(id)?.stop('cancelled');
  }

  /** Makes a cancelled job due where nobody works on it, though a lease of its row runs: its process has ended. Never fails. */
  async freeCancelled(owner: OwnerId, id: JobId): Promise<void> {
    const { jobStore, leases } = this.parts;
    if (this.#running.has(id)) return;
    try {
      const lease = await leases?.tryHold(workerLease(id));
      if (leases !== undefined && lease === undefined) return;
      await jobStore.freeCancelledJob(owner, id).finally(() => lease?.release());
    } catch (error) {
      warn('A cancelled job is ended later', error);
    }
  }

  /** Gives back running jobs, so that the next process begins them again at once. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#filling;
    for (const running of this.#running.values()) running.stop('closing');
    await Promise.all(this.#ends);
  }

  async #fill(): Promise<void> {
    const { jobStore, leaseMs } = this.parts;
    try {
      while (this.#again) {
        this.#again = false;
        while (!this.#closed && this.#asking === 0) {
          const now = Date.now();
          const of = this.#next(await jobStore.dueJobs(now));
          if (of === undefined) break;
          const leased = await jobStore.leaseJob({ now, until: now + leaseMs, of });
          if (leased === undefined) break;
          if (leased.wasCut && leased.cuts < MOST_ATTEMPTS) await this.#rest(leased);
          else this.#begin(leased);
        }
      }
      this.#sleepUntil(await jobStore.nextJobAt());
    } catch (error) {
      warn('Jobs could not be read', error);
      this.#sleepUntil(Date.now() + LONGEST_SLEEP_MS);
    }
  }

  /**
   * Whose job is next. A cancelled one waits for no place, since it is only ended. Of those whose process ended, one goes on at a
   * time, so that the one that crashes every process is not confused with others that ran beside it.
   */
  #next(due: readonly DueJobs[]): DueJobs | undefined {
    const stopped = due.find(({ isStopped }) => isStopped);
    if (stopped !== undefined) return stopped;
    const running = [...this.#running.values()].map(({ leased }) => leased).filter(({ isStopped }) => !isStopped);
    if (running.length >= AT_ONCE) return undefined;
    const isCutBusy = running.some(({ cuts }) => cuts > 0);
    const open = due.filter(({ owner, kind, wasCut }) => {
      const alike = running.filter((each) => each.owner === owner && each.job.kind === kind).length;
      return !(wasCut && isCutBusy) && alike < (this.parts.handlers[kind]?.each ?? EACH);
    });
    const person = this.#turns.next(new Set(open.map(({ owner }) => owner)));
    return open.find(({ owner }) => owner === person);
  }

  #sleepUntil(due: number | null): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    // What is due and was not begun waits for its turn: the end of a job wakes it.
    const waitsForTurn = this.#running.size > 0 && due !== null && due <= Date.now();
    const isFull = this.#running.size >= AT_ONCE || waitsForTurn;
    const sleep = isFull || due === null ? LONGEST_SLEEP_MS : Math.min(Math.max(due - Date.now(), 1), LONGEST_SLEEP_MS);
    this.#timer = after(sleep, 'Jobs could not be looked for', () => this.wake());
    this.#timer.unref();
  }

  /** Gives back a job whose last attempt ended with its process. */
  async #rest(leased: LeasedJob): Promise<void> {
    const resting = await this.parts.jobStore.restJob(leased, Date.now() + restOf(leased.cuts));
    if (resting !== undefined) this.parts.tell(leased.owner, resting);
  }

  #begin(leased: LeasedJob): void {
    const running = new RunningJob(leased, this.parts);
    if (leased.isStopped) running.stop('cancelled');
    this.#running.set(leased.job.id, running);
    this.#turns.begin(leased.owner);
    this.parts.tell(leased.owner, leased.job);
    const end = this.#do(running)
      .catch((error: unknown) => warn(`The job ${leased.job.kind} could not be ended`, error))
      .finally(() => {
        void running.rest();
        // It may have been given out again before this attempt was over.
        if (this.#running.get(leased.job.id) === running) this.#running.delete(leased.job.id);
        this.#turns.end(leased.owner);
        this.#ends.delete(end);
        this.wake();
      });
    this.#ends.add(end);
  }

  async #do(running: RunningJob): Promise<void> {
    const { job, leased } = running;
    const handler = this.parts.handlers[job.kind];
    try {
      await running.show();
      if (running.stopped !== undefined) throw new Error('The job was stopped before it was begun');
      if (handler === undefined) throw new ProblemError('INTERNAL', { detail: `Nobody does jobs of ${job.kind}` });
      if (leased.cuts >= MOST_ATTEMPTS) throw new ProblemError('JOB_GIVEN_UP');
      if (handler.payload !== undefined && !accepts(handler.payload, leased.payload))
        throw new ProblemError('INTERNAL', { detail: `The job ${job.kind} has another payload` });
      const outcome: JobOutcome = await handler.run(running.asRun() as never);
      const { result, news, again } = outcome;
      if (again !== undefined) {
        // Stored moments are whole milliseconds; a part of one is a share of something.
        await this.parts.jobStore.postponeJob(leased, Math.ceil(again));
        return;
      }
      const end = { state: 'done', ...(result === undefined ? {} : { result }) } as const;
      const ended = await this.#end(running, end, news);
      if (ended !== undefined) handler.ended?.(leased.owner, ended, leased.payload as never);
    } catch (error) {
      await this.#failed(running, error);
    }
  }

  async #failed(running: RunningJob, error: unknown): Promise<void> {
    const { jobStore, handlers } = this.parts;
    const { leased, stopped } = running;
    if (stopped === 'lost') return;
    if (stopped === 'closing') {
      await jobStore.returnJob(leased, Date.now(), false);
      return;
    }
    const handler = handlers[leased.job.kind];
    if (stopped === 'cancelled') {
      await handler?.clean?.(leased.owner, leased.job, leased.payload as never);
      await this.#end(running, { state: 'cancelled' });
      return;
    }
    // Refusals of a person's file are shown to that person, and are no failures of the server.
    if (!isRefusal(error) || OF_OURS.has(error.code)) warn(`The job ${leased.job.kind} failed`, error);
    const failures = leased.failures + 1;
    if (failures < MOST_ATTEMPTS && !isRefusal(error)) {
      const waiting = await jobStore.returnJob(leased, Date.now() + restOf(failures), true);
      if (waiting !== undefined) this.parts.tell(leased.owner, waiting);
      return;
    }
    await handler?.clean?.(leased.owner, leased.job, leased.payload as never);
    const why = error instanceof ProblemError ? { result: { problem: error.code } } : {};
    await this.#end(running, { state: 'failed', ...why }, handler?.newsOfFailure);
  }

  async #end({ leased }: RunningJob, end: Omit<JobEnd, 'now'>, news?: News): Promise<Job | undefined> {
    const { jobStore, tell, deliver } = this.parts;
    const draft = news === undefined ? [] : [draftOf(news)];
    const ended = await jobStore.endJob(leased, { ...end, now: Date.now() }, ...draft);
    if (ended === undefined) return undefined;
    tell(leased.owner, ended);
    if (news !== undefined) await deliver(leased.owner);
    return ended;
  }
}
