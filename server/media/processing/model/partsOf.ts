import { type ProseLanguage, type Span } from '../../../../domain/processing/document.js';
import { resourceOf } from '../offline/language/ProseResource.js';
import { sentencesOf } from '../offline/sentences.js';

/** Characters of a text that a model is given at once: what it finds there must have room in its answer. */
const LONGEST = 3000;

/** A part of a text, with its sentences by their places in the whole. */
export interface ProsePart extends Span {
  readonly sentences: readonly Span[];
}

/** A text as parts in their order: whole sentences, as many as a model is given at once. */
export function partsOf(text: string, language: ProseLanguage): ProsePart[] {
  const parts: { start: number; end: number; sentences: Span[] }[] = [];
  for (const sentence of sentencesOf(text, resourceOf(language))) {
    const last = parts.at(-1);
    if (last === undefined || sentence.end - last.start > LONGEST)
      parts.push({ start: sentence.start, end: sentence.end, sentences: [sentence] });
    else {
      last.end = sentence.end;
      last.sentences.push(sentence);
    }
  }
  return parts;
}
