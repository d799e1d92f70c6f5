import { type SnippetPart } from '../../../contract/chat/search.js';
import { foldedWords } from '../../../../domain/folding/fold.js';

/** Characters that are shown before the first word that was found, and in all. */
const BEFORE = 40;
const LENGTH = 200;
const MORE = '…';

/** Letters and digits with the marks that stand on them, so that a word is one wherever its marks are letters of their own. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where the words stand that a search for this text finds: whole words, and words that begin with the last. */
function found(text: string, asked: string): Place[] {
  const words = foldedWords(asked);
  const last = words.at(-1);
  if (last === undefined) return [];
  const isFound = (word: string) => words.includes(word) || word.startsWith(last);
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    foldedWords(word).some(isFound) ? [{ from: index, to: index + word.length }] : [],
  );
}

/** The window of a text that is shown: from a word that stands a little before a place, to the end of one. */
function windowAround(text: string, place: number): Place {
  const earliest = Math.max(0, place - BEFORE);
  const from = earliest === 0 ? 0 : Math.min(place, text.indexOf(' ', earliest) + 1 || place);
  if (from + LENGTH >= text.length) return { from, to: text.length };
  const end = text.lastIndexOf(' ', from + LENGTH);
  return { from, to: end > place ? end : from + LENGTH };
}

/** The place of a text that was found, or its beginning, in parts. */
export function snippetOf(message: string, asked: string | undefined): SnippetPart[] {
  const text = message.replace(/\s+/gu, ' ').trim();
  const places = asked === undefined ? [] : found(text, asked);
  const { from, to } = windowAround(text, places[0]?.from ?? 0);
  const parts: SnippetPart[] = [];
  const add = (part: string, isHit: boolean) => {
    if (part !== '') parts.push({ text: part, found: isHit });
  };
  let at = from;
  if (from > 0) add(MORE, false);
  for (const place of places.filter((one) => one.from >= from && one.to <= to)) {
    add(text.slice(at, place.from), false);
    add(text.slice(place.from, place.to), true);
    at = place.to;
  }
  add(text.slice(at, to) + (to < text.length ? MORE : ''), false);
  return parts;
}
