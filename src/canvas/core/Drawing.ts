import { type Core } from 'cytoscape';

import { type GraphDelta, type GraphNode } from '../../../domain/elements/elements';
import { type NearGraph } from '../far/NearGraph';
import { type CanvasStore } from '../store/canvasStore';
import { IconPictures } from '../style/IconPictures';
import { type Detail, detailFor, strokeZoomFor, typesZoomFor } from '../style/scale';
import { stylesheet } from '../style/stylesheet';
import { atRest } from '../motion/atRest';
import { type Motion } from '../motion/Motion';
import { type Looks, nodeData, nodeElement, relationshipData, relationshipElement } from './elementData';
import { type Beneath, EmphasisLayer } from './EmphasisLayer';
import { emphasised, type Surroundings } from './emphasised';
import { dimmedBy } from './dimming';
import { Bundles } from './Bundles';
import { Captions } from './Captions';
import { Marks } from './Marks';
import { isLive } from './life';
import { wearPicture } from './nodePictures';
import { type Positions } from './Positions';
import { redraw, redrawLooks } from './restyling';
import { type Hidden, hiddenIds, isNodeHidden, NOTHING_HIDDEN } from './visibility';

/** A zoom that has not changed for so long rests, in milliseconds. */
const REST_MS = 150;

/** Draws what is near of a graph on one Cytoscape core: all of it once, and then only what changes, always in a batch. */
export class Drawing {
  #detail: Detail = 'near';
  #strokeZoom = 1;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isToCaption = false;
  readonly #captions: Captions;
  #hidden = NOTHING_HIDDEN;
  readonly #icons = new IconPictures(() => this.restyle());
  readonly #emphasis: EmphasisLayer;
  readonly #marks: Readonly<Record<'hidden' | 'dimmed' | 'pinned' | 'pending', Marks>>;
  /** What lets changes be followed; undefined while nothing is to move. */
  motion: Motion | undefined;
  readonly #bundles: Bundles;

  constructor(
    readonly cy: Core,
    whole: Surroundings,
    private readonly model: NearGraph,
    private readonly positions: Positions,
    private readonly store: CanvasStore,
    beneath: () => Beneath | undefined = () => undefined,
  ) {
    this.#detail = detailFor(this.model.size, cy.zoom());
    const isFaded = () => {
      const under = beneath();
      return under !== undefined && emphasised(under.whole, store.getState().emphasis).fades;
    };
    this.#captions = new Captions(cy, () => typesZoomFor(model.size), beneath, isFaded);
    this.#emphasis = new EmphasisLayer(cy, whole, store, beneath, () => this.#captions.settled);
    const marks = (name: string) => new Marks(cy, name);
    this.#marks = {
      hidden: marks('hidden'),
      dimmed: marks('dimmed'),
      pinned: marks('pinned'),
      pending: marks('pending'),
    };
    this.#bundles = new Bundles(cy, model);
    this.#applyStyle();
  }

  /** What is out of sight. */
  get hidden(): Hidden {
    return this.#hidden;
  }

  /** Draws everything anew but this, on the view as it is: whoever changes both changes the view first. */
  reset(hidden: Hidden): void {
    const { cy, model } = this;
    this.motion?.glides.finish();
    cy.elements().remove();
    this.refine();
    const looks = this.looks;
    cy.batch(() => {
      cy.add([
        ...model.nodes().map((node) => nodeElement(node, this.positions.get(node.id), looks)),
        ...model.relationships().map((one) => relationshipElement(one, looks)),
      ]);
    });
    this.#hide(hidden);
    this.#wearPictures();
    this.#caption();
  }

  /** Draws a change. @param isSeen whether it happens before the eyes of a person: what comes then comes out of its neighbours */
  apply(delta: GraphDelta, isSeen = false): void {
    const { cy } = this;
    const isNew = ({ id }: { readonly id: string }) => cy.getElementById(id).empty();
    const newcomers = new Set(isSeen ? delta.nodes.filter(isNew).map(({ id }) => id) : []);
    cy.batch(() => {
      for (const id of [...delta.deletedRelationshipIds, ...delta.deletedNodeIds]) cy.getElementById(id).remove();
      for (const node of delta.nodes) this.#drawNode(node.id);
      for (const relationship of delta.relationships) this.#drawRelationship(relationship.id);
    });
    this.#hide(this.#hidden);
    this.refine();
    this.#caption();
    this.#comeOut(newcomers);
  }

  /** Moves nodes to where they now stand. @param glides whether they are seen on their way */
  move(ids: Iterable<string>, glides: (id: string) => boolean = () => false): void {
    const moved = [...ids];
    const seen = this.motion?.glides.seen(moved);
    this.cy.batch(() => {
      for (const id of moved) this.cy.getElementById(id).position({ ...this.positions.get(id) });
    });
    this.#caption();
    if (seen === undefined) return;
    const from = [...seen].map(([id, at]) => [id, glides(id) ? at : this.positions.get(id)] as const);
    this.motion?.glides.begin(new Map(from));
  }

  /** Shows nodes coming out of neighbours that are in sight. */
  #comeOut(newcomers: ReadonlySet<string>): void {
    if (newcomers.size === 0) return;
    const stands = (id: string) => {
      const node = this.model.node(id);
      return node !== undefined && !isNodeHidden(node, this.hidden) ? this.positions.get(id) : undefined;
    };
    this.motion?.comeOut(newcomers, stands);
  }

  /** Nodes stand elsewhere since a person drew them there: each is told by itself, and all are captioned anew once. */
  moved(): void {
    if (this.#isToCaption) return;
    this.#isToCaption = true;
    queueMicrotask(() => {
      this.#isToCaption = false;
      if (isLive(this.cy)) this.#caption();
    });
  }

  /** Lets elements stand out that are to. */
  emphasise(): void {
    this.#emphasis.soon();
    if (this.#bundles.open(this.store.getState().emphasis.selected.map(({ id }) => id))) this.#caption();
    else atRest(this.cy, () => this.#captions.moved());
  }

  /** Other captions are written beneath. */
  beneathChanged(): void {
    this.#caption();
    this.#emphasis.soon();
  }

  /** Draws in the theme that it is now. */
  rethemed(): void {
    this.#applyStyle();
    redrawLooks(this.cy, this.model, this.looks);
  }

  /** Draws what looks otherwise now. */
  restyle(): void {
    redrawLooks(this.cy, this.model, this.looks);
    this.#wearPictures();
    this.#caption();
  }

  setHidden(hidden: Hidden): void {
    const before = this.#hidden;
    if (hidden === before) return;
    this.#hide(hidden);
    this.#caption();
    const isBack = (node: GraphNode) => isNodeHidden(node, before) && !isNodeHidden(node, hidden);
    this.#comeOut(new Set(this.model.nodes().flatMap((node) => (isBack(node) ? [node.id] : []))));
  }

  /** Takes out of sight what is to be, and brings back what is not. */
  #hide(hidden: Hidden): void {
    this.#hidden = hidden;
    let changed: readonly string[] = [];
    this.cy.batch(() => (changed = this.#marks.hidden.mark(hiddenIds(this.model, hidden))));
    for (const id of changed) {
      const element = this.cy.getElementById(id);
      // Until its style is computed, which is after a batch, Cytoscape answers whether an element is visible as it did before.
      element.union(element.connectedEdges()).forEach((one) => void one.style('display'));
    }
  }

  /** Marks what layouts leave where it is, what the store has not confirmed yet, and what is drawn faintly. */
  mark(): void {
    const { pinned, kept, graph } = this.store.getState();
    this.cy.batch(() => {
      this.#marks.pinned.mark(pinned);
      this.#marks.pending.mark(graph.pending);
      this.#marks.dimmed.mark(dimmedBy(this.model, kept));
    });
  }

  /** Draws more or less detail when the number of elements or the zoom has crossed the line. */
  refine(): void {
    const detail = detailFor(this.model.size, this.cy.zoom());
    if (detail !== this.#detail) {
      this.#detail = detail;
      this.#applyStyle();
    }
    if (detail === 'far' && this.#strokeZoom !== strokeZoomFor(this.cy.zoom())) this.#strokeSoon();
    atRest(this.cy, () => this.#captions.moved());
  }

  #caption(): void {
    atRest(this.cy, () => {
      this.#bundles.refresh(this.#hidden);
      this.#captions.refresh();
    });
  }

  /** What the data of elements are made with. */
  get looks(): Looks {
    const { book, theme } = this.store.getState();
    return { book, icons: this.#icons, mode: theme.mode };
  }

  #wearPictures(): void {
    for (const node of this.model.nodes()) wearPicture(this.cy, node.id, this.store.getState().book.imageOf(node));
  }

  #applyStyle(): void {
    this.#strokeZoom = strokeZoomFor(this.cy.zoom());
    this.cy.style(stylesheet(this.store.getState().theme, this.#detail, this.#strokeZoom));
  }

  /** Once the zoom rests, strokes are as wide as they are to be: all elements are styled anew for it. */
  #strokeSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (isLive(this.cy) && this.#detail === 'far' && this.#strokeZoom !== strokeZoomFor(this.cy.zoom()))
        this.#applyStyle();
    }, REST_MS);
  }

  #drawNode(id: string): void {
    const node = this.model.node(id);
    if (node === undefined) return;
    if (!redraw(this.cy, nodeData(node, this.looks)))
      this.cy.add(nodeElement(node, this.positions.get(id), this.looks));
    wearPicture(this.cy, id, this.store.getState().book.imageOf(node));
  }

  #drawRelationship(id: string): void {
    const relationship = this.model.relationship(id);
    if (relationship === undefined) return;
    if (!redraw(this.cy, relationshipData(relationship, this.looks)))
      this.cy.add(relationshipElement(relationship, this.looks));
  }
}
