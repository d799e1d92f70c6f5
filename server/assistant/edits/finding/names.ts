import { isNaming } from '../../../../domain/caption/caption.js';
import { fold } from '../../../../domain/folding/fold.js';
import { proposedWords } from '../../../../domain/styles/typeWords.js';
import { nameProperty } from '../../../../domain/styles/names.js';
import { sameWord, withoutUnit, wordsOfName } from '../../grammar/Schema.js';
import { likeness } from '../../../language/likeness.js';
import { tokensOf, wordsOf } from '../../../language/tokens.js';
import { type Named, Vocabulary } from '../../marking/vocabulary.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word, without } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';
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
  return (
    mine.length === theirs.length &&
    mine.length > 0 &&
    mine.every((word, at) => likeness(word, theirs[at] ?? '') >= 0.9)
  );
}

/** Whether words say the name of a property, or all of it but its unit: `doseMg`. */
export function saysProperty(said: string, name: string): boolean {
  const bare = withoutUnit(wordsOfName(name));
  return isSameName(name, said) || (bare !== undefined && isSameName(bare.join(' '), said));
}

/** Whether words are of a name, each one of those from a place on. */
export const saysPart = (words: readonly Word[], name: string, from = 0): boolean =>
  words.every(({ word }) =>
    wordsOfName(name)
      .slice(from)
      .some((own) => sameWord(own, word) >= 0.95),
  );

const exactly = (said: string, names: readonly string[]) =>
  names.find((name) => name === said) ?? names.find((name) => fold(name) === fold(said));

/** The label of the graph that some words name. */
export function knownLabel(words: readonly Word[], context: EditContext): string | undefined {
  const said = textOf(words, context.text);
  return context.once(`label ${said}`, () => labelSaid(said, context));
}

/** What is called so: by its name as written, but for endings, or by words of its own. */
function calledSo(said: string, all: readonly { readonly name: string; readonly own: readonly string[] }[]) {
  const exact = exactly(
    said,
    all.map(({ name }) => name),
  );
  const same =
    all.find(({ name }) => isSameName(name, said)) ?? all.find(({ own }) => own.some((one) => isSameName(one, said)));
  return exact ?? same?.name;
}

function labelSaid(said: string, context: EditContext): string | undefined {
  const all = context.shape.labels.map(({ label, words = [] }) => ({ name: label, own: words }));
  return calledSo(said, all) ?? namedBy(said, 'label', context)[0]?.name;
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
export function typeOf(words: readonly Word[], context: EditContext): string {
  const said = textOf(words, context.text);
  const types = context.shape.types.map(({ type }) => type);
  const all = context.shape.types.map(({ type, words = [] }) => ({
    name: type,
    own: [...words, proposedWords(type, context.language)],
  }));
  const known = calledSo(said, all);
  if (known !== undefined) return known;
  if (!isSmall(said.replaceAll('_', ''))) return said;
  const isSnake = types.length === 0 || types.filter((type) => SNAKE.test(type)).length * 2 > types.length;
  return isSnake ? said.toLocaleUpperCase().replace(/[\s-]+/gu, '_') : said;
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

/** A property that the graph knows for nodes of these labels, by what people call it. */
export function knownProperty(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): string | undefined {
  const said = textOf(without(words, context.grammar.articles), context.text);
  const own = context.propertiesOf(labels).map(({ name }) => name);
  const exact = exactly(said, own);
  if (exact !== undefined) return exact;
  const measured = own.find((name) => saysProperty(said, name));
  if (measured !== undefined) return measured;
  const meant = namedBy(said, 'property', context);
  const fitting = meant.filter((one) => one.labels.some((label) => labels.includes(label)));
  const names = [...new Set(fitting.map(({ name }) => name))];
  if (names.length > 1) throw new EditRejection('property', { words, said, names });
  if (names[0] !== undefined) return names[0];
  if (isNaming(bareForm(said, context.language)) || isNaming(fold(said).replace(/le$/u, '')))
    return namingProperty(labels, context);
  return undefined;
}

/** What says a part of a known property's name may mean that, or something new: "code" where there is "ISO code". */
function refuseHalfSaid(words: readonly Word[], labels: readonly string[], context: EditContext): void {
  const said = textOf(without(words, context.grammar.articles), context.text);
  const own = namedBy(said, 'property', context, HALF).filter((one) =>
    one.labels.some((label) => labels.includes(label)),
  );
  if (own.length > 0) throw new EditRejection('property', { words, said, names: own.map(({ name }) => name) });
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
    refuseHalfSaid(words, labels, context);
    if (knownLabel(bare, context) !== undefined || isOfTypes(said, context)) throw unread(bare, context);
  }
  if (!isNewProperty(bare, context)) throw unread(bare, context);
  const elsewhere = context.propertiesOf(context.labels).map(({ name }) => name);
  return exactly(said, elsewhere) ?? (bare.length === 1 ? bareForm(said, context.language) : said);
}
