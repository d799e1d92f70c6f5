import { type Core } from 'cytoscape';

import { type GraphDelta, NO_CHANGE } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { type GraphModel } from '../../graph/GraphModel';
import { Drawing } from '../core/Drawing';
import { emphasised, type Emphasised } from '../core/emphasised';
import { type Beside } from '../core/events';
import { isLive } from '../core/life';
import { type Positions } from '../core/Positions';
import { type Hidden } from '../core/visibility';
import { type DrawnNow } from '../picture/drawnScene';
import { type MapLayer } from '../map/MapLayer';
import { type CanvasState, type CanvasStore } from '../store/canvasStore';
import { type FarDrawing } from './FarDrawing';
import { Gathering, MOST_IN_VIEW, MOST_MARKED, nearInView, nextNear } from './nearBy';
import { NearGraph, type NearIds, NOTHING_NEAR } from './NearGraph';
import { type FarView } from './scene';
import { extentOf } from './views';

/** Up to so many elements are all drawn by Cytoscape. */
const MOST_DRAWN = 1500;
/** A view that rests for so long draws what is in it by Cytoscape, where that is little. */
const SETTLED_MS = 90;
/** So many elements come near at a time: Cytoscape styles and draws all that it was given in one task. */
const NEAR_AT_ONCE = 150;
/** What came near is drawn within so long, and more may come. */
const DRAWN_MS = 20;
/** Beyond each side of the view as much is drawn near, in shares of it. */
const BEYOND = 0.25;

/** What draws the far layer comes once a graph is large, which most are not. */
const loadFar = () => Promise.all([import('./FarDrawing'), import('./WorkerRenderer')]);

const sizeOf = ({ snapshot }: GraphModel): number => snapshot.nodesShown + snapshot.relationshipsShown;

/**
 * Draws the model on a core: a small graph whole, of a large one what is near (selected, pointed at, dragged, gone to, or in view where that
 * is little), above a far layer that draws the rest.
 */
export class LayeredDrawing {
  readonly #near: NearGraph;
  readonly #drawing: Drawing;
  #isLayered = false;
  /** There once what draws it has come. */
  #far: FarDrawing | undefined;
  #held: readonly string[] = [];
  #selected: Selected = [];
  #dragged: readonly string[] = [];
  #inView = NOTHING_NEAR;
  /** What the picture that is seen leaves to Cytoscape: let go of only when another has taken its place. */
  #leftOut = NOTHING_NEAR;
  #asked = NOTHING_NEAR;
  #settled: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly cy: Core,
    private readonly model: GraphModel,
    private readonly positions: Positions,
    private readonly store: CanvasStore,
    private readonly map: MapLayer,
  ) {
    map.drawSmallBy(this.#drawSmall);
    this.#near = new NearGraph(model);
    this.#drawing = new Drawing(cy, model, this.#near, positions, store, () => this.#far);
    cy.on('grab', 'node', ({ target }) => this.#drag([target.id()]));
    cy.on('free', 'node', () => this.#drag([]));
    cy.container()?.addEventListener('pointerdown', this.#pressed, { capture: true });
    const touched = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      cy.container()?.ownerDocument.addEventListener(event, () => void this.#bringMotion(touched), touched);
    cy.one('destroy', () => {
      clearTimeout(this.#settled);
      cy.container()?.removeEventListener('pointerdown', this.#pressed, { capture: true });
      this.#endFar();
      touched.abort();
    });
  }

  /** Whether only what is near is drawn by Cytoscape. */
  get isLayered(): boolean {
    return this.#isLayered;
  }

  /** What is drawn now. */
  get drawn(): DrawnNow {
    const { cy, model } = this;
    const { looks, hidden } = this.#drawing;
    const opened = new Set<string>(this.#now.emphasis.selected.map(({ id }) => id));
    const placeOf = (id: string) => this.positions.get(id);
    const { kept } = this.#now;
    return { model, hidden, kept, looks, opened, seen: cy.extent(), zoom: cy.zoom(), far: this.#far?.source, placeOf };
  }

  /** All of the graph small; of a large one nothing before its far layer is there. */
  readonly #drawSmall = async (view: FarView): Promise<ImageBitmap | undefined> => {
    if (this.#far !== undefined) return this.#far.aside(view, 'small');
    if (this.isLayered) return undefined;
    const { smallPicture } = await import('./smallPicture');
    return smallPicture(this.model, this.positions, this.#now, view);
  };

  get #now(): CanvasState {
    return this.store.getState();
  }

  get #emphasised(): Emphasised {
    return emphasised(this.#far?.whole ?? this.model, this.#now.emphasis);
  }

  /** Draws everything anew but the view. */
  reset(): void {
    this.#chooseLayers();
    this.#far?.reset();
    if (this.#isLayered) this.#near.set(this.#wanted());
    this.#drawing.reset(this.#now.hidden);
    this.#drawAsTold();
    this.#settle();
  }

  /** What the store says of elements holds also for those that were not drawn before. */
  #drawAsTold(): void {
    this.#refreshNear();
    this.#drawing.mark();
    this.#drawing.emphasise();
  }

  /** Draws the map that has come, or does without the one that was there: what Cytoscape draws stays. */
  followMap(): void {
    const wasLayered = this.isLayered;
    this.#chooseLayers();
    if (wasLayered !== this.isLayered) return this.reset();
    this.#far?.reset();
    this.#refreshNear();
    this.#settle();
  }

  apply(delta: GraphDelta): void {
    const wasLayered = this.isLayered;
    this.#chooseLayers();
    if (wasLayered !== this.isLayered) return this.reset();
    const fades = delta.deletedNodeIds.length + delta.deletedRelationshipIds.length > 0;
    if (!this.#isLayered) {
      this.#fading(fades, () => this.#drawing.apply(delta, true));
      return this.#drawAsTold();
    }
    const isDrawn = ({ id }: { readonly id: string }) => this.cy.getElementById(id).nonempty();
    const [nodes, relationships] = [delta.nodes.filter(isDrawn), delta.relationships.filter(isDrawn)];
    // Many that come, as by an undo, have no neighbour there to come out of. What the map shows was seen there before.
    const newcomers = delta.nodes.filter((node) => !isDrawn(node) && !this.map.has(node.id));
    this.#fading(fades || newcomers.length > 1, () => {
      this.#far?.apply(delta);
      this.#drawing.apply({ ...delta, nodes, relationships });
      this.#drawAsTold();
    });
    this.#settle();
  }

  /** @param glides which of them are seen on their way; where there are too many for that, all fades into where they come */
  move(ids: readonly string[], glides: (id: string) => boolean = () => false): void {
    const near = this.#near.ids?.nodes;
    if (near === undefined) return this.#drawing.move(ids, glides);
    this.#fading(ids.some(glides), () => {
      this.#far?.move(ids);
      this.#drawing.move(near.size < ids.length ? near : ids.filter((id) => near.has(id)));
    });
    this.#settle();
  }

  /** A person drew nodes elsewhere. */
  moved(ids: readonly string[]): void {
    this.#far?.move(ids);
    this.#drawing.moved();
  }

  emphasise(): void {
    this.#bringNeighbours();
    this.#refreshNear();
    this.#drawing.emphasise();
  }

  /** Brings what the map alone knows beside what was just selected: of a hub the first that stand out. */
  #bringNeighbours(): void {
    const { selected } = this.#now.emphasis;
    if (selected === this.#selected || this.#far === undefined) return;
    this.#selected = selected;
    const unknown = this.#far.unknownBeside(selected);
    if (unknown.length > 0) this.map.bring(unknown);
  }

  /** Keeps these near until others are: somebody went to them. */
  hold(ids: readonly string[]): void {
    this.#held = ids.length > MOST_MARKED ? ids.slice(-1) : ids;
    this.#refreshNear();
  }

  rethemed(): void {
    this.#far?.rethemed();
    this.#drawing.rethemed();
  }

  restyle(): void {
    this.#far?.restyle();
    this.#drawing.restyle();
  }

  setHidden(hidden: Hidden): void {
    this.#fading(true, () => {
      this.#far?.seenChanged();
      this.#drawing.setHidden(hidden);
    });
    this.#settle();
  }

  /** Other elements are faint. */
  keptChanged(): void {
    this.#fading(true, () => {
      this.#far?.seenChanged();
      this.#drawing.mark();
    });
  }

  /** Draws something else, into which what is seen now fades. */
  #fading(fades: boolean, draw: () => void): void {
    const { motion } = this.#drawing;
    if (fades) motion?.fade.begin();
    draw();
    // Of a large graph most is not there before its picture is, unless that stays as it is.
    if (fades && this.#far?.layer.isCurrent !== false) motion?.fade.release();
  }

  /** Other elements are marked. */
  mark(): void {
    this.#drawing.mark();
  }

  /** The view has moved. */
  refine(): void {
    this.#far?.layer.moved();
    this.#drawing.refine();
    this.#settle();
  }

  /** How to find what Cytoscape does not draw. */
  readonly beside: Beside = {
    at: (place) => this.#far?.elementAt(place, this.cy.zoom()) ?? null,
    node: (place) => this.#far?.nodeAt(place, this.cy.zoom()),
    known: (place) => this.#known(this.#far?.nodeAt(place, this.cy.zoom())),
    within: (area) => this.#far?.nodesWithin(area),
  };

  /** A node, if it is more than a point of the map. */
  #known(id: string | undefined): string | undefined {
    return id === undefined || this.model.node(id) === undefined ? undefined : id;
  }

  #chooseLayers(): void {
    const isLarge = this.map.arrays !== undefined || sizeOf(this.model) > MOST_DRAWN;
    if (isLarge === this.isLayered) return;
    this.#isLayered = isLarge;
    if (isLarge) {
      this.#near.set(NOTHING_NEAR);
      void this.#bringFar();
    } else {
      this.#endFar();
      this.#near.set(null);
      [this.#inView, this.#leftOut, this.#asked] = [NOTHING_NEAR, NOTHING_NEAR, NOTHING_NEAR];
    }
  }

  /** From the first time that a person does anything on the page. */
  async #bringMotion(touched: AbortController): Promise<void> {
    touched.abort();
    const { Motion } = await import('../motion/Motion');
    if (isLive(this.cy)) this.#drawing.motion = new Motion(this.cy, this.model, () => this.#now.theme.background);
  }

  async #bringFar(): Promise<void> {
    const parts = await loadFar().catch(() => undefined);
    if (!isLive(this.cy) || !this.#isLayered || this.#far !== undefined) return;
    if (parts === undefined) return this.#farFailed();
    const { cy, model, positions, store, map } = this;
    const [{ FarDrawing: Far }, { WorkerRenderer }] = parts;
    const renderer = new WorkerRenderer(() => this.#farFailed());
    this.#far = new Far(cy, renderer, model, positions, store, map, (areCaptionsOther) =>
      this.#farShown(areCaptionsOther),
    );
    this.reset();
    map.drawSmallBy(this.#drawSmall);
  }

  /** The page says so, and lets it be tried again. */
  #farFailed(): void {
    this.map.redrawBy(() => {
      this.#endFar();
      void this.#bringFar();
    });
  }

  #endFar(): void {
    this.#far?.end();
    this.#far = undefined;
    this.map.redrawBy(undefined);
  }

  readonly #pressed = (event: PointerEvent): void => {
    // With a key held a box is begun, and no node is dragged.
    if (this.#far === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const container = this.cy.container();
    if (container === null) return;
    const { left, top } = container.getBoundingClientRect();
    const [zoom, pan] = [this.cy.zoom(), this.cy.pan()];
    const place = { x: (event.clientX - left - pan.x) / zoom, y: (event.clientY - top - pan.y) / zoom };
    const id = this.#far.nodeAt(place, zoom);
    // Before Cytoscape hears of the press, so that it can be dragged.
    if (id !== undefined && this.#near.node(id) === undefined) this.hold([...this.#held, id]);
  };

  #drag(ids: readonly string[]): void {
    this.#dragged = ids;
    this.#refreshNear();
  }

  /** What Cytoscape is to draw now. */
  #wanted(): Gathering {
    const gathering = new Gathering(this.model).emphasised(this.#emphasised);
    for (const id of [...this.#held, ...this.model.pending]) gathering.element(id);
    for (const id of this.#dragged) gathering.withNeighbours(id);
    for (const { nodes, relationships } of [this.#inView, this.#leftOut]) {
      for (const id of nodes) gathering.node(id);
      for (const id of relationships) gathering.relationship(id);
    }
    return gathering;
  }

  #refreshNear(): void {
    if (!this.#isLayered || !isLive(this.cy)) return;
    const before = this.#near.ids ?? NOTHING_NEAR;
    const all = this.#wanted();
    const wanted = nextNear(all, before, NEAR_AT_ONCE);
    this.#near.set(wanted);
    const isNew = (drawn: ReadonlySet<string>) => (id: string) => !drawn.has(id);
    const delta: GraphDelta = {
      nodes: [...wanted.nodes].filter(isNew(before.nodes)).flatMap((id) => this.model.node(id) ?? []),
      relationships: [...wanted.relationships]
        .filter(isNew(before.relationships))
        .flatMap((id) => this.model.relationship(id) ?? []),
      deletedNodeIds: [...before.nodes].filter(isNew(wanted.nodes)),
      deletedRelationshipIds: [...before.relationships].filter(isNew(wanted.relationships)),
    };
    const isSame = Object.values(delta).every((ids) => ids.length === 0);
    if (!isSame) {
      this.#drawing.apply({ ...NO_CHANGE, ...delta });
      this.#drawing.mark();
    }
    if (wanted === all) this.#markFar();
    else this.#settle(DRAWN_MS);
  }

  /** Tells the far layer what Cytoscape draws in its place, and what it is to ring. */
  #markFar(): void {
    const shown = this.#emphasised;
    this.#far?.setChosen(shown.rings.length > MOST_MARKED ? shown.rings.map(({ id }) => id) : []);
    const dragged = new Gathering(this.model);
    for (const id of this.#dragged) dragged.withNeighbours(id);
    const asked: NearIds = {
      nodes: new Set([...this.#inView.nodes, ...this.#dragged]),
      relationships: new Set([...this.#inView.relationships, ...dragged.relationships]),
    };
    this.#asked = asked;
    this.#far?.setNear(asked.nodes, asked.relationships);
  }

  /** Once the view rests: little that is in it is drawn near. */
  #settle(after = SETTLED_MS): void {
    if (this.#far === undefined) return;
    clearTimeout(this.#settled);
    this.#settled = setTimeout(() => {
      if (!isLive(this.cy) || this.#far === undefined) return;
      const { x, y } = this.cy.pan();
      const view = { zoom: this.cy.zoom(), panX: x, panY: y, width: this.cy.width(), height: this.cy.height() };
      const ids = this.#far.nodesWithin(extentOf(view, BEYOND), MOST_IN_VIEW);
      const near = nearInView(this.model, ids);
      this.#inView = near ?? NOTHING_NEAR;
      this.#refreshNear();
      const unknown = near === undefined ? [] : ids.filter((id) => this.model.node(id) === undefined);
      if (unknown.length > 0) this.map.bring(unknown);
    }, after);
  }

  /** What is near is named beside the captions of the picture. */
  #farShown(areCaptionsOther: boolean): void {
    if (this.#far?.layer.isCurrent === true) this.#drawing.motion?.fade.release();
    this.#leftOut = this.#asked;
    this.#refreshNear();
    if (areCaptionsOther) this.#drawing.beneathChanged();
  }
}
