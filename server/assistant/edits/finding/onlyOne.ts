import { type GraphRelationship } from '../../../contract/elements.js';
import { type EditContext, type Target } from '../EditContext.js';
import { MOST_AROUND } from './nodes.js';

/** A relationship that a node has only one of, as most have one home. */
interface Single {
  readonly type: string;
  /** Whether it begins at the node. */
  readonly leads: boolean;
}

/** Fewer nodes than this that all have one may have one by chance. */
const LEAST_ALIKE = 2;

/** Whether each node of a label that is joined so to nodes of another is joined to one of them alone. */
async function isSingle({ type, leads }: Single, label: string, far: string, { reading }: EditContext) {
  const joined = (count: number) => ({
    kind: 'where' as const,
    of: { kind: 'label' as const, label },
    that: {
      kind: 'linked' as const,
      step: { types: [type], direction: leads ? ('out' as const) : ('in' as const) },
      set: { kind: 'label' as const, label: far },
      quantity: { kind: 'atLeast' as const, count },
    },
  });
  const several = (await reading.query({ kind: 'exists', set: joined(2) })).result;
  if (several.kind !== 'exists' || several.holds) return false;
  const some = (await reading.query({ kind: 'count', set: joined(1) })).result;
  return some.kind === 'count' && some.total >= LEAST_ALIKE;
}

/**
 * The relationship that another of its kind takes the place of, and its far end: the only one of a node, in a graph where
 * no node like it has more than one. Undefined where both may be.
 */
export async function displacedBy(
  target: Target,
  single: Single,
  to: Target,
  context: EditContext,
): Promise<GraphRelationship | undefined> {
  const { type, leads } = single;
  const [label, far] = [target.labels[0], to.labels[0]];
  if (target.node === undefined || label === undefined || far === undefined) return undefined;
  const { relationships } = await context.reading.around(target.id, MOST_AROUND);
  const own = relationships.filter((one) => {
    const [near, other] = leads ? [one.startNodeId, one.endNodeId] : [one.endNodeId, one.startNodeId];
    const node = context.reading.nodes.get(other);
    const isLeft = context.parted.some(({ id }) => id === one.id);
    return one.type === type && near === target.id && !isLeft && node?.labels.includes(far) === true;
  });
  const [only, ...more] = own;
  if (only === undefined || more.length > 0) return undefined;
  return (await isSingle(single, label, far, context)) ? only : undefined;
}
