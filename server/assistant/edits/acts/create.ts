import { newId } from '../../../../domain/ids/ids.js';
import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { wholeNameOf, wholeNameSet } from '../../../../domain/styles/wholeName.js';
import { type NodeId } from '../../../contract/ids.js';
import { saysPart, knownLabel, labelOf, namingProperty } from '../finding/names.js';
import { type EditContext, type Target } from '../EditContext.js';
import { EditRejection, ofFirst } from '../EditRejection.js';
import { capitalised, isSmall } from '../finding/bareForm.js';
import { duplicatesOf } from '../finding/duplicates.js';
import { isNewName, unread } from '../finding/newNames.js';
import { isNamed, listed, phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type Fact, kindIn, labelsFor } from '../told/facts.js';
import { asideIn } from '../told/linkIn.js';
import { everythingIn } from '../told/phrases.js';
import { newValueIn } from '../told/values.js';
import { type Acting, type Edit } from './operations.js';
import { telling } from './tell.js';

/** What something new is, by how many words, and what that says of it. */
interface Kind {
  /** A label, known or new; undefined where the words leave it open. */
  readonly label: string | undefined;
  readonly length: number;
  readonly facts: readonly Fact[];
}

const LONGEST_LABEL = 3;

/** The first place from one on at which one of some phrases stands; the length of the words where none does. */
function placeOf(words: readonly Word[], phrases: readonly string[]): number {
  const at = words.findIndex((_, place) => phraseAt(words, place, phrases) > 0);
  return at < 0 ? words.length : at;
}

/** The label of the graph at the beginning, or the one whose last word is said: the customers of a sweep. */
function labelAt(words: readonly Word[], context: EditContext): Kind | undefined {
  const most = Math.min(LONGEST_LABEL, placeOf(words, context.grammar.named));
  for (let length = most; length > 0; length -= 1) {
    const said = words.slice(0, length);
    if (said.some(({ quoted }) => quoted)) continue;
    const headed = context.labels.filter((name) => length === 1 && saysPart(said, name, -1));
    const label = knownLabel(said, context) ?? (headed.length === 1 ? headed[0] : undefined);
    if (label !== undefined) return { label, length, facts: [] };
  }
  return undefined;
}

/** What something is by a value that says so, before its label or alone: a documentary film, a lion. */
async function kindAt(words: readonly Word[], context: EditContext): Promise<Kind | undefined> {
  const [first] = words;
  if (first === undefined || words.length < 2 || isNamed(first)) return undefined;
  const kind = await kindIn([first], context);
  const label = kind && labelAt(words.slice(1), context);
  return kind && { ...kind, length: 1 + (label?.label === kind.label ? label.length : 0) };
}

/** A label that the graph has not: small words before a name, or all before what says that a name follows. */
function newLabelAt(words: readonly Word[], isArticled: boolean, context: EditContext): Kind {
  const named = placeOf(words, context.grammar.named);
  const first = words.findIndex(isNamed);
  const isLabel = named < words.length || (first < 0 ? isArticled : first <= LONGEST_LABEL);
  const length = !isLabel ? 0 : named < words.length || first < 0 ? named : first;
  return { label: length > 0 ? labelOf(words.slice(0, length), context) : undefined, length, facts: [] };
}

/** Whether what is said of something new begins at a place: with a label, a value, or a number that a word before it explains. */
function endsName(words: readonly Word[], at: number, { grammar }: EditContext): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined) return false;
  const value = words[at + 1 + phraseAt(words, at + 1, grammar.between)];
  const isPlace = phraseAt(words, at, [...grammar.between, ...grammar.articles]) > 0;
  const isTrailing =
    !word.quoted && isSmall(word.raw) && !isPlace && next !== undefined && /^\p{N}/u.test(value?.raw ?? '');
  const and = phraseAt(words, at, grammar.and);
  const isLabel = and > 0 && phraseAt(without(words.slice(at + and), grammar.articles), 0, grammar.labelled) > 0;
  return /[,;(]/u.test(word.gap) || isTrailing || isLabel || phraseAt(words, at, [...grammar.with, ...grammar.as]) > 0;
}

/** Where a name may end, the longest first. */
function endsOfName(words: readonly Word[], from: number, context: EditContext): number[] {
  const ends: number[] = [];
  for (let to = from + 1; to <= words.length; to += 1) {
    const last = words[to - 1];
    const isEnd = to === words.length || endsName(words, to, context);
    if (isEnd || to === from + 1 || (last !== undefined && isNamed(last))) ends.push(to);
    if (isEnd) break;
  }
  return ends.toReversed();
}

/** The label among what is said of something new, and what else is said: "as a film", "with the label Idea", "as a child of Ann". */
async function labelAmong(
  rest: readonly Word[],
  context: EditContext,
): Promise<Kind & { readonly others: readonly Word[] }> {
  const { grammar } = context;
  const at = placeOf(rest, [...grammar.as, ...grammar.labelled]);
  if (at === rest.length) return { label: undefined, length: 0, facts: [], others: rest };
  const after = rest.slice(at + phraseAt(rest, at, [...grammar.as, ...grammar.labelled]));
  const end = after.findIndex(
    (word, place) =>
      place > 0 && (/[,;]/u.test(word.gap) || phraseAt(after, place, [...grammar.with, ...grammar.and]) > 0),
  );
  const said = without(end < 0 ? after : after.slice(0, end), grammar.newness);
  const joints = [...grammar.with, ...grammar.and, ...grammar.articles];
  const before = rest.slice(0, at);
  while (phraseAt(before.slice(-1), 0, joints) > 0) before.pop();
  const others = [...before, ...(end < 0 ? [] : after.slice(end))];
  const [label, ...more] = knownLabel(said, context) === undefined ? await labelsFor(said, context) : [];
  if (label === undefined || more.length > 0)
    return { label: labelOf(said, context), length: said.length, facts: [], others };
  return { label, length: said.length, facts: (await everythingIn(said, [label], context)) ?? [], others };
}

/** Names in a row are several under a label in the plural, or where each is written as one under a label of the graph. */
function namesOf(
  words: readonly Word[],
  said: readonly Word[],
  isKnown: boolean,
  { pack, grammar }: EditContext,
): readonly (readonly Word[])[] {
  const last = said.at(-1)?.word ?? '';
  const isPlural = new RegExp(pack.plural, 'u').test(last) && !new RegExp(pack.singular, 'u').test(last);
  const parts = listed(words, grammar.and);
  const isNames = isKnown && parts.every((part) => part.every(isNamed));
  return isPlural || isNames || grammar.irregular[last] !== undefined ? parts : [words];
}

/** The values of a new node among what is said of it. */
function valuesOf(facts: readonly Fact[]) {
  const properties: Record<string, PropertyValue> = {};
  const kinds: Record<string, PropertyKind> = {};
  for (const fact of facts) {
    if (fact.kind !== 'property') continue;
    if (properties[fact.property] !== undefined) throw new EditRejection('misfit');
    properties[fact.property] = fact.set.value;
    if (fact.set.kind !== undefined) kinds[fact.property] = fact.set.kind;
  }
  return { properties, kinds };
}

/** The edit that makes a node, with what may be the same already. */
export async function making(label: string, name: string, facts: readonly Fact[], context: EditContext): Promise<Edit> {
  const target: Target = { id: newId() as NodeId, name, labels: [label] };
  const whole = wholeNameOf(target, context.reading.called.captions);
  const named = whole === undefined ? { [namingProperty([label], context)]: name } : wholeNameSet(name, whole);
  const { properties, kinds } = valuesOf(facts);
  return {
    operation: {
      op: 'createNode',
      nodeId: target.id,
      labels: [label],
      properties: { ...named, ...properties },
      ...(Object.keys(kinds).length === 0 ? {} : { propertyKinds: kinds }),
    },
    duplicates: await duplicatesOf(name, [label], context),
    about: [target],
  };
}

/** A name without what says that it is new: "o monedă nouă X". */
function afterNewness(words: readonly Word[], { grammar }: EditContext): readonly Word[] {
  const from = words.findIndex(({ raw, word, quoted }) => quoted || !isSmall(raw) || !grammar.newness.includes(word));
  return from < 0 ? [] : words.slice(from);
}

/** Makes nodes with what is said of them. Words that the graph has not may be a label or a property only where they are nothing else. */
const creating =
  (isKnown: boolean): Acting =>
  async ({ new: all = [] }, context) => {
    const { grammar, text } = context;
    const words = without(all, grammar.newness);
    const isGeneric = grammar.generic.includes(words[0]?.word ?? '');
    const known = isGeneric ? undefined : (labelAt(words, context) ?? (await kindAt(words, context)));
    const isArticled = phraseAt(all, 0, grammar.newness) > 0;
    const open = isGeneric ? { label: undefined, length: 1, facts: [] } : undefined;
    const kind = known ?? open ?? newLabelAt(words, isArticled, context);
    const said = words.slice(0, kind.length);
    const rest = afterNewness(words.slice(kind.length), context);
    const from = phraseAt(rest, 0, grammar.named);
    const isOfProduct = (kind.length > 0 ? said : rest).some(
      (one) => !one.quoted && grammar.product.includes(one.word),
    );
    const isHelp = isOfProduct && known === undefined && (rest.length === 0 || kind.label === undefined);
    const isFit = !isHelp && (!isKnown || (known !== undefined && rest[from] !== undefined && isNamed(rest[from])));
    if (!isFit || (rest.length === from && kind.label === undefined)) throw new EditRejection('misfit');
    if (rest.length === from) throw new EditRejection('noName', { said: kind.label ?? '' });
    return ofFirst(endsOfName(rest, from, context), async (to) => {
      const name = rest.slice(from, to);
      const names = namesOf(name, said, known !== undefined, context);
      for (const one of names) if (!isNewName(one, context)) throw unread(one, context);
      const after = { ...kind, others: rest.slice(to) };
      const { label, facts, others } = kind.label === undefined ? await labelAmong(after.others, context) : after;
      if (label === undefined)
        throw new EditRejection(name.some(isNamed) ? 'noLabel' : 'misfit', { said: textOf(name, text) });
      const { that, who } = context.pack.operators;
      // What "who" goes before is told by a verb, and no property.
      const isTold = ([first]: readonly Word[]) =>
        first !== undefined && phraseAt(others, others.indexOf(first) - 1, [...that, ...who]) > 0;
      const further: Parameters<typeof everythingIn>[3] = async (...part) =>
        (await asideIn(...part)) ?? (isKnown || isTold(part[0]) ? undefined : newValueIn(...part));
      const more = await everythingIn(others, [label], context, further);
      if (more === undefined) throw isKnown ? new EditRejection('misfit') : unread(others, context);
      return made(label, names, [...facts, ...more], known !== undefined, context);
    });
  };

async function made(
  label: string,
  names: readonly (readonly Word[])[],
  facts: readonly Fact[],
  isKnown: boolean,
  context: EditContext,
): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const name of names) {
    const said = textOf(name, context.text);
    const isNoun = isSmall(said) && isKnown && name[0]?.quoted === false;
    const edit = await making(label, isNoun ? capitalised(said) : said, facts, context);
    const links = facts.filter(({ kind }) => kind === 'link');
    edits.push(edit);
    for (const target of edit.about) edits.push(...(await telling(target, links, context)));
  }
  return edits;
}

/** Makes nodes of labels that the graph has, with what it can say of them. */
export const describe = creating(true);
/** Makes nodes, also of a new label or with new properties; asks for the label or the name that is not said. */
export const create = creating(false);
