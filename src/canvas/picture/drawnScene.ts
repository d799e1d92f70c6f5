import { type Point } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type Area } from '../core/areas';
import { dimmedBy, type Kept } from '../core/dimming';
import { type Looks } from '../core/elementData';
import { elementsInSight, type Hidden, inSightByName, type NameCount } from '../core/visibility';
import { wholeExtent } from './extent';
import { boxInSight, countsOn, farScene, type FarSource, viewOn } from '../far/farPicture';
import { nodesWithin } from '../far/hits';
import { type PictureKind } from '../far/scene';
import { type Counts } from './pictureLegend';
import { elementsOf, type Scene, sceneOf, wholeScene } from './scene';

/** Of more nodes nobody sees what a picture in every detail would show: such a picture is drawn as the far layer is. */
const MOST_DETAILED = 2500;
/** What stays free around all nodes of a picture from afar, for captions beside them, in its pixels. */
const BESIDE = 90;

/** What a canvas draws now. */
export interface DrawnNow {
  readonly model: GraphModel;
  readonly hidden: Hidden;
  /** What is drawn in full while the rest is faint; null while nothing is faint. */
  readonly kept: Kept | null;
  readonly looks: Looks;
  /** Bundles that hold one of these are open. */
  readonly opened: ReadonlySet<string>;
  /** What of the plane is seen, and how near. */
  readonly seen: Area;
  readonly zoom: number;
  /** Undefined where Cytoscape draws all of it. */
  readonly far: FarSource | undefined;
  placeOf(id: string): Point;
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

/** The scene with what is faint now drawn so. */
function withFaint({ nodes, edges, ...scene }: Scene, { model, kept }: DrawnNow): Scene {
  const faint = dimmedBy(model, kept);
  const asNow = <Drawn extends { readonly id: string }>(one: Drawn) => ({ ...one, isFaint: faint.has(one.id) });
  return { ...scene, nodes: nodes.map(asNow), edges: edges.map(asNow) };
}

/** Plans a picture of the graph that is drawn. @param isWhole all that is shown, or what is seen of it */
export function plannedPicture(now: DrawnNow, isWhole: boolean): Plan {
  const { far, seen, zoom } = now;
  if (far !== undefined && isFromAfar(now, far, isWhole ? undefined : seen)) return farPlan(now, far, isWhole, 'file');
  const { nodes, relationships } = elementsInSight(now.model, now.hidden);
  const elements = elementsOf(nodes, relationships, now.placeOf, now.looks, now.opened);
  const scene = (isWhole ? wholeScene(elements) : undefined) ?? sceneOf(elements, seen, zoom);
  return { area: scene.area, zoom: scene.zoom, scene: () => scene, bitmap: undefined };
}

/** Plans a picture of what is seen, in which faint is what is faint now. */
export function plannedView(now: DrawnNow): Plan {
  const { far, seen } = now;
  if (far !== undefined && isFromAfar(now, far, seen)) return farPlan(now, far, false, 'view file');
  const plan = plannedPicture(now, false);
  return { ...plan, scene: () => withFaint(plan.scene(), now) };
}

/** How much of what is drawn is in sight, by label and by type. */
export function countsInSight({ model, hidden, far }: Pick<DrawnNow, 'model' | 'hidden' | 'far'>): Counts {
  if (far !== undefined) return countsOn(far);
  const { labels, types } = inSightByName(model, hidden);
  const inSight = (counts: ReadonlyMap<string, NameCount>) =>
    new Map([...counts].map(([name, { inSight: seen }]) => [name, seen]));
  return { labels: inSight(labels), types: inSight(types) };
}

/** Whether there is more than can be seen in detail, or something of which the map alone is known. */
function isFromAfar({ model }: DrawnNow, { nodes, arrays }: FarSource, part: Area | undefined): boolean {
  const seen = nodesWithin(nodes, part);
  return seen.length > MOST_DETAILED || seen.some((at) => model.node(arrays.ids[at] ?? '') === undefined);
}

function farPlan({ seen, zoom: near }: DrawnNow, far: FarSource, isWhole: boolean, kind: PictureKind): Plan {
  const whole = isWhole ? boxInSight(far.nodes) : undefined;
  const { area, zoom } = whole === undefined ? { area: seen, zoom: near } : wholeExtent(whole, BESIDE);
  return {
    area,
    zoom,
    scene: () => farScene(far, area, zoom),
    bitmap: (scale, isTransparent) => far.draw(viewOn(area, zoom, scale), isTransparent ? 'transparent file' : kind),
  };
}
