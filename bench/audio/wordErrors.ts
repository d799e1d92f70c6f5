/** What became of each word of a text: whether it was heard, and how many others were heard before it. */
interface WordErrors {
  readonly words: number;
  readonly errors: number;
  /** Of each word of the text. */
  readonly isHeard: readonly boolean[];
}

/** Words as they are compared: small letters, without marks; those of titles as they are said. */
export const spokenWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bmr\b\.?/gu, 'mister')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

const KEPT = 0;
const CHANGED = 1;
const LOST = 2;
const ADDED = 3;

/** The fewest words that are changed, lost or added between what was said and what was heard. */
export function wordErrors(said: readonly string[], heard: readonly string[]): WordErrors {
  const width = heard.length + 1;
  const steps = new Uint8Array((said.length + 1) * width);
  let above = Uint32Array.from({ length: width }, (_, at) => at);
  steps.fill(ADDED, 1, width);
  for (let row = 1; row <= said.length; row += 1) {
    const own = new Uint32Array(width);
    own[0] = row;
    steps[row * width] = LOST;
    for (let at = 1; at < width; at += 1) {
      const isSame = said[row - 1] === heard[at - 1];
      const across = (above[at - 1] ?? 0) + (isSame ? 0 : 1);
      const [lost, added] = [(above[at] ?? 0) + 1, (own[at - 1] ?? 0) + 1];
      const least = Math.min(across, lost, added);
      own[at] = least;
      steps[row * width + at] = least === across ? (isSame ? KEPT : CHANGED) : least === lost ? LOST : ADDED;
    }
    above = own;
  }
  const isHeard = said.map(() => false);
  let [row, at] = [said.length, heard.length];
  while (row > 0 || at > 0) {
    const step = steps[row * width + at];
    if (step === KEPT) isHeard[row - 1] = true;
    if (step !== ADDED) row -= 1;
    if (step !== LOST) at -= 1;
  }
  return { words: said.length, errors: above[heard.length] ?? 0, isHeard };
}
