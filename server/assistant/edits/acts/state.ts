import { type EditContext, type Target } from '../EditContext.js';
import { attempted, EditRejection, someOf } from '../EditRejection.js';
import { bareForm, capitalised, isSmall } from '../finding/bareForm.js';
import { isNewName, unread, withoutIdle, withoutPlace } from '../finding/newNames.js';
import { nodesOf } from '../finding/nodes.js';
import { saysType, waysFrom } from '../finding/ways.js';
import { listed, textOf, type Word, without } from '../reading/words.js';
import { making } from './create.js';
import { type Acting, type Edit } from './operations.js';
import { telling } from './tell.js';

/** The nodes that some words mean; undefined when the graph has none of that name. */
async function knownNodes(words: readonly Word[], context: EditContext): Promise<Target[] | undefined> {
  const came = await attempted(() => nodesOf(words, context));
  if (!(came instanceof EditRejection)) return came;
  if (came.reason === 'unknown') return undefined;
  throw came;
}

/** Joins what stands on both sides of the word for a type; what is unknown on one side is made. */
async function stated(
  type: string,
  before: readonly Word[],
  after: readonly Word[],
  context: EditContext,
): Promise<readonly Edit[]> {
  const left = await knownNodes(before, context);
  const [target, ...others] = left ?? (await knownNodes(after, context)) ?? [];
  if (target === undefined) throw new EditRejection('unknown', { words: before, said: textOf(before, context.text) });
  const ways = waysFrom(target, context).filter((way) => way.type === type);
  const way = ways.find(({ leads }) => leads) ?? ways[0];
  if (way === undefined || others.length > 0) throw new EditRejection('misfit');
  const edits: Edit[] = [];
  for (const said of listed(left === undefined ? before : after, context.grammar.and)) {
    const part = withoutPlace(said, context);
    const there = await knownNodes(part, context);
    if (there === undefined && !isNewName(part, context)) throw unread(part, context);
    const bare = textOf(part, context.text);
    const name = part[0]?.quoted !== true && isSmall(bare) ? capitalised(bareForm(bare, context.language)) : bare;
    const made = there === undefined ? [await making(way.far, name, [], context)] : [];
    const to = there ?? made.flatMap(({ about }) => about);
    edits.push(...made);
    edits.push(...(await telling(target, [{ kind: 'link', ...way, to, properties: {} }], context, 'beside')));
  }
  return someOf(edits, 'already');
}

/** Something said of two by the word for a type is to be so. */
export const state: Acting = async ({ statement = [] }, context) => {
  const words = without(statement, context.grammar.articles);
  let rejection = new EditRejection('misfit');
  for (const { type } of context.shape.types)
    for (let at = 1; at < words.length; at += 1) {
      const [word] = words.slice(at);
      if (word === undefined || word.quoted || !saysType([word], type, context)) continue;
      const [before, after] = [words.slice(0, at), words.slice(at + 1)].map((side) => withoutIdle(side, context));
      if (before === undefined || after === undefined || before.length === 0 || after.length === 0) continue;
      const came = await attempted(() => stated(type, before, after, context));
      if (!(came instanceof EditRejection)) return came;
      rejection = EditRejection.worthier(rejection, came);
    }
  throw rejection;
};
