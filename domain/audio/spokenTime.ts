import { type Spoken } from './transcript.js';

/** No word takes longer to say than so many seconds, or so many for each of its letters: several may be told as one. */
const LONGEST = { word: 1.2, letter: 0.15 } as const;
/** What is told to last so many times as long has a time that was made up. */
const VAGUE = 2.5;

/** How long the letters of a word take at the most, in seconds. */
export const longestByLetters = ({ text }: Pick<Spoken, 'text'>): number =>
  LONGEST.letter * (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0);

/** How long a word is said at the most, in seconds, however long it is told to last: its end is often told where the next one begins. */
export const longestSaid = (word: Pick<Spoken, 'text'>): number => Math.max(LONGEST.word, longestByLetters(word));

/** Whether the time of a word is unknown: it is given as longer than any word lasts. */
export const isVague = (word: Spoken): boolean => word.end - word.start > VAGUE * longestSaid(word);
