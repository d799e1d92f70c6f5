import { isKnownWord } from '../language/known.js';
import { isMistyped } from '../language/likeness.js';
import { type Rules } from '../language/rules.js';
import { type Token } from '../language/tokens.js';

/** An adjective that compares, where it stands. */
export interface FoundScale {
  readonly concepts: readonly string[];
  readonly greater: boolean;
  readonly at: number;
  readonly superlative: boolean;
}

/** Shorter superlatives have real words beside them: the oddest is not the oldest, the lamest not the latest. */
const LEAST_MISTYPED = 7;

/** What a word may have been meant to be; a name is written with a capital and is no adjective. */
function meantBy({ word, raw }: Token, at: number, rules: Rules): string[] {
  const words = [...rules.greater, ...rules.lesser].flatMap((scale) => scale.words);
  if (words.includes(word)) return [word];
  const isName = at > 0 && /^\p{Lu}/u.test(raw);
  if (isName || isKnownWord(word)) return [];
  const isClose = (meant: string) =>
    meant.length >= LEAST_MISTYPED && Math.abs(meant.length - word.length) <= 1 && isMistyped(word, meant);
  return words.filter(isClose);
}

/**
 * The adjectives of a question that compare. A typing error is seen through in a superlative only, where no other word
 * can stand that means something else.
 */
export function scalesIn(tokens: readonly Token[], rules: Rules): FoundScale[] {
  const superlative = new RegExp(rules.superlative, 'u');
  return tokens.flatMap((token, at): FoundScale[] => {
    const meant = meantBy(token, at, rules);
    const isGreater = rules.greater.find(({ words }) => meant.some((word) => words.includes(word)));
    const isLesser = rules.lesser.find(({ words }) => meant.some((word) => words.includes(word)));
    const scale = isGreater ?? isLesser;
    const isMeant = meant.includes(token.word);
    if (scale === undefined || (!isMeant && isGreater !== undefined && isLesser !== undefined)) return [];
    let start = at;
    while (start > 0 && rules.degrees.includes(tokens[start - 1]?.word ?? '')) start -= 1;
    const before = `${tokens[start - 2]?.word ?? ''} ${tokens[start - 1]?.word ?? ''}`;
    const degree = start < at ? (tokens[at - 1]?.word ?? '') : '';
    const isSuperlative = [...meant, degree, before].some((words) => superlative.test(words));
    if (!isMeant && !isSuperlative) return [];
    return [{ concepts: scale.concepts, greater: isGreater !== undefined, at, superlative: isSuperlative }];
  });
}
