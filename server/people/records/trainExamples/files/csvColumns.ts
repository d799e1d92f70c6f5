import { fold } from '../../../../../domain/folding/fold.js';
import { faultAt, type FoundRow, type RawExample } from './FoundRow.js';

/** Names that a column may have in a file, folded. */
const TITLES: Readonly<Record<keyof RawExample, readonly string[]>> = {
  question: ['question', 'prompt', 'intrebare'],
  answer: ['answer', 'completion', 'raspuns'],
  language: ['language', 'limba'],
  tags: ['tags', 'etichete'],
};

/** In which column each part stands; -1 for none. */
export type Columns = Readonly<Record<keyof RawExample, number>>;

/** The columns that the titles name, or what is wrong with them. Columns of other names are left alone. */
export function columnsOf(titles: readonly string[]): Columns | FoundRow {
  const folded = titles.map((title) => fold(title).trim());
  const places = (part: keyof RawExample) =>
    folded.flatMap((title, index) => (TITLES[part].includes(title) ? [index] : []));
  const parts = Object.keys(TITLES) as (keyof RawExample)[];
  for (const part of parts) {
    if (places(part).length > 1) return faultAt(1, 'DUPLICATE_COLUMN', part);
    if (places(part).length === 0 && (part === 'question' || part === 'answer')) {
      return faultAt(1, 'MISSING_COLUMN', part);
    }
  }
  const [question = -1, answer = -1, language = -1, tags = -1] = parts.map((part) => places(part)[0]);
  return { question, answer, language, tags };
}
