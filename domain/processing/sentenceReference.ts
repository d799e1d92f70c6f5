import { type Span } from './document.js';

/** Where in which document something stands, as the provenance of an element says it. */
export interface SentenceReference extends Span {
  readonly documentId: string;
}

const REFERENCE = /^([\w-]+)@(\d+)-(\d+)$/u;

/** The reference of a sentence: what `provenance.reference` holds. */
export const referenceOf = ({ documentId, start, end }: SentenceReference): string =>
  `${documentId}@${String(start)}-${String(end)}`;

/** The sentence that a reference means; undefined for what is none. */
export function sentenceOf(reference: string): SentenceReference | undefined {
  const [, documentId, start, end] = REFERENCE.exec(reference) ?? [];
  return documentId === undefined ? undefined : { documentId, start: Number(start), end: Number(end) };
}
