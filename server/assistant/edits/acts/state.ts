import { attempted, EditRejection } from '../EditRejection.js';
import { waysBetween } from '../finding/ties.js';
import { bareForm, capitalised, isSmall } from '../finding/bareForm.js';
import { nodesOf } from '../finding/nodes.js';
import { isNewName, unread } from '../finding/newNames.js';
import { type Statement, statementsIn, withoutPlace } from '../finding/statements.js';
import { listed, textOf, type Word, without } from '../reading/words.js';
import { type EditContext, type Target } from '../EditContext.js';
import { joinAs, joiningBy } from './connect.js';
import { making } from './create.js';
import { type Acting, type Edit } from './Edit.js';
import { set } from './update.js';

/** The nodes that some words mean; undefined when the graph has none of that name. */
async function knownNodes(words: readonly Word[], context: EditContext): Promise<Target[] | undefined> {
  const came = await attempted(() => nodesOf(words, context));
  if (!(came instanceof EditRejection)) return came;
  if (came.reason === 'unknown') return undefined;
  throw came;
}

/** The label at the other end of a type, seen from a node, and whether the type leads there or from there. */
function farEnd(
  type: string,
  { labels }: Target,
  { shape }: EditContext,
): { label: string; leads: boolean } | undefined {
  const out = shape.links.find((link) => link.type === type && labels.includes(link.start));
  if (out !== undefined) return { label: out.end, leads: true };
  const incoming = shape.links.find((link) => link.type === type && labels.includes(link.end));
  return incoming === undefined ? undefined : { label: incoming.start, leads: false };
}

/** Joins a node to nodes that are made for it. */
async function withNew(known: Target, names: readonly Word[], type: string, context: EditContext): Promise<Edit[]> {
  const far = farEnd(type, known, context);
  if (far === undefined) throw new EditRejection('misfit');
  const edits: Edit[] = [];
  for (const said of listed(names, context.grammar.and)) {
    const part = withoutPlace(said, context);
    const there = await knownNodes(part, context);
    if (there === undefined && !isNewName(part, context)) throw unread(part, context);
    const bare = textOf(part, context.text);
    const name = part[0]?.quoted !== true && isSmall(bare) ? capitalised(bareForm(bare, context.language)) : bare;
    const made =
      there === undefined ? await making(far.label, name, { properties: {}, kinds: {} }, context) : undefined;
    for (const end of there ?? made?.about ?? []) {
      edits.push(...(made === undefined ? [] : [made]), joiningBy(known, { type, leads: far.leads }, end, context));
    }
  }
  return edits;
}

async function stated({ type, before, after }: Statement, context: EditContext): Promise<readonly Edit[]> {
  const [left, right] = [await knownNodes(before, context), await knownNodes(after, context)];
  const [first] = left ?? right ?? [];
  if (first === undefined) throw new EditRejection('unknown', { words: before, said: textOf(before, context.text) });
  if (left === undefined || right === undefined)
    return withNew(first, left === undefined ? before : after, type, context);
  const [other] = right;
  const leads = other !== undefined && waysBetween(first, other, context).some((way) => way.leads && way.type === type);
  return leads ? joinAs(before, type, after, context) : joinAs(after, type, before, context);
}

/** What is to be true: a property with its value, or a relationship, whose other end is made when it is not there. */
export const state: Acting = async (slots, context) => {
  if (slots['value'] !== undefined) return set(slots, context);
  const words = without(slots['statement'] ?? [], context.grammar.articles);
  let rejection = new EditRejection('misfit');
  for (const statement of statementsIn(words, context)) {
    const came = await attempted(() => stated(statement, context));
    if (!(came instanceof EditRejection)) return came;
    rejection = EditRejection.worthier(rejection, came);
  }
  throw rejection;
};
