import { type Predicate } from '../../../domain/query/Query.js';
import { type Meaning } from './Meaning.js';

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
