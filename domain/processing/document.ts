/** The languages whose prose is read. */
export const PROSE_LANGUAGES = ['en', 'ro'] as const;
export type ProseLanguage = (typeof PROSE_LANGUAGES)[number];

/** What a document was before it was text. */
export const DOCUMENT_KINDS = ['typed', 'text', 'markdown', 'page', 'word', 'pdf', 'transcript'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How far the reading of a document is. */
export const DOCUMENT_STATES = ['reading', 'read', 'stopped', 'failed'] as const;

/** Longest title and text of a document, in characters, and largest file. */
export const DOCUMENT_SIZES = { title: 200, text: 2_000_000, file: 5 * 1024 * 1024 } as const;

/** A piece of a text: UTF-16 places, the end not included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where in its source a stretch of text stands: the page of a PDF, the paragraph of a page, the second of a recording. */
export interface SourcePlace extends Span {
  readonly page?: number;
  readonly paragraph?: number;
  readonly second?: number;
}

/** A document as plain text, with where each stretch of it came from, in order. */
export interface ProseText {
  readonly text: string;
  readonly places: readonly SourcePlace[];
}

/** The path of the page on which a document is reviewed. */
export const documentPath = ({ id, projectId }: { readonly id: string; readonly projectId: string }): string =>
  `/dashboard/processing?${new URLSearchParams({ document: id, project: projectId }).toString()}`;

/** Whether two spans share a character. */
export const touches = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The span among ordered ones that holds a place of the text; undefined between two. */
export function spanAt<T extends Span>(spans: readonly T[], place: number): T | undefined {
  let [low, high] = [0, spans.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = spans[middle] as T;
    if (place < span.start) high = middle - 1;
    else if (place >= span.end) low = middle + 1;
    else return span;
  }
  return undefined;
}
