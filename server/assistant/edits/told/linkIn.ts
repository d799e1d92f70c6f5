import { PACKS } from '../../language/Pack.js';
import { type EditContext } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { oneOf } from '../finding/nodes.js';
import { isAkin, saysType, waysBetween } from '../finding/ways.js';
import { isNamed, phraseAt, type Word, without } from '../reading/words.js';
import { type Fact, kindIn } from './facts.js';

/** The one way in which nodes of some labels may be joined to what words name, of those that a verb says or comes of. */
async function linkTo(
  name: readonly Word[],
  verb: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Promise<readonly Fact[] | undefined> {
  const waysTo = (node: { readonly labels: readonly string[] }) => waysBetween({ labels }, node, context);
  const to = await attempted(() => oneOf(name, context, (node) => waysTo(node).length > 0));
  if (to instanceof EditRejection) return undefined;
  const isSaid = (type: string) => verb.every((word) => saysType([word], type, context) || isAkin(word, type));
  const [way, ...others] = waysTo(to).filter(({ type }) => isSaid(type));
  if (way === undefined || others.length > 0) return undefined;
  return [{ kind: 'link', ...way, to: [to], properties: {} }];
}

/**
 * A verb and a name after it where the shape of the graph leaves one way to join the two, and the verb says it or comes of its
 * name: "is skippered by Ann", "collected S-12". What both ends may be of each other is not settled so.
 */
export async function linkIn(
  said: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Promise<readonly Fact[] | undefined> {
  const { is, by, at: places, of } = PACKS[context.language].operators;
  const words = without(said, is);
  const small = [...by, ...places, ...of];
  for (let at = 1; at < words.length && !words.slice(0, at).some(isNamed); at += 1) {
    const name = without(words.slice(at), [...small, ...context.grammar.articles]);
    const verb = words.slice(0, at).filter((word) => phraseAt([word], 0, small) === 0);
    const facts = verb.length === 0 ? undefined : await linkTo(name, verb, labels, context);
    if (facts !== undefined) return facts;
  }
  return undefined;
}

/**
 * What is said of something new in apposition: what it is by a value of others ("a peace lily"), or by what such nodes are joined
 * to in one way ("a Labrador", "from Ludlow", "the village Uley").
 */
export async function asideIn(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Promise<readonly Fact[] | undefined> {
  const { articles, place } = context.grammar;
  const kind = await kindIn(without(words, articles), context);
  if (kind !== undefined && labels.includes(kind.label)) return kind.facts;
  return linkTo(without(words, [...place, ...articles]), [], labels, context);
}
