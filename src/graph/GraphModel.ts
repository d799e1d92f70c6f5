import { type GraphDelta, type GraphElement, NO_CHANGE } from '../../domain/elements/elements';
import { type Departed, type GraphOverview } from './elements';
import { changeByEditing, changeByShowing } from './graphChanges';
import { GraphIndex } from './GraphIndex';
import {
  type GraphCounts,
  type GraphState,
  type GraphStore,
  type ModelEvent,
  type ShownGraph,
  type ShownSize,
  storeOf,
  whenChanged,
} from './graphState';

const NOTHING: GraphCounts = { nodesTotal: 0, relationshipsTotal: 0, labels: [], types: [] };
const NOTHING_SHOWN: ShownGraph = {
  event: { type: 'delta', delta: NO_CHANGE },
  snapshot: { ...NOTHING, revision: 0, nodesShown: 0, relationshipsShown: 0 },
  counts: NOTHING,
  head: undefined,
  writes: 0,
  pending: new Set(),
};

/** How it stands once something has happened. @param size how much is shown then */
function afterEvent(graph: ShownGraph, event: ModelEvent, size: ShownSize): ShownGraph {
  const { nodesTotal, relationshipsTotal, labels, types } = graph.counts;
  const snapshot = {
    ...{ ...size, labels, types, revision: graph.snapshot.revision + 1 },
    nodesTotal: Math.max(nodesTotal, size.nodesShown),
    relationshipsTotal: Math.max(relationshipsTotal, size.relationshipsShown),
  };
  return { ...graph, event, snapshot };
}

/** What was read and is not shown yet. */
export class ReadIndex extends GraphIndex {
  /** Adds nodes, and relationships whose ends are there. */
  add(read: Pick<GraphDelta, 'nodes' | 'relationships'>): this {
    this.write(changeByShowing(this, read));
    return this;
  }
}

/**
 * The elements of one project that the browser shows. Mutations put their changes in here, the canvas and the lists read them from here;
 * nothing else holds a copy. What happened stands in the store, which on a canvas is the store of all that the canvas knows.
 */
export class GraphModel extends GraphIndex {
  /** What happened, and what is known beside the elements. */
  readonly store: GraphStore = storeOf<GraphState>({ graph: NOTHING_SHOWN });
  #isInPicture: (id: string) => boolean = () => false;
  readonly #untold: ModelEvent[] = [];

  get snapshot() {
    return this.#graph.snapshot;
  }

  get head() {
    return this.#graph.head;
  }

  get writes() {
    return this.#graph.writes;
  }

  get pending() {
    return this.#graph.pending;
  }

  /** Whether an element that is not shown by itself is part of a picture of the whole. */
  isInPicture(id: string): boolean {
    return this.#isInPicture(id);
  }

  /** A picture of the whole shows what this says. @returns how to take that back */
  liesOver(isInPicture: (id: string) => boolean): () => void {
    this.#isInPicture = isInPicture;
    return () => (this.#isInPicture = () => false);
  }

  /** Calls back after each change; returns how to stop. */
  subscribe = (hear: (event: ModelEvent) => void): (() => void) =>
    whenChanged(this.store, ({ graph }: { readonly graph: ShownGraph }) => graph.event, hear);

  /** Shows these elements and nothing else; `head` says as of which change they were read, `index` holds them where it was made already. */
  replace(
    shown: Pick<GraphOverview, 'nodes' | 'relationships'> & GraphCounts & { readonly head?: number },
    index = new ReadIndex().add(shown),
  ): void {
    this.take(index);
    this.#know({ counts: shown, head: shown.head ?? this.head });
    this.tell({ type: 'reset' });
  }

  /** All that was read is shown: `show` has put it in, some at a time. */
  noteFilled(shown: GraphCounts & { readonly head?: number }): void {
    this.#know({ counts: shown, head: shown.head ?? this.head });
    this.tell({ type: 'filled' });
  }

  /** Shows more elements of the store; they were there before, so nothing is counted. */
  show(elements: Pick<GraphDelta, 'nodes' | 'relationships'>): void {
    this.#change(changeByShowing(this, elements));
  }

  /**
   * Puts a change in: what was made or changed as it stands now, and what went. Degrees of the ends follow. `departed` tells
   * more of what was deleted elsewhere.
   */
  apply(delta: GraphDelta, departed?: ReadonlyMap<string, Departed>): void {
    this.#change(changeByEditing(this, delta), departed);
  }

  /** Shows a change that the store has not confirmed; `settle` when it has, or has refused it. */
  applyEarly(id: string, delta: GraphDelta): void {
    this.#know({ pending: new Set([...this.pending, id]) });
    this.applyOwn(delta);
  }

  /**
   * The store has answered about an element that was shown early: it stands as in `delta`, unless it was taken off the
   * canvas meanwhile, whose answer is still to come.
   */
  settle(id: string, delta: GraphDelta): void {
    this.#know({ pending: new Set([...this.pending].filter((other) => other !== id)) });
    const isShown = (this.node(id) ?? this.relationship(id)) !== undefined;
    const stays = (element: GraphElement) => element.id !== id || isShown;
    this.applyOwn({
      ...delta,
      nodes: delta.nodes.filter(stays),
      relationships: delta.relationships.filter(stays),
    });
  }

  /** Puts in a change that this window made. */
  applyOwn(delta: GraphDelta): void {
    this.#know({ writes: this.writes + 1 });
    this.apply(delta);
  }

  /** The changes up to this one are shown, or are of no concern to what is shown. */
  noteHead(head: number): void {
    this.#know({ head: Math.max(head, this.head ?? 0) });
  }

  /** Takes over the totals of the project as the store counts them. */
  setCounts(counts: GraphCounts): void {
    this.#know({ counts });
    this.tell({ type: 'delta', delta: NO_CHANGE });
  }

  get #graph(): ShownGraph {
    return this.store.getState().graph;
  }

  #know(known: Partial<ShownGraph>): void {
    this.store.setState({ graph: { ...this.#graph, ...known } });
  }

  #change(delta: GraphDelta, departed?: ReadonlyMap<string, Departed>): void {
    this.write(delta);
    this.tell({ type: 'delta', delta, ...(departed === undefined ? {} : { departed }) });
  }

  /** Tells one event after the other: what somebody does who hears of one is told once all have heard of that. */
  tell(event: ModelEvent): void {
    this.#untold.push(event);
    if (this.#untold.length > 1) return;
    try {
      for (const one of this.#untold) this.store.setState({ graph: afterEvent(this.#graph, one, this.size) });
    } finally {
      this.#untold.length = 0;
    }
  }
}
