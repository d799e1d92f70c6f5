import { StreamParser } from 'n3';

import { textOf } from '../decode.js';
import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { FileFault } from '../issues.js';
import { type Statement, TripleGraph } from './TripleGraph.js';

/** Most statements of a file: what the thread that reads has room for. */
const MOST_STATEMENTS = 3_000_000;

const FORMATS: Readonly<Record<string, string>> = {
  nt: 'N-Triples',
  nq: 'N-Quads',
  trig: 'TriG',
  ttl: 'Turtle',
  n3: 'N3',
};

const formatOf = (name: string): string => FORMATS[/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''] ?? 'TriG';

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const graph = new TripleGraph();
  const parser = new StreamParser({ format: formatOf(file.name), baseIRI: 'urn:file:' });
  let fault: Error | undefined;
  let statements = 0;
  parser.on('data', (statement: Statement) => {
    statements += 1;
    graph.add(statement);
  });
  parser.on('error', (error: Error) => void (fault ??= error));
  const failed = (): void => {
    if (statements > MOST_STATEMENTS)
      throw FileFault.at(
        { file: file.name },
        'ELEMENT_TOO_LARGE',
        `The file has more than ${MOST_STATEMENTS} statements`,
      );
    if (fault === undefined) return;
    const row = Number(/line (\d+)/.exec(fault.message)?.[1]);
    const isCut = /end of|eof/i.test(fault.message);
    throw FileFault.at(
      { file: file.name, ...(row > 0 ? { row } : {}) },
      isCut ? 'TRUNCATED' : 'BAD_TEXT',
      fault.message,
    );
  };
  for await (const text of textOf(file)) {
    await new Promise<void>((resolve) => void parser.write(text, () => resolve()));
    failed();
  }
  await new Promise<void>((resolve) => {
    parser.once('end', resolve);
    parser.once('error', () => resolve());
    parser.end();
  });
  failed();
  yield* graph.findings(file.name);
}

/** A first statement: a prefix, or an address in angle brackets, or a blank node, with a predicate behind it. */
const BEGINNING =
  /^\uFEFF?(?:\s|#[^\n]*\n)*(?:@?prefix\s+[\w.-]*:\s*<|@?base\s+<|<[^<>\s]*>\s+(?:<[^<>\s]+>|a)\s|_:\S+\s+<[^<>\s]+>\s)/i;

const isRdf = ({ text, file }: FileHead): boolean =>
  BEGINNING.test(text.slice(0, 16_384)) || (/\.(?:nt|nq|ttl|trig|n3)$/i.test(file.name) && !/^\s*[[{]/.test(text));

/** Turtle, N-Triples, N-Quads and TriG. Literals are properties, types labels; lists of values are lists, and what describes a statement is its relationship. */
export const rdfFormat: Format = {
  id: 'rdf',
  files: 1,
  recognises: ([head]) => head !== undefined && isRdf(head),
  open: (heads) => graphPasses(heads, find),
};
