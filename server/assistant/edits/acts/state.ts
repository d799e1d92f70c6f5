import { tokensOf } from '../../language/tokens.js';
import { Vocabulary } from '../../marking/vocabulary.js';
import { EditRejection } from '../EditRejection.js';
import { bareForm, capitalised, isSmall } from '../finding/bareForm.js';
import { nodesOf } from '../finding/nodes.js';
import { listed, textOf, type Word, without } from '../reading/words.js';
import { type EditContext, type Target } from '../EditContext.js';
import { joinAs, joining } from './connect.js';
import { making } from './create.js';
import { type Acting, type Edit } from './Edit.js';
import { set } from './update.js';

/** A sentence as two ends with what is said to join them. */
interface Statement {
  readonly type: string;
  readonly before: readonly Word[];
  readonly after: readonly Word[];
}

/** Where a type of the graph is said, with what stands on both sides; the best said first. */
function statementsIn(words: readonly Word[], context: EditContext): Statement[] {
  const { language, rules, shape, grammar } = context;
  const tokens = words.flatMap(({ raw, quoted }) =>
    quoted ? [{ raw, word: '' }] : (tokensOf(raw, language)[0] ?? { raw, word: '' }),
  );
  const isIdle = (index: number) => {
    const word = tokens[index]?.word ?? '';
    return rules.neutral.includes(word) || grammar.articles.includes(word) || grammar.place.includes(word);
  };
  const trimmed = (from: number, to: number): readonly Word[] => {
    let [start, end] = [from, to];
    while (start < end && isIdle(start)) start += 1;
    while (end > start && isIdle(end - 1)) end -= 1;
    return words.slice(start, end);
  };
  return new Vocabulary(tokens, language, rules)
    .named(shape)
    .filter(({ kind, score }) => kind === 'type' && score === 1)
    .map(({ name, tokens: own }) => ({
      type: name,
      before: trimmed(0, Math.min(...own)),
      after: trimmed(Math.max(...own) + 1, words.length),
    }))
    .filter(({ before, after }) => before.length > 0 && after.length > 0);
}

/** The nodes that some words mean; undefined when the graph has none of that name. */
async function knownNodes(words: readonly Word[], context: EditContext): Promise<Target[] | undefined> {
  try {
    return await nodesOf(words, context);
  } catch (error) {
    if (error instanceof EditRejection && error.reason === 'unknown') return undefined;
    throw error;
  }
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
  for (const part of listed(names, context.grammar.and)) {
    const said = textOf(part, context.text);
    const there = await knownNodes(part, context);
    const name = part[0]?.quoted !== true && isSmall(said) ? capitalised(bareForm(said, context.language)) : said;
    const made =
      there === undefined ? await making(far.label, name, { properties: {}, kinds: {} }, context) : undefined;
    for (const end of there ?? made?.about ?? []) {
      const joined = far.leads ? joining(known, type, end, context) : joining(end, type, known, context);
      edits.push(...(made === undefined ? [] : [made]), joined);
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
  const leads = context.shape.links.some(
    (link) => link.type === type && first.labels.includes(link.start) && other?.labels.includes(link.end) === true,
  );
  return leads ? joinAs(before, type, after, context) : joinAs(after, type, before, context);
}

/** What is to be true: a property with its value, or a relationship, whose other end is made when it is not there. */
export const state: Acting = async (slots, context) => {
  if (slots['value'] !== undefined) return set(slots, context);
  const words = without(slots['statement'] ?? [], context.grammar.articles);
  let rejection = new EditRejection('misfit');
  for (const statement of statementsIn(words, context)) {
    try {
      return await stated(statement, context);
    } catch (error) {
      if (!(error instanceof EditRejection)) throw error;
      rejection = EditRejection.worthier(rejection, error);
    }
  }
  throw rejection;
};
