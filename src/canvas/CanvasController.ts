import { type Core } from 'cytoscape';

import { type Move, type MovedNodes } from '../../domain/elements/move';
import { type GraphDelta, type GraphNode, type Point } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { type GraphModel } from '../graph/GraphModel';
import { whenChanged } from '../graph/graphState';
import { Arranging } from './core/Arranging';
import { type CanvasEvents, listen } from './core/events';
import { isLive } from './core/life';
import { FirstPlaces, type FirstPlacesEvents } from './core/FirstPlaces';
import { Positions } from './core/Positions';
import { Sight } from './core/Sight';
import { toLayOut } from './core/toLayOut';
import { type Area } from './core/areas';
import { type CanvasView, showView, viewNow } from './core/views';
import { revealing } from './core/visibility';
import { zoomByWheel } from './core/wheel';
import { LayeredDrawing } from './far/LayeredDrawing';
import { MapLayer } from './map/MapLayer';
import { type LayoutGraph, type Places } from './layouts/layoutGraph';
import { type DrawnNow } from './picture/drawnScene';
import { type CanvasState, type CanvasStore } from './store/canvasStore';
import { changeBook, followGraph, onceLooksKnown } from './store/looks';

/** What the controller tells beside pointer events. */
export interface ControllerEvents extends Omit<CanvasEvents, 'onHover' | 'onViewport'>, FirstPlacesEvents {
  /** A person moved nodes, by the pointer or by keys. @param at when, in milliseconds of the page's clock; now without it */
  onMoved(by: Move['by'], nodes: MovedNodes, at?: number): void;
}

/**
 * Owns elements, style and places of the canvas. React mounts a Cytoscape core and hands it over (`attach`), again and
 * again under StrictMode; everything that matters lives here and in the model, so that a new core shows the same.
 */
export class CanvasController {
  readonly arranging: Arranging;
  readonly map = new MapLayer();
  /** What of the canvas is seen. */
  readonly sight: Sight = new Sight(() => this.#live());
  readonly #positions: Positions;
  readonly #firstPlaces: FirstPlaces;
  #events: ControllerEvents | undefined;
  #drawing: LayeredDrawing | undefined;
  #fitted = false;
  /** What is to be brought to the middle as soon as something is drawn. */
  readonly #due: (() => void)[] = [];

  constructor(
    private readonly model: GraphModel,
    readonly store: CanvasStore,
  ) {
    this.#positions = new Positions(model, this.map);
    const events = {
      onLayoutDue: () => this.#events?.onLayoutDue(),
      onPlaced: (ids: readonly string[]) => this.#events?.onPlaced(ids),
    };
    this.#firstPlaces = new FirstPlaces(this.#positions, this.map, events, () => this.sight.middle());
    this.arranging = new Arranging(this.#positions, () => this.#now.pinned);
  }

  /** Draws what the store says from now on, and tells what happens; returns how to stop. */
  connect(events: ControllerEvents): () => void {
    this.#events = events;
    if (this.model.snapshot.nodesShown > 0) {
      changeBook(this.store, (book) => book.reading(this.model));
      this.#load(this.#fitted);
    }
    const stops = [
      // Before what draws: a change of the graph and of the looks that follow from it are drawn together.
      followGraph(this.store, this.model),
      whenChanged(
        this.store,
        (state) => state,
        (now, before) => this.#draw(now, before),
      ),
      this.map.follow(() => this.#followMap()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#drawing = undefined;
    };
  }

  get #now(): CanvasState {
    return this.store.getState();
  }

  /** Draws what is otherwise now. */
  #draw(now: CanvasState, before: CanvasState): void {
    const isOther = (part: keyof CanvasState) => now[part] !== before[part];
    const event = now.graph.event === before.graph.event ? undefined : now.graph.event;
    if (event?.type === 'reset') this.#load(this.#fitted);
    if (event?.type === 'delta') this.#apply(event.delta);
    const isDrawnSo = event?.type === 'reset' || (event?.type === 'delta' && now.book.isAlike(before.book));
    if (isOther('book') && !isDrawnSo) this.#drawing?.restyle();
    if (isOther('hidden')) this.#drawing?.setHidden(now.hidden);
    if (isOther('kept')) this.#drawing?.keptChanged();
    if (isOther('emphasis')) this.#drawing?.emphasise();
    if (isOther('pinned')) this.#drawing?.mark();
    if (isOther('theme')) this.#drawing?.rethemed();
    const { ids, glides } = now.moved;
    if (isOther('moved') && glides === undefined) this.#drawing?.moved(ids);
    if (isOther('moved') && glides !== undefined) this.#drawing?.move(ids, glides);
    if (isOther('hidden') || (isOther('moved') && glides !== undefined)) this.#viewportMoved();
  }

  /**
   * Draws on this core from now on; a destroyed one is let go of. Not before it is known how labels look: the first picture would be another
   * than the second.
   */
  attach(cy: Core, onDrawn?: () => void): void {
    void onceLooksKnown(this.store).then(() => {
      if (this.#drawing?.cy !== cy && isLive(cy) && this.#events !== undefined) this.#drawOn(cy, this.#events);
      onDrawn?.();
    });
  }

  #drawOn(cy: Core, told: ControllerEvents): void {
    const { view } = this.#now;
    if (view !== undefined) cy.viewport({ zoom: view.zoom, pan: { ...view.pan } });
    this.#drawing = new LayeredDrawing(cy, this.model, this.#positions, this.store, this.map);
    zoomByWheel(cy);
    const events: CanvasEvents = {
      ...told,
      onDragged: (ids) => this.#dragged(ids),
      onHover: (id) => this.#hover(id),
      onViewport: () => this.#viewportMoved(),
    };
    listen(cy, events, this.#drawing.beside);
    this.sight.follow(cy, (place) => this.#drawing?.beside.known(place));
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
    this.store.setState(({ emphasis }) => ({ emphasis: { ...emphasis, selected } }));
  }

  /** Brings elements to the middle of the canvas, also of the one that a panel opening just then leaves; shows hidden ones. */
  focus(ids: readonly string[]): void {
    this.store.setState(({ hidden }) => ({ hidden: ids.reduce((now, id) => revealing(this.model, now, id), hidden) }));
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

  /** Marks the node on which a relationship that is being drawn would end. */
  markTarget(id: string | null): void {
    const { emphasis } = this.#now;
    if (id !== emphasis.target) this.store.setState({ emphasis: { ...emphasis, target: id } });
  }

  /** Brings these nodes into view, by default all that are shown. */
  fit(animate = true, nodes?: readonly GraphNode[]): void {
    this.sight.fit(this.#positions.boxInSight(this.#now.hidden, nodes), animate);
  }

  /** The rectangle around all that is in sight. */
  get boxInSight(): Area | undefined {
    return this.#positions.boxInSight(this.#now.hidden);
  }

  /** The canvas as it is seen, as a PNG in base64, with what of it is seen; undefined before it is drawn. */
  async picture(): Promise<{ readonly data: string; readonly view: CanvasView } | undefined> {
    const [cy, { drawn }] = [this.#live(), this];
    if (cy === undefined || drawn === undefined) return undefined;
    const view = viewNow(cy, this.#now.hidden);
    const { seenAsPng } = await import('./picture/rasterise');
    return { data: await seenAsPng(drawn, this.#now.theme), view };
  }

  /** What of the canvas is seen, and where so many of the nodes in sight stand. */
  seen(most: number): { readonly canvas?: CanvasView; readonly places: ReturnType<CanvasController['positionsOf']> } {
    const places = this.positionsOf(this.#positions.inSight(this.#now.hidden).slice(0, most));
    const cy = this.#live();
    return { places, ...(cy && { canvas: viewNow(cy, this.#now.hidden) }) };
  }

  /** What is drawn now, for a picture of it that is written elsewhere; undefined before anything is. */
  get drawn(): DrawnNow | undefined {
    return this.#live() === undefined ? undefined : this.#drawing?.drawn;
  }

  /** Shows what was seen when a picture was taken. */
  showView(view: CanvasView): void {
    this.sight.letGo();
    const hidden = { labels: new Set(view.hiddenLabels), types: new Set(view.hiddenTypes), ids: new Set<string>() };
    this.store.setState({ hidden });
    const cy = this.#live();
    if (cy !== undefined) showView(cy, view);
  }

  /** While panning, dragging a node moves the whole canvas. */
  setGrabbable(grabbable: boolean): void {
    this.#live()?.autoungrabify(!grabbable);
  }

  /** Where the nodes in sight are on the screen, from the corner of the canvas. */
  nodesInView(): { id: string; x: number; y: number }[] {
    const ids = this.#positions.inSight(this.#now.hidden);
    return ids.map((id) => ({ id, ...this.sight.rendered(this.#positions.get(id)) }));
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
    const { x, y } = this.#positions.get(id);
    const to = Float64Array.of(x + by.x / zoom, y + by.y / zoom);
    this.place([id], to, false);
    this.#events?.onDragged([id]);
    this.#events?.onMoved('keys', { ids: [id], from: Float64Array.of(x, y), to }, at);
  }

  /** Puts nodes exactly there; answers which of them are shown. @param glides whether they are seen on their way */
  place(ids: readonly string[], places: Places, glides = true): readonly string[] {
    const shown = this.#positions.moveAll(ids, places);
    this.store.setState({ moved: { ids: shown, glides: () => glides } });
    return shown;
  }

  /**
   * Begins a layout of the shown graph, around what is selected; of some nodes, around the one of them that was selected last.
   * @param layout which: only one by coordinates is given them
   * @param only these nodes; all without it @param isFirst whether most have no place yet
   */
  beginLayout(layout: string, only?: readonly string[], isFirst = false): LayoutGraph {
    const graph = this.arranging.begin(only, isFirst ? this.map.held : undefined);
    const { emphasis, theme, book } = this.#now;
    const isWhole = only === undefined;
    const around = new Set((isWhole ? emphasis.selected : emphasis.selected.slice(-1)).map(({ id }) => id));
    return toLayOut(graph, { layout, around, isWhole }, this.model, { book, mode: theme.mode });
  }

  /** Moves nodes to the places of the layout that was begun last, and takes these over; `show` brings all of them into view. */
  applyLayout(places: Places, show: boolean): void {
    const ids = this.arranging.take(places);
    this.#firstPlaces.taken();
    // What stood nowhere before is seen where it is: there is no way to follow.
    const glides = (id: string) => this.arranging.stood(id);
    this.store.setState({ moved: { ids, glides } });
    if (show) this.fit(this.#drawing?.isLayered === false && ids.some(glides));
  }

  #apply(delta: GraphDelta): void {
    for (const id of delta.deletedNodeIds) this.#positions.drop(id);
    this.#firstPlaces.place();
    this.#drawing?.apply(delta);
    this.#viewportMoved();
  }

  #load(keepKnown: boolean): void {
    this.#firstPlaces.load(keepKnown);
    this.#drawAll();
  }

  /** Where a new node goes that nobody gave a place: in the middle of what is seen, unless another stands there. */
  freePlace(): Point {
    return this.#positions.freeNear(this.sight.middle());
  }

  #followMap(): void {
    if (this.map.isAwaited) return;
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
    this.#drawing?.reset();
    for (const act of this.#due.splice(0)) act();
    this.#viewportMoved();
  }

  #hover(id: string | null): void {
    this.store.setState(({ emphasis }) => ({ emphasis: { ...emphasis, hovered: id } }));
    this.#viewportMoved();
  }

  #dragged(ids: readonly string[]): void {
    const before = this.#positions.placesOf(ids);
    for (const id of ids) {
      const node = this.#live()?.getElementById(id);
      if (node?.nonempty() === true) this.#positions.set(id, { ...node.position() });
    }
    this.store.setState({ moved: { ids } });
    this.#events?.onDragged(ids);
    const moved = this.#positions.movedSince(ids, before);
    if (moved.ids.length > 0) this.#events?.onMoved('pointer', moved);
  }

  #viewportMoved(): void {
    const cy = this.#live();
    this.#drawing?.refine();
    if (cy !== undefined) this.store.setState({ view: { zoom: cy.zoom(), pan: { ...cy.pan() } } });
  }

  #live(): Core | undefined {
    const cy = this.#drawing?.cy;
    return cy !== undefined && isLive(cy) ? cy : undefined;
  }
}
