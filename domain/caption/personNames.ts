import { fold } from '../folding/fold.js';
import { wordsOf } from '../imports/headingWords.js';
import resource from './personNames.json' with { type: 'json' };

/** A given and a family name of the same person in two columns. */
export interface NamePair {
  /** The columns in the order in which the names are said. */
  readonly columns: readonly [string, string];
  /** Which of them has the given name. */
  readonly given: string;
  /** What else both headings say, in folded words: whose names they are. */
  readonly rest: readonly string[];
}

interface LanguageOfNames {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Says the one beside a heading of the other. */
  readonly either: readonly string[];
  readonly isFamilyFirst?: boolean;
}

type Part = 'given' | 'family' | 'either';

/** Stands for the words of a name in what both headings share. */
const NAME = '*';
const LONGEST = 3;

const keysOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => wordsOf(word).map(fold).join('')));

const LANGUAGES = Object.values<LanguageOfNames>(resource).map(({ isFamilyFirst = false, ...parts }) => ({
  given: keysOf(parts.given),
  family: keysOf(parts.family),
  either: keysOf(parts.either),
  isFamilyFirst,
}));

type KnownLanguage = (typeof LANGUAGES)[number];

/** What a heading leaves of itself around the longest of its runs of words that is of a part of names; undefined where none is. */
function frameOf(heading: string, known: ReadonlySet<string>): string | undefined {
  const words = wordsOf(heading).map(fold);
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const from = words.findIndex((_, at) => known.has(words.slice(at, at + length).join('')));
    if (from >= 0 && from + length <= words.length) return words.toSpliced(from, length, NAME).join(' ');
  }
  return undefined;
}

/** Headings by what they leave of themselves around their words for a part of names. */
function framesOf(headings: readonly string[], language: KnownLanguage, part: Part): ReadonlyMap<string, string> {
  return new Map(
    headings.toReversed().flatMap((heading) => {
      const frame = frameOf(heading, language[part]);
      return frame === undefined ? [] : [[frame, heading] as const];
    }),
  );
}

/** How many records within a row a heading is of: `family.name` may be what a family is called, and no name of what has a `name`. */
const depthOf = (heading: string): number => heading.split('.').length;

function pairsIn(headings: readonly string[], language: KnownLanguage): readonly NamePair[] {
  const given = framesOf(headings, language, 'given');
  const family = framesOf(headings, language, 'family');
  const sure = new Set([...given.values(), ...family.values()]);
  const either = framesOf(
    headings.filter((heading) => !sure.has(heading)),
    language,
    'either',
  );
  return [...new Set([...given.keys(), ...family.keys()])].flatMap((frame) => {
    const [first, last] = [given.get(frame) ?? either.get(frame), family.get(frame) ?? either.get(frame)];
    if (first === undefined || last === undefined || depthOf(first) !== depthOf(last)) return [];
    const rest = frame.split(' ').filter((word) => word !== NAME);
    return [{ columns: language.isFamilyFirst ? [last, first] : [first, last], given: first, rest }];
  });
}

/** The pairs of headings for a given and a family name of the same person, in whichever language; those that say no more than that first. */
export function namePairs(headings: readonly string[]): readonly NamePair[] {
  const found = LANGUAGES.flatMap((language) => pairsIn(headings, language));
  return found
    .filter(({ columns }, at) => at === found.findIndex((other) => other.columns.every((one) => columns.includes(one))))
    .toSorted((one, other) => one.rest.length - other.rest.length);
}
