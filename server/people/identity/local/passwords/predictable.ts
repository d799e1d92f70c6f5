import ROWS from './keyboardRows.json' with { type: 'json' };

/** Fewer different characters are found by trying. */
const LEAST_DIFFERENT = 4;
/** So many rows or repetitions one after another are still one thought. */
const MOST_RUNS = 2;

/** Neighbours in the rows of keyboards, and in the runs that people count: they are guessed after one another. */
const neighbours = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((letter, nth) => [row[nth] + letter, letter + row[nth]])),
);

/** What is seen of a password: neither blanks nor what has no width, in one form of its letters. */
const visibleOf = (password: string): string[] => [
  ...password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}\p{Z}\p{M}]/gu, ''),
];

/** How many runs of the same, or of neighbours in a row, the characters are. */
const runsOf = (characters: readonly string[]): number =>
  characters.filter((each, nth) => {
    const before = characters[nth - 1];
    return before !== each && !neighbours.has(`${before ?? ''}${each}`);
  }).length;

const isRepeated = (text: string): boolean => /^(.+?)\1+.{0,2}$/su.test(text);

/**
 * Whether a password is blank, of very few characters ("aaaaaaaa", "abababab"), of a part that is repeated ("abc1abc1"), or of one or two
 * runs as keyboards and counting have them ("12345678", "qwertyui", "abcd4321").
 */
export function isPredictable(password: string): boolean {
  const visible = visibleOf(password);
  if (new Set(visible).size < LEAST_DIFFERENT) return true;
  return runsOf(visible) <= MOST_RUNS || isRepeated(visible.join(''));
}
