import { fold } from '../../domain/folding/fold';

/** What is looked for in, by its name and by other words for it. */
interface Named {
  readonly name: string;
  readonly also?: string;
}

/** How well a name answers: 0 begins with what was typed, 1 has each of its words at the beginning of a word, 2 anywhere. */
function rankOf(name: string, asked: string): number | undefined {
  const folded = fold(name);
  if (folded.startsWith(asked)) return 0;
  const words = asked.split(/\s+/u);
  if (words.every((word) => folded.split(/\s+/u).some((own) => own.startsWith(word)))) return 1;
  return words.every((word) => folded.includes(word)) ? 2 : undefined;
}

/** Behind all that is called so comes what others call so: their words are meant from their beginning. */
function rankAmongOthers(also: string, asked: string): number | undefined {
  const own = fold(also).split(/\s+/u);
  return asked.split(/\s+/u).every((word) => own.some((one) => one.startsWith(word))) ? 3 : undefined;
}

/** Those whose names, or other words for them, hold every word that was typed, the best first and otherwise in their order; diacritics do not matter. */
export function matching<T extends Named>(entries: readonly T[], text: string): readonly T[] {
  const asked = fold(text).trim();
  if (asked === '') return entries;
  const ranked = entries.flatMap((entry) => {
    const { name, also = '' } = entry;
    const rank = rankOf(name, asked) ?? rankAmongOthers(`${name} ${also}`, asked);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
