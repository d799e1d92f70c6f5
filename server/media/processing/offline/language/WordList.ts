import { fold } from '../../../../../domain/folding/fold.js';
import { type ThingKind } from '../../../../../domain/processing/proposal.js';

/** How much of a word stays, at the least. */
const SHORTEST = 3;

/**
 * What is left of a word without each ending that its language has, the word itself among them: two forms of one word
 * share one of these (Craiova, Craiovei → craiov).
 */
function rootsOf(word: string, endings: readonly string[]): ReadonlySet<string> {
  const folded = fold(word);
  const roots = endings
    .filter((ending) => folded.endsWith(ending) && folded.length - ending.length >= SHORTEST)
    .map((ending) => folded.slice(0, folded.length - ending.length));
  return new Set([folded, ...roots]);
}

/** A list of words that is asked for by any of their forms. */
export class WordList {
  private readonly known = new Map<string, boolean>();
  private readonly roots: ReadonlySet<string>;
  private readonly listed: ReadonlySet<string>;

  constructor(
    words: readonly string[],
    private readonly endings: readonly string[],
  ) {
    this.listed = new Set(words);
    this.roots = new Set(
      words.flatMap((word) => [word, ...[...rootsOf(word, endings)].filter(({ length }) => length > 3)]),
    );
  }

  /** Whether a word itself is listed, in this very form. */
  lists = (folded: string): boolean => this.listed.has(folded);

  has(folded: string): boolean {
    let known = this.known.get(folded);
    if (known === undefined) {
      known =
        this.roots.has(folded) ||
        [...rootsOf(folded, this.endings)].some((root) => root.length > 3 && this.roots.has(root));
      this.known.set(folded, known);
    }
    return known;
  }
}

/** Lists by kind, the first that has a word telling its kind. */
export class KindList {
  private readonly lists: readonly (readonly [ThingKind, WordList])[];

  constructor(words: Readonly<Partial<Record<ThingKind, readonly string[]>>>, endings: readonly string[]) {
    this.lists = Object.entries(words).map(([kind, list]) => [kind as ThingKind, new WordList(list, endings)]);
  }

  kindOf = (folded: string): ThingKind | undefined =>
    (this.lists.find(([, list]) => list.lists(folded)) ?? this.lists.find(([, list]) => list.has(folded)))?.[0];
}
