import { isNaming } from '../../../../domain/caption/caption.js';
import { fold } from '../../../../domain/folding/fold.js';
import symbols from '../../language/symbols.json' with { type: 'json' };
import { wordsOfName } from '../../grammar/Schema.js';
import { likeness } from '../../language/likeness.js';
import { tokensOf, wordsOf } from '../../language/tokens.js';
import { type Named, Vocabulary } from '../../marking/vocabulary.js';
import { EditRejection } from '../EditRejection.js';
import { textOf, type Word, without } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';
import { isNewKind, isNewProperty, unread } from './newNames.js';
import { bareForm, capitalised, isSmall } from './bareForm.js';

/** What the graph's own words name by all of some words; `least` is how much of its name must be said. */
function namedBy(said: string, kind: Named['kind'], { language, rules, shape }: EditContext, least = 1): Named[] {
  const tokens = tokensOf(said, language);
  const vocabulary = new Vocabulary(tokens, language, rules);
  return vocabulary.named(shape).filter((one) => {
    if (one.kind !== kind || one.score < least) return false;
    const covered = new Set([...one.tokens, ...vocabulary.beside([one.name])]);
    return tokens.every(({ word }, index) => covered.has(index) || rules.neutral.includes(word));
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

const SYMBOLS: ReadonlySet<string> = new Set(symbols);

/** A name without the unit at its end: `doseMg`. */
function withoutUnit(name: string): string {
  const words = wordsOfName(name);
  const last = words.at(-1) ?? '';
  return words.length > 1 && SYMBOLS.has(last) ? words.slice(0, -1).join(' ') : name;
}

const exactly = (said: string, names: readonly string[]) =>
  names.find((name) => name === said) ?? names.find((name) => fold(name) === fold(said));

/** The label of the graph that some words name. */
export function knownLabel(words: readonly Word[], context: EditContext): string | undefined {
  const said = textOf(words, context.text);
  const labels = context.shape.labels.map(({ label }) => label);
  const called = context.shape.labels.find((one) => one.words?.some((own) => isSameName(own, said)) === true)?.label;
  const known = exactly(said, labels) ?? labels.find((label) => isSameName(label, said)) ?? called;
  return known ?? namedBy(said, 'label', context)[0]?.name;
}

/** A label as the graph has it, or a new one as it was said. */
export function labelOf(words: readonly Word[], context: EditContext): string {
  const bare = without(words, context.grammar.articles);
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
  const called = context.shape.types.find(({ words }) => words !== undefined && isSameName(words, said))?.type;
  const known = exactly(said, types) ?? types.find((type) => isSameName(type, said)) ?? called;
  if (known !== undefined) return known;
  if (!isSmall(said.replaceAll('_', ''))) return said;
  const meant = namedBy(said, 'type', context)[0]?.name;
  if (meant !== undefined) return meant;
  const isSnake = types.length === 0 || types.filter((type) => SNAKE.test(type)).length * 2 > types.length;
  return isSnake ? said.toLocaleUpperCase().replace(/[\s-]+/gu, '_') : said;
}

/** The property that names nodes of a label. */
export function namingProperty(labels: readonly string[], { shape, language }: EditContext): string {
  const own = shape.labels.filter(({ label }) => labels.includes(label)).flatMap(({ properties }) => properties);
  const all = shape.labels.flatMap(({ properties }) => properties);
  const named = own.find(({ name }) => isNaming(name)) ?? all.find(({ name }) => isNaming(name));
  return named?.name ?? (language === 'ro' ? 'nume' : 'name');
}

/** A property that the graph knows for nodes of these labels, by what people call it. */
export function knownProperty(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
): string | undefined {
  const said = textOf(without(words, context.grammar.articles), context.text);
  const all = context.shape.labels;
  const own = all
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ properties }) => properties.map(({ name }) => name));
  const exact = exactly(said, own);
  if (exact !== undefined) return exact;
  const measured = own.find((name) => isSameName(withoutUnit(name), said));
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

/** A property of nodes of these labels: as the graph has it there or elsewhere, or a new one as it was said. */
export function propertyOf(words: readonly Word[], labels: readonly string[], context: EditContext): string {
  const known = knownProperty(words, labels, context);
  if (known !== undefined) return known;
  const bare = without(words, context.grammar.articles);
  const said = textOf(bare, context.text);
  if (words.every(({ quoted }) => !quoted)) refuseHalfSaid(words, labels, context);
  if (!isNewProperty(bare, context)) throw unread(bare, context);
  const elsewhere = context.shape.labels.flatMap(({ properties }) => properties.map(({ name }) => name));
  return exactly(said, elsewhere) ?? (bare.length === 1 ? bareForm(said, context.language) : said);
}
