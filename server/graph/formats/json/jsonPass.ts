import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { textOf } from '../decode.js';
import { type FileHead, type Pass, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, reasonOf } from '../issues.js';
import { type Interest, type InterestOf, JsonScanner, type Taken } from './JsonScanner.js';

/** A JSON object. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What one reading of a JSON file is after. */
export interface JsonPassOptions {
  interest(path: string, container: boolean): Interest;
  /** What a value that was taken means. It is already parsed. */
  read(path: string, value: unknown, row: number): readonly Finding[];
}

/** Goes through a file once; takes what `interest` wants, in handfuls. Throws `FileFault`. */
export async function* takenOf(file: SourceFile, interest: InterestOf): AsyncGenerator<readonly Taken[]> {
  const scanner = new JsonScanner(file.name, interest);
  for await (const text of textOf(file)) yield scanner.push(text);
  yield scanner.end();
}

function parsed(file: SourceFile, taken: Taken, read: JsonPassOptions['read']): readonly Finding[] {
  let value: unknown;
  try {
    value = parseExact(taken.text);
  } catch (error) {
    return [asFinding(issueAt({ file: file.name, row: taken.row }, 'BAD_JSON', reasonOf(error)))];
  }
  return read(taken.path, value, taken.row);
}

/** One reading of a JSON file that flows past. */
export function jsonPass(file: SourceFile, { interest, read }: JsonPassOptions): Pass {
  return {
    file,
    async *findings() {
      for await (const some of takenOf(file, interest)) {
        const found = some.flatMap((taken) => parsed(file, taken, read));
        if (found.length > 0) yield found;
      }
    },
  };
}

/** The names that an object at the top of a JSON text has, as far as its beginning shows them; none of a text that is no object. */
export function topKeys({ text, file }: Pick<FileHead, 'text' | 'file'>): ReadonlySet<string> {
  const keys = new Set<string>();
  if (!/^\s*\{/.test(text)) return keys;
  const scanner = new JsonScanner(file.name, (path) => {
    if (path === '') return 'enter';
    keys.add(path);
    return 'skip';
  });
  try {
    scanner.push(text);
  } catch {
    // What is broken is for its reader to say; what stands before it tells the format all the same.
  }
  return keys;
}
