import { type NodeSet, type Predicate } from '../../../../domain/query/Query.js';
import { type Properties, type PropertyValue } from '../../../../domain/properties/values.js';
import { type GraphNode } from '../../../contract/elements.js';
import { described } from '../../grammar/building.js';
import { type LinkMeaning, type SetMeaning } from '../../grammar/Meaning.js';
import { type Of } from '../../grammar/Rule.js';
import { readSaid } from '../../grammar/readSaid.js';
import { overlap, type Schema } from '../../grammar/Schema.js';
import { type EditContext, type Target, targetOf } from '../EditContext.js';
import { type Value } from '../finding/values.js';
import { isSameWay, type Way, waysBetween } from '../finding/ways.js';
import { textOf, type Word } from '../reading/words.js';

/** That a node has a value. */
interface ValueFact {
  readonly kind: 'property';
  readonly property: string;
  readonly set: Value;
}

/** A relationship of a type, from or to whom it is told of, with what it holds. */
interface Link extends Way {
  readonly kind: 'link';
  readonly properties: Properties;
}

/** That a node is joined to others. */
export type LinkFact = Link & { readonly to: readonly Target[] };

/** What is said of a node. */
export type Fact = ValueFact | LinkFact;

type Phrase = Of<'pred' | 'link' | 'pp' | 'agent'>;
/** A link as it would be read, its other ends by their ids. */
type Draft = ValueFact | (Link & { readonly ids: readonly string[] });

/** Whoever is spoken of: a node of some labels. */
const someone = (labels: readonly string[]): SetMeaning => ({ cat: 'set', set: { kind: 'all' }, labels });

/** All of some parts; undefined where one of them is. */
const whole = <T>(parts: readonly (readonly T[] | undefined)[]): T[] | undefined =>
  parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);

function idsOf(set: NodeSet): readonly string[] | undefined {
  if (set.kind === 'nodes') return set.ids;
  return set.kind === 'union' ? whole(set.of.map(idsOf)) : undefined;
}

const valueFact = ({ property, value }: { readonly property: string; readonly value: PropertyValue }): ValueFact => ({
  kind: 'property',
  property,
  set: { value },
});

/** A predicate as facts; undefined where it says more or less than that something is so. */
function factsOfPredicate(that: Predicate): Draft[] | undefined {
  if (that.kind === 'compare') return that.is === '=' ? [valueFact(that)] : undefined;
  if (that.kind === 'text') return that.is === 'is' ? [valueFact(that)] : undefined;
  if (that.kind === 'and') return whole(that.of.map(factsOfPredicate));
  if (that.kind !== 'linked' || that.quantity.kind !== 'some') return undefined;
  const { types, direction, where } = that.step;
  const [type, ...others] = types;
  const ids = idsOf(that.set);
  const held = where === undefined ? [] : factsOfPredicate(where);
  if (type === undefined || others.length > 0 || ids === undefined) return undefined;
  if (held?.every((fact) => fact.kind === 'property') !== true) return undefined;
  const properties = Object.fromEntries(held.map(({ property, set }) => [property, set.value]));
  return [{ kind: 'link', type, leads: direction !== 'in', properties, ids }];
}

const linkOf = (phrase: Of<'link' | 'pp' | 'agent'>): LinkMeaning =>
  phrase.cat === 'link'
    ? phrase
    : { cat: 'link', type: undefined, other: phrase.set, head: undefined, amount: { kind: 'some' } };

/** What costs as much as this may be said in more than one way. */
const UNSURE = 0.9;

/** What a phrase says of nodes of some labels; undefined where it fits none of them or is in doubt. */
function drafted(phrase: Phrase, labels: readonly string[], schema: Schema): Draft[] | undefined {
  if (phrase.cat === 'pred')
    return overlap(phrase.labels, labels) === undefined ? undefined : factsOfPredicate(phrase.that);
  const built = described(schema, someone(labels), linkOf(phrase)).filter(({ cost }) => cost < UNSURE);
  const drafts = built.flatMap(({ meaning }) =>
    meaning.cat === 'set' && meaning.set.kind === 'where' ? [factsOfPredicate(meaning.set.that)] : [],
  );
  const [first, ...others] = drafts;
  return others.length === 0 ? first : undefined;
}

/** What some words say of nodes of some labels, by the grammar; undefined where nothing is surely said. */
export async function factsIn(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): Promise<readonly Fact[] | undefined> {
  const { language, reading, text } = context;
  const said = await context.once(`said ${textOf(words, text)}`, () =>
    readSaid(textOf(words, text), ['pred', 'link', 'pp', 'agent'], language, reading),
  );
  if (said === undefined) return undefined;
  const found = new Map<string, Draft[]>();
  for (const meaning of said.meanings) {
    const drafts = drafted(meaning, labels, said.schema);
    if (drafts !== undefined) found.set(JSON.stringify(drafts), drafts);
  }
  const [drafts, ...others] = [...found.values()];
  if (drafts === undefined || others.length > 0) return undefined;
  const facts = await Promise.all(drafts.map((one) => told(one, context)));
  return facts.every((fact) => isInShape(fact, labels, context)) ? facts : undefined;
}

/** Whether the graph joins nodes like these so: of several that are named, each. */
const isInShape = (fact: Fact, labels: readonly string[], context: EditContext): boolean =>
  fact.kind === 'property' ||
  fact.to.every((end) => waysBetween({ labels }, end, context).some((way) => isSameWay(way, fact)));

/** The label of those of whom a value says what they are, with that value: a lion. */
export async function kindIn(
  words: readonly Word[],
  { language, reading, text }: EditContext,
): Promise<{ readonly label: string; readonly facts: readonly Fact[] } | undefined> {
  const said = await readSaid(textOf(words, text), ['pred'], language, reading);
  const [meaning, ...others] = said?.meanings ?? [];
  const [label] = meaning?.labels ?? [];
  if (meaning === undefined || label === undefined || others.length > 0 || meaning.labels.length > 1) return undefined;
  const { that } = meaning;
  return that.kind === 'compare' && that.is === '=' && typeof that.value === 'string'
    ? { label, facts: [valueFact(that)] }
    : undefined;
}

async function told(draft: Draft, { reading }: EditContext): Promise<Fact> {
  if (draft.kind === 'property') return draft;
  const { ids, ...link } = draft;
  const nodes = await reading.read(ids as GraphNode['id'][]);
  return { ...link, to: nodes.map((node) => targetOf(node, reading)) };
}

/** The labels that a phrase may be said of, where one type of the graph alone says so. */
export async function labelsFor(words: readonly Word[], context: EditContext): Promise<readonly string[]> {
  const fitting: string[] = [];
  for (const { label } of context.shape.labels) {
    const facts = await factsIn(words, [label], context);
    if (facts?.some(({ kind }) => kind === 'link') === true) fitting.push(label);
  }
  return fitting;
}
