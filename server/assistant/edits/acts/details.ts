import { ownOf } from '../../../../domain/properties/kinds.js';
import {
  type Properties,
  type PropertyKind,
  type PropertyKinds,
  type PropertyValue,
} from '../../../../domain/properties/values.js';
import { tokensOf } from '../../../language/tokens.js';
import { datesIn } from '../../../language/dates.js';
import { unlessRejected } from '../EditRejection.js';
import { knownProperty, propertyOf } from '../finding/names.js';
import { type EditContext, kindOf } from '../EditContext.js';
import { valueOf } from '../finding/values.js';
import { listed, phraseAt, textOf, without, type Word } from '../reading/words.js';

/** A property and its value, in the words of the request. */
interface Pair {
  readonly property: readonly Word[];
  readonly value: readonly Word[];
}

/** What is said of a new node beside its label and name. */
export interface Details {
  readonly label?: readonly Word[];
  /** The properties, as nodes of these labels have them. */
  of(labels: readonly string[]): { readonly properties: Properties; readonly kinds: PropertyKinds };
}

const startsValue = ({ raw, quoted, word }: Word) => quoted || /^[\p{N}\p{S}\p{Lu}]/u.test(raw) || word === '';

/** Where the value of a pair begins: after a word between, or at a number, a quotation, a name. */
function pairOf(words: readonly Word[], context: EditContext): Pair | undefined {
  const { grammar } = context;
  const bare = without(words, grammar.articles);
  const isTruth = (word: Word | undefined) =>
    word !== undefined && [...grammar.values.true, ...grammar.values.false].includes(word.word);
  for (let at = 1; at < bare.length; at += 1) {
    const length = phraseAt(bare, at, grammar.between);
    const value = bare[at + length];
    if (value === undefined) continue;
    const isKnown = () => unlessRejected(() => knownProperty(bare.slice(0, at), context.labels, context)) !== undefined;
    const spoken = ownOf(context.pack.several, value.word) !== undefined;
    if (startsValue(value) || isTruth(value) || spoken || (bare[at]?.gap.includes(':') ?? false) || isKnown()) {
      return { property: bare.slice(0, at), value: bare.slice(at + length) };
    }
  }
  return undefined;
}

/** Words as pairs, all of them; undefined when one is none. A list in one value stays with it. */
function pairsOf(words: readonly Word[], context: EditContext): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (const part of listed(words, context.grammar.and)) {
    const pair = pairOf(without(part, context.grammar.with), context);
    if (pair === undefined) return undefined;
    pairs.push(pair);
  }
  return pairs.length === 0 ? undefined : pairs;
}

const settled =
  (pairs: readonly Pair[], context: EditContext): Details['of'] =>
  (labels) => {
    const properties: Record<string, PropertyValue> = {};
    const kinds: Record<string, PropertyKind> = {};
    for (const { property, value } of pairs) {
      const name = propertyOf(property, labels, context);
      const said = valueOf(value, kindOf(name, labels, context), context);
      properties[name] = said.value;
      if (said.kind !== undefined) kinds[name] = said.kind;
    }
    return { properties, kinds };
  };

/** `born in 1815` at the end, without any word before it that says that details follow. */
function trailing(words: readonly Word[], context: EditContext): Pair | undefined {
  const { grammar, text, language, now, pack } = context;
  for (let at = 1; at < words.length - 1; at += 1) {
    const word = words[at];
    if (word === undefined || word.quoted || !/^\p{Ll}/u.test(word.raw)) continue;
    if (phraseAt(words, at, [...grammar.between, ...grammar.articles]) > 0) continue;
    const value = words.slice(at + 1 + phraseAt(words, at + 1, grammar.between));
    const tokens = tokensOf(textOf(value, text), language);
    const isNumber = tokens.length === 1 && tokens[0]?.number !== undefined;
    if (isNumber || datesIn(tokens, pack, now)[0]?.from === 0) return { property: [word], value };
  }
  return undefined;
}

/** "… and the label Idea" after a name: how many words the "and" has. */
function labelAfterAnd(
  words: readonly Word[],
  at: number,
  { and, articles, labelled }: EditContext['grammar'],
): number {
  const length = phraseAt(words, at, and);
  const rest = words.slice(at + length);
  return length > 0 && phraseAt(without(rest, articles), 0, labelled) > 0 ? length : 0;
}

/** The details at the end of what is said of a new node, and what stands before them. */
export function detailsIn(words: readonly Word[], context: EditContext): { rest: readonly Word[]; details: Details } {
  const { grammar } = context;
  const none: Details = { of: () => ({ properties: {}, kinds: {} }) };
  for (let at = 1; at < words.length; at += 1) {
    // "with the name" begins a name, not a detail.
    const length =
      phraseAt(words, at, grammar.named) > 0
        ? 0
        : phraseAt(words, at, grammar.with) || labelAfterAnd(words, at, grammar);
    const isCut = length > 0 || (/[,(]/u.test(words[at]?.gap ?? '') && !startsValue(words[at] as Word));
    if (!isCut || at + length >= words.length) continue;
    const parts = listed(words.slice(at + length), grammar.and);
    const isLabel = (part: readonly Word[]) => phraseAt(without(part, grammar.articles), 0, grammar.labelled) > 0;
    const label = parts.find(isLabel);
    const own = parts.filter((part) => part !== label);
    const pairs =
      own.length === 0
        ? []
        : pairsOf(
            words.slice(at + length).filter((word) => !(label ?? []).includes(word)),
            context,
          );
    if (pairs === undefined) continue;
    const said = label === undefined ? {} : { label: without(label, [...grammar.articles, ...grammar.labelled]) };
    return { rest: words.slice(0, at), details: { ...said, of: settled(pairs, context) } };
  }
  const pair = trailing(words, context);
  if (pair === undefined) return { rest: words, details: none };
  const [first] = pair.property;
  const rest = words.slice(0, words.indexOf(first as Word));
  return { rest, details: { of: settled([pair], context) } };
}
