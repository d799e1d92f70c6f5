import { type Departed, type GraphOverview, type LabelCount, type TypeCount } from './elements';
import {
  type ElementRef,
  type GraphDelta,
  type GraphElement,
  type GraphNode,
  type GraphRelationship,
  NO_CHANGE,
} from '../../domain/elements/elements';

/** How many there are in the whole project, shown or not. */
export interface GraphCounts {
  readonly nodesTotal: number;
  readonly relationshipsTotal: number;
  readonly labels: readonly LabelCount[];
  readonly types: readonly TypeCount[];
}

/** What the store has acknowledged: something new, or a step through its history. */
export type EditedBy = 'hand' | 'history';

/** Whether the store has something to take back and to make again. */
export interface KnownHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * What happened to the model: all of it changed, or these elements (those that were deleted elsewhere for
 * themselves); or all that was read is shown after it came some at a time; or the store has acknowledged an edit; or a change that was made elsewhere has been followed, by reading all
 * anew when it was too large to list; its content says how the history then stood.
 */
export type ModelEvent =
  | { readonly type: 'reset' | 'filled' }
  | { readonly type: 'delta'; readonly delta: GraphDelta; readonly departed?: ReadonlyMap<string, Departed> }
  | { readonly type: 'edited'; readonly by: EditedBy }
  | { readonly type: 'followed'; readonly isReread: boolean; readonly history?: KnownHistory };

/** A view of the model that stays the same object until something changes. */
export interface ModelSnapshot extends GraphCounts {
  readonly revision: number;
  readonly nodesShown: number;
  readonly relationshipsShown: number;
}

const endsOf = (relationship: GraphRelationship | undefined): Set<string> =>
  new Set(relationship === undefined ? [] : [relationship.startNodeId, relationship.endNodeId]);

const NOTHING: GraphCounts = { nodesTotal: 0, relationshipsTotal: 0, labels: [], types: [] };

/**
 * The elements of one project that the browser shows. Mutations put their changes in here, the canvas and the lists
 * read them from here; nothing else holds a copy.
 */
export class GraphModel {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #relationships = new Map<string, GraphRelationship>();
  readonly #incident = new Map<string, Set<string>>();
  readonly #pending = new Set<string>();
  readonly #listeners = new Set<(event: ModelEvent) => void>();
  #isInPicture: (id: string) => boolean = () => false;
  #writes = 0;
  #counts = NOTHING;
  #head: number | undefined;
  #snapshot: ModelSnapshot = { ...NOTHING, revision: 0, nodesShown: 0, relationshipsShown: 0 };

  get snapshot(): ModelSnapshot {
    return this.#snapshot;
  }

  /** Number of the last change of the project that is known to be shown; undefined before anything was read. */
  get head(): number | undefined {
    return this.#head;
  }

  /** Counts the changes of this window: what was requested from the store before the last of them may lack it. */
  get writes(): number {
    return this.#writes;
  }

  /** What is shown before the store has confirmed it. */
  get pending(): ReadonlySet<string> {
    return this.#pending;
  }

  node(id: string): GraphNode | undefined {
    return this.#nodes.get(id);
  }

  relationship(id: string): GraphRelationship | undefined {
    return this.#relationships.get(id);
  }

  element(ref: ElementRef): GraphElement | undefined {
    return ref.kind === 'node' ? this.#nodes.get(ref.id) : this.#relationships.get(ref.id);
  }

  nodes(): GraphNode[] {
    return [...this.#nodes.values()];
  }

  relationships(): GraphRelationship[] {
    return [...this.#relationships.values()];
  }

  /** The shown relationships of a node. */
  relationshipsOf(nodeId: string): GraphRelationship[] {
    return [...(this.#incident.get(nodeId) ?? [])].flatMap((id) => this.#relationships.get(id) ?? []);
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
  subscribe = (listener: (event: ModelEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows these elements and nothing else; `head` says as of which change they were read. */
  replace(shown: Pick<GraphOverview, 'nodes' | 'relationships'> & GraphCounts & { readonly head?: number }): void {
    this.#head = shown.head ?? this.#head;
    this.#nodes.clear();
    this.#relationships.clear();
    this.#incident.clear();
    this.#counts = shown;
    for (const node of shown.nodes) this.#nodes.set(node.id, node);
    for (const relationship of shown.relationships) this.#link(relationship);
    this.#tell({ type: 'reset' });
  }

  /** All that was read is shown: `show` has put it in, some at a time. */
  noteFilled(shown: GraphCounts & { readonly head?: number }): void {
    this.#head = shown.head ?? this.#head;
    this.#counts = shown;
    this.#tell({ type: 'filled' });
  }

  /** Shows more elements of the store; they were there before, so nothing is counted. */
  show(elements: Pick<GraphDelta, 'nodes' | 'relationships'>): void {
    for (const node of elements.nodes) this.#nodes.set(node.id, node);
    for (const relationship of elements.relationships) this.#link(relationship);
    this.#tellDelta({ ...NO_CHANGE, ...elements });
  }

  /**
   * Puts a change in: what was made or changed as it stands now, and what went. Degrees of the ends follow. `departed` tells
   * more of what was deleted elsewhere.
   */
  apply(delta: GraphDelta, departed?: ReadonlyMap<string, Departed>): void {
    const touched = new Map<string, GraphNode>();
    const listed = new Set(delta.nodes.map((node) => node.id));
    for (const node of delta.nodes) this.#nodes.set(node.id, node);
    for (const id of delta.deletedRelationshipIds) this.#unlink(id, touched, listed);
    for (const id of delta.deletedNodeIds) this.#dropNode(id, touched, listed);
    for (const relationship of delta.relationships) {
      const before = endsOf(this.#relationships.get(relationship.id));
      this.#link(relationship);
      const after = before.size > 0 || this.#relationships.has(relationship.id) ? endsOf(relationship) : before;
      this.#changeDegrees(
        [...after].filter((id) => !before.has(id)),
        1,
        touched,
        listed,
      );
      this.#changeDegrees(
        [...before].filter((id) => !after.has(id)),
        -1,
        touched,
        listed,
      );
    }
    for (const id of delta.deletedNodeIds) touched.delete(id);
    const nodes = [...delta.nodes, ...[...touched.values()].filter((node) => !listed.has(node.id))];
    this.#tellDelta({ ...delta, nodes }, departed);
  }

  /** Shows a change that the store has not confirmed; `settle` when it has, or has refused it. */
  applyEarly(id: string, delta: GraphDelta): void {
    this.#pending.add(id);
    this.applyOwn(delta);
  }

  /**
   * The store has answered about an element that was shown early: it stands as in `delta`, unless it was taken off the
   * canvas meanwhile, whose answer is still to come.
   */
  settle(id: string, delta: GraphDelta): void {
    this.#pending.delete(id);
    const stays = (element: GraphElement) => element.id !== id || this.#nodes.has(id) || this.#relationships.has(id);
    this.applyOwn({
      ...delta,
      nodes: delta.nodes.filter(stays),
      relationships: delta.relationships.filter(stays),
    });
  }

  /** Puts in a change that this window made. */
  applyOwn(delta: GraphDelta): void {
    this.#writes += 1;
    this.apply(delta);
  }

  /** Tells that the store has acknowledged an edit, so that histories and totals are out of date. */
  noteEdited(by: EditedBy): void {
    this.#tell({ type: 'edited', by });
  }

  /** The changes up to this one are shown, or are of no concern to what is shown. */
  noteHead(head: number): void {
    this.#head = Math.max(head, this.#head ?? 0);
  }

  /** Tells that changes made elsewhere have been followed, so that histories and tables are out of date. */
  noteFollowed(isReread: boolean, history?: KnownHistory): void {
    this.#tell({ type: 'followed', isReread, ...(history === undefined ? {} : { history }) });
  }

  /** Takes over the totals of the project as the store counts them. */
  setCounts(counts: GraphCounts): void {
    this.#counts = counts;
    this.#tell({ type: 'delta', delta: NO_CHANGE });
  }

  /** Whether both ends are shown. */
  #isDrawable({ startNodeId, endNodeId }: GraphRelationship): boolean {
    return this.#nodes.has(startNodeId) && this.#nodes.has(endNodeId);
  }

  #link(relationship: GraphRelationship): void {
    const known = this.#relationships.get(relationship.id);
    if (known !== undefined) this.#forget(known);
    if (!this.#isDrawable(relationship)) return;
    this.#relationships.set(relationship.id, relationship);
    for (const end of [relationship.startNodeId, relationship.endNodeId]) {
      const incident = this.#incident.get(end) ?? new Set<string>();
      this.#incident.set(end, incident.add(relationship.id));
    }
  }

  #forget(relationship: GraphRelationship): void {
    this.#relationships.delete(relationship.id);
    this.#incident.get(relationship.startNodeId)?.delete(relationship.id);
    this.#incident.get(relationship.endNodeId)?.delete(relationship.id);
  }

  #unlink(id: string, touched: Map<string, GraphNode>, exact: ReadonlySet<string>): void {
    const relationship = this.#relationships.get(id);
    if (relationship === undefined) return;
    this.#forget(relationship);
    this.#changeDegrees(endsOf(relationship), -1, touched, exact);
  }

  #dropNode(id: string, touched: Map<string, GraphNode>, exact: ReadonlySet<string>): void {
    for (const relationship of this.relationshipsOf(id)) this.#unlink(relationship.id, touched, exact);
    this.#nodes.delete(id);
    this.#incident.delete(id);
  }

  #changeDegrees(
    ends: Iterable<string>,
    by: 1 | -1,
    touched: Map<string, GraphNode>,
    exact: ReadonlySet<string>,
  ): void {
    for (const id of ends) {
      const node = this.#nodes.get(id);
      if (node === undefined || exact.has(id)) continue;
      const counted = { ...node, degree: Math.max(0, node.degree + by) };
      this.#nodes.set(id, counted);
      touched.set(id, counted);
    }
  }

  /** Tells of a change; a relationship whose new end is not shown has left the canvas. */
  #tellDelta(delta: GraphDelta, departed?: ReadonlyMap<string, Departed>): void {
    const left = delta.relationships.filter(({ id }) => !this.#relationships.has(id)).map(({ id }) => id);
    const seen = {
      ...delta,
      relationships: delta.relationships.filter(({ id }) => this.#relationships.has(id)),
      deletedRelationshipIds: [...delta.deletedRelationshipIds, ...left],
    };
    const told = left.length === 0 ? delta : seen;
    this.#tell({ type: 'delta', delta: told, ...(departed === undefined ? {} : { departed }) });
  }

  #tell(event: ModelEvent): void {
    const { nodesTotal, relationshipsTotal, labels, types } = this.#counts;
    this.#snapshot = {
      revision: this.#snapshot.revision + 1,
      nodesShown: this.#nodes.size,
      relationshipsShown: this.#relationships.size,
      nodesTotal: Math.max(nodesTotal, this.#nodes.size),
      relationshipsTotal: Math.max(relationshipsTotal, this.#relationships.size),
      labels,
      types,
    };
    for (const listener of this.#listeners) listener(event);
  }
}
