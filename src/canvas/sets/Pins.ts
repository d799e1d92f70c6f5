/** Under which this browser keeps what is pinned in a project. */
const keyOf = (projectId: string) => `canvas.pinned:${projectId}`;

function kept(projectId: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The nodes that layouts leave where they are: a way of looking at a project that this browser keeps. */
export class Pins {
  readonly #followers = new Set<() => void>();
  #ids: ReadonlySet<string> = new Set();
  #projectId: string | undefined;

  get ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /** Calls back whenever other nodes are pinned. Returns how to stop. */
  subscribe = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  /** Takes up what was pinned in a project. */
  open(projectId: string): void {
    this.#projectId = projectId;
    this.#become(new Set(kept(projectId)));
  }

  /** Pins nodes, or lets them go. */
  change(ids: readonly string[], isPinned: boolean): void {
    const next = new Set(this.#ids);
    for (const id of ids)
      if (isPinned) next.add(id);
      else next.delete(id);
    if (this.#projectId !== undefined) {
      if (next.size === 0) localStorage.removeItem(keyOf(this.#projectId));
      else localStorage.setItem(keyOf(this.#projectId), JSON.stringify([...next]));
    }
    this.#become(next);
  }

  #become(ids: ReadonlySet<string>): void {
    this.#ids = ids;
    for (const follower of this.#followers) follower();
  }
}
