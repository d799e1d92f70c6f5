import { type GraphNode } from '../../contract/elements.js';
import { type ChosenCaptions } from '../../../domain/styles/names.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { type Language } from '../language/lexicon/files.js';
import { likeness, originsOf } from '../language/likeness.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { isPerson as isWordForPersons } from '../language/meanings.js';
import { homesOf } from '../language/places/gazetteer.js';
import { type Candidate, type Via } from './Mention.js';
import { namesOf } from './namesOf.js';
import { type IsFree, type Variant } from '../language/places/variants.js';
import { SCORES } from '../scores/scores.js';

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
  readonly isFree: IsFree;
  readonly captions: ChosenCaptions;
}

/** A node where it may be meant. */
export interface PlacedCandidate extends Candidate {
  readonly from: number;
  readonly to: number;
}

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

/** Where a node is mentioned. */
export function placesIn(
  tokens: readonly Token[],
  variants: readonly Variant[],
  node: GraphNode,
  { isFree, captions }: Linking,
): PlacedCandidate[] {
  const found: PlacedCandidate[] = [];
  const names = namesOf(node, captions);
  for (const variant of variants) {
    for (let at = 0; at < variant.words.length; at += 1) {
      for (const { words, via, property } of variant.replaced ? names.slice(0, 1) : names) {
        const from = variant.from[at] ?? 0;
        const to = variant.to[at + words.length - 1];
        if (to === undefined) continue;
        // A single small word, or one of the vocabulary, names a node only when it is written as the name is.
        const single = to - from === 1;
        if (single && !isFree(from) && !variant.replaced) continue;
        const alike = match(variant, at, words);
        if (alike < SCORES.nameAlike || (via !== 'name' && alike < SCORES.nameByForm)) continue;
        if (via === 'alias' && single && isSmallWord(variant.replaced, words, tokens[from])) continue;
        const score = alike * WORTH[via] * (variant.replaced ? SCORES.nameReplaced : 1);
        found.push({ node, score, via, from, to, ...(property === undefined ? {} : { property }) });
      }
    }
  }
  const plain = variants[0];
  const full = names[0]?.words ?? [];
  if (plain !== undefined) {
    const person = { node, isPerson: isSomebody(node) || wholeNameOf(node, captions) !== undefined };
    found.push(...beginningsIn(tokens, person, full, isFree), ...surnamesIn(tokens, person, full, isFree));
  }
  return found;
}

const isSomebody = ({ labels }: GraphNode): boolean => labels.some((label) => wordsOf(label).some(isWordForPersons));

/** A node, and whether it is a person. */
interface Perhaps {
  readonly node: GraphNode;
  readonly isPerson: boolean;
}

/** Where a name is begun: `Newark` for Newark Intl, and of persons `Ion`, written as a name. */
function beginningsIn(
  tokens: readonly Token[],
  { node, isPerson }: Perhaps,
  name: readonly string[],
  isFree: IsFree,
): PlacedCandidate[] {
  return tokens.flatMap(({ raw }, at) => {
    let length = 0;
    while (
      length < name.length - 1 &&
      likeness(tokens[at + length]?.word ?? '', name[length] ?? '') >= SCORES.nameByForm
    )
      length += 1;
    const least = raw !== raw.toLowerCase() && isPerson ? LEAST_FIRST_NAME : LEAST_BEGINNING;
    if (length === 0 || !isFree(at) || name.slice(0, length).join('').length < least) return [];
    return [
      {
        node,
        score: WORTH.beginning + SCORES.nameByBeginningWord * length,
        via: 'beginning' as const,
        from: at,
        to: at + length,
      },
    ];
  });
}

/** Where somebody is called by the last of two or three names: `Spielberg`; written small only where all is. */
function surnamesIn(
  tokens: readonly Token[],
  { node, isPerson }: Perhaps,
  name: readonly string[],
  isFree: IsFree,
): PlacedCandidate[] {
  const last = name.at(-1) ?? '';
  if (!isPerson || name.length < 2 || name.length > 3 || last.length < LEAST_BEGINNING) return [];
  const isAllSmall = tokens.every(({ raw }) => raw === raw.toLowerCase());
  return tokens.flatMap(({ word, raw }, from) => {
    const isName = isAllSmall || (from > 0 && raw !== raw.toLowerCase());
    if (!isName || !isFree(from) || word !== last) return [];
    return [{ node, score: WORTH.beginning, via: 'beginning' as const, from, to: from + 1 }];
  });
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
export function originsIn(
  tokens: readonly Token[],
  node: GraphNode,
  language: Language,
  { isFree, captions }: Linking,
): PlacedCandidate[] {
  const words = namesOf(node, captions)[0]?.words ?? [];
  const name = words.join(' ');
  return tokens.flatMap(({ word }, from): PlacedCandidate[] => {
    if (!isFree(from)) return [];
    const byName =
      words.length === 1 &&
      originsOf(word, language).some(
        (root) => root.length >= 3 && name.startsWith(root) && PLACE_ENDING.test(name.slice(root.length)),
      );
    const homes = homesOf(word);
    const place = { from, to: from + 1 };
    if (byName || homes.includes(name)) return [{ node, score: WORTH.origin, via: 'origin' as const, ...place }];
    return valuesIn(node, homes).map((property) => ({
      node,
      score: WORTH.value,
      via: 'value' as const,
      property,
      ...place,
    }));
  });
}
