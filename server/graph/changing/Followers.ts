import { type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type GraphChanged } from '../../contract/live.js';
import { warn } from '../../platform/faults/guarded.js';
import { type OnGraphChange } from '../ports/ChangeLog.js';

/** How far each project has been told, by the number of its last change. */
export type KnownHeads = Readonly<Record<ProjectId, number>>;

/** Reads the changes of a person after those that are known. */
type ReadChanges = (ownerId: OwnerId, known: KnownHeads) => Promise<readonly GraphChanged[]>;

/**
 * Tells committed changes to those who follow. Where other processes write to the same files, theirs are told too: each change
 * of a project once and in order, whoever made it, since an own change waits for those before it to be read from the log.
 */
export class Followers {
  readonly #followers = new Set<OnGraphChange>();
  readonly #heads = new Map<OwnerId, Map<ProjectId, number>>();
  readonly #turns = new Map<OwnerId, Promise<unknown>>();

  /** @param read where other processes write to the same files: reads what they committed */
  constructor(private readonly read?: ReadChanges) {}

  add(follow: OnGraphChange): () => void {
    this.#followers.add(follow);
    return () => void this.#followers.delete(follow);
  }

  /** Tells a change of this process, after those of others that came before it. */
  async own(ownerId: OwnerId, change: GraphChanged): Promise<void> {
    if (this.read === undefined) return this.#tell(ownerId, change);
    await this.#inTurn(ownerId, async () => {
      const told = this.#heads.get(ownerId)?.get(change.projectId);
      const isNext = told !== undefined && told === change.head - 1;
      if (!isNext)
        await this.#catchUp(ownerId, ({ projectId, head }) => projectId !== change.projectId || head < change.head);
      this.#tellNew(ownerId, change);
    });
  }

  /** Tells what others committed to a person's file and was not told yet. @returns whether that could be read */
  async look(ownerId: OwnerId): Promise<boolean> {
    return this.#inTurn(ownerId, () => this.#catchUp(ownerId, () => true));
  }

  async #catchUp(ownerId: OwnerId, isWanted: (change: GraphChanged) => boolean): Promise<boolean> {
    const known = Object.fromEntries(this.#heads.get(ownerId) ?? []) as KnownHeads;
    try {
      for (const change of (await this.read?.(ownerId, known)) ?? [])
        if (isWanted(change)) this.#tellNew(ownerId, change);
      return true;
    } catch (error) {
      warn('Changes of other processes could not be read', error);
      return false;
    }
  }

  #tellNew(ownerId: OwnerId, change: GraphChanged): void {
    const heads = this.#heads.get(ownerId) ?? new Map<ProjectId, number>();
    this.#heads.set(ownerId, heads);
    if (change.head <= (heads.get(change.projectId) ?? 0)) return;
    heads.set(change.projectId, change.head);
    this.#tell(ownerId, change);
  }

  /** That telling fails is not the writer's: the change stands. */
  #tell(ownerId: OwnerId, change: GraphChanged): void {
    for (const follow of this.#followers) {
      try {
        follow(ownerId, change);
      } catch (error) {
        warn('A change of a graph could not be told', error);
      }
    }
  }

  async #inTurn<T>(ownerId: OwnerId, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(ownerId) ?? Promise.resolve()).then(work);
    this.#turns.set(ownerId, turn);
    const done = await turn;
    if (this.#turns.get(ownerId) === turn) this.#turns.delete(ownerId);
    return done;
  }
}
