import { fold } from '../../../../domain/folding/fold.js';

/** How much of a word stays, at the least. */
const SHORTEST = 3;

/**
 * What is left of a word without each ending that its language has, the word itself among them: two forms of one word
 * share one of these (Craiova, Craiovei → craiov).
 */
export function rootsOf(word: string, endings: readonly string[]): ReadonlySet<string> {
  const folded = fold(word);
  const roots = endings
    .filter((ending) => folded.endsWith(ending) && folded.length - ending.length >= SHORTEST)
    .map((ending) => folded.slice(0, folded.length - ending.length));
  return new Set([folded, ...roots]);
}

/** Whether two words can be forms of one. */
export function sameWord(one: string, other: string, endings: readonly string[]): boolean {
  const [first, second] = [fold(one), fold(other)];
  if (first === second) return true;
  // Forms of one word begin alike; this spares most of the comparisons.
  if (first.slice(0, SHORTEST - 1) !== second.slice(0, SHORTEST - 1)) return false;
  const roots = rootsOf(first, endings);
  return [...rootsOf(second, endings)].some((root) => roots.has(root));
}
