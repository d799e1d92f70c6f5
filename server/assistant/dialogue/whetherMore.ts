import { type NodeSet, type Query, type Total } from '../../../domain/query/Query.js';
import { PACKS } from '../language/Pack.js';
import { tokensOf } from '../language/tokens.js';
import { mark, type Asking } from '../marking/mark.js';
import { measuresOf } from '../marking/scales.js';
import { type Focus } from '../grammar/Lexeme.js';
import { folded } from './pointsBack.js';

/** A set with the number that was told of it. */
interface Counted {
  readonly set: NodeSet;
  readonly total: Total;
}

/** What a query told of one set as a number that another set may have more of. */
function countedBy(query: Query): Counted | undefined {
  if (query.kind === 'count') return { set: query.set, total: { kind: 'count' } };
  if (query.kind === 'aggregate' && query.along === undefined) {
    const { set, by, property } = query;
    return { set, total: { kind: 'aggregate', by, property } };
  }
  const [property, ...more] = query.kind === 'values' && query.along === undefined ? query.properties : [];
  if (query.kind !== 'values' || property === undefined || more.length > 0) return undefined;
  return { set: query.set, total: { kind: 'aggregate', by: 'greatest', property } };
}

/** A question whether that is more than something else, in its two halves; undefined where it is none. */
export function heldAgainst(question: string, { language }: Asking): { said: string; other: string } | undefined {
  const { than } = PACKS[language].dialogue;
  const tokens = tokensOf(question, language);
  const at = tokens.findIndex(({ word }) => than.some((phrase) => folded(phrase) === word));
  const raw = tokens.map((token) => token.raw);
  return at < 1 || at === tokens.length - 1
    ? undefined
    : { said: raw.slice(0, at).join(' '), other: raw.slice(at + 1).join(' ') };
}

/**
 * Whether the last answer comes to more than something else: that number of it, or the measure that the adjective says.
 * @param put the last query with the other in place of the one like it
 */
export async function whetherMore(
  said: string,
  focus: Focus,
  [last, put]: readonly [Query, Query],
  asking: Asking,
): Promise<Query | undefined> {
  const marked = await mark(said, asking);
  const { operators, dialogue } = PACKS[asking.language];
  const scale = marked.scales.at(-1);
  const has = (words: readonly string[]) => words.some((word) => ` ${folded(said)} `.includes(` ${folded(word)} `));
  const less = has(operators.less);
  const [own, other] = [countedBy(last), countedBy(put)];
  if (own === undefined || other === undefined) return undefined;
  const measures = scale === undefined ? [] : focus.labels.flatMap((label) => measuresOf(scale, label, marked));
  const told = 'property' in own.total ? own.total.property : undefined;
  // “That” is the number that was told, whatever else the adjective may measure.
  const measure = measures.find(({ name }) => name === told) ?? (has(dialogue.those) ? undefined : measures[0]);
  const isMore = measure?.isMore ?? !(less || scale?.greater === false);
  const named =
    measure === undefined || own.total.kind !== 'aggregate' ? own.total : { ...own.total, property: measure.name };
  const total: Total =
    isMore || named.kind !== 'aggregate' || named.by !== 'greatest' ? named : { ...named, by: 'least' };
  if (!isMore && total === named) return undefined;
  return { kind: 'compare', sets: [own.set, other.set], total, asks: 'whether' };
}
