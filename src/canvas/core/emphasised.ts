import { type Selected } from '../../../domain/selection/selection';

/** A relationship, as far as what stands out follows from it. */
export interface LineEnds {
  readonly id: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
}

/** What stands beside what. */
export interface Surroundings {
  node(id: string): { readonly id: string } | undefined;
  relationship(id: string): LineEnds | undefined;
  relationshipsOf(id: string): Iterable<LineEnds>;
}

/** So many neighbours of one node can stand out, each with its relationship. */
export const MOST_BESIDE = 300;
/** Around up to so many elements everything else fades; of larger sets only the marks are drawn. */
const MOST_AROUND = 2 * MOST_BESIDE + 1;
/** So many of the selected nodes are named from any distance where they have room. */
const MOST_NAMED = 12;

/** What stands out. */
export interface Emphasis {
  readonly selected: Selected;
  readonly hovered: string | null;
  /** The node on which a relationship that is being drawn would end. */
  readonly target: string | null;
}

export const NO_EMPHASIS: Emphasis = { selected: [], hovered: null, target: null };

/** How an emphasised node is marked. */
export type RingKind = 'selected' | 'hovered' | 'target';

/** What is drawn of an emphasis. */
export interface Emphasised {
  readonly isNothing: boolean;
  /** Whether everything else fades. */
  readonly fades: boolean;
  readonly nodes: readonly string[];
  readonly relationships: readonly { readonly id: string; readonly isStrong: boolean }[];
  readonly rings: readonly { readonly id: string; readonly kind: RingKind }[];
  /** Nodes whose captions can be read from any distance where they have room, the last chosen and what is pointed at behind the others. */
  readonly captions: readonly string[];
  /** Those of them that are named whatever lies there: the last that was chosen, and what is pointed at. */
  readonly pointed: readonly string[];
}

/** The selected with what is next to them: their relationships, and the nodes at the ends of these. */
function around(model: Surroundings, selected: Selected) {
  const nodes = new Set<string>();
  const relationships = new Map<string, boolean>();
  for (const { kind, id } of selected) {
    if (kind === 'node') nodes.add(id);
    const near = kind === 'node' ? model.relationshipsOf(id) : [model.relationship(id)];
    for (const one of near) {
      if (one === undefined) continue;
      relationships.set(one.id, kind === 'relationship' || relationships.get(one.id) === true);
      nodes.add(one.startNodeId).add(one.endNodeId);
      if (nodes.size + relationships.size > MOST_AROUND) return undefined;
    }
    if (nodes.size > MOST_AROUND) return undefined;
  }
  return {
    nodes: [...nodes],
    relationships: [...relationships].map(([id, isStrong]) => ({ id, isStrong })),
  };
}

/** What to draw so that this stands out. */
export function emphasised(model: Surroundings, { selected, hovered, target }: Emphasis): Emphasised {
  const isThere = (id: string) => model.node(id) !== undefined;
  const near = around(model, selected);
  const alone = selected.flatMap(({ kind, id }) => (kind === 'relationship' ? [{ id, isStrong: true }] : []));
  const pointed = [hovered].flatMap((id) =>
    id !== null && model.relationship(id) !== undefined ? [{ id, isStrong: false }] : [],
  );
  const chosen = selected.flatMap(({ kind, id }) => (kind === 'node' ? [id] : []));
  const hoveredNode = hovered !== null && isThere(hovered) ? [hovered] : [];
  const ringOf = (id: string | null, kind: RingKind) => (id !== null && isThere(id) ? [{ id, kind }] : []);
  const rings = [
    ...chosen.flatMap((id) => ringOf(id, 'selected')),
    ...ringOf(hovered, 'hovered'),
    ...ringOf(target, 'target'),
  ];
  const relationships = [...(near?.relationships ?? alone), ...pointed];
  const fades = near !== undefined && near.nodes.length > 0;
  return {
    isNothing: rings.length + relationships.length === 0,
    fades,
    nodes: [...(near?.nodes ?? []), ...(fades ? hoveredNode : [])],
    relationships,
    rings,
    captions: [...chosen.slice(-MOST_NAMED), ...hoveredNode],
    pointed: [...chosen.slice(-1), ...hoveredNode],
  };
}
