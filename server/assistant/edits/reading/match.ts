import { kept } from '../../language/lexicon/once.js';
import { type Part, partsOf } from '../../language/phrasePattern.js';
import { type Clause } from './clauses.js';
import { type Grammar, type Pattern } from './Grammar.js';
import { type Word } from './words.js';

/** What the slots of a pattern are filled with. */
export type Slots = Readonly<Partial<Record<string, readonly Word[]>>>;

/** A way to read a clause. */
export interface Match {
  readonly pattern: Pattern;
  readonly slots: Slots;
}

interface Element {
  readonly slot?: string;
  readonly phrases: readonly (readonly string[])[];
  readonly optional: boolean;
}

/** Ways to read one clause that are looked at. */
const MOST_MATCHES = 80;

const elementOf = ({ alternatives, isOptional }: Part): Element => {
  const slot = /^\{(\w+)\}$/u.exec(alternatives[0] ?? '')?.[1];
  const phrases = alternatives.map((phrase) => phrase.split(' '));
  return { phrases, optional: isOptional, ...(slot === undefined ? {} : { slot }) };
};

/** The verbs of a pattern, which come first in it, and what follows them. */
function elementsOf(says: string): { verbs: readonly string[]; elements: readonly Element[] } {
  const [verb, ...rest] = partsOf(says);
  return { verbs: verb?.alternatives ?? [], elements: rest.map(elementOf) };
}

function* fill(
  elements: readonly Element[],
  words: readonly Word[],
  at: number,
): Generator<Record<string, readonly Word[]>> {
  const [element, ...rest] = elements;
  if (element === undefined) {
    if (at === words.length) yield {};
    return;
  }
  if (element.slot !== undefined) {
    const last = rest.length === 0 ? words.length : words.length - rest.filter(({ optional }) => !optional).length;
    for (let to = rest.length === 0 ? words.length : at + 1; to > at && to <= last; to += 1) {
      for (const slots of fill(rest, words, to)) yield { [element.slot]: words.slice(at, to), ...slots };
    }
    return;
  }
  for (const phrase of element.phrases) {
    const said = phrase.every((word, index) => words[at + index]?.word === word && words[at + index]?.quoted === false);
    if (said) yield* fill(rest, words, at + phrase.length);
  }
  if (element.optional) yield* fill(rest, words, at);
}

const compiled = kept(elementsOf);

/** The ways in which a clause may be read, those of the patterns that come first in the grammar first. */
export function matchesOf({ verb, words }: Clause, { patterns }: Grammar): Match[] {
  const matches: Match[] = [];
  for (const pattern of patterns) {
    const { verbs, elements } = compiled(pattern.says);
    if (!verbs.includes(verb)) continue;
    for (const slots of fill(elements, words, 0)) {
      matches.push({ pattern, slots });
      if (matches.length === MOST_MATCHES) return matches;
    }
  }
  return matches;
}
