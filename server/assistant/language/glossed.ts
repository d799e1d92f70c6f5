import { type Pack, smallOf } from './Pack.js';
import { type Token } from './tokens.js';

/** Words that brackets behind them say again, at most. */
const MOST_GLOSSED = 2;

/** The places of words that are said again in the brackets behind them: “cilindri” of “6 cilindri (cyl)”. A small word or a number ends them. */
export function glossedIn(tokens: readonly Token[], pack: Pack): ReadonlySet<number> {
  const { grammar, neutral } = smallOf(pack);
  const isTelling = (at: number): boolean => {
    const { word, number } = tokens[at] ?? {};
    return word !== undefined && number === undefined && !grammar.has(word) && !neutral.has(word);
  };
  return new Set(
    tokens.flatMap(({ gap = '' }, bracket) => {
      if (!gap.endsWith('(')) return [];
      const before = Array.from({ length: MOST_GLOSSED }, (_, back) => bracket - 1 - back);
      const end = before.findIndex((at) => !isTelling(at));
      return end < 0 ? before : before.slice(0, end);
    }),
  );
}
