import { type NodeSet, type Query } from '../../../domain/query/Query.js';
import { PACKS } from '../language/Pack.js';
import { tokensOf } from '../language/tokens.js';
import { mark, type Asking } from '../marking/mark.js';
import { measuresOf } from '../marking/scales.js';
import { type Focus } from '../grammar/Lexeme.js';
import { folded } from './pointsBack.js';

/** A set with the one property of it that a query told; undefined where it told something else. */
function toldBy(query: Query): { readonly set: NodeSet; readonly property: string } | undefined {
  const [property, ...more] = query.kind === 'values' && query.along === undefined ? query.properties : [];
  if (query.kind !== 'values' || property === undefined || more.length > 0) return undefined;
  return { set: query.set, property };
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
 * Whether the last answer comes to more than something else: in what was told of it, or in what the adjective measures.
 * @param put the last query with the other in place of the one like it
 */
export async function whetherMore(
  said: string,
  focus: Focus,
  [last, put]: readonly [Query, Query],
  asking: Asking,
): Promise<Query | undefined> {
  const marked = await mark(said, asking);
  const scale = marked.scales.at(-1);
  const [measure] = scale === undefined ? [] : focus.labels.flatMap((label) => measuresOf(scale, label, marked));
  const less = PACKS[asking.language].operators.less.some((word) => ` ${folded(said)} `.includes(` ${folded(word)} `));
  const [own, other] = [toldBy(last), toldBy(put)];
  if (own === undefined || other === undefined) return undefined;
  const isMore = measure?.isMore ?? !(less || scale?.greater === false);
  const property = measure?.name ?? own.property;
  const total = { kind: 'aggregate', by: isMore ? 'greatest' : 'least', property } as const;
  return { kind: 'compare', sets: [own.set, other.set], total, asks: 'whether' };
}
