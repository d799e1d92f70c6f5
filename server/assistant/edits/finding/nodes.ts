import { type GraphNode } from '../../../contract/elements.js';
import { fold } from '../../../../domain/folding/fold.js';
import { rootsOf } from '../../language/likeness.js';
import { wordsOf } from '../../language/tokens.js';
import { EditRejection } from '../EditRejection.js';
import { PACKS } from '../../language/Pack.js';
import { isNamed, listed, phraseAt, textOf, type Word, without } from '../reading/words.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';
import { type EditContext, MOST_AROUND, type Target, targetOf } from '../EditContext.js';
import { knownLabel } from './names.js';
import { isKnown, unread } from './newNames.js';
import { namedIn, setOf } from './sets.js';
import { isAkin } from './ways.js';

/** Whether a node could be meant here, when its name alone does not tell. */
export type Fits = (node: Pick<GraphNode, 'id' | 'labels'>) => boolean;

/** Nodes that are called exactly so. */
function called(said: string, context: EditContext): Promise<GraphNode[]> {
  const { reading } = context;
  return context.once(`called ${said}`, async () => {
    const found = await reading.mentioned({ captions: [fold(said)], beginnings: [], words: [], near: [] });
    return found.filter((node) => fold(reading.nameOf(node)) === fold(said));
  });
}

/** How like a word of a name a word must be to stand for it, ending aside. */
const SAME = 0.9;

/** Nodes of which words are all of the name but for endings, or else a part of it. */
async function namedPartly(words: readonly Word[], { text, reading }: EditContext): Promise<GraphNode[]> {
  const said = wordsOf(textOf(words, text));
  const beginnings = said.flatMap((word) => [...rootsOf(word)].filter((root) => root.length >= 3));
  const found = await reading.mentioned({ captions: [], beginnings, words: said, near: [] });
  const holds = (own: readonly string[]) => said.every((word) => own.some((one) => sameWord(one, word) >= SAME));
  const named = found.map((node) => ({ node, own: wordsOf(reading.nameOf(node)) })).filter(({ own }) => holds(own));
  const whole = named.filter(({ own }) => own.length === said.length);
  return (whole.length > 0 ? whole : named).map(({ node }) => node);
}

/** Words of a label beside a name. */
const LONGEST_LABEL = 6;

/** Nodes that a label and a name after it mean: "the country Micronesia". */
async function labelled(words: readonly Word[], context: EditContext): Promise<GraphNode[]> {
  for (let at = 1; at < Math.min(words.length, LONGEST_LABEL + 1); at += 1) {
    const label = knownLabel(words.slice(0, at), context);
    const found = await called(textOf(words.slice(at), context.text), context);
    // The name says whom it means: the noun before it need only come of the label, as the feminine of another gender does.
    const isPart = (one: string) =>
      words
        .slice(0, at)
        .every((said) => wordsOfName(one).some((own) => sameWord(own, said.word) >= 0.95) || isAkin(said, one));
    const own = found.filter(({ labels }) => labels.some((one) => one === label || isPart(one)));
    if (own.length > 0) return own;
  }
  return [];
}

async function candidates(words: readonly Word[], context: EditContext): Promise<GraphNode[]> {
  const exact = await called(textOf(words, context.text), context);
  if (exact.length > 0 || (words.length === 1 && words[0]?.quoted === true)) return exact;
  const own = await labelled(words, context);
  if (own.length > 0) return own;
  const named = await namedIn(words, context);
  return named.length > 0 ? named : namedPartly(words, context);
}

const isPronoun = (words: readonly Word[], { grammar }: EditContext) =>
  phraseAt(words, 0, grammar.pronouns) === words.length;

/** The one node that some words mean. Throws a rejection when it may be several; undefined when there is none. */
async function nodeOf(words: readonly Word[], fits: Fits, context: EditContext): Promise<Target | undefined> {
  const said = textOf(words, context.text);
  const made = context.made(said);
  if (made !== undefined) return made;
  if (isPronoun(words, context)) {
    const it = await context.it();
    if (it !== undefined) return it;
  }
  const found = await context.once(`node ${said}`, () => candidates(words, context));
  const fitting = found.filter(fits);
  const nodes = found.length > 1 && fitting.length > 0 ? fitting : found;
  if (nodes.length > 1) throw new EditRejection('node', { words, said, nodes });
  return nodes[0] === undefined ? undefined : targetOf(nodes[0], context.reading);
}

/** What "it" means. */
async function itself(context: EditContext): Promise<Target[]> {
  const it = await context.it();
  if (it === undefined) throw new EditRejection('misfit');
  return [it];
}

/** Whether words are written as what something is, not as a name. */
const isCommon = (words: readonly Word[]): boolean => words.length > 0 && !words.some(isNamed);

/** All nodes that fit and are joined to one, each in the same way; undefined where they are joined in several, or are not all read. */
async function joinedAlike({ id }: GraphNode, fits: Fits, { reading }: EditContext) {
  const { relationships, leftOut } = await reading.around(id, MOST_AROUND);
  const ways = new Set<string>();
  const joined = relationships.flatMap(({ type, startNodeId, endNodeId }) => {
    const leads = startNodeId === id;
    const far = reading.nodes.get(leads ? endNodeId : startNodeId);
    if (far === undefined || !fits(far)) return [];
    ways.add(JSON.stringify([type, leads, far.labels]));
    return [far];
  });
  return leftOut > 0 || ways.size > 1 ? undefined : [...new Set(joined)];
}

/** Nodes joined in one way to what words name: everything at a berth, all of a kind. Undefined where it is open who is meant. */
export async function thoseOf(
  said: readonly Word[],
  context: EditContext,
  fits: Fits = () => true,
): Promise<Target[] | undefined> {
  const { grammar, language, reading } = context;
  const place = [...grammar.place, ...PACKS[language].operators.at, ...grammar.articles];
  const length = phraseAt(said, 0, grammar.those);
  const words = without(said.slice(length || phraseAt(said, 0, grammar.every)), place);
  if (words.length === 0 || (length === 0 && !isCommon(words))) return undefined;
  const found: (readonly GraphNode[])[] = [];
  for (const node of await context.once(`node ${textOf(words, context.text)}`, () => candidates(words, context))) {
    if (length === 0 && Object.keys(node.properties).length > 1) continue;
    const all = await joinedAlike(node, fits, context);
    if (all === undefined) return undefined;
    if (all.length > 0) found.push(all);
  }
  const [those, ...others] = found;
  return those === undefined || others.length > 0 ? undefined : those.map((one) => targetOf(one, reading));
}

/** Whether words are a label or a property of the graph. */
const isOfGraph = (words: readonly Word[], context: EditContext): boolean =>
  knownLabel(words, context) !== undefined || words.every((word) => isKnown(word, context));

/** The nodes that words mean: one by name or as "it", a list, or a set; no words mean "it". Throws a rejection where it is open which. */
export async function nodesOf(
  words: readonly Word[],
  context: EditContext,
  fits: Fits = () => true,
): Promise<Target[]> {
  const { grammar, text } = context;
  if (words.length === 0) return itself(context);
  // "the", "every": the pattern was laid over a part of a phrase.
  const small = phraseAt(words, 0, [...grammar.articles, ...grammar.every]);
  if (words.length === 1 && small === 1 && !isPronoun(words, context)) throw new EditRejection('misfit');
  // "(The orders of Ann and) of Ben": what belongs to Ben is meant, never Ben.
  if (phraseAt(words, 0, grammar.owned) > 0) throw new EditRejection('misfit');
  const isSet = phraseAt(words, 0, grammar.every) > 0;
  const bare = isSet ? words : without(words, [...grammar.articles, ...grammar.titles]);
  if (!isSet) {
    const node =
      (await nodeOf(words, fits, context)) ?? (bare === words ? undefined : await nodeOf(bare, fits, context));
    if (node !== undefined) return [node];
  }
  const set = await context.once(`set ${textOf(bare, text)}`, () => setOf(bare, context));
  if (set !== undefined) return set.map((one) => targetOf(one, context.reading));
  const those = phraseAt(words, 0, grammar.those) > 0 ? await thoseOf(words, context, fits) : undefined;
  if (those !== undefined) return those;
  const parts = listed(bare, grammar.and);
  const unknown = { words: bare, said: textOf(bare, text) };
  if (isSet) throw new EditRejection('notUnderstood', { ...unknown, isSet });
  if (parts.length < 2) throw new EditRejection('unknown', { ...unknown, isOfGraph: isOfGraph(bare, context) });
  const targets: Target[] = [];
  for (const part of parts) {
    const own = without(part, [...grammar.articles, ...grammar.owned]);
    const node = await nodeOf(own, fits, context);
    if (node === undefined) throw new EditRejection('unknown', { words: own, said: textOf(own, text) });
    targets.push(node);
  }
  return targets;
}

/** The one node that words mean; of several of a name one that fits. */
export async function oneOf(words: readonly Word[], context: EditContext, fits?: Fits): Promise<Target> {
  const [one, ...others] = await nodesOf(words, context, fits);
  if (one === undefined || others.length > 0) throw unread(words, context);
  return one;
}

/** Which of some texts are names of the graph, folded. */
export async function namesIn(texts: readonly string[], { reading }: EditContext): Promise<ReadonlySet<string>> {
  const captions = texts.map((text) => fold(text));
  const found = await reading.mentioned({ captions, beginnings: [], words: [], near: [] });
  return new Set(found.map((node) => fold(reading.nameOf(node))));
}
