import { type DocumentKind, type ProseText } from '../../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from './DocumentRefusal.js';
import { readDocx } from './docx.js';
import { readHtml } from './html.js';
import { readMarkdown } from './markdown.js';
import { readPdf } from './pdf/readPdf.js';
import { readPlain } from './plain.js';
import { readSegments, readTranscript } from './transcript.js';

/** What a file is, and what reads it. */
interface DocumentFormat {
  readonly kind: DocumentKind;
  readonly read: (bytes: Uint8Array) => ProseText | Promise<ProseText>;
}

const MARKDOWN: DocumentFormat = { kind: 'markdown', read: readMarkdown };
const PAGE: DocumentFormat = { kind: 'page', read: readHtml };
const TRANSCRIPT: DocumentFormat = { kind: 'transcript', read: readTranscript };

/** By how the name of a file ends. */
const FORMATS: Readonly<Record<string, DocumentFormat>> = {
  txt: { kind: 'text', read: readPlain },
  md: MARKDOWN,
  markdown: MARKDOWN,
  html: PAGE,
  htm: PAGE,
  docx: { kind: 'word', read: readDocx },
  pdf: { kind: 'pdf', read: readPdf },
  json: { kind: 'transcript', read: readSegments },
  srt: TRANSCRIPT,
  vtt: TRANSCRIPT,
};

const formatOf = (name: string): DocumentFormat | undefined =>
  FORMATS[/\.([^.]+)$/u.exec(name.trim())?.[1]?.toLowerCase() ?? ''];

/** What a file is by its name; one that is not read is none. */
export const kindOfFile = (name: string): DocumentKind => formatOf(name)?.kind ?? 'text';

/** The prose of a file, with where each paragraph stands. Throws a `DocumentRefusal` that says why a file is not read. */
export async function readDocument(name: string, bytes: Uint8Array): Promise<ProseText> {
  if (bytes.length === 0) throw new DocumentRefusal('EMPTY');
  if (bytes.length > DOCUMENT_LIMITS.bytes) throw new DocumentRefusal('TOO_LARGE');
  const format = formatOf(name);
  if (format === undefined) throw new DocumentRefusal('UNKNOWN_FORMAT');
  return format.read(bytes);
}
