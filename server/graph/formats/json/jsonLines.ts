import { textOf } from '../decode.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { type Taken } from './JsonScanner.js';

/** Longest line, in characters. */
const MAX_LINE = 16 * 1024 * 1024;

/** Whether a text is a JSON value on each of its lines. */
export function isJsonLines({ text, file }: Pick<FileHead, 'text' | 'file'>): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n/, 2);
  if (!/^[[{]/.test(first) || (second.trim() === '' && !/\.(jsonl|ndjson)$/i.test(file.name))) return false;
  try {
    JSON.parse(first);
    return second.trim() === '' || /^\s*[[{]/.test(second);
  } catch {
    return false;
  }
}

/** The lines of a file that are not empty, in handfuls. Throws `FileFault` ELEMENT_TOO_LARGE. */
export async function* linesOf(file: SourceFile): AsyncGenerator<readonly Taken[]> {
  let parts: string[] = [];
  let length = 0;
  let row = 0;
  const begun = (part: string): void => {
    parts.push(part);
    length += part.length;
    if (length > MAX_LINE) {
      const place = { file: file.name, row: row + 1 };
      throw FileFault.at(place, 'ELEMENT_TOO_LARGE', `A line is longer than ${MAX_LINE} characters`);
    }
  };
  const ended = (): Taken[] => {
    const text = parts.join('').trim();
    [parts, length, row] = [[], 0, row + 1];
    return text === '' ? [] : [{ path: '', text, row }];
  };
  for await (const text of textOf(file)) {
    const [first = '', ...rest] = text.split('\n');
    begun(first);
    yield rest.flatMap((part) => {
      const line = ended();
      begun(part);
      return line;
    });
  }
  yield ended();
}
