import {
  type Measure,
  type NodeSet,
  type Predicate,
  type Query,
  type Step,
} from '../../../../../domain/query/Query.js';
import { type Schema } from '../../../grammar/Schema.js';

/** What tells at which end of a relationship a node may stand. */
interface Ends {
  readonly schema: Schema;
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

function inPredicate(that: Predicate, near: readonly string[], ends: Ends): boolean {
  switch (that.kind) {
    case 'linked':
      return isOneWay(that.step, near, labelsOf(that.set, ends), ends) && inSet(that.set, ends);
    case 'and':
    case 'or':
      return that.of.every((one) => inPredicate(one, near, ends));
    case 'not':
      return inPredicate(that.of, near, ends);
    default:
      return true;
  }
}

const inMeasure = (by: Measure, near: readonly string[], ends: Ends): boolean =>
  by.kind === 'property' || (isOneWay(by.step, near, labelsOf(by.set, ends), ends) && inSet(by.set, ends));

function inSet(set: NodeSet, ends: Ends): boolean {
  switch (set.kind) {
    case 'where':
      return inSet(set.of, ends) && inPredicate(set.that, labelsOf(set.of, ends), ends);
    case 'follow':
      return inSet(set.of, ends) && isOneWay(set.step, labelsOf(set.of, ends), [], ends);
    case 'top':
      return inSet(set.of, ends) && inMeasure(set.by, labelsOf(set.of, ends), ends);
    case 'union':
    case 'intersection':
    case 'difference':
      return set.of.every((one) => inSet(one, ends));
    default:
      return true;
  }
}

/** Whether all relationships of a query are followed the way that the labels at their ends allow, and the only one. */
export function goesRight(query: Query, ends: Ends): boolean {
  switch (query.kind) {
    case 'schema':
      return true;
    case 'changes':
      return query.of === undefined || inSet(query.of, ends);
    case 'compare':
      return query.sets.every((one) => inSet(one, ends));
    case 'paths':
      return query.step.direction === 'either' && inSet(query.from, ends) && inSet(query.to, ends);
    case 'share':
      return inSet(query.set, ends) && inSet(query.of, ends);
    case 'group': {
      const { by, set } = query;
      const isRight = by.kind === 'property' || isOneWay(by.step, labelsOf(set, ends), labelsOf(by.set, ends), ends);
      return isRight && inSet(set, ends);
    }
    case 'nodes':
    case 'values':
      return (
        inSet(query.set, ends) &&
        (query.sort === undefined || inMeasure(query.sort.by, labelsOf(query.set, ends), ends))
      );
    default:
      return inSet(query.set, ends);
  }
}
