import { type StagingLimits } from '../../platform/config/limits.js';
import { type ImportId, type OwnerId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { inTurn, type Leases } from '../../platform/storage/Leases.js';

/** Bytes by import. */
type Waiting = Map<ImportId, number>;

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2);

const sum = (waiting: Waiting): number => [...waiting.values()].reduce((total, bytes) => total + bytes, 0);

/**
 * What each person has waiting to be imported, what is just coming in included: a place is taken before a byte is read and
 * each byte as it comes, so that uploads at the same time cannot pass a limit together.
 */
export class StagingAccount {
  readonly #people = new Map<OwnerId, Promise<Waiting>>();
  /** What is just coming in here. */
  readonly #coming = new Set<ImportId>();

  /**
   * @param read what a person has waiting: from before this process began, and at other processes
   * @param leases where other processes take and end imports as well: one of them at a time counts what a person has, and takes a place. The
   * bytes that come in at several at the same moment are counted again once all of an import are there
   */
  constructor(
    private readonly most: Pick<StagingLimits, 'imports' | 'bytes'>,
    private readonly read: (owner: OwnerId) => Promise<Waiting>,
    private readonly leases?: Leases,
  ) {}

  /**
   * Takes a place for an import.
   * @param open makes the place, from where on `read` finds it
   * @returns what each piece of its files is counted with; that throws QUOTA_IMPORTS as well
   * @throws ProblemError QUOTA_IMPORTS when the person has as much waiting as they may
   */
  async reserve(owner: OwnerId, importId: ImportId, open: () => Promise<void>): Promise<(bytes: number) => void> {
    const { bytes: mostBytes } = this.most;
    const waiting = await this.#inTurn(owner, async () => {
      const present = await this.#present(owner);
      this.#refusePast(present);
      present.set(importId, 0);
      this.#coming.add(importId);
      await open();
      return present;
    });
    return (bytes) => {
      const others = sum(waiting) - (waiting.get(importId) ?? 0);
      waiting.set(importId, (waiting.get(importId) ?? 0) + bytes);
      if (sum(waiting) > mostBytes) throw this.#tooMuch(others);
    };
  }

  /** All files of an import are there. @throws ProblemError QUOTA_IMPORTS when they came beside as many at another process */
  async settle(owner: OwnerId, importId: ImportId): Promise<void> {
    if (this.leases !== undefined)
      await this.#inTurn(owner, async () => {
        const present = await this.#present(owner);
        if (sum(present) > this.most.bytes) throw this.#tooMuch(sum(present) - (present.get(importId) ?? 0));
      });
    this.#coming.delete(importId);
  }

  /** Gives back what an import held. */
  async release(owner: OwnerId, importId: ImportId): Promise<void> {
    this.#coming.delete(importId);
    (await this.#of(owner)).delete(importId);
  }

  #refusePast(waiting: Waiting): void {
    const { imports, bytes } = this.most;
    if (waiting.size >= imports)
      throw new ProblemError('QUOTA_IMPORTS', { detail: `At most ${imports} imports may wait; ${waiting.size} do` });
    if (sum(waiting) >= bytes) throw this.#tooMuch(sum(waiting));
  }

  #inTurn<T>(owner: OwnerId, work: () => Promise<T>): Promise<T> {
    return inTurn(this.leases, `uploads ${owner}`, work);
  }

  async #present(owner: OwnerId): Promise<Waiting> {
    const known = await this.#of(owner);
    if (this.leases === undefined) return known;
    const read = await this.read(owner);
    for (const id of known.keys()) if (!this.#coming.has(id) && !read.has(id)) known.delete(id);
    for (const [id, bytes] of read) if (!this.#coming.has(id)) known.set(id, bytes);
    return known;
  }

  #of(owner: OwnerId): Promise<Waiting> {
    const known = this.#people.get(owner) ?? this.read(owner);
    this.#people.set(owner, known);
    return known;
  }

  #tooMuch(use: number): ProblemError {
    const most = megabytes(this.most.bytes);
    return new ProblemError('QUOTA_IMPORTS', {
      detail: `Files of at most ${most} MB may wait; ${megabytes(use)} MB do`,
    });
  }
}
