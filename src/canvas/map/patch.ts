import { NO_LABEL, type NodeSlice, type RelationshipSlice } from '../../../domain/map/MapSlice';
import { filled } from './fill';
import { type GraphArrays } from './GraphArrays';
import { indexOf } from './indexes';
import { without } from './remove';

/** A node that is added, or the whole of one that has changed. */
interface MapNode {
  readonly id: string;
  /** Its first label; undefined where it has none. */
  readonly label: string | undefined;
  /** Undefined leaves what is written at a node that is there. */
  readonly caption?: string | undefined;
  readonly degree: number;
  /** Undefined leaves a node that is there where it stands. */
  readonly place?: { readonly x: number; readonly y: number } | undefined;
}

/** A relationship that is added, or the whole of one that has changed. */
interface MapRelationship {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly type: string;
}

/** What has changed since the arrays were filled, each part if there is any; removals are done first. Degrees are those that `nodes` state. */
export interface MapPatch {
  readonly removedNodes?: readonly string[];
  readonly removedRelationships?: readonly string[];
  readonly nodes?: readonly MapNode[];
  /** One with an end that is not in the arrays is passed over. */
  readonly relationships?: readonly MapRelationship[];
}

const NO_NODES: NodeSlice = { ids: [], x: [], y: [], label: [], degree: [], captions: [] };
const NO_RELATIONSHIPS: RelationshipSlice = { ids: [], from: [], to: [], type: [] };

/** Names with those that are new at their end, and where each stands. */
function namesWith(names: readonly string[], wanted: readonly string[]) {
  const index = new Map(names.map((name, at) => [name, at]));
  const more = [...new Set(wanted)].filter((name) => !index.has(name));
  for (const name of more) index.set(name, index.size);
  return { more, index };
}

function withNodes(arrays: GraphArrays, nodes: readonly MapNode[]): GraphArrays {
  const { more, index } = namesWith(
    arrays.labels,
    nodes.flatMap(({ label }) => label ?? []),
  );
  const labelOf = (node: MapNode) => (node.label === undefined ? NO_LABEL : index.get(node.label)!);
  const known = indexOf(arrays.ids);
  const added: MapNode[] = [];
  for (const node of nodes) {
    const at = known.get(node.id);
    if (at === undefined) {
      added.push(node);
      continue;
    }
    arrays.label[at] = labelOf(node);
    arrays.degree[at] = node.degree;
    arrays.captions[at] = node.caption ?? arrays.captions[at]!;
    if (node.place !== undefined) [arrays.x[at], arrays.y[at]] = [node.place.x, node.place.y];
  }
  return filled(arrays, {
    labels: more,
    types: [],
    nodes: {
      ids: added.map(({ id }) => id),
      x: added.map(({ place }) => place?.x ?? NaN),
      y: added.map(({ place }) => place?.y ?? NaN),
      label: added.map(labelOf),
      degree: added.map(({ degree }) => degree),
      captions: added.map(({ caption = '' }) => caption),
    },
    relationships: NO_RELATIONSHIPS,
  });
}

function withRelationships(arrays: GraphArrays, relationships: readonly MapRelationship[]): GraphArrays {
  const { more, index } = namesWith(
    arrays.types,
    relationships.map(({ type }) => type),
  );
  const [nodes, known] = [indexOf(arrays.ids), indexOf(arrays.relationshipIds)];
  const added: { id: string; from: number; to: number; type: number }[] = [];
  let { joins } = arrays;
  for (const { id, ...relationship } of relationships) {
    const [from, to] = [nodes.get(relationship.from), nodes.get(relationship.to)];
    if (from === undefined || to === undefined) continue;
    const type = index.get(relationship.type)!;
    const at = known.get(id);
    if (at === undefined) {
      added.push({ id, from, to, type });
      continue;
    }
    if (arrays.from[at] !== from || arrays.to[at] !== to) joins = {};
    [arrays.from[at], arrays.to[at], arrays.type[at]] = [from, to, type];
  }
  return filled(
    { ...arrays, joins },
    {
      labels: [],
      types: more,
      nodes: NO_NODES,
      relationships: {
        ids: added.map(({ id }) => id),
        from: added.map(({ from }) => from),
        to: added.map(({ to }) => to),
        type: added.map(({ type }) => type),
      },
    },
  );
}

/** Whether a change puts anything in that the arrays do not hold: what is brought onto a canvas stands in them as it is. Labels and captions aside. */
export function differsFrom(arrays: GraphArrays, { nodes = [], relationships = [] }: MapPatch) {
  const [known, lines] = [indexOf(arrays.ids), indexOf(arrays.relationshipIds)];
  const isElsewhere = (at: number, { x, y }: NonNullable<MapNode['place']>) =>
    arrays.x[at] !== Math.fround(x) || arrays.y[at] !== Math.fround(y);
  return {
    nodes: nodes.some(({ id, degree, place }) => {
      const at = known.get(id);
      return at === undefined || arrays.degree[at] !== degree || (place !== undefined && isElsewhere(at, place));
    }),
    relationships: relationships.some(({ id, from, to, type }) => {
      const at = lines.get(id);
      const isKnown = at !== undefined && arrays.types[arrays.type[at]!] === type;
      return !isKnown || arrays.from[at] !== known.get(from) || arrays.to[at] !== known.get(to);
    }),
  };
}

/** The arrays as they are after a change of the project. Ids that are unknown are no mistake: what is gone may be removed again. */
export function patched(arrays: GraphArrays, patch: MapPatch): GraphArrays {
  let next = without(arrays, patch.removedNodes ?? [], patch.removedRelationships ?? []);
  if (patch.nodes !== undefined) next = withNodes(next, patch.nodes);
  if (patch.relationships !== undefined) next = withRelationships(next, patch.relationships);
  return next;
}
