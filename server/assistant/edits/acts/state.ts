import { type EditContext, type Target } from '../EditContext.js';
import { attempted, EditRejection, ofFirst, someOf } from '../EditRejection.js';
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

/** The word for a type, with what stands on both sides of it. */
interface Statement {
  readonly type: string;
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** Joins what stands on both sides of the word for a type; what is unknown on one side is made. */
async function stated({ type, before, after }: Statement, context: EditContext): Promise<readonly Edit[]> {
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

/** Where the type of a relationship is said, with what stands on both sides. */
function* statementsIn(words: readonly Word[], context: EditContext): Generator<Statement> {
  for (const { type } of context.shape.types)
    for (const [at, word] of words.entries()) {
      if (word.quoted || !saysType([word], type, context)) continue;
      const [before, after] = [withoutIdle(words.slice(0, at), context), withoutIdle(words.slice(at + 1), context)];
      if (before.length > 0 && after.length > 0) yield { type, before, after };
    }
}

/** Something said of two by the word for a type is to be so. */
export const state: Acting = ({ statement = [] }, context) =>
  ofFirst(statementsIn(without(statement, context.grammar.articles), context), (one) => stated(one, context));
