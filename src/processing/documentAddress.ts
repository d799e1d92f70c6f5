import { documentPath, type Span } from '../../domain/processing/document';

/** What an address of the page asks to see. */
export interface WantedDocument {
  readonly id: string;
  readonly projectId: string;
}

/** The address of a document, at one of its sentences when that is given. */
export const documentAddress = (document: WantedDocument, sentence?: Span): string =>
  `${documentPath(document)}${sentence === undefined ? '' : `&at=${String(sentence.start)}-${String(sentence.end)}`}`;

/** The sentence that an address asks for; undefined when it asks for none. */
export function sentenceIn(query: URLSearchParams): Span | undefined {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/u.exec(query.get('at') ?? '') ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end) };
}
