import { type components } from '../../../graphql/generated/rest';

type GraphChanged = components['schemas']['GraphChanged'];

/** How long the channel may take to report a write of this window; after that the write is forgotten. */
const LIFETIME_MS = 30_000;

const headKey = (projectId: unknown, head: unknown) => `head ${String(projectId)} ${String(head)}`;
const versionKey = (kind: 'GraphNode' | 'GraphRelationship', id: unknown, version: unknown) =>
  `${kind} ${String(id)} ${String(version)}`;
const goneKey = (id: unknown) => `gone ${String(id)}`;

/** The key that identifies the change behind the answer of a mutation; undefined when it changed no graph. */
function keyOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { __typename: name, id, version, projectId, head } = answer as Record<string, unknown>;
  if (name === 'GraphNode' || name === 'GraphRelationship') return versionKey(name, id, version);
  if (name === 'NodeDeleted' || name === 'RelationshipDeleted') return goneKey(id);
  return name === 'ChangeReceipt' || name === 'StyleChosen' ? headKey(projectId, head) : undefined;
}

/** The keys that a change may be known by. A node among relationships may be there only as the end of one. */
function keysOf(change: GraphChanged): string[] {
  const { projectId, head, nodes, relationships, deletedNodeIds, deletedRelationshipIds } = change;
  const gone = [...deletedNodeIds, ...deletedRelationshipIds].map(goneKey);
  const linked = relationships.map(({ id, version }) => versionKey('GraphRelationship', id, version));
  const lone = gone.length + linked.length > 0 ? [] : nodes;
  return [
    headKey(projectId, head),
    ...gone,
    ...linked,
    ...lone.map(({ id, version }) => versionKey('GraphNode', id, version)),
  ];
}

/** Remembers what this window changed itself, so that nothing is read again when the channel reports it. */
export class OwnWrites {
  readonly #known = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #underWay = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  onStart = (): void => {
    this.#underWay += 1;
  };

  onAnswer = (data: Record<string, unknown>): void => {
    this.#forgetOld();
    for (const answer of Object.values(data)) {
      const key = keyOf(answer);
      if (key !== undefined) this.#known.set(key, this.now());
    }
  };

  onEnd = (): void => {
    this.#underWay -= 1;
    if (this.#underWay > 0) return;
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  };

  /** Resolves once nothing is under way and whoever asked has taken the answer, or after `limit` milliseconds. */
  async settled(limit: number): Promise<void> {
    if (this.#underWay > 0) {
      await new Promise<void>((resume) => {
        this.#waiting.add(resume);
        setTimeout(resume, limit);
      });
    }
    await new Promise((resume) => setTimeout(resume, 0));
  }

  /**
   * Whether this window made a change. It says so once for each write: somebody else may delete the same element
   * again.
   */
  take(change: GraphChanged): boolean {
    this.#forgetOld();
    const own = keysOf(change).filter((key) => this.#known.delete(key));
    return own.length > 0;
  }

  #forgetOld(): void {
    for (const [key, since] of this.#known) if (this.now() - since > LIFETIME_MS) this.#known.delete(key);
  }
}
