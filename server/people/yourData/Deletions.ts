import { type Deletion, type DeletionScope } from '../../contract/yourData.js';
import { type OwnerId } from '../../contract/ids.js';
import { type Job, type JobKind } from '../../contract/jobs.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { type Letters } from './letters.js';

/** The job of each scope. */
export const DELETION_KINDS = { data: 'deleteData', account: 'deleteAccount' } as const satisfies Record<
  DeletionScope,
  JobKind
>;

const SCOPES = ['account', 'data'] as const;

/** Who asks for a deletion: they type their address, or their id where they have none. */
interface Confirming {
  readonly ownerId: OwnerId;
  readonly email: string | null;
}

const folded = (text: string) => text.trim().toLowerCase();

/** Deletions that were begun: each waits, so that the person may change their mind. */
export class Deletions {
  constructor(
    private readonly jobs: Jobs,
    private readonly delayMs: number,
    private readonly letters: Pick<Letters, 'deletionBegun'>,
  ) {}

  /** The deletion that was begun; that of the account first. */
  async of(owner: OwnerId): Promise<Deletion | undefined> {
    for (const scope of SCOPES) {
      const job = await this.#waiting(owner, scope);
      if (job !== undefined) return { scope, at: job.startsAt };
    }
    return undefined;
  }

  /** Begins one, in place of one of the other scope. One that was begun goes on. Throws `CONFIRMATION_WRONG`. */
  async begin({ ownerId, email }: Confirming, scope: DeletionScope, confirmation: string): Promise<Deletion> {
    if (folded(confirmation) !== folded(email ?? ownerId)) throw new ProblemError('CONFIRMATION_WRONG');
    const otherScope = scope === 'data' ? 'account' : 'data';
    const other = await this.#waiting(ownerId, otherScope);
    if (other !== undefined) await this.#cancel(ownerId, other, otherScope);
    const kind = DELETION_KINDS[scope];
    const last = (await this.jobs.last(ownerId, kind))?.job;
    if (last !== undefined && last.endedAt === undefined) return { scope, at: last.startsAt };
    // Two calls at one moment know the same last one, so that they ask for the same next one.
    const key = `after ${last?.id ?? 'none'}`;
    const { job, isNew } = await this.jobs.ask(ownerId, { kind, key, startsAt: Date.now() + this.delayMs });
    const deletion = { scope, at: job.startsAt };
    if (isNew) this.letters.deletionBegun(ownerId, deletion);
    return deletion;
  }

  /** Changes a person's mind. @returns whether a deletion was begun. Throws `JOB_STATE` for one that is being carried out. */
  async keep(owner: OwnerId): Promise<boolean> {
    let kept = false;
    for (const scope of SCOPES) {
      const job = await this.#waiting(owner, scope);
      // One that rests between two attempts has deleted something already.
      if (job !== undefined && job.attempts > 0)
        throw new ProblemError('JOB_STATE', { detail: 'It is being carried out' });
      if (job !== undefined) await this.#cancel(owner, job, scope);
      kept ||= job !== undefined;
    }
    return kept;
  }

  /** Cancels a deletion, unless another call has done so at the same moment. Throws `JOB_STATE` for one that was carried out meanwhile. */
  async #cancel(owner: OwnerId, { id }: Job, scope: DeletionScope): Promise<void> {
    try {
      await this.jobs.cancel(owner, id);
    } catch (error) {
      const last = (await this.jobs.last(owner, DELETION_KINDS[scope]))?.job;
      if (last?.id !== id || last.state !== 'cancelled') throw error;
    }
  }

  async #waiting(owner: OwnerId, scope: DeletionScope): Promise<Job | undefined> {
    const job = (await this.jobs.last(owner, DELETION_KINDS[scope]))?.job;
    return job?.endedAt === undefined ? job : undefined;
  }
}
