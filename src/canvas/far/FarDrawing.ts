import { type Core } from 'cytoscape';
import { type ElementRef, type GraphDelta, type Point } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { type GraphModel } from '../../graph/GraphModel';
import { type Area } from '../core/areas';
import { isLineKept } from '../core/dimming';
import { captionSize, SHAPES } from '../core/elementData';
import { emphasised, MOST_BESIDE, NO_EMPHASIS } from '../core/emphasised';
import { type Settled } from '../core/captionWays';
import { type Positions } from '../core/Positions';
import { isNothingHidden } from '../core/visibility';
import { type FarSource } from './farPicture';
import { type CanvasStore } from '../store/canvasStore';
import { emptyArrays } from '../map/GraphArrays';
import { type MapLayer } from '../map/MapLayer';
import { nodesBeside } from '../map/adjacency';
import { nodeIndex, relationshipIndex } from '../map/indexes';
import { WholeGraph } from '../map/WholeGraph';
import { hiddenIn, hiddenLinesIn } from '../map/standing';
import { FarGraph } from './FarGraph';
import { FarLayer } from './FarLayer';
import { SHAPE_NUMBERS } from './columns';
import { type FarRenderer, type FarView, joinedCaptions, MARKS, type PictureKind } from './scene';
import { edgeAt, nodeAt, nodesWithin } from './hits';
import { farTheme, type LookSource, lineLook, nodeLook } from './looks';
import { mapOf, patchOf } from './modelMap';

/** How near to the middle of a small node, or to a line, still means it, in pixels. */
const REACH = { node: 7, line: 3 };

const isRemoval = ({ deletedNodeIds, deletedRelationshipIds }: GraphDelta): boolean =>
  deletedNodeIds.length + deletedRelationshipIds.length > 0;

/** Draws the whole of a large graph from afar, and says what is where on it. */
export class FarDrawing {
  readonly #graph = new FarGraph();
  /** The picture that is seen of it. */
  readonly layer: FarLayer;
  /** What is drawn, and what stands beside what. */
  readonly whole: WholeGraph;
  /** Whether nothing is marked as hidden or faint. */
  #isAllSeen = true;
  /** What is being looked at slowly; a later one takes its place. */
  #run: symbol | undefined;
  /** The nodes as the renderer has them, for all pictures from one removal to the next: it moves others to the indexes of the removed. */
  #handed: { ids: readonly string[] } = { ids: [] };
  /** Until all of it was looked at last. */
  #looked: Promise<void> = Promise.resolve();

  constructor(
    cy: Core,
    private readonly renderer: FarRenderer,
    private readonly model: GraphModel,
    private readonly positions: Positions,
    private readonly store: CanvasStore,
    /** All of the project, where its map is shown. */
    private readonly map: MapLayer,
    onShown: (areCaptionsOther: boolean) => void,
  ) {
    this.whole = new WholeGraph(model, map);
    const count = () => this.#graph.arrays.nodeCount;
    this.layer = new FarLayer(cy, renderer, count, () => this.#hand(), onShown);
    renderer.put({ type: 'theme', theme: farTheme(store.getState().theme) });
  }

  /** Draws everything anew. */
  reset(): void {
    this.#graph.show(mapOf(this.model, this.positions, this.map.arrays ?? emptyArrays()));
    this.#keepMap();
    this.#markSeen();
    this.#looked = this.#lookAtAll();
  }

  /** Draws a change, where it is one from afar. */
  apply(delta: GraphDelta): void {
    const { ids } = this.#graph.arrays;
    if (isRemoval(delta) && this.#handed.ids === ids) this.#handed.ids = [...ids];
    this.#graph.patch(patchOf(this.model, this.positions, delta));
    this.#keepMap();
    // The last are now where the removed were: a look at all that goes on may have passed there.
    if (this.#run !== undefined && isRemoval(delta)) this.restyle();
    for (const { id } of delta.nodes) this.#lookAtNode(nodeIndex(this.#graph.arrays, id));
    for (const { id } of delta.relationships) this.#lookAtEdge(relationshipIndex(this.#graph.arrays, id));
    this.#markSeen();
    if (this.#graph.isChanged) this.layer.changed();
  }

  /** Moves nodes to where they now stand. */
  move(ids: readonly string[]): void {
    // Where there is a map, they stand in its columns already.
    if (this.map.arrays !== this.#graph.arrays)
      for (const id of ids) {
        const { x, y } = this.positions.get(id);
        this.#graph.place(id, x, y);
      }
    this.#graph.placesChanged();
    this.layer.changed();
  }

  /** Draws another picture than the one that is seen, once it is known how all of it looks. */
  async aside(view: FarView, kind: PictureKind): Promise<ImageBitmap> {
    for (let known: Promise<void> | undefined; known !== this.#looked; await known) known = this.#looked;
    return this.layer.aside(view, kind);
  }

  /** What is drawn, for a picture of it. */
  get source(): FarSource {
    const { nodes, edges, arrays } = this.#graph;
    return { nodes, edges, arrays, draw: (view, kind) => this.aside(view, kind) };
  }

  /** What is written on the picture that is seen. */
  get captions(): readonly Settled[] {
    return this.layer.captions;
  }

  /** Draws in the theme that it is now. */
  rethemed(): void {
    this.renderer.put({ type: 'theme', theme: farTheme(this.store.getState().theme) });
    this.restyle();
  }

  /** Draws what looks otherwise now. */
  restyle(): void {
    this.#looked = this.#lookAtAll();
  }

  /** Something else is out of sight or faint. */
  seenChanged(): void {
    this.#markSeen();
    this.layer.changed();
  }

  /** Rings these nodes. */
  setChosen(ids: Iterable<string>): void {
    if (this.#graph.mark(MARKS.chosen, ids)) this.layer.changed();
  }

  /** Leaves these to Cytoscape. */
  setNear(nodes: Iterable<string>, relationships: Iterable<string>): void {
    if (this.#graph.mark(MARKS.near, nodes, relationships)) this.layer.changed();
  }

  /** The node at a place. @param zoom how near the view is */
  nodeAt(place: Point, zoom: number): string | undefined {
    const at = nodeAt(this.#graph.nodes, place, REACH.node / zoom);
    return at === undefined ? undefined : this.#graph.arrays.ids[at];
  }

  /** The element at a place: a node before a relationship. */
  elementAt(place: Point, zoom: number): ElementRef | null {
    const node = this.nodeAt(place, zoom);
    if (node !== undefined) return { kind: 'node', id: node };
    const { nodes, edges, lineGrid } = this.#graph;
    const edge = edgeAt(nodes, edges, lineGrid, place, REACH.line / zoom);
    return edge === undefined ? null : { kind: 'relationship', id: this.#graph.arrays.relationshipIds[edge]! };
  }

  /** What the map alone knows beside what is selected: of a hub the first that may stand out. */
  unknownBeside(selected: Selected): string[] {
    const { arrays } = this.#graph;
    const { nodes } = emphasised(this.whole, { ...NO_EMPHASIS, selected });
    const wanted = selected.length === 1 ? nodesBeside(arrays, [selected[0]!.id]).slice(0, MOST_BESIDE) : nodes;
    return wanted.filter((id) => this.model.node(id) === undefined);
  }

  /** A node as it is drawn, unless it is out of sight. */
  pointOf(id: string) {
    const { nodes, arrays } = this.#graph;
    const at = nodeIndex(arrays, id);
    if (at === undefined || (nodes.marks[at]! & MARKS.hidden) !== 0) return undefined;
    const [radius, degree] = [nodes.radius[at]!, nodes.degree[at]!];
    return {
      ...{ id, x: nodes.x[at]!, y: nodes.y[at]!, radius, size: 2 * radius, degree, fontSize: captionSize(degree) },
      ...{ shape: SHAPES[SHAPE_NUMBERS[nodes.shape[at]!]!], caption: arrays.captions[at]! },
    };
  }

  /** The ends of a relationship as they are drawn, unless it is out of sight. */
  endsOf(id: string) {
    const { edges, arrays } = this.#graph;
    const at = relationshipIndex(arrays, id);
    if (at === undefined || (edges.marks[at]! & MARKS.hidden) !== 0) return undefined;
    return [edges.from[at]!, edges.to[at]!].flatMap((end) => this.pointOf(arrays.ids[end]!) ?? []);
  }

  /** The nodes in sight that stand in a part of the plane. @param most of more than these the rest is left out */
  nodesWithin(area: Area, most?: number): string[] {
    return nodesWithin(this.#graph.nodes, area, most).map((at) => this.#graph.arrays.ids[at]!);
  }

  /** The same as they are in the way of captions, but for narrower ones. */
  bodiesWithin(area: Area, narrowest: number) {
    const { nodes, arrays } = this.#graph;
    const bodyOf = (at: number) => ({ x: nodes.x[at]!, y: nodes.y[at]!, size: 2 * nodes.radius[at]! });
    return nodesWithin(nodes, area, Infinity, narrowest).map((at) => ({ id: arrays.ids[at]!, ...bodyOf(at) }));
  }

  end(): void {
    this.#run = undefined;
    this.layer.end();
  }

  #keepMap(): void {
    if (this.map.arrays !== undefined) this.map.keep(this.#graph.arrays);
  }

  /** Tells the renderer what has changed. @returns the nodes as it has them */
  #hand(): { readonly ids: readonly string[] } {
    const { nodes, places, edges, captions } = this.#graph.takeChanges();
    if (nodes) this.renderer.put({ type: 'nodes', nodes: this.#graph.nodes });
    else if (places) this.renderer.put({ type: 'places', places: this.#graph.places });
    if (edges) this.renderer.put({ type: 'edges', edges: this.#graph.edges });
    if (captions.length > 0)
      this.renderer.put({ type: 'captions', captions: joinedCaptions(captions, this.#graph.arrays.captions) });
    const { ids } = this.#graph.arrays;
    if (this.#handed.ids !== ids) this.#handed = { ids };
    return this.#handed;
  }

  get #source(): LookSource {
    const { book, theme } = this.store.getState();
    return { model: this.model, book, mode: theme.mode };
  }

  #lookAtNode(at: number | undefined): void {
    if (at === undefined) return;
    const { look, caption } = nodeLook(this.#graph.arrays, at, this.#source);
    this.#graph.lookNode(at, look, caption);
  }

  #lookAtEdge(at: number | undefined): void {
    if (at !== undefined) this.#graph.lookEdge(at, lineLook(this.#graph.arrays, at, this.#source));
  }

  async #lookAtAll(): Promise<void> {
    const run = Symbol('looks');
    this.#run = run;
    const isWanted = () => this.#run === run;
    const { nodeCount, relationshipCount } = this.#graph.arrays;
    const isDone = await inSlices(nodeCount, (at) => this.#lookAtNode(at), isWanted);
    if (!isDone) return;
    if (!(await inSlices(relationshipCount, (at) => this.#lookAtEdge(at), isWanted))) return;
    this.#run = undefined;
    this.layer.changed();
  }

  /** Marks what is out of sight, and what is drawn faintly. Nothing that comes is either, unless something was hidden or kept. */
  #markSeen(): void {
    const { ids, relationshipIds, from, to } = this.#graph.arrays;
    const { hidden: outOfSight, kept } = this.store.getState();
    const wasAllSeen = this.#isAllSeen;
    this.#isAllSeen = kept === null && isNothingHidden(outOfSight);
    if (wasAllSeen && this.#isAllSeen) return;
    const isHidden = hiddenIn(this.#graph.arrays, outOfSight, this.model);
    const isLineHidden = hiddenLinesIn(this.#graph.arrays, outOfSight, this.model);
    const { hidden, faint } = MARKS;
    const isKept = (at: number) =>
      kept === null || isLineKept(kept, relationshipIds[at]!, ids[from[at]!]!, ids[to[at]!]!);
    this.#graph.markAll(
      hidden | faint,
      (at) => (isHidden(at) ? hidden : 0) | (kept === null || kept.nodes.has(ids[at]!) ? 0 : faint),
      (at) => (isLineHidden(at) ? hidden : 0) | (isKept(at) ? 0 : faint),
    );
  }
}

/** How long the page is held at a time, in milliseconds: less than a frame lasts. */
const SLICE_MS = 9;
/** So many take a small part of that. */
const AT_ONCE = 64;

/** Does something with each of many, some at a time, so that the page answers meanwhile. @param isWanted whether it still matters @returns whether all was done */
async function inSlices(count: number, act: (at: number) => void, isWanted: () => boolean): Promise<boolean> {
  let end = performance.now() + SLICE_MS;
  for (let at = 0; at < count; at += 1) {
    act(at);
    if (at % AT_ONCE !== 0 || performance.now() < end) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    if (!isWanted()) return false;
    end = performance.now() + SLICE_MS;
  }
  return isWanted();
}
