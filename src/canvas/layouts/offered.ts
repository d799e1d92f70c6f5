import { coordinatesOf, numbersOf } from '../../../domain/coordinates/findCoordinates';
import { type CoordinatePair } from '../../../domain/coordinates/pairs';
import { type GraphNode } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type Located } from './layoutGraph';
import { type Layout, LAYOUTS } from './layouts';

/** By so many nodes it is known whether they say where they lie. */
const MOST_LOOKED_AT = 2000;
/** A pair that places fewer than this part of the nodes is no layout of the graph. */
const LEAST_PLACED = 0.2;

const known = new WeakMap<GraphModel, { readonly revision: number; readonly pair: CoordinatePair | undefined }>();

/** The properties that say where the shown nodes lie; undefined where none do. Looked for once after each change of the graph. */
function coordinatesIn(model: GraphModel): CoordinatePair | undefined {
  const { revision } = model.snapshot;
  const found = known.get(model);
  if (found?.revision === revision) return found.pair;
  const nodes = model.nodes().slice(0, MOST_LOOKED_AT);
  const pair = coordinatesOf(nodes).find((one) => one.nodes >= Math.max(2, nodes.length * LEAST_PLACED));
  known.set(model, { revision, pair });
  return pair;
}

/** The layouts that a graph can have: one by coordinates only where its nodes have some. */
export const offeredLayouts = (model: GraphModel): readonly Layout[] =>
  LAYOUTS.filter(({ id }) => id !== 'coordinates' || coordinatesIn(model) !== undefined);

/** Where these nodes lie by what they say themselves; undefined where none say it. */
export function locatedIn(model: GraphModel, nodes: readonly (GraphNode | undefined)[]): Located | undefined {
  const pair = coordinatesIn(model);
  if (pair === undefined) return undefined;
  const numbers = nodes.flatMap((node) => (node && numbersOf(pair, node.properties)) ?? [NaN, NaN]);
  return { is: pair.is, numbers: Float64Array.from(numbers) };
}
