import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { type ImportJob, type ImportState } from '../../contract/imports.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { after } from '../../platform/faults/timers.js';
import { type ImportJobStore } from '../../people/records/ImportStores.js';
import { type NotificationDraft } from '../../people/records/NotificationStore.js';
import { warn } from '../../platform/faults/guarded.js';

/** States in which nothing more happens. */
const OVER: readonly ImportState[] = ['done', 'failed', 'cancelled', 'refused'];

/** States in which a job changes by itself. */
const MOVING: readonly ImportState[] = ['checking', 'writing'];

/** Whether an import is over. */
export const isOver = ({ state }: ImportJob): boolean => OVER.includes(state);

/** Imports that are over and still listed. */
const KEPT = 10;

/** After so many milliseconds the end of a job that could not be kept is tried to be kept again. */
const KEPT_AGAIN_AFTER = 5_000;

/** Milliseconds between two messages about progress; a new state is sent at once. */
const TOLD_EVERY = 200;

interface Live {
  readonly owner: OwnerId;
  readonly job: ImportJob;
  /** When the job was last told to the person's windows. */
  readonly toldAt: number;
}

/** The imports of everybody: those that something happens to are held here, all are in the records. */
export class ImportJobRepository {
  readonly #live = new Map<ImportId, Live>();
  readonly #late = new Set<NodeJS.Timeout>();

  /** @param tell tells the person's windows how a job stands */
  constructor(
    readonly store: ImportJobStore,
    private readonly tell: (owner: OwnerId, job: ImportJob) => void = () => undefined,
  ) {}

  /** Throws IMPORT_NOT_FOUND, also for another person's import. */
  async get(owner: OwnerId, id: ImportId): Promise<ImportJob> {
    const live = this.#live.get(id);
    if (live?.owner === owner) return live.job;
    const job = (await this.store.list(owner)).find((each) => each.id === id);
    if (job === undefined) throw new ProblemError('IMPORT_NOT_FOUND');
    return job;
  }

  /** The job as it is at this moment, where something has happened to it since it was read. */
  present(job: ImportJob): ImportJob {
    return this.#live.get(job.id)?.job ?? job;
  }

  /** All that are not over, and the last ten that are; newest first. */
  async list(owner: OwnerId): Promise<ImportJob[]> {
    const jobs = (await this.store.list(owner)).map((job) => this.present(job));
    const over = new Set(jobs.filter(isOver).slice(0, KEPT));
    return jobs.filter((job) => !isOver(job) || over.has(job));
  }

  /** Changes a job for those who look, and tells it now and then; it is kept at the next `save`. */
  show(owner: OwnerId, job: ImportJob): void {
    const toldAt = this.#live.get(job.id)?.toldAt ?? 0;
    const isDue = performance.now() - toldAt >= TOLD_EVERY;
    this.#live.set(job.id, { owner, job, toldAt: isDue ? performance.now() : toldAt });
    if (isDue) this.tell(owner, job);
  }

  /**
   * Changes a job, tells it at once, and keeps it in one transaction with what the person is told of it, which then lies in the outbox. A job
   * that nothing happens to is no longer held; the oldest of those that are over go.
   */
  async save(owner: OwnerId, job: ImportJob, told?: NotificationDraft): Promise<ImportJob> {
    this.#live.set(job.id, { owner, job, toldAt: performance.now() });
    await this.store.put(owner, job.id, job, told);
    this.tell(owner, job);
    await this.#settle(owner, job);
    return job;
  }

  /**
   * Keeps how a job ended, as {@link save} does. Where that cannot be written, as on a full disk, it has ended all the same: it is shown so,
   * and kept as soon as it can be; after a stop before that, the graph tells how it ended.
   * @param clean removes its files, by which it is found after a stop, once it is kept
   */
  async end(owner: OwnerId, job: ImportJob, clean: () => Promise<void>, told?: NotificationDraft): Promise<void> {
    try {
      await this.store.put(owner, job.id, job, told);
      await clean();
      this.tell(owner, job);
      await this.#settle(owner, job);
    } catch (error) {
      warn('The end of an import could not be kept', error);
      this.#live.set(job.id, { owner, job, toldAt: performance.now() });
      this.tell(owner, job);
      const timer = after(KEPT_AGAIN_AFTER, 'The end of an import could not be kept', () => {
        this.#late.delete(timer);
        return this.end(owner, job, clean, told);
      });
      this.#late.add(timer.unref());
    }
  }

  async #settle(owner: OwnerId, job: ImportJob): Promise<void> {
    if (!MOVING.includes(job.state)) this.#live.delete(job.id);
    if (!isOver(job)) return;
    const over = (await this.store.list(owner)).filter(isOver);
    for (const { id } of over.slice(KEPT)) await this.store.remove(owner, id);
  }

  /** Another process works on it: how it stands is read from the records again. */
  release(id: ImportId): void {
    this.#live.delete(id);
  }

  /** Keeps nothing any more. */
  close(): void {
    for (const timer of this.#late) clearTimeout(timer);
  }
}
