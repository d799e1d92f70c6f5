import { type CoordinatePair } from '../../../domain/coordinates/pairs';
import { placesByCoordinates } from '../../../domain/coordinates/placesByCoordinates';
import { type LayoutGraph, type Located, type Places } from './layoutGraph';

const NOWHERE: Located = { is: 'plane', numbers: new Float64Array(0) };
const AXES = { x: 'x', y: 'y' } as const;

/** Puts nodes where their coordinates say, north up; what says nothing stands among its neighbours, or below. */
export function byCoordinates(
  { ids, links, located = NOWHERE }: LayoutGraph,
  values: { readonly spacing: number },
): Places {
  const pair: CoordinatePair = { is: located.is, ...AXES };
  const nodes = ids.map((id, i) => {
    const [x = NaN, y = NaN] = located.numbers.subarray(2 * i, 2 * i + 2);
    return { id, properties: Number.isFinite(x) && Number.isFinite(y) ? { x, y } : {} };
  });
  const ties = Array.from({ length: links.length / 2 }, (_, at) => ({
    startNodeId: ids[links[2 * at]!]!,
    endNodeId: ids[links[2 * at + 1]!]!,
  }));
  const places = placesByCoordinates(nodes, ties, pair);
  const scale = values.spacing / 100;
  return Float64Array.from(
    ids.flatMap((id) => {
      const { x, y } = places.get(id) ?? { x: 0, y: 0 };
      return [x * scale, y * scale];
    }),
  );
}
