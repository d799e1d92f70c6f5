import { PACKS } from '../../../language/Pack.js';
import { type EditContext } from '../EditContext.js';
import { attempted, EditRejection } from '../EditRejection.js';
import { nodesOf } from '../finding/nodes.js';
import { waysBetween } from '../finding/ties.js';
import { isAkin, saysType } from '../finding/typeIn.js';
import { isNamed, phraseAt, type Word, without } from '../reading/words.js';
import { type Fact } from './facts.js';

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
  for (let at = 1; at < words.length; at += 1) {
    if (words.slice(0, at).some(isNamed)) return undefined;
    const name = without(words.slice(at), [...small, ...context.grammar.articles]);
    const end = await attempted(() => nodesOf(name, context));
    const [to, ...others] = end instanceof EditRejection ? [] : end;
    if (to === undefined || others.length > 0) continue;
    const verb = words.slice(0, at).filter((word) => phraseAt([word], 0, small) === 0);
    const ways = waysBetween({ labels }, to, context).filter(({ type }) =>
      verb.every((word) => saysType(word, type, context) || isAkin(word, type)),
    );
    const [way, ...more] = ways;
    if (way === undefined || more.length > 0 || verb.length === 0) continue;
    return [{ kind: 'link', ...way, to: [to], properties: {} }];
  }
  return undefined;
}
