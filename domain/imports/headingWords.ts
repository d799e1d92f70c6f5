import { fold } from '../folding/fold.js';

const BETWEEN = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/u;

/** The words of a heading or a file's name, as they are written: `station_name`, "Station Name" and `stationName` have the same. */
export const wordsOf = (heading: string): readonly string[] => heading.split(BETWEEN).filter((word) => word !== '');

/** The folded words of a heading with one blank between. */
export const phraseOf = (heading: string): string => wordsOf(heading).map(fold).join(' ');
