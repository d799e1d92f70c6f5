import { isNaming } from '../../../../domain/caption/caption.js';
import { fold } from '../../../../domain/folding/fold.js';
import { proposedWords } from '../../../../domain/styles/typeInWords.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { sameWord, withoutUnit, wordsOfName } from '../../grammar/Schema.js';
import { likeness } from '../../language/likeness.js';
import { tokensOf, wordsOf } from '../../language/tokens.js';
import { type Named, Vocabulary } from '../../marking/vocabulary.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type EditContext, share } from '../EditContext.js';
import { isNewKind, isNewProperty, unread } from './newNames.js';
import { bareForm, capitalised, isSmall } from './bareForm.js';

/** What the graph's own words name by all of some words; `least` is how much of its name must be said. */
function namedBy(said: string, kind: Named['kind'], { language, pack, shape }: EditContext, least = 1): Named[] {
  const tokens = tokensOf(said, language);
  const vocabulary = new Vocabulary(tokens, language, pack);
  return vocabulary.named(shape).filter((one) => {
    if (one.kind !== kind || one.score < least) return false;
    const covered = new Set([...one.tokens, ...vocabulary.beside([one.name])]);
    return tokens.every(({ word }, index) => covered.has(index) || pack.stopwords.includes(word));
  });
}

/** Whether two names are the same but for case, signs and endings. */
function isSameName(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one.replaceAll('_', ' ')), wordsOf(other.replaceAll('_', ' '))];
  const isSame = mine.length === theirs.length && mine.every((word, at) => likeness(word, theirs[at] ?? '') >= 0.9);
  return isSame && mine.length > 0;
}

const withoutUnitOf = (name: string): readonly string[] => withoutUnit(wordsOfName(name)) ?? [];

/** Whether words say the name of a property, or all of it but its unit: `doseMg`. */
export const saysProperty = (said: string, name: string): boolean =>
  isSameName(name, said) || isSameName(withoutUnitOf(name).join(' '), said);

/** Whether words are of a name, each one of those from a place on. */
export function saysPart(words: readonly Word[], name: string, from = 0): boolean {
  const all = wordsOfName(name).slice(from);
  return words.every(({ word }) => all.some((own) => sameWord(own, word) >= 0.95));
}

const exactly = (said: string, names: readonly string[]) =>
  names.find((name) => name === said) ?? names.find((name) => fold(name) === fold(said));

/** Which of some names is said: as it is written, but for endings, or by words of its own. */
function calledSo(said: string, names: readonly string[], ownOf: (name: string) => readonly string[]) {
  return (
    exactly(said, names) ??
    names.find((name) => isSameName(name, said)) ??
    names.find((name) => ownOf(name).some((one) => isSameName(one, said)))
  );
}

/** The label of the graph that some words name. */
export function knownLabel(words: readonly Word[], context: EditContext): string | undefined {
  const said = textOf(words, context.text);
  const ownOf = (name: string) => context.shape.labels.find(({ label }) => label === name)?.words ?? [];
  const find = () => calledSo(said, context.labels, ownOf) ?? namedBy(said, 'label', context)[0]?.name;
  return context.once(`label ${said}`, find);
}

/** A label as the graph has it, or a new one as it was said. */
export function labelOf(words: readonly Word[], context: EditContext): string {
  const { articles, newness } = context.grammar;
  const all = without(words, articles);
  // Romanian says that something is new after it: "o țară nouă".
  const bare = all.length > 1 && phraseAt(all, all.length - 1, newness) > 0 ? all.slice(0, -1) : all;
  const known = knownLabel(bare, context);
  if (known !== undefined) return known;
  const said = textOf(bare, context.text);
  if (!isNewKind(bare, context)) throw unread(bare, context);
  if (!isSmall(bare[0]?.raw ?? '')) return said;
  const irregular = context.grammar.irregular[said];
  return capitalised(irregular ?? (bare.length === 1 ? bareForm(said, context.language) : said));
}

/** So much of a name must be said for it to be thought of. */
const HALF = 0.5;
const SNAKE = /^\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)*$/u;

/** A type as the graph has it, or a new one in the graph's spelling. */
export function typeOf(words: readonly Word[], { text, language, shape }: EditContext): string {
  const said = textOf(words, text);
  const types = shape.types.map(({ type }) => type);
  const ownOf = (name: string) => [
    ...(shape.types.find(({ type }) => type === name)?.words ?? []),
    proposedWords(name, language),
  ];
  const known = calledSo(said, types, ownOf);
  if (known !== undefined) return known;
  const isSnake = types.length === 0 || types.filter((type) => SNAKE.test(type)).length * 2 > types.length;
  return isSnake && isSmall(said.replaceAll('_', '')) ? said.toLocaleUpperCase().replace(/[\s-]+/gu, '_') : said;
}

/** A value of each kind, for what asks only of which kind a property is. */
const ANY = { text: '?', number: 0 } as const;

/** The property that names nodes of a label: the one that their caption says, else what names others. */
export function namingProperty(labels: readonly string[], context: EditContext): string {
  const own = context.propertiesOf(labels);
  const properties = Object.fromEntries(
    own.map(({ name, kind }) => [name, kind in ANY ? ANY[kind as keyof typeof ANY] : null]),
  );
  const elsewhere = context.propertiesOf(context.labels).find(({ name }) => isNaming(name));
  const named = nameProperty({ labels, properties }, context.reading.called.captions);
  return named ?? elsewhere?.name ?? context.grammar.naming;
}

/** The properties of nodes of these labels of whose names some words say so much. */
const meantBy = (said: string, labels: readonly string[], context: EditContext, least?: number): readonly string[] => {
  const fitting = namedBy(said, 'property', context, least).filter((one) => share(one.labels, labels));
  return [...new Set(fitting.map(({ name }) => name))];
};

/** A property that the graph knows for nodes of these labels, by what people call it. */
export function knownProperty(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): string | undefined {
  const said = textOf(without(words, context.grammar.articles), context.text);
  const own = context.propertiesOf(labels).map(({ name }) => name);
  const called = calledSo(said, own, (name) => [withoutUnitOf(name).join(' ')]);
  if (called !== undefined) return called;
  const names = meantBy(said, labels, context);
  if (names.length > 1) throw new EditRejection('property', { words, said, names });
  const isName = [bareForm(said, context.language), fold(said).replace(/le$/u, '')].some(isNaming);
  return names[0] ?? (isName ? namingProperty(labels, context) : undefined);
}

/** Whether only relationships have a property of this name: nodes are not to get it by mistake. */
const isOfTypes = (said: string, { shape }: EditContext): boolean =>
  shape.types.some(({ properties }) => properties.some(({ name }) => saysProperty(said, name))) &&
  !shape.labels.some(({ properties }) => properties.some(({ name }) => saysProperty(said, name)));

/** A property of nodes of these labels: as the graph has it there or elsewhere, or a new one as it was said. */
export function propertyOf(words: readonly Word[], labels: readonly string[], context: EditContext): string {
  const known = knownProperty(words, labels, context);
  if (known !== undefined) return known;
  const bare = without(words, context.grammar.articles);
  const said = textOf(bare, context.text);
  if (words.every(({ quoted }) => !quoted)) {
    // What says a part of a known name may mean that, or something new: "code" where there is "ISO code".
    const names = meantBy(said, labels, context, HALF);
    if (names.length > 0) throw new EditRejection('property', { words, said, names });
    if (knownLabel(bare, context) !== undefined || isOfTypes(said, context)) throw unread(bare, context);
  }
  if (!isNewProperty(bare, context)) throw unread(bare, context);
  const elsewhere = context.propertiesOf(context.labels).map(({ name }) => name);
  return exactly(said, elsewhere) ?? (bare.length === 1 ? bareForm(said, context.language) : said);
}
