import { type Core } from 'cytoscape';

import { type Move, type MovedNode } from '../../domain/elements/move';
import { type GraphNode, type Point } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { type GraphModel, type ModelEvent } from '../graph/GraphModel';
import { Arranging } from './core/Arranging';
import { Drawing } from './core/Drawing';
import { type CanvasEvents, listen } from './core/events';
import { type Emphasis, NO_EMPHASIS } from './core/emphasised';
import { type Insets, NO_INSETS } from './core/insets';
import { Positions } from './core/Positions';
import { seenAt, seenEnds, type SeenEnds, seenNode } from './core/seen';
import { bringIn, centreOn, fit, middleOf, zoomBy } from './core/viewport';
import { type CanvasView, pictureOf, showView, viewNow } from './core/views';
import { type Hidden, isNodeHidden, NOTHING_HIDDEN, revealing } from './core/visibility';
import { type LayoutGraph, type Places } from './layouts/layoutGraph';
import { Pins } from './sets/Pins';
import { type StyleBook } from './style/StyleBook';
import { type CanvasTheme } from './style/theme';

/**
 * What stays visible when the canvas is resized: in the middle when the person went to it, anywhere when they selected
 * it.
 */
interface Held {
  readonly ids: readonly string[];
  readonly isCentred: boolean;
}
const NOTHING_HELD: Held = { ids: [], isCentred: false };

/** What the controller tells beside pointer events. */
export interface ControllerEvents extends CanvasEvents {
  /** So many shown nodes have no place that a layout is due. */
  onLayoutDue(): void;
  /** A person moved nodes, by the pointer or by keys. */
  onMoved(by: Move['by'], nodes: readonly MovedNode[]): void;
  /** Nodes were given a first place, which is worth keeping. */
  onPlaced(ids: readonly string[]): void;
}

/**
 * Owns elements, style and places of the canvas. React mounts a Cytoscape core and hands it over (`attach`), again and
 * again under StrictMode; everything that matters lives here and in the model, so that a new core shows the same.
 */
export class CanvasController {
  readonly pins = new Pins();
  readonly arranging: Arranging;
  readonly #positions: Positions;
  readonly #viewers = new Set<() => void>();
  readonly #hiddenFollowers = new Set<() => void>();
  #drawing: Drawing | undefined;
  #emphasis = NO_EMPHASIS;
  #hidden = NOTHING_HIDDEN;
  #fitted = false;
  #hovered: string | null = null;
  #insetsNow: () => Insets = () => NO_INSETS;
  /** What was seen last, for the next core. */
  #view: { readonly zoom: number; readonly pan: Point } | undefined;
  #held = NOTHING_HELD;
  #isReading = false;

  /** What is to be brought to the middle as soon as something is drawn. */
  #awaited: readonly string[] = [];

  constructor(
    private readonly model: GraphModel,
    private readonly book: StyleBook,
    private theme: CanvasTheme,
    private readonly events: ControllerEvents,
  ) {
    this.#positions = new Positions(model);
    this.arranging = new Arranging(this.#positions, this.pins);
  }

  /** Follows the model from now on; returns how to stop. */
  connect(): () => void {
    const stopModel = this.model.subscribe((event) => this.#follow(event));
    const stopBook = this.book.subscribe(() => {
      if (!this.#isReading) this.#drawing?.restyle();
    });
    if (this.model.snapshot.nodesShown > 0) this.#load(this.#fitted);
    const stopPins = this.pins.subscribe(() => this.#drawing?.setPinned(this.pins.ids));
    return () => {
      stopModel();
      stopBook();
      stopPins();
      this.#drawing = undefined;
    };
  }

  /** Calls back whenever something has moved on the screen: pan, zoom or a node. Returns how to stop. */
  onViewport = (viewer: () => void): (() => void) => {
    this.#viewers.add(viewer);
    return () => this.#viewers.delete(viewer);
  };

  /** Draws on this core from now on; a destroyed one is let go of. */
  attach(cy: Core): void {
    if (this.#drawing?.cy === cy || cy.destroyed()) return;
    if (this.#view !== undefined) cy.viewport({ zoom: this.#view.zoom, pan: { ...this.#view.pan } });
    this.#drawing = new Drawing(cy, this.model, this.#positions, this.book, this.theme);
    listen(cy, { ...this.events, onDragged: (ids) => this.#dragged(ids) }, () => this.#viewportMoved());
    cy.on('resize', () => this.keepInSight());
    // What a person then does with the view stays: it is not brought back.
    cy.on('tapstart scrollzoom', () => this.#letGo());
    cy.on('mouseover', 'node, edge', ({ target }) => this.#hover(target.id(), target.isNode()));
    cy.on('mouseout', 'node, edge', () => this.#hover(null, false));
    cy.one('destroy', () => {
      if (this.#drawing?.cy === cy) this.#drawing = undefined;
    });
    this.#drawAll();
  }

  /** Lets what is selected stand out. */
  select(selected: Selected): void {
    const last = selected.at(-1);
    // The panel of what is selected opens later, and takes its part of the canvas.
    if (last === undefined) this.#letGo();
    else if (!this.#held.ids.includes(last.id)) this.#held = { ids: [last.id], isCentred: false };
    this.#emphasise({ ...this.#emphasis, selected });
  }

  /** Brings elements to the middle of the canvas, also of the one that a panel opening just then leaves; shows hidden ones. */
  focus(ids: readonly string[]): void {
    this.setHidden(ids.reduce((hidden, id) => revealing(this.model, hidden, id), this.#hidden));
    this.#held = { ids, isCentred: true };
    if (this.#live() === undefined) this.#awaited = ids;
    this.#withCore((cy) => centreOn(cy, ids, this.#insetsNow()));
  }

  /** Call it when the canvas or what covers it has changed: what was gone to or chosen stays in sight. */
  keepInSight(): void {
    const show = this.#held.isCentred ? centreOn : bringIn;
    this.#withCore((cy) => show(cy, this.#held.ids, this.#insetsNow()));
  }

  /** The node under the pointer, if any. */
  get hovered(): string | null {
    return this.#hovered;
  }

  /** Marks the node on which a relationship that is being drawn would end. */
  markTarget(id: string | null): void {
    if (id !== this.#emphasis.target) this.#emphasise({ ...this.#emphasis, target: id });
  }

  zoom(factor: number): void {
    this.#letGo();
    this.#withCore((cy) => zoomBy(cy, factor));
  }

  /** Brings these nodes into view, by default all that are shown. */
  fit(animate = true, nodes: readonly GraphNode[] = this.model.nodes()): void {
    this.#letGo();
    const shown = nodes.filter((node) => !isNodeHidden(node, this.#hidden));
    this.#withCore((cy) => fit(cy, animate, this.#positions.boxOf(shown), this.#insetsNow()));
  }

  /** The canvas as it is seen, as a PNG in base64, with what of it is seen; undefined before it is drawn. */
  picture(): { readonly data: string; readonly view: CanvasView } | undefined {
    const cy = this.#live();
    if (cy === undefined) return undefined;
    return { data: pictureOf(cy, this.theme.background), view: viewNow(cy, this.#hidden) };
  }

  /** Shows what was seen when a picture was taken. */
  showView(view: CanvasView): void {
    this.#letGo();
    this.setHidden({ labels: new Set(view.hiddenLabels), types: new Set(view.hiddenTypes), ids: new Set() });
    this.#withCore((cy) => showView(cy, view));
  }

  /** How to learn what covers the canvas at a moment: what is brought into view is brought beside it. */
  keepClearOf(insetsNow: () => Insets): void {
    this.#insetsNow = insetsNow;
  }

  /** Moves the view by so many pixels. */
  pan(by: Point): void {
    this.#letGo();
    this.#withCore((cy) => cy.panBy({ ...by }));
  }

  /** Where a place of the graph is on the screen, from the corner of the canvas. */
  rendered(at: Point): Point {
    const cy = this.#live();
    if (cy === undefined) return at;
    return { x: at.x * cy.zoom() + cy.pan().x, y: at.y * cy.zoom() + cy.pan().y };
  }

  setTheme(theme: CanvasTheme): void {
    this.theme = theme;
    this.#drawing?.setTheme(theme);
  }

  /** What is switched off now. */
  get hidden(): Hidden {
    return this.#hidden;
  }

  /** Calls back whenever something else is switched off. Returns how to stop. */
  onHidden = (follower: () => void): (() => void) => {
    this.#hiddenFollowers.add(follower);
    return () => this.#hiddenFollowers.delete(follower);
  };

  setHidden(hidden: Hidden): void {
    if (hidden === this.#hidden) return;
    this.#hidden = hidden;
    this.#drawing?.setHidden(hidden);
    for (const follower of this.#hiddenFollowers) follower();
  }

  /** While panning, dragging a node moves the whole canvas. */
  setGrabbable(grabbable: boolean): void {
    this.#withCore((cy) => cy.autoungrabify(!grabbable));
  }

  /** The middle of what is seen, in the graph's units. */
  middle(): Point {
    const cy = this.#live();
    return cy === undefined ? { x: 0, y: 0 } : middleOf(cy);
  }

  /** Where a node is on the screen, from the corner of the canvas, and how wide; undefined when it is not drawn. */
  renderedNode(id: string): { x: number; y: number; radius: number } | undefined {
    return this.#withCore((cy) => seenNode(cy, id));
  }

  /** Where a relationship can be taken hold of near its ends, from the corner of the canvas; undefined when it is not drawn. */
  endsOf(id: string): SeenEnds | undefined {
    return this.#withCore((cy) => seenEnds(cy, id));
  }

  /** Where the nodes in sight are on the screen, from the corner of the canvas. */
  nodesInView(): { id: string; x: number; y: number }[] {
    const shown = this.model.nodes().filter((node) => !isNodeHidden(node, this.#hidden));
    return shown.map(({ id }) => ({ id, ...this.rendered(this.#positions.get(id)) }));
  }

  /** The node under a place on the screen. */
  nodeAt(place: Point): string | null {
    return this.#withCore((cy) => seenAt(cy, place)) ?? null;
  }

  /** Where these nodes stand; all shown ones when none are named. */
  positionsOf(
    ids: readonly string[] = this.model.nodes().map((node) => node.id),
  ): { nodeId: string; x: number; y: number }[] {
    return ids.filter((id) => this.#positions.has(id)).map((nodeId) => ({ nodeId, ...this.#positions.get(nodeId) }));
  }

  /** Moves a node by so many pixels. */
  nudge(id: string, by: Point): void {
    const zoom = this.#live()?.zoom() ?? 1;
    if (!this.#positions.has(id)) return;
    const from = this.#positions.get(id);
    const to = { x: from.x + by.x / zoom, y: from.y + by.y / zoom };
    this.place([{ id, at: to }]);
    this.events.onDragged([id]);
    this.events.onMoved('keys', [{ id, from, to }]);
  }

  /** Puts nodes exactly there; answers which of them are shown. */
  place(nodes: readonly { readonly id: string; readonly at: Point }[]): readonly string[] {
    const shown = nodes.filter(({ id }) => this.model.node(id) !== undefined);
    for (const { id, at } of shown) this.#positions.set(id, { ...at });
    const ids = shown.map(({ id }) => id);
    this.#drawing?.move(ids);
    this.#viewportMoved();
    return ids;
  }

  /** Begins a layout of the shown graph, around what is selected. @param only these nodes; all without it */
  beginLayout(only?: readonly string[]): LayoutGraph {
    const graph = this.arranging.begin(only);
    const chosen = new Set(this.#emphasis.selected.map(({ id }) => id));
    return { ...graph, around: graph.ids.flatMap((id, i) => (chosen.has(id) ? [i] : [])) };
  }

  /** Moves nodes to the places of a layout; `show` brings all of them into view. */
  applyLayout(ids: readonly string[], places: Places, show: boolean): void {
    this.arranging.take(ids, places);
    this.#drawing?.move(ids.filter((id) => this.model.node(id) !== undefined));
    if (show) this.fit(false);
  }

  #follow(event: ModelEvent): void {
    if (event.type === 'reset') this.#load(this.#fitted);
    if (event.type !== 'delta') return;
    for (const id of event.delta.deletedNodeIds) this.#positions.drop(id);
    const { nodes, relationships } = event.delta;
    const looksOtherwise = this.#reading(() => this.book.learn(nodes, relationships, this.model));
    this.#placeMissing();
    this.#drawing?.apply(event.delta);
    if (looksOtherwise) this.#drawing?.restyle();
    this.#drawing?.setPending(this.model.pending);
    this.#drawing?.setPinned(this.pins.ids);
    this.#emphasise(this.#emphasis);
    this.#viewportMoved();
  }

  #load(keepKnown: boolean): void {
    // All is drawn anew here.
    this.#reading(() => this.book.read(this.model));
    const layoutDue = this.#positions.takeStored(keepKnown);
    // A layout gives first places at once, so that everything is drawn there and not somewhere else before.
    if (layoutDue) this.events.onLayoutDue();
    else this.#placeMissing();
    this.#drawAll();
  }

  /** What is read of the graph is drawn by whoever reads. */
  #reading<T>(read: () => T): T {
    this.#isReading = true;
    const result = read();
    this.#isReading = false;
    return result;
  }

  #placeMissing(): void {
    const placed = this.#positions.placeMissing(this.middle());
    if (placed.size > 0) this.events.onPlaced([...placed.keys()]);
  }

  #drawAll(): void {
    const cy = this.#live();
    if (cy === undefined) return;
    // The view is set first, so that everything is drawn once and in the detail that this view needs.
    if (!this.#fitted) this.fit(false);
    this.#fitted = this.model.snapshot.nodesShown > 0;
    this.#drawing?.reset();
    this.#drawing?.setHidden(this.#hidden);
    this.#drawing?.setPending(this.model.pending);
    this.#drawing?.setPinned(this.pins.ids);
    this.#emphasise(this.#emphasis);
    if (this.#awaited.length > 0) this.focus(this.#awaited);
    this.#awaited = [];
    this.#viewportMoved();
  }

  #hover(id: string | null, isNode: boolean): void {
    this.#hovered = isNode ? id : null;
    this.#emphasise({ ...this.#emphasis, hovered: id });
    this.#viewportMoved();
  }

  #emphasise(emphasis: Emphasis): void {
    this.#emphasis = emphasis;
    this.#drawing?.emphasise(emphasis);
  }

  #dragged(ids: readonly string[]): void {
    const before = new Map(ids.map((id) => [id, this.#positions.get(id)]));
    for (const id of ids) {
      const node = this.#live()?.getElementById(id);
      if (node?.nonempty() === true) this.#positions.set(id, { ...node.position() });
    }
    this.events.onDragged(ids);
    const moved = this.#positions.movedSince(before);
    if (moved.length > 0) this.events.onMoved('pointer', moved);
  }

  #viewportMoved(): void {
    const cy = this.#live();
    if (cy !== undefined) this.#view = { zoom: cy.zoom(), pan: { ...cy.pan() } };
    this.#drawing?.refine();
    for (const viewer of this.#viewers) viewer();
  }

  /** Nothing is brought back into sight when the canvas changes its size. */
  #letGo(): void {
    this.#held = NOTHING_HELD;
  }

  #live(): Core | undefined {
    return this.#drawing?.cy;
  }

  #withCore<T>(act: (cy: Core) => T): T | undefined {
    const cy = this.#live();
    return cy && act(cy);
  }
}
