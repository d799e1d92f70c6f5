import { type GraphNode } from '../../contract/elements.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { type Language } from '../language/lexicon/files.js';
import { likeness, originsOf } from '../language/likeness.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { isPerson as isWordForPersons } from '../language/meanings.js';
import { homesOf } from '../language/places/gazetteer.js';
import { type IsFree, type Variant } from '../language/places/variants.js';
import { SCORES } from '../scores/scores.js';
import { type Name, namesOf, type Via } from './namesOf.js';

/** Names of so few letters may be codes. */
const LONGEST_CODE = 3;
/** Fewer letters than this begin too many names. */
const LEAST_BEGINNING = 4;
const LEAST_FIRST_NAME = 3;

const WORTH: Readonly<Record<Via, number>> = {
  name: 1,
  alias: SCORES.nameByAlias,
  beginning: SCORES.nameByBeginning,
  origin: SCORES.nameByOrigin,
  value: SCORES.nameByValue,
};

/** Which words of a question may be names, and what nodes were chosen to be called. */
export interface Linking {
  readonly language: Language;
  readonly isFree: IsFree;
  readonly captions: ChosenCaptions;
}

/** A node that some words may mean. */
export interface Candidate {
  readonly node: GraphNode;
  readonly score: number;
  readonly via: Via;
  /** The property by whose value it is meant. */
  readonly property?: string;
}

/** Where words mean a node, and how. */
type Place = Omit<Candidate, 'node'> & { readonly from: number; readonly to: number };
/** A node where it may be meant. */
export type PlacedCandidate = Candidate & Place;

/** How well the words at a place are a name; 0 when one of them is not. */
function match(variant: Variant, at: number, name: readonly string[]): number {
  let sum = 0;
  for (const [offset, word] of name.entries()) {
    const alike = likeness(variant.words[at + offset] ?? '', word);
    if (alike < SCORES.nameAlike) return 0;
    sum += alike;
  }
  return sum / name.length;
}

/** A code of few letters is meant only when it is not written as a word: TOP, not top. */
const isSmallWord = (replaced: boolean, [word = '']: readonly string[], token: Token | undefined) =>
  !replaced && word.length <= LONGEST_CODE && (word.length < 3 || token?.raw === token?.raw.toLowerCase());

/** Where a name stands, in one way to read the question. */
function wholesIn(tokens: readonly Token[], variant: Variant, { words, via, property }: Name, isFree: IsFree): Place[] {
  const { replaced } = variant;
  const places: Place[] = [];
  for (let at = 0; at + words.length <= variant.words.length; at += 1) {
    const [from = 0, to = 0] = [variant.from[at], variant.to[at + words.length - 1]];
    const single = to - from === 1;
    // A single small word, or one of the vocabulary, names a node only by another name of what it stands for.
    if (single && !isFree(from) && variant.words[at] === tokens[from]?.word) continue;
    const alike = match(variant, at, words);
    if (alike < SCORES.nameAlike || (via !== 'name' && alike < SCORES.nameByForm)) continue;
    if (via === 'alias' && single && isSmallWord(replaced, words, tokens[from])) continue;
    const score = alike * WORTH[via] * (replaced ? SCORES.nameReplaced : 1);
    places.push({ score, via, from, to, ...(property === undefined ? {} : { property }) });
  }
  return places;
}

/** Where a name is begun: `Newark` for Newark Intl, and of persons `Ion`, written as a name. */
const beginningsIn = (tokens: readonly Token[], isPerson: boolean, name: readonly string[]): Place[] =>
  tokens.flatMap(({ raw }, from) => {
    let length = 0;
    while (
      length < name.length - 1 &&
      likeness(tokens[from + length]?.word ?? '', name[length] ?? '') >= SCORES.nameByForm
    )
      length += 1;
    const least = raw !== raw.toLowerCase() && isPerson ? LEAST_FIRST_NAME : LEAST_BEGINNING;
    if (length === 0 || name.slice(0, length).join('').length < least) return [];
    const score = WORTH.beginning + SCORES.nameByBeginningWord * length;
    return [{ score, via: 'beginning' as const, from, to: from + length }];
  });

/** Where somebody is called by the last of two or three names: `Spielberg`; written small only where all is. */
function surnamesIn(tokens: readonly Token[], name: readonly string[]): Place[] {
  const last = name.at(-1) ?? '';
  if (name.length < 2 || name.length > 3 || last.length < LEAST_BEGINNING) return [];
  const isAllSmall = tokens.every(({ raw }) => raw === raw.toLowerCase());
  return tokens.flatMap(({ word, raw }, from) =>
    word === last && (isAllSmall || (from > 0 && raw !== raw.toLowerCase()))
      ? [{ score: WORTH.beginning, via: 'beginning' as const, from, to: from + 1 }]
      : [],
  );
}

/** What names of places have after the root of what comes from there; Romansh is no home of Romanians. */
const PLACE_ENDING = /^[aeiouy]{0,3}$/u;

/** The properties of a node that hold one of some names: an Italian site has its country as a text. */
const valuesIn = ({ properties }: GraphNode, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : Object.entries(properties).flatMap(([property, value]) =>
        typeof value === 'string' && names.includes(wordsOf(value).join(' ')) ? [property] : [],
      );

/** Where something from a node is spoken of: `African` for Africa. */
function originsIn(tokens: readonly Token[], node: GraphNode, words: readonly string[], language: Language): Place[] {
  const name = words.join(' ');
  const isOf = (root: string) =>
    root.length >= 3 && name.startsWith(root) && PLACE_ENDING.test(name.slice(root.length));
  return tokens.flatMap(({ word }, from): Place[] => {
    const homes = homesOf(word);
    const place = { from, to: from + 1 };
    if (homes.includes(name) || (words.length === 1 && originsOf(word, language).some(isOf)))
      return [{ score: WORTH.origin, via: 'origin', ...place }];
    return valuesIn(node, homes).map((property) => ({ score: WORTH.value, via: 'value', property, ...place }));
  });
}

/** Where a node is mentioned: by all of a name, by its beginning or end, or by where something is from. */
export function placesIn(
  tokens: readonly Token[],
  variants: readonly Variant[],
  node: GraphNode,
  { language, isFree, captions }: Linking,
): PlacedCandidate[] {
  const names = namesOf(node, captions).filter(({ isPart, only }) => isPart !== true && only !== 'grammar');
  const own = names.filter(({ via }) => via === 'name').slice(0, 1);
  const [{ words } = { words: [] }] = own;
  const isPerson =
    wholeNameOf(node, captions) !== undefined || node.labels.some((label) => wordsOf(label).some(isWordForPersons));
  const partly = [
    ...beginningsIn(tokens, isPerson, words),
    ...(isPerson ? surnamesIn(tokens, words) : []),
    ...originsIn(tokens, node, words, language),
  ];
  return [
    ...variants.flatMap((variant) =>
      (variant.replaced ? own : names).flatMap((name) => wholesIn(tokens, variant, name, isFree)),
    ),
    ...partly.filter(({ from }) => isFree(from)),
  ].map((place) => ({ node, ...place }));
}
