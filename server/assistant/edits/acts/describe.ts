import { type PropertyKind, type PropertyValue } from '../../../../domain/properties/values.js';
import { sameWord, wordsOfName } from '../../grammar/Schema.js';
import { EditRejection } from '../EditRejection.js';
import { knownLabel } from '../finding/names.js';
import { isNewName } from '../finding/newNames.js';
import { type EditContext } from '../EditContext.js';
import { isNamed, listed, phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type Fact, kindIn, labelsFor } from '../told/facts.js';
import { asideIn } from '../told/asideIn.js';
import { everythingIn } from '../told/phrases.js';
import { making } from './create.js';
import { type Acting, type Edit } from './Edit.js';
import { telling } from './tell.js';

const LONGEST_LABEL = 3;

/** A new node in the words of a request. */
interface Described {
  readonly label: string;
  readonly names: readonly (readonly Word[])[];
  readonly facts: readonly Fact[];
}

/** Where the name after a label ends at the latest, and the places before it at which it may. */
function endsOfName(words: readonly Word[], from: number): number[] {
  const ends: number[] = [];
  for (let to = from + 1; to <= words.length; to += 1) {
    const next = words[to];
    const last = words[to - 1];
    if (last !== undefined && (isNamed(last) || to === from + 1)) ends.push(to);
    if (next !== undefined && /[,;(]/u.test(next.gap)) break;
  }
  return ends.toReversed();
}

/** What a new node is, by how many words, and what that says of it. */
interface Kind {
  readonly label: string;
  readonly length: number;
  readonly facts: readonly Fact[];
}

/** A value at the beginning that says what something is: a lion. */
async function valueAt(words: readonly Word[], context: EditContext): Promise<Kind | undefined> {
  const [first] = words;
  if (first === undefined || words.length < 2 || isNamed(first)) return undefined;
  const kind = await kindIn([first], context);
  return kind === undefined ? undefined : { ...kind, length: 1 };
}

/** The one label of the graph that a word says what it is of: the customers of a sweep. */
function headed(words: readonly Word[], { shape }: EditContext): string | undefined {
  const [word, ...more] = words;
  const [found, ...others] = shape.labels.filter(
    ({ label }) => sameWord(wordsOfName(label).at(-1) ?? '', word?.word ?? '') >= 0.95,
  );
  return more.length === 0 && others.length === 0 ? found?.label : undefined;
}

/** The label at the beginning and how many words say it; only labels of the graph. */
function labelAt(words: readonly Word[], context: EditContext): Kind | undefined {
  const named = words.findIndex((_, at) => phraseAt(words, at, context.grammar.named) > 0);
  const most = named > 0 ? named : words.length - 1;
  for (let length = Math.min(LONGEST_LABEL, most); length > 0; length -= 1) {
    const label = words.slice(0, length).some(({ quoted }) => quoted)
      ? undefined
      : (knownLabel(words.slice(0, length), context) ?? headed(words.slice(0, length), context));
    if (label !== undefined) return { label, length, facts: [] };
  }
  return undefined;
}

/** What something is by a value that says so, before its label or alone: a documentary film, a lion. */
async function kindAt(words: readonly Word[], context: EditContext): Promise<Kind | undefined> {
  const kind = await valueAt(words, context);
  const label = kind && labelAt(words.slice(kind.length), context);
  return label?.label === kind?.label && kind ? { ...kind, length: kind.length + (label?.length ?? 0) } : kind;
}

/** Names in a row, each of which may be one. */
function namesOf(words: readonly Word[], context: EditContext): readonly (readonly Word[])[] | undefined {
  const parts = listed(words, context.grammar.and);
  const all = parts.length > 1 && parts.every((part) => part.every(isNamed)) ? parts : [words];
  return all.every((part) => isNewName(part, context)) ? all : undefined;
}

async function descriptionOf(words: readonly Word[], context: EditContext): Promise<Described | undefined> {
  const { grammar } = context;
  const bare = without(words, grammar.newness);
  const known = labelAt(bare, context) ?? (await kindAt(bare, context));
  if (known === undefined) return undefined;
  const rest = without(bare.slice(known.length), grammar.newness);
  const from = phraseAt(rest, 0, grammar.named);
  if (rest[from] === undefined || !isNamed(rest[from])) return undefined;
  for (const to of endsOfName(rest, from)) {
    const names = namesOf(rest.slice(from, to), context);
    const facts = names === undefined ? undefined : await everythingIn(rest.slice(to), [known.label], context, asideIn);
    if (names !== undefined && facts !== undefined)
      return { label: known.label, names, facts: [...known.facts, ...facts] };
  }
  return undefined;
}

/** The values of a new node among what is said of it. */
function valuesOf(facts: readonly Fact[]) {
  const properties: Record<string, PropertyValue> = {};
  const kinds: Record<string, PropertyKind> = {};
  for (const fact of facts) {
    if (fact.kind !== 'property') continue;
    if (properties[fact.property] !== undefined) throw new EditRejection('misfit');
    properties[fact.property] = fact.value;
    if (fact.valueKind !== undefined) kinds[fact.property] = fact.valueKind;
  }
  return { properties, kinds };
}

async function madeOf({ label, names, facts }: Described, context: EditContext): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const name of names) {
    const made = await making(label, textOf(name, context.text), valuesOf(facts), context);
    const [target] = made.about;
    const links = facts.filter(({ kind }) => kind === 'link');
    edits.push(made);
    if (target === undefined) continue;
    edits.push(...(await telling(target, links, context)).map((edit) => ({ ...edit, about: [target] })));
  }
  return edits;
}

/** Makes nodes with everything that is said of them, in words that the graph has. */
export const describe: Acting = async ({ new: words = [] }, context) => {
  const described = await descriptionOf(words, context);
  if (described === undefined) throw new EditRejection('misfit');
  return madeOf(described, context);
};

/** Makes a node of which only a relationship is told: whatever stands at that end of it. */
export const createAs: Acting = async ({ name = [], what = [], more = [] }, context) => {
  const labels = await labelsFor(what, context);
  const [label, ...others] = labels;
  if (label === undefined || others.length > 0 || !name.every(isNamed)) throw new EditRejection('misfit');
  const facts = await everythingIn([...more], [label], context);
  const links = await everythingIn([...what], [label], context);
  if (facts === undefined || links === undefined) throw new EditRejection('misfit');
  return madeOf({ label: label, names: [name], facts: [...facts, ...links] }, context);
};
