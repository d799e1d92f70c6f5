import { type FileHead } from '../Format.js';
import { isJsonLines } from '../json/jsonLines.js';
import { JsonScanner } from '../json/JsonScanner.js';

/** How the elements of an export stand in its file. */
export type ApocShape = 'lines' | 'list';

/** Everything that elements have in such an export. */
const FIELDS: ReadonlySet<string> = new Set(['type', 'id', 'labels', 'label', 'properties', 'start', 'end']);
/** Characters that are scanned at a time. */
const PIECE = 1024;

/** The first element of a text: its type, and the names of its fields as far as the text shows them. */
interface FirstElement {
  readonly type: string | undefined;
  readonly fields: ReadonlySet<string>;
}

function firstElement({ file }: FileHead, text: string, shape: ApocShape): FirstElement {
  const top = shape === 'list' ? '[]' : '';
  const fields = new Set<string>();
  let type: string | undefined;
  let elements = 0;
  const scanner = new JsonScanner(file.name, (path, container) => {
    if (path === '' && shape === 'list') return 'enter';
    if (path === top) return container && (elements += 1) === 1 ? 'enter' : 'skip';
    if (elements > 1) return 'skip';
    const name = path.slice(top === '' ? 0 : top.length + 1);
    fields.add(name);
    return name === 'type' ? 'take' : 'skip';
  });
  try {
    for (let at = 0; at < text.length && elements < 2; at += PIECE)
      for (const taken of scanner.push(text.slice(at, at + PIECE))) type = taken.text.replaceAll('"', '');
  } catch {
    // What is broken is for its reader to say; what stands before it tells the format all the same.
  }
  return { type, fields };
}

function isElement({ type, fields }: FirstElement): boolean {
  if (!fields.has('id')) return false;
  if (type === 'node') return fields.has('labels') || fields.has('properties');
  return type === 'relationship' && fields.has('start') && fields.has('end');
}

/** What an export begins with. */
export interface ApocBeginning {
  readonly shape: ApocShape;
  /** Whether a relationship comes first: nodes stand before relationships, so that the file has none of its own. */
  readonly hasNodes: boolean;
}

/** How a file of Neo4j's APOC begins; undefined for any other. One line or one element of a list is enough to know it. */
export function apocBeginning(head: FileHead): ApocBeginning | undefined {
  const text = head.text.replace(/^\uFEFF/, '').trimStart();
  const shape = text.startsWith('[') ? 'list' : 'lines';
  const end = text.search(/[\r\n]/);
  const line = end < 0 ? text : text.slice(0, end);
  const first = firstElement(head, shape === 'list' ? text : line, shape);
  if (!isElement(first)) return undefined;
  const isAlone = shape === 'list' || text.slice(line.length).trim() === '';
  // Another document, or another list, may have these fields among others: as a table it keeps them all.
  if (isAlone && [...first.fields].some((field) => !FIELDS.has(field))) return undefined;
  if (shape === 'lines' && !isAlone && !isJsonLines(head)) return undefined;
  return { shape, hasNodes: first.type === 'node' };
}
