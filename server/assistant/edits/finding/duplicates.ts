import { type GraphNode } from '../../../contract/elements.js';
import { fold } from '../../../../domain/folding/fold.js';
import { areOneApart, likeness, rootsOf } from '../../language/likeness.js';
import { wordsOf } from '../../language/tokens.js';
import { type EditContext } from '../EditContext.js';

/** Words that differ by so much or less are one word with a typing error or another ending. */
const ALIKE = 0.75;
/** Duplicates that are shown of one node. */
const MOST_SHOWN = 5;

/** Shorter names that differ by a letter are different names: Iran, Iraq. */
const LEAST_LENGTH = 5;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whether two names are the same or nearly so: folded, each word but for an ending or a typing error. */
function isAlike(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  if (mine.join('') === theirs.join('')) return true;
  const [shorter, longer] = [mine.join(' '), theirs.join(' ')];
  if (Math.min(shorter.length, longer.length) >= LEAST_LENGTH && areOneApart(shorter, longer)) return true;
  return mine.length === theirs.length && mine.every((word, at) => likeness(word, theirs[at] ?? '') >= ALIKE);
}

/** Nodes of these labels that have this name or nearly this name already. */
export async function duplicatesOf(
  name: string,
  labels: readonly string[],
  { reading }: Pick<EditContext, 'reading'>,
): Promise<GraphNode[]> {
  const folded = fold(name).trim();
  const [first = ''] = wordsOf(name);
  const roots = [...rootsOf(first)].filter((root) => root.length >= 3);
  const [head = '', next = ''] = folded;
  // A letter may be wrong in the very beginning; then the rest is as long as it should be.
  const beginnings = new Set([
    ...LETTERS.flatMap((letter) => [head + letter, letter + next]),
    next + head,
    folded.slice(1, 3),
  ]);
  const near = [...beginnings].map((beginning) => ({ beginning, least: folded.length - 1, most: folded.length + 1 }));
  const found = await reading.mentioned({
    captions: [folded],
    beginnings: roots,
    words: wordsOf(name).filter((word) => word.length > 2),
    near: folded.length < LEAST_LENGTH ? [] : near,
  });
  const alike = found.filter(
    (node) => node.labels.some((label) => labels.includes(label)) && isAlike(name, reading.nameOf(node)),
  );
  return reading.read(alike.slice(0, MOST_SHOWN).map(({ id }) => id));
}
