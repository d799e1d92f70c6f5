import { indexOf, nodeIndex } from '../map/indexes';
import { emptyArrays, type GraphArrays } from '../map/GraphArrays';
import { type Column, grown } from '../map/capacity';
import { type MapPatch, differsFrom, patched } from '../map/patch';
import { type Grid, gridOf } from './grid';
import { emptyColumns, LINE_LOOK, NODE_LOOK, type Numbers } from './columns';
import { type FarEdges, type FarNodes, type FarPlaces } from './scene';

/** Which columns differ from those that were drawn last. */
interface Changes {
  nodes: boolean;
  /** Where nodes stand, and nothing else of them. */
  places: boolean;
  edges: boolean;
  /** The nodes at which something else is written. */
  readonly captions: number[];
}

const noChanges = (): Changes => ({ nodes: false, places: false, edges: false, captions: [] });

/** Puts a number into each column of the same name. @returns whether any was another */
function put(columns: Readonly<Record<string, Column>>, at: number, look: Readonly<Record<string, number>>): boolean {
  let isOther = false;
  for (const name in look) {
    const before = columns[name]![at];
    columns[name]![at] = look[name]!;
    isOther ||= columns[name]![at] !== before;
  }
  return isOther;
}

/** Columns with room for so many. */
const withRoom = <Columns extends Readonly<Record<string, Column>>>(columns: Columns, room: number): Columns =>
  // Under each name stands a column of the same kind: entries do not say so to the compiler.
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, grown(column, room)])) as Columns;

/**
 * Moves what stands in columns to where its ids stand now: a removal puts the last in the place of the removed. What is new, and what comes
 * behind the last, has nothing.
 */
function followIds(before: readonly string[], now: readonly string[], added: number, columns: readonly Column[]): void {
  const kept = Math.max(0, now.length - added);
  const moved = new Map(before.slice(kept).map((id, at) => [id, kept + at]));
  for (const [at, id] of now.entries()) {
    if (id === before[at]) continue;
    const from = moved.get(id);
    for (const column of columns) column[at] = from === undefined ? 0 : column[from]!;
  }
  for (const column of columns) column.fill(0, now.length);
}

/** The columns that a far layer draws: the arrays of the graph, with how each element looks beside them. */
export class FarGraph {
  #arrays = emptyArrays();
  #looks = { ...emptyColumns(NODE_LOOK), marks: new Uint8Array() };
  #lines = { ...emptyColumns(LINE_LOOK), marks: new Uint8Array() };
  #lineGrid: Grid | undefined;
  /** Which elements bear a mark that is given by name. */
  readonly #bearers = new Map<number, readonly ReadonlySet<string>[]>();
  #changes = noChanges();

  get arrays(): GraphArrays {
    return this.#arrays;
  }

  get nodes(): FarNodes {
    const { nodeCount: count, x, y, degree } = this.#arrays;
    return { count, x, y, degree, ...this.#looks };
  }

  get places(): FarPlaces {
    const { nodeCount: count, x, y } = this.#arrays;
    return { count, x, y };
  }

  get edges(): FarEdges {
    const { relationshipCount: count, from, to, type } = this.#arrays;
    return { count, from, to, type, ...this.#lines };
  }

  /** The relationships by where they run. */
  get lineGrid(): Grid {
    return (this.#lineGrid ??= gridOf(this.places, this.edges));
  }

  /** Whether something has changed that was not taken yet. */
  get isChanged(): boolean {
    const { nodes, places, edges, captions } = this.#changes;
    return nodes || places || edges || captions.length > 0;
  }

  /** What has changed since this was asked last. */
  takeChanges(): Readonly<Changes> {
    const taken = this.#changes;
    this.#changes = noChanges();
    return taken;
  }

  /** Shows these arrays. What is shown already keeps its look where it stands at the same index; marks that are given by name stay. */
  show(arrays: GraphArrays): void {
    this.#arrays = arrays;
    this.#makeRoom();
    for (const { marks } of [this.#looks, this.#lines]) marks.fill(0);
    for (const [bit, [nodes, edges]] of this.#bearers) this.mark(bit, nodes ?? [], edges);
    this.#changed(0);
    this.#linesChanged();
  }

  /** Puts a change in. What the arrays have already, as when it is brought onto the canvas, is none. */
  patch(patch: MapPatch): void {
    const differs = differsFrom(this.#arrays, patch);
    const before = { ids: this.#arrays.ids, relationshipIds: this.#arrays.relationshipIds };
    const isRemoval = (patch.removedNodes?.length ?? 0) + (patch.removedRelationships?.length ?? 0) > 0;
    const stood = isRemoval ? { ids: [...before.ids], relationshipIds: [...before.relationshipIds] } : before;
    const nodes = this.#arrays.nodeCount;
    this.#arrays = patched(this.#arrays, patch);
    if (isRemoval) {
      const [looks, lines] = [Object.values(this.#looks), Object.values(this.#lines)];
      followIds(stood.ids, this.#arrays.ids, patch.nodes?.length ?? 0, looks);
      followIds(stood.relationshipIds, this.#arrays.relationshipIds, patch.relationships?.length ?? 0, lines);
    }
    this.#makeRoom();
    if (isRemoval || differs.nodes) this.#changed(isRemoval ? 0 : nodes);
    if (isRemoval || differs.relationships) this.#linesChanged();
  }

  /** Moves a node that is shown. */
  place(id: string, x: number, y: number): void {
    const at = nodeIndex(this.#arrays, id);
    if (at === undefined) return;
    [this.#arrays.x[at], this.#arrays.y[at]] = [x, y];
    this.placesChanged();
  }

  /** Nodes stand elsewhere in the columns. */
  placesChanged(): void {
    this.#lineGrid = undefined;
    this.#changes.places = true;
  }

  lookNode(at: number, look: Numbers<typeof NODE_LOOK>, caption: string): void {
    if (put(this.#looks, at, look)) this.#changes.nodes = true;
    if (this.#arrays.captions[at] === caption) return;
    this.#arrays.captions[at] = caption;
    this.#changes.captions.push(at);
  }

  lookEdge(at: number, look: Numbers<typeof LINE_LOOK>): void {
    if (put(this.#lines, at, look)) this.#changes.edges = true;
  }

  /** Marks each element by a rule that answers with the bits of a mask. */
  markAll(mask: number, ofNode: (at: number) => number, ofEdge: (at: number) => number): void {
    const { nodeCount, relationshipCount } = this.#arrays;
    const [nodes, edges] = [this.#looks.marks, this.#lines.marks];
    for (let at = 0; at < nodeCount; at += 1) nodes[at] = (nodes[at]! & ~mask) | ofNode(at);
    for (let at = 0; at < relationshipCount; at += 1) edges[at] = (edges[at]! & ~mask) | ofEdge(at);
    Object.assign(this.#changes, { nodes: true, edges: true });
  }

  /** Takes a mark from those that bear it and gives it to these. It costs what they are. @returns whether anything differs */
  mark(bit: number, nodes: Iterable<string>, edges: Iterable<string> = []): boolean {
    const before = this.#bearers.get(bit) ?? [];
    const bearers = [new Set(nodes), new Set(edges)];
    this.#bearers.set(bit, bearers);
    const { ids, relationshipIds } = this.#arrays;
    const areNodes = remarked(this.#looks.marks, indexOf(ids), bit, bearers[0]!, before[0]);
    const areEdges = remarked(this.#lines.marks, indexOf(relationshipIds), bit, bearers[1]!, before[1]);
    this.#changes.nodes ||= areNodes;
    this.#changes.edges ||= areEdges;
    return areNodes || areEdges;
  }

  #makeRoom(): void {
    const { nodeCount, relationshipCount, x, from } = this.#arrays;
    this.#looks = withRoom(this.#looks, Math.max(x.length, nodeCount));
    this.#lines = withRoom(this.#lines, Math.max(from.length, relationshipCount));
  }

  #linesChanged(): void {
    this.#lineGrid = undefined;
    this.#changes.edges = true;
  }

  /** @param from the first node of which the caption is another */
  #changed(from: number): void {
    this.#lineGrid = undefined;
    this.#changes.nodes = true;
    for (let at = from; at < this.#arrays.nodeCount; at += 1) this.#changes.captions.push(at);
  }
}

function remarked(
  marks: Uint8Array,
  index: ReadonlyMap<string, number>,
  bit: number,
  bearers: ReadonlySet<string>,
  before: ReadonlySet<string> = bearers,
): boolean {
  let isChanged = false;
  for (const id of new Set([...before, ...bearers])) {
    const at = index.get(id);
    if (at === undefined || ((marks[at]! & bit) !== 0) === bearers.has(id)) continue;
    marks[at]! ^= bit;
    isChanged = true;
  }
  return isChanged;
}
