import { SaxesParser } from 'saxes';
import { type Entry, type ZipFile, fromBufferPromise } from 'yauzl';

import { type ProseText } from '../../../../domain/processing/document.js';
import { DOCUMENT_LIMITS, DocumentRefusal } from './DocumentRefusal.js';
import { proseOfParagraphs } from './paragraphs.js';

const BODY = 'word/document.xml';
/** How a compound file begins: what Word makes of a document with a password, and of the old format. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** A part of the document as text; its size is counted while it is unpacked, whatever the file says of it. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > DOCUMENT_LIMITS.unpacked) throw new DocumentRefusal('TOO_LARGE');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The texts of the paragraphs of WordprocessingML; what was deleted with changes tracked is not said. */
function paragraphsOf(xml: string): string[] {
  const paragraphs: string[] = [];
  let said = '';
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'w:t') inText = true;
    else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') said += ' ';
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') inText = false;
    else if (name === 'w:p') {
      paragraphs.push(said);
      said = '';
    }
  });
  parser.on('text', (text) => {
    if (inText) said += text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return paragraphs;
}

/** The paragraphs of a Word document. Throws `ENCRYPTED`, `DAMAGED` and what limits are passed. */
export async function readDocx(bytes: Uint8Array): Promise<ProseText> {
  if (COMPOUND.every((byte, index) => bytes[index] === byte)) throw new DocumentRefusal('ENCRYPTED');
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes));
    for await (const entry of zip.eachEntry())
      if (entry.fileName === BODY) {
        if (entry.isEncrypted()) throw new DocumentRefusal('ENCRYPTED');
        return proseOfParagraphs(paragraphsOf(await unpacked(zip, entry)).map((text) => ({ text })));
      }
  } catch (error) {
    throw error instanceof DocumentRefusal ? error : new DocumentRefusal('DAMAGED');
  }
  throw new DocumentRefusal('DAMAGED');
}
