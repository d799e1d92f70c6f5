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

/** The link that a verb and a name say where the graph's shape leaves one: "is skippered by Ann", "collected S-12". */
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

/** What an apposition says of something new: a value ("a peace lily") or a link ("a Labrador", "from Ludlow"). */
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
