import cytoscape, { type Core } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { Bundles } from '../core/Bundles';
import { type Looks, nodeElement, relationshipElement } from '../core/elementData';
import { type Positions } from '../core/Positions';
import { elementsInSight, type Hidden, inSightByName, type NameCount } from '../core/visibility';
import { type Area, wholeExtent } from './extent';
import { boxInSight, countsOn, farScene, type FarSource, seenIn, viewOn } from '../far/farPicture';
import { type Counts } from './legendLines';
import { type Scene, sceneNow } from './scene';

/** Of more nodes nobody sees what a picture in every detail would show: such a picture is drawn as the far layer is. */
const MOST_DETAILED = 2500;
/** What stays free around all nodes of a picture from afar, for captions beside them, in its pixels. */
const BESIDE = 90;

/** All of a graph, of which Cytoscape draws only what is near. */
interface WholeGraph {
  readonly model: GraphModel;
  readonly positions: Positions;
  readonly looks: Looks;
  readonly far: FarSource | undefined;
}

/** What a canvas draws now. */
export interface DrawnNow {
  readonly cy: Core;
  readonly model: GraphModel;
  readonly hidden: Hidden;
  /** Undefined where Cytoscape draws all of it. */
  readonly whole: WholeGraph | undefined;
}

/** A picture of what is drawn, before it is written. */
export interface Plan {
  readonly area: Area;
  /** Pixels of a unit of the graph. */
  readonly zoom: number;
  /** What is on it, by its parts. */
  scene(): Scene;
  /** The graph of it drawn at once, at a scale; undefined where it is drawn by its parts. */
  readonly bitmap: ((scale: number, isTransparent: boolean) => Promise<ImageBitmap>) | undefined;
}

/** Plans a picture of what is drawn. Undefined when that is nothing. @param isWhole all that is shown, or what is seen of it */
export function plannedPicture({ cy, whole, hidden }: DrawnNow, isWhole: boolean): Plan | undefined {
  const part = isWhole ? undefined : cy.extent();
  const far = whole?.far;
  if (far !== undefined && whole !== undefined && isFromAfar(whole, far, part)) return farPlan(cy, far, isWhole);
  const scene = sceneNow(whole === undefined ? cy : wholeCore(whole, hidden), isWhole, cy);
  return scene && { area: scene.area, zoom: scene.zoom, scene: () => scene, bitmap: undefined };
}

/** How much of what is drawn is in sight, by label and by type. */
export function countsInSight({ model, hidden, whole }: DrawnNow): Counts {
  if (whole?.far !== undefined) return countsOn(whole.far);
  const { labels, types } = inSightByName(model, hidden);
  const inSight = (counts: ReadonlyMap<string, NameCount>) =>
    new Map([...counts].map(([name, { inSight: seen }]) => [name, seen]));
  return { labels: inSight(labels), types: inSight(types) };
}

/** Whether there is more than can be seen in detail, or something of which the map alone is known. */
function isFromAfar({ model }: WholeGraph, { nodes, arrays }: FarSource, part: ReturnType<Core['extent']> | undefined) {
  const seen = seenIn(nodes, part);
  return seen.length > MOST_DETAILED || seen.some((at) => model.node(arrays.ids[at] ?? '') === undefined);
}

function farPlan(cy: Core, far: FarSource, isWhole: boolean): Plan | undefined {
  const whole = isWhole ? boxInSight(far.nodes) : undefined;
  if (isWhole && whole === undefined) return undefined;
  const { x1, y1, w, h } = cy.extent();
  const seen = { area: { x: x1, y: y1, w, h }, zoom: cy.zoom() };
  const { area, zoom } = whole === undefined ? seen : wholeExtent(whole, BESIDE);
  return {
    area,
    zoom,
    scene: () => farScene(far, area, zoom),
    bitmap: (scale, isTransparent) => far.draw(viewOn(area, zoom, scale), isTransparent ? 'transparent file' : 'file'),
  };
}

/** All of a graph that is in sight on a core without a screen. */
function wholeCore({ model, positions, looks }: WholeGraph, hidden: Hidden): Core {
  const { nodes, relationships } = elementsInSight(model, hidden);
  const core = cytoscape({
    headless: true,
    layout: { name: 'preset' },
    elements: [
      ...nodes.map((node) => nodeElement(node, positions.get(node.id), looks)),
      ...relationships.map((one) => relationshipElement(one, looks)),
    ],
  });
  new Bundles(core, model).refresh(hidden);
  return core;
}
