import { wholeNameOf, wholeNameSet } from '../../../../domain/styles/wholeName.js';
import { newId } from '../../../../domain/ids/ids.js';
import { type NodeId } from '../../../contract/ids.js';
import { type Properties, type PropertyKinds } from '../../../../domain/properties/values.js';
import { EditRejection } from '../EditRejection.js';
import { capitalised, isSmall } from '../finding/bareForm.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { isNewName, unread } from '../finding/newNames.js';
import { knownLabel, labelOf, namingProperty } from '../finding/names.js';
import { isNamed, listed, phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type EditContext, type Target } from '../EditContext.js';
import { type Acting, type Edit } from './Edit.js';
import { type Details, detailsIn } from './details.js';
import { asideIn } from '../told/asideIn.js';
import { type Fact } from '../told/facts.js';
import { telling } from './tell.js';

/** What a new node is said to be. */
interface Novelty {
  readonly label: readonly Word[] | undefined;
  readonly names: readonly (readonly Word[])[];
  readonly details: Details;
}

/** Where one of some phrases stands first, from a place on. */
function firstOf(
  words: readonly Word[],
  phrases: readonly string[],
  from: number,
): { at: number; to: number } | undefined {
  for (let at = from; at < words.length; at += 1) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { at, to: at + length };
  }
  return undefined;
}

/** How many of the first words name a label: one of the graph, or small words before a name. */
function labelLength(words: readonly Word[], context: EditContext): number {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    if (
      words.slice(0, length).every(({ quoted }) => !quoted) &&
      knownLabel(words.slice(0, length), context) !== undefined
    )
      return length;
  }
  const first = words.findIndex(isNamed);
  return first > 0 && first <= 3 ? first : 0;
}

/** Names in a row are several only under a label in the plural. */
function namesOf(
  words: readonly Word[],
  label: readonly Word[],
  { pack, grammar }: EditContext,
): readonly (readonly Word[])[] {
  const last = label.at(-1)?.word ?? '';
  const regular = new RegExp(pack.plural, 'u').test(last) && !new RegExp(pack.singular, 'u').test(last);
  return regular || grammar.irregular[last] !== undefined ? listed(words, grammar.and) : [words];
}

/** A name without what says that it is new: "o monedă nouă X". */
function afterNewness(words: readonly Word[], { grammar }: EditContext): readonly Word[] {
  const from = words.findIndex(({ raw, word, quoted }) => quoted || !isSmall(raw) || !grammar.newness.includes(word));
  return from < 0 ? [] : words.slice(from);
}

/** Where the label, the names and the details of a new node stand. */
async function noveltyOf(all: readonly Word[], context: EditContext): Promise<Novelty> {
  const { grammar } = context;
  const words = without(all, grammar.newness);
  const { rest, details } = await detailsIn(words, context);
  const isGeneric = grammar.generic.includes(rest[0]?.word ?? '');
  const named = firstOf(rest, grammar.named, 0);
  const own = isGeneric ? details.label : undefined;
  if (named !== undefined && named.at > 0) {
    const name = rest.slice(named.to);
    const as = isGeneric ? firstOf(name, grammar.as, 1) : undefined;
    if (as !== undefined && as.to < name.length)
      return { label: without(name.slice(as.to), grammar.newness), names: [name.slice(0, as.at)], details };
    return { label: isGeneric ? own : rest.slice(0, named.at), names: [name], details };
  }
  const bare = isGeneric ? rest.slice(1) : rest;
  if (bare.length === 0) throw new EditRejection('misfit');
  const as = firstOf(bare, grammar.as, 1);
  if (as !== undefined && as.to < bare.length) {
    return { label: without(bare.slice(as.to), grammar.newness), names: [bare.slice(0, as.at)], details };
  }
  if (details.label !== undefined) return { label: details.label, names: [bare], details };
  const length = isGeneric ? 0 : labelLength(bare, context);
  const called = afterNewness(bare.slice(length), context);
  if (length > 0 && called.some(isNamed)) {
    const label = bare.slice(0, length);
    return { label, names: namesOf(called, label, context), details };
  }
  const isArticled = phraseAt(all, 0, grammar.newness) > 0;
  const isLabel = length === bare.length || (isArticled && !bare.some(isNamed));
  return isLabel ? { label: bare, names: [], details } : { label: undefined, names: [bare], details };
}

/** What the properties that name nodes of a label are to hold for one to be called so. */
function namesSet(name: string, label: string, context: EditContext): Readonly<Record<string, string>> {
  const whole = wholeNameOf({ labels: [label] }, context.reading.called.captions);
  return whole === undefined ? { [namingProperty([label], context)]: name } : wholeNameSet(name, whole);
}

/** The edit that makes a node, with what may be the same already. */
export async function making(
  label: string,
  name: string,
  { properties, kinds }: { readonly properties: Properties; readonly kinds: PropertyKinds },
  context: EditContext,
): Promise<Edit> {
  const target: Target = { id: newId() as NodeId, name, labels: [label] };
  return {
    operation: {
      op: 'createNode',
      nodeId: target.id,
      labels: [label],
      properties: { ...namesSet(name, label, context), ...properties },
      ...(Object.keys(kinds).length === 0 ? {} : { propertyKinds: kinds }),
    },
    duplicates: await duplicatesOf(name, [label], context),
    about: [target],
  };
}

/** A name without the place after it, and what that says of a node: "Turda in Romania". */
async function placedIn(
  name: readonly Word[],
  label: string,
  context: EditContext,
): Promise<{ readonly bare: readonly Word[]; readonly place: readonly Fact[] }> {
  for (let at = 1; at < name.length - 1; at += 1) {
    const place =
      phraseAt(name, at, context.grammar.place) === 1 ? await asideIn(name.slice(at), [label], context) : [];
    if (place?.some(({ kind }) => kind === 'link') === true) return { bare: name.slice(0, at), place };
  }
  return { bare: name, place: [] };
}

/** Makes nodes: of a label, under a name, with properties. */
export const create: Acting = async ({ new: words = [] }, context) => {
  const { grammar, text } = context;
  const { label, names, details } = await noveltyOf(words, context);
  const isProduct = (label ?? names[0] ?? []).some(({ word, quoted }) => !quoted && grammar.product.includes(word));
  const isKnown = label !== undefined && knownLabel(label, context) !== undefined;
  if (isProduct && !isKnown && (names.length === 0 || label === undefined)) throw new EditRejection('misfit');
  if (label === undefined) {
    const said = textOf(names[0] ?? [], text);
    throw new EditRejection(names[0]?.some(isNamed) === true ? 'noLabel' : 'misfit', { said });
  }
  const of = labelOf(label, context);
  if (names.length === 0) throw new EditRejection('noName', { said: of });
  const edits: Edit[] = [];
  for (const name of names) {
    const { bare, place } = await placedIn(name, of, context);
    const said = textOf(bare, text);
    if (said === '') throw new EditRejection('noName', { said: of });
    if (!isNewName(bare, context)) throw unread(bare, context);
    const settled = details.of([of]);
    const edit = await making(
      of,
      isSmall(said) && isKnown && bare[0]?.quoted === false ? capitalised(said) : said,
      settled,
      context,
    );
    edits.push(edit);
    for (const target of edit.about) edits.push(...(await telling(target, place, context)));
  }
  return edits;
};
