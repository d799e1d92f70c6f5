import { type GraphShape, type PropertyShape } from '../../graph/asked.js';
import { isKnownWord } from '../language/known.js';
import { isMistyped } from '../language/likeness.js';
import { type Pack } from '../language/Pack.js';
import { type Token } from '../language/tokens.js';
import { type Vocabulary } from './vocabulary.js';

/** An adjective that compares, where it stands. */
export interface FoundScale {
  readonly concepts: readonly string[];
  /** Measured the other way round, where there is nothing of the concepts. */
  readonly opposite: readonly string[];
  readonly greater: boolean;
  readonly at: number;
  readonly superlative: boolean;
}

/** Shorter superlatives have real words beside them: the oddest is not the oldest, the lamest not the latest. */
const LEAST_MISTYPED = 7;

/** What a word may have been meant to be; a name is written with a capital and is no adjective. */
function meantBy({ word, raw }: Token, at: number, pack: Pack): string[] {
  const words = [...pack.greater, ...pack.lesser].flatMap((scale) => scale.words);
  if (words.includes(word)) return [word];
  const isName = at > 0 && /^\p{Lu}/u.test(raw);
  if (isName || isKnownWord(word)) return [];
  const isClose = (meant: string) =>
    meant.length >= LEAST_MISTYPED && Math.abs(meant.length - word.length) <= 1 && isMistyped(word, meant);
  return words.filter(isClose);
}

/** Comparing adjectives in a question. A typo is accepted only in a superlative, where no other word can stand. */
export function scalesIn(tokens: readonly Token[], pack: Pack): FoundScale[] {
  const superlative = new RegExp(pack.superlativePattern, 'u');
  return tokens.flatMap((token, at): FoundScale[] => {
    const meant = meantBy(token, at, pack);
    const isGreater = pack.greater.find(({ words }) => meant.some((word) => words.includes(word)));
    const isLesser = pack.lesser.find(({ words }) => meant.some((word) => words.includes(word)));
    const scale = isGreater ?? isLesser;
    const isMeant = meant.includes(token.word);
    if (scale === undefined || (!isMeant && isGreater !== undefined && isLesser !== undefined)) return [];
    let start = at;
    while (start > 0 && pack.degrees.includes(tokens[start - 1]?.word ?? '')) start -= 1;
    const before = `${tokens[start - 2]?.word ?? ''} ${tokens[start - 1]?.word ?? ''}`;
    const degree = start < at ? (tokens[at - 1]?.word ?? '') : '';
    const isSuperlative = [...meant, degree, before].some((words) => superlative.test(words));
    if (!isMeant && !isSuperlative) return [];
    const { concepts, opposite = [] } = scale;
    return [{ concepts, opposite, greater: isGreater !== undefined, at, superlative: isSuperlative }];
  });
}

/** A property that an adjective measures, and whether more of it is meant. */
export type Measure = PropertyShape & { readonly isMore: boolean };

/** What an adjective measures of the nodes of a label. */
export function measuresOf(
  { concepts, opposite, greater }: FoundScale,
  label: string,
  { vocabulary, shape }: { readonly vocabulary: Vocabulary; readonly shape: GraphShape },
): Measure[] {
  const direct = vocabulary.propertiesOf(shape, label, concepts);
  const found = direct.length > 0 ? direct : vocabulary.propertiesOf(shape, label, opposite);
  const isMore = direct.length > 0 ? greater : !greater;
  return found.map((property) => ({ ...property, isMore }));
}
