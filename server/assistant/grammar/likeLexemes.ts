import { type Comparison } from '../../../domain/query/Query.js';
import { type FoundTrigger } from '../language/phrases.js';
import { type Mention } from '../linking/link.js';
import { testOf } from '../language/amounts.js';
import { labelsOf, type Marked } from '../marking/Marked.js';
import { measuresOf } from '../marking/scales.js';
import { type Lexeme } from './Lexeme.js';

const SCORE = 0.9;

/** What a comparison measures by, and how. */
interface Measured {
  readonly property: string;
  readonly is: Comparison;
}

/** The properties of a label by which a comparison measures: by the one that is said, or by its adjective, which also says which way. */
function measures(marked: Marked, label: string, { from, to }: FoundTrigger, is: Comparison): Measured[] {
  const { scales, named } = marked;
  const said = named.filter(
    ({ kind, score, labels, property }) =>
      kind === 'property' && score === 1 && labels.includes(label) && property?.kind !== 'boolean',
  );
  const scale = scales.find(({ at }) => at >= from - 1 && at < to);
  if (said.length > 0) return said.map(({ name }) => ({ property: name, is }));
  if (scale === undefined) return [];
  return measuresOf(scale, label, marked).map(({ name, isMore }) => ({ property: name, is: isMore ? '>' : '<' }));
}

/** The comparison before a name, the longest. */
const comparedBefore = ({ triggers }: Marked, { from }: Mention): FoundTrigger | undefined =>
  triggers
    .filter((one) => testOf(one) !== undefined && one.to === from)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];

/** Those that are more or less than one of their own kind: "(countries) larger than Germany". */
export function* likeLexemes(marked: Marked): Generator<Lexeme> {
  for (const mention of marked.mentions) {
    const before = comparedBefore(marked, mention);
    const like = mention.candidates.find(({ via }) => via !== 'value')?.node;
    const test = before && testOf(before);
    if (before === undefined || like === undefined || test === undefined) continue;
    // Where another of its kind is named, the two are held against each other, and none are sought.
    const isAlike = ({ candidates }: Mention) => labelsOf(candidates).some((label) => like.labels.includes(label));
    if (marked.mentions.some((one) => isAlike(one) && comparedBefore(marked, one) === undefined)) continue;
    for (const { property, is } of like.labels.flatMap((label) => measures(marked, label, before, test))) {
      const value = like.properties[property];
      if (value === undefined || typeof value === 'object') continue;
      const that = { kind: 'compare', property, is, value } as const;
      const place = { from: before.from, to: mention.to, score: SCORE };
      yield { ...place, meaning: { cat: 'pred', that, labels: like.labels, property } };
    }
  }
}
