import { type EditContext } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { waysBetween } from '../finding/ties.js';
import { type Word, without } from '../reading/words.js';
import { type Fact, kindIn } from './facts.js';

/**
 * What is said of something new in apposition: what it is by a value of others ("a peace lily"), or by what such nodes are joined
 * to in one way ("a Labrador", "from Ludlow", "the village Uley").
 */
export async function asideIn(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Promise<readonly Fact[] | undefined> {
  const { grammar } = context;
  const bare = without(words, grammar.articles);
  const kind = await kindIn(bare, context);
  if (kind !== undefined && labels.includes(kind.label)) return kind.facts;
  const name = without(words, [...grammar.place, ...grammar.articles]);
  const fits = (node: { readonly labels: readonly string[] }) => waysBetween({ labels }, node, context).length > 0;
  const found = await attempted(() => nodesOf(name, context, fits));
  const [to, ...others] = found instanceof EditRejection ? [] : found;
  const ways = to === undefined || others.length > 0 ? [] : waysBetween({ labels }, to, context);
  const [way, ...more] = ways;
  if (to === undefined || way === undefined || more.length > 0) return undefined;
  // Read for good, so that it may be spoken of.
  await context.reading.read([to.id]);
  return [{ kind: 'link', ...way, to: [to], properties: {} }];
}
