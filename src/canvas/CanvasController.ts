import { type Core } from 'cytoscape';

import { type Move, type MovedNode } from '../../domain/elements/move';
import { type GraphNode, type Point } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { type GraphModel, type ModelEvent } from '../graph/GraphModel';
import { Arranging } from './core/Arranging';
import { type Kept } from './core/dimming';
import { type CanvasEvents, isLive, listen, listenForHovering } from './core/events';
import { type Emphasis, NO_EMPHASIS } from './core/emphasised';
import { FirstPlaces } from './core/FirstPlaces';
import { moveAsPicture } from './core/panning';
import { Positions } from './core/Positions';
import { pressWithoutDrawing } from './core/pressing';
import { Sight } from './core/Sight';
import { type CanvasView, pictureOf, showView, viewNow } from './core/views';
import { type Hidden, NOTHING_HIDDEN, revealing } from './core/visibility';
import { LayeredDrawing } from './far/LayeredDrawing';
import { MapLayer } from './map/MapLayer';
import { LayoutChoices } from './layouts/LayoutChoices';
import { type LayoutGraph, type Places } from './layouts/layoutGraph';
import { locatedIn } from './layouts/offered';
import { type Scene, sceneNow } from './picture/scene';
import { Pins } from './sets/Pins';
import { type StyleBook } from './style/StyleBook';
import { type CanvasTheme } from './style/theme';

/** What the controller tells beside pointer events. */
export interface ControllerEvents extends CanvasEvents {
  /** So many shown nodes have no place that a layout is due. */
  onLayoutDue(): void;
  /** A person moved nodes, by the pointer or by keys. @param at when, in milliseconds of the page's clock; now without it */
  onMoved(by: Move['by'], nodes: readonly MovedNode[], at?: number): void;
  /** Nodes were given a first place, which is worth keeping. */
  onPlaced(ids: readonly string[]): void;
}

/**
 * Owns elements, style and places of the canvas. React mounts a Cytoscape core and hands it over (`attach`), again and
 * again under StrictMode; everything that matters lives here and in the model, so that a new core shows the same.
 */
export class CanvasController {
  readonly pins = new Pins();
  readonly layouts = new LayoutChoices();
  readonly arranging: Arranging;
  readonly map = new MapLayer();
  /** What of the canvas is seen. */
  readonly sight: Sight = new Sight(() => this.#live());
  readonly #positions: Positions;
  readonly #firstPlaces: FirstPlaces;
  readonly #viewers = new Set<() => void>();
  readonly #hiddenFollowers = new Set<() => void>();
  #drawing: LayeredDrawing | undefined;
  #emphasis = NO_EMPHASIS;
  #hidden = NOTHING_HIDDEN;
  #kept: Kept | null = null;
  #fitted = false;
  #hovered: string | null = null;
  /** What was seen last, for the next core. */
  #view: { readonly zoom: number; readonly pan: Point } | undefined;
  #isReading = false;

  /** What is to be brought to the middle as soon as something is drawn. */
  readonly #due: (() => void)[] = [];

  constructor(
    private readonly model: GraphModel,
    private readonly book: StyleBook,
    private theme: CanvasTheme,
    private readonly events: ControllerEvents,
  ) {
    this.#positions = new Positions(model, this.map);
    this.#firstPlaces = new FirstPlaces(this.#positions, this.map, events, () => this.sight.middle());
    this.arranging = new Arranging(this.#positions, this.pins);
  }

  /** Follows the model from now on; returns how to stop. */
  connect(): () => void {
    const stops = [
      this.model.subscribe((event) => this.#follow(event)),
      this.book.subscribe(() => void (this.#isReading || this.#drawing?.restyle())),
      this.pins.subscribe(() => this.#drawing?.setPinned(this.pins.ids)),
      this.map.follow(() => this.#followMap()),
    ];
    if (this.model.snapshot.nodesShown > 0) this.#load(this.#fitted);
    return () => {
      for (const stop of stops) stop();
      this.#drawing = undefined;
    };
  }

  /** Calls back whenever something has moved on the screen: pan, zoom or a node. Returns how to stop. */
  onViewport = (viewer: () => void): (() => void) => {
    this.#viewers.add(viewer);
    return () => this.#viewers.delete(viewer);
  };

  /**
   * Draws on this core from now on; a destroyed one is let go of. Not before it is known how labels look: the first picture would be another
   * than the second.
   */
  attach(cy: Core, onDrawn?: () => void): void {
    this.book.whenSettled(() => {
      if (this.#drawing?.cy !== cy && isLive(cy)) this.#drawOn(cy);
      onDrawn?.();
    });
  }

  #drawOn(cy: Core): void {
    if (this.#view !== undefined) cy.viewport({ zoom: this.#view.zoom, pan: { ...this.#view.pan } });
    this.#drawing = new LayeredDrawing(cy, this.model, this.#positions, this.book, this.theme, this.map);
    pressWithoutDrawing(cy);
    moveAsPicture(cy);
    const events = { ...this.events, onDragged: (ids: readonly string[]) => this.#dragged(ids) };
    listen(cy, events, () => this.#viewportMoved(), this.#drawing.beside);
    this.sight.follow(cy);
    this.sight.lookBeside((place) => this.#drawing?.beside.node(place));
    listenForHovering(cy, (id, isNode) => this.#hover(id, isNode), this.#drawing.beside);
    cy.one('destroy', () => {
      if (this.#drawing?.cy === cy) this.#drawing = undefined;
    });
    this.#drawAll();
  }

  /** Does now what needs the canvas drawn, or as soon as it is: its tools can be pressed before. */
  whenDrawn(act: () => void): void {
    if (this.#live() === undefined) this.#due.push(act);
    else act();
  }

  /** Makes everything larger or smaller by a factor, around the middle. */
  zoom(factor: number): void {
    this.whenDrawn(() => this.sight.zoom(factor));
  }

  /** Lets what is selected stand out. */
  select(selected: Selected): void {
    this.sight.hold(selected.map(({ id }) => id));
    this.#emphasise({ ...this.#emphasis, selected });
  }

  /** Brings elements to the middle of the canvas, also of the one that a panel opening just then leaves; shows hidden ones. */
  focus(ids: readonly string[]): void {
    this.setHidden(ids.reduce((hidden, id) => revealing(this.model, hidden, id), this.#hidden));
    if (this.#live() === undefined) this.whenDrawn(() => this.focus(ids));
    this.#drawing?.hold(ids);
    this.sight.goTo(ids);
  }

  /** Moves the view by as little as shows all of these nodes, from farther off where they need it. */
  bringIn(ids: readonly string[]): void {
    this.whenDrawn(() => {
      this.#drawing?.hold(ids);
      this.sight.bringIn(ids);
    });
  }

  /** The node under the pointer, if any. */
  get hovered(): string | null {
    return this.#hovered;
  }

  /** Marks the node on which a relationship that is being drawn would end. */
  markTarget(id: string | null): void {
    if (id !== this.#emphasis.target) this.#emphasise({ ...this.#emphasis, target: id });
  }

  /** Brings these nodes into view, by default all that are shown. */
  fit(animate = true, nodes?: readonly GraphNode[]): void {
    this.sight.fit(this.#positions.boxInSight(this.#hidden, nodes), animate);
  }

  /** The canvas as it is seen, as a PNG in base64, with what of it is seen; undefined before it is drawn. */
  async picture(): Promise<{ readonly data: string; readonly view: CanvasView } | undefined> {
    const cy = this.#live();
    if (cy === undefined) return undefined;
    this.#drawing?.settle();
    const view = viewNow(cy, this.#hidden);
    return { data: await pictureOf(cy, this.theme.background, this.#drawing?.farPicture), view };
  }

  /** What of the canvas is seen, and where so many of the nodes in sight stand. */
  seen(most: number): { readonly canvas?: CanvasView; readonly places: ReturnType<CanvasController['positionsOf']> } {
    const places = this.positionsOf(this.#positions.inSight(this.#hidden).slice(0, most));
    const cy = this.#live();
    return { places, ...(cy && { canvas: viewNow(cy, this.#hidden) }) };
  }

  /** What is drawn now, for a picture of it that is written elsewhere. @param isWhole all that is shown, or what is seen of it */
  scene(isWhole: boolean): Scene | undefined {
    this.#drawing?.settle();
    return this.#withCore((cy) => sceneNow(this.#drawing?.whole() ?? cy, isWhole, cy));
  }

  /** Shows what was seen when a picture was taken. */
  showView(view: CanvasView): void {
    this.sight.letGo();
    this.setHidden({ labels: new Set(view.hiddenLabels), types: new Set(view.hiddenTypes), ids: new Set() });
    this.#withCore((cy) => showView(cy, view));
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
    void this.#drawing?.setHidden(hidden).then(() => this.#viewportMoved());
    for (const follower of this.#hiddenFollowers) follower();
  }

  /** Draws all but this faintly, also of what comes later; null draws all as it is. */
  setKept(kept: Kept | null): void {
    this.#kept = kept;
    this.#drawing?.setKept(kept);
  }

  /** While panning, dragging a node moves the whole canvas. */
  setGrabbable(grabbable: boolean): void {
    this.#live()?.autoungrabify(!grabbable);
  }

  /** Where the nodes in sight are on the screen, from the corner of the canvas. */
  nodesInView(): { id: string; x: number; y: number }[] {
    const ids = this.#positions.inSight(this.#hidden);
    return ids.map((id) => ({ id, ...this.sight.rendered(this.#positions.get(id)) }));
  }

  /** Grows whenever a node may stand elsewhere. */
  get placesRevision(): number {
    return this.#positions.revision;
  }

  /** Where these nodes stand; all shown ones when none are named. */
  positionsOf(
    ids: readonly string[] = this.model.nodes().map((node) => node.id),
  ): { nodeId: string; x: number; y: number }[] {
    return ids.filter((id) => this.#positions.has(id)).map((nodeId) => ({ nodeId, ...this.#positions.get(nodeId) }));
  }

  /** Moves a node by so many pixels. @param at when the key was pressed: a page that is busy hears of it later */
  nudge(id: string, by: Point, at: number): void {
    const zoom = this.#live()?.zoom() ?? 1;
    if (!this.#positions.has(id)) return;
    const from = this.#positions.get(id);
    const to = { x: from.x + by.x / zoom, y: from.y + by.y / zoom };
    this.place([{ id, at: to }]);
    this.events.onDragged([id]);
    this.events.onMoved('keys', [{ id, from, to }], at);
  }

  /** Puts nodes exactly there; answers which of them are shown. */
  place(nodes: readonly { readonly id: string; readonly at: Point }[]): readonly string[] {
    const shown = nodes.filter(({ id }) => this.#positions.isShown(id));
    for (const { id, at } of shown) this.#positions.set(id, { ...at });
    const ids = shown.map(({ id }) => id);
    this.#drawing?.move(ids);
    this.#viewportMoved();
    return ids;
  }

  /**
   * Begins a layout of the shown graph, around what is selected; of some nodes, around the one of them that was selected last.
   * @param layout which: only one by coordinates is given them
   * @param only these nodes; all without it @param isFirst whether most have no place yet
   */
  beginLayout(layout: string, only?: readonly string[], isFirst = false): LayoutGraph {
    const graph = this.arranging.begin(only, isFirst ? this.map.held : undefined);
    const { selected } = this.#emphasis;
    const chosen = new Set((only === undefined ? selected : selected.slice(-1)).map(({ id }) => id));
    const around = graph.ids.flatMap((id, i) => (chosen.has(id) ? [i] : []));
    if (layout !== 'coordinates') return { ...graph, around };
    const located = locatedIn(
      this.model,
      graph.ids.map((id) => this.model.node(id)),
    );
    return { ...graph, around, ...(located && { located }) };
  }

  /** Moves nodes to the places of a layout; `show` brings all of them into view. */
  applyLayout(ids: readonly string[], places: Places, show: boolean): void {
    this.arranging.take(ids, places);
    this.#firstPlaces.taken();
    this.#drawing?.move(ids.filter((id) => this.#positions.isShown(id)));
    if (show) this.fit(false);
    this.#viewportMoved();
  }

  #follow(event: ModelEvent): void {
    if (event.type === 'reset') this.#load(this.#fitted);
    if (event.type !== 'delta') return;
    for (const id of event.delta.deletedNodeIds) this.#positions.drop(id);
    const { nodes, relationships } = event.delta;
    const looksOtherwise = this.#reading(() => this.book.learn(nodes, relationships, this.model));
    this.#firstPlaces.place();
    this.#drawing?.apply(event.delta);
    if (looksOtherwise) this.#drawing?.restyle();
    this.#drawing?.setPending(this.model.pending);
    this.#drawing?.setPinned(this.pins.ids);
    if (this.#kept !== null) this.#drawing?.setKept(this.#kept);
    this.#emphasise(this.#emphasis);
    this.#viewportMoved();
  }

  #load(keepKnown: boolean): void {
    // All is drawn anew here.
    this.#reading(() => this.book.read(this.model));
    this.#firstPlaces.load(keepKnown);
    this.#drawAll();
  }

  /** What is read of the graph is drawn by whoever reads. */
  #reading<T>(read: () => T): T {
    this.#isReading = true;
    const result = read();
    this.#isReading = false;
    return result;
  }

  /** Where a new node goes that nobody gave a place: in the middle of what is seen, unless another stands there. */
  freePlace(): Point {
    return this.#positions.freeNear(this.sight.middle());
  }

  #followMap(): void {
    this.#firstPlaces.mapChanged();
    this.#drawing?.followMap();
    if (this.map.state === 'shown' && !this.map.isLayoutDue && this.sight.isWhole) this.fit(false);
    this.#viewportMoved();
  }

  #drawAll(): void {
    const cy = this.#live();
    if (cy === undefined) return;
    // The view is set first, so that everything is drawn once and in the detail that this view needs.
    if (!this.#fitted) this.fit(false);
    this.#fitted = this.model.snapshot.nodesShown > 0;
    this.#drawing?.reset(this.#hidden);
    this.#drawing?.setPending(this.model.pending);
    this.#drawing?.setPinned(this.pins.ids);
    if (this.#kept !== null) this.#drawing?.setKept(this.#kept);
    this.#emphasise(this.#emphasis);
    for (const act of this.#due.splice(0)) act();
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
    this.#drawing?.moved(ids);
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

  #live(): Core | undefined {
    const cy = this.#drawing?.cy;
    return cy !== undefined && isLive(cy) ? cy : undefined;
  }

  #withCore<T>(act: (cy: Core) => T): T | undefined {
    const cy = this.#live();
    return cy && act(cy);
  }
}
