import { type NodeSet, type Query, type Step } from '../../../../../domain/query/Query.js';
import { type Schema } from '../../../grammar/Schema.js';

/** What tells at which end of a relationship a node may stand. */
export interface Ends {
  readonly schema: Pick<Schema, 'ends' | 'isMutual'>;
  labelsOfNode(id: string): readonly string[];
}

/** The labels that nodes of a set may wear; none: any. */
function labelsOf(set: NodeSet, ends: Ends): readonly string[] {
  switch (set.kind) {
    case 'label':
      return [set.label];
    case 'nodes':
      return set.ids.flatMap((id) => ends.labelsOfNode(id));
    case 'where':
    case 'top':
      return labelsOf(set.of, ends);
    case 'follow':
      return set.step.direction === 'either'
        ? []
        : set.step.types.flatMap((type) =>
            ends.schema.ends(type).map(({ start, end }) => (set.step.direction === 'out' ? end : start)),
          );
    case 'all':
      return [];
    default:
      return set.of.flatMap((one) => labelsOf(one, ends));
  }
}

const isAmong = (labels: readonly string[], label: string): boolean => labels.length === 0 || labels.includes(label);

/** Whether a step goes the only way that it can: what may be meant either way is not for a model to decide. */
function isOneWay(
  { types, direction }: Step,
  near: readonly string[],
  far: readonly string[],
  { schema }: Ends,
): boolean {
  return types.every((type) => {
    const ends = schema.ends(type);
    const out = ends.some(({ start, end }) => isAmong(near, start) && isAmong(far, end));
    const back = ends.some(({ start, end }) => isAmong(far, start) && isAmong(near, end));
    if (schema.isMutual(type)) return out || back;
    return out !== back && (direction === 'either' || (direction === 'out') === out);
  });
}

/** What a part of a query may have that tells where it leads: any part has some of these, or none. */
interface Leading {
  readonly kind?: string;
  readonly step?: Step;
  readonly of?: NodeSet;
  readonly set?: NodeSet;
}

/** Forms of which all else is about the set that they narrow or leave. */
const NARROWING: readonly (string | undefined)[] = ['where', 'top', 'follow'];

/** Whether all steps in a part of a query go right, which is about nodes with some labels; a total is of the nodes that its step leads to. */
function leadsRight(part: unknown, near: readonly string[], ends: Ends): boolean {
  if (typeof part !== 'object' || part === null) return true;
  const { kind, step, of, set }: Leading = part;
  const about = NARROWING.includes(kind) ? of : step === undefined ? set : undefined;
  const from = about === undefined ? near : labelsOf(about, ends);
  const far = step === undefined || set === undefined ? [] : labelsOf(set, ends);
  // A path is looked for whichever way its relationships lead.
  const isRight =
    step === undefined || (kind === 'paths' ? step.direction === 'either' : isOneWay(step, from, far, ends));
  return (
    isRight &&
    Object.entries(part).every(([name, inner]) =>
      leadsRight(inner, name === 'total' && step !== undefined ? far : from, ends),
    )
  );
}

/** Whether all relationships of a query are followed the way that the labels at their ends allow, and the only one. */
export const goesRight = (query: Query, ends: Ends): boolean => leadsRight(query, [], ends);
