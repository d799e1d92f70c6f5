import { type ProseText } from '../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from './DocumentRefusal.js';
import { readDocx } from './docx.js';
import { readHtml } from './html.js';
import { readMarkdown, readPlain } from './plain.js';
import { readTranscript } from './transcript.js';

/** What reads a file, by how its name ends. */
const READERS: Readonly<Record<string, (bytes: Uint8Array) => ProseText | Promise<ProseText>>> = {
  txt: readPlain,
  md: readMarkdown,
  markdown: readMarkdown,
  html: readHtml,
  htm: readHtml,
  docx: readDocx,
  srt: readTranscript,
  vtt: readTranscript,
};

/** The prose of a file, with where each paragraph stands. Throws a `DocumentRefusal` that says why a file is not read. */
export async function readDocument(name: string, bytes: Uint8Array): Promise<ProseText> {
  if (bytes.length === 0) throw new DocumentRefusal('EMPTY');
  if (bytes.length > DOCUMENT_LIMITS.bytes) throw new DocumentRefusal('TOO_LARGE');
  const reader = READERS[/\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (reader === undefined) throw new DocumentRefusal('UNKNOWN_FORMAT');
  return reader(bytes);
}
