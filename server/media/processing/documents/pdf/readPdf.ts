import { DOCUMENT_SIZES, type ProseText } from '../../../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from '../DocumentRefusal.js';
import { proseOfParagraphs } from '../paragraphs.js';
import { type BoundedBuffers, boundBuffers } from './boundedBuffers.js';
import { type PdfLine, type PdfText, linesOf } from './PdfLine.js';
import { paragraphsOfLines } from './paragraphsOfLines.js';
import { withoutRepeated } from './repeated.js';

/** What of a document of PDF.js is read here. */
interface Pages {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly unknown[] }>;
    cleanup(): boolean;
  }>;
}

/** Nothing of a file is run, fetched or drawn. */
const SETTINGS = {
  verbosity: 0,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  useWasm: false,
} as const;

const isText = (item: unknown): item is PdfText => typeof item === 'object' && item !== null && 'str' in item;

/** The lines of all pages. A page is put down before the next is taken. */
async function linesOfPages(document: Pages, buffers: BoundedBuffers): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    if (buffers.exceeded) throw new DocumentRefusal('TOO_LARGE');
    const found = linesOf(items.filter(isText), number);
    characters += found.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > DOCUMENT_SIZES.text) throw new DocumentRefusal('TOO_LARGE');
    lines.push(...found);
  }
  return lines;
}

/** Why a file could not be read, by what PDF.js says of it. */
function refusalOf(error: unknown, buffers: BoundedBuffers): DocumentRefusal {
  if (error instanceof DocumentRefusal) return error;
  if (buffers.exceeded) return new DocumentRefusal('TOO_LARGE');
  return new DocumentRefusal(error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED');
}

/**
 * The paragraphs of a PDF, each with its page: without what repeats on its pages, and words that were divided made whole. For a thread that
 * lives for one file: it bounds what its buffers come to. Throws `ENCRYPTED`, `DAMAGED`, `EMPTY` (a scan) and `TOO_LARGE`.
 */
export async function readPdf(bytes: Uint8Array): Promise<ProseText> {
  const data = Uint8Array.from(bytes);
  const buffers = boundBuffers(DOCUMENT_LIMITS.buffers);
  try {
    const { getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(data, SETTINGS);
    return proseOfParagraphs(paragraphsOfLines(withoutRepeated(await linesOfPages(document, buffers))));
  } catch (error) {
    throw refusalOf(error, buffers);
  }
}
