import { type Predicate } from '../../../domain/query/Query.js';
import { type Meaning } from './Meaning.js';
import { type Schema } from './Schema.js';

/** A property that tells of each whether something is so. */
interface YesOrNo {
  readonly property: string;
  readonly labels: readonly string[];
  readonly isTruth?: true | undefined;
}

/** Whether a property tells no more than whether something is so. */
export const isYesOrNo = ({ kind, isTruth }: { readonly kind: string; readonly isTruth?: true | undefined }): boolean =>
  kind === 'boolean' || isTruth === true;

/** What a yes or no says where it is so, or where it is not. */
export const isSo = ({ property, labels, isTruth }: YesOrNo, value = true): Extract<Meaning, { cat: 'pred' }> => ({
  cat: 'pred',
  that:
    isTruth === true
      ? { kind: 'truth', property, is: value ? 'yes' : 'no' }
      : { kind: 'compare', property, is: '=', value },
  labels,
});

/** Whether a condition is a yes or no. */
export const saysYesOrNo = (that: Predicate): boolean =>
  that.kind === 'truth' || (that.kind === 'compare' && typeof that.value === 'boolean');

type Properties = Schema['properties'];

/** That somebody has none of a property. A number may say so by itself: who packed no boxes packed 0, or nothing is told of it. */
function lackOf(property: string, properties: Properties): Predicate {
  const nothing: Predicate = { kind: 'not', of: { kind: 'has', property } };
  const zero: Predicate = { kind: 'compare', property, is: '=', value: 0 };
  const isNumber = properties.some((one) => one.property === property && one.kind === 'number' && one.isYear !== true);
  return isNumber ? { kind: 'or', of: [nothing, zero] } : nothing;
}

/** The opposite of a condition; nodes without a value match neither. */
export function negated(that: Predicate, properties: Properties): Predicate {
  if (that.kind === 'truth') return { ...that, is: that.is === 'yes' ? 'no' : 'yes' };
  if (that.kind === 'compare' && typeof that.value === 'boolean') return { ...that, value: !that.value };
  return that.kind === 'has' ? lackOf(that.property, properties) : { kind: 'not', of: that };
}
