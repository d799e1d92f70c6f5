import { type NodeSet } from '../../../../domain/query/Query.js';
import { MAX_PATCH_OPERATIONS } from '../../../contract/edits.js';
import { type GraphNode } from '../../../contract/elements.js';
import { readSets } from '../../grammar/readSaid.js';
import { type EditContext } from '../EditContext.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';

/** Whether a set is a label alone. */
const isPlain = ({ kind }: NodeSet): boolean => kind === 'label' || kind === 'all';

async function setsIn(
  words: readonly Word[],
  context: EditContext,
): Promise<readonly { readonly set: NodeSet; readonly isNamed: boolean }[]> {
  const { grammar, language, reading } = context;
  const length = phraseAt(words, 0, grammar.every);
  const rest = words.slice(length);
  const [first] = rest;
  if (first === undefined) return [];
  const isAll = length > 0 ? grammar.generic : grammar.everything;
  if (rest.length === 1 && isAll.includes(first.word)) return [{ set: { kind: 'all' }, isNamed: false }];
  const sets = await readSets(textOf(rest, context.text), language, reading, { isAll: length > 0 });
  // Without "all" a label alone is no set: "delete countries" may be meant otherwise.
  return length > 0 ? sets : sets.filter(({ set }) => !isPlain(set));
}

/** The nodes of a set; the whole number of them where they are too many. */
export async function members(set: NodeSet, { reading }: EditContext): Promise<readonly GraphNode[]> {
  const { result } = await reading.query({ kind: 'nodes', set, limit: MAX_PATCH_OPERATIONS });
  if (result.kind !== 'nodes') return [];
  if (result.total > MAX_PATCH_OPERATIONS) throw new EditRejection('tooMany', { total: result.total });
  return result.ids.length === 0 ? [] : reading.read(result.ids as GraphNode['id'][]);
}

/** The nodes of a described set ("all countries without a capital"); undefined if in doubt. Throws a rejection if there are none, or too many. */
export async function setOf(words: readonly Word[], context: EditContext): Promise<readonly GraphNode[] | undefined> {
  const sets = (await setsIn(words, context)).filter(({ isNamed }) => !isNamed);
  const [first] = sets;
  if (first === undefined) return undefined;
  const found = await members(first.set, context);
  const ids = found.map(({ id }) => id).join();
  for (const { set } of sets.slice(1)) {
    const others = await members(set, context);
    if (others.map(({ id }) => id).join() !== ids) return undefined;
  }
  if (found.length === 0) throw new EditRejection('nothingFound', { words, said: textOf(words, context.text) });
  return found;
}

/** The nodes that some words name, but for endings: those of one name where several have it. */
export async function namedIn(words: readonly Word[], context: EditContext): Promise<GraphNode[]> {
  const sets = await readSets(textOf(words, context.text), context.language, context.reading);
  const named = sets.filter(({ isNamed, set }) => isNamed && set.kind === 'nodes');
  const ids = named.flatMap(({ set }) => (set.kind === 'nodes' ? set.ids : []));
  return ids.length === 0 ? [] : context.reading.read([...new Set(ids)] as GraphNode['id'][]);
}
