import { EventEmitter } from 'node:events';

import { type Parser } from 'n3';

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

/**
 * Feeds a parser piece by piece. Its errors, those that it throws in the middle of its work included, come out here: behind a stream they
 * would end the thread.
 */
class StatementReading {
  readonly #source = new EventEmitter();
  readonly #file: string;
  #fault: Error | undefined;
  #count = 0;

  constructor(file: string, parser: Parser, take: (statement: Statement) => void) {
    this.#file = file;
    parser.parse(this.#source as never, (error: Error | null, statement: Statement | null) => {
      if (error !== null && error !== undefined) this.#fault ??= error;
      else if (statement !== null && statement !== undefined && this.#fault === undefined) {
        this.#count += 1;
        take(statement);
      }
    });
  }

  /** Takes the next piece, or the end. Throws `FileFault`. */
  take(event: 'data' | 'end', text?: string): void {
    try {
      this.#source.emit(event, text);
    } catch (error) {
      this.#fault ??= error instanceof Error ? error : new Error(String(error));
    }
    if (this.#count > MOST_STATEMENTS)
      throw FileFault.at(
        { file: this.#file },
        'ELEMENT_TOO_LARGE',
        `The file has more than ${MOST_STATEMENTS} statements`,
      );
    if (this.#fault === undefined) return;
    const row = Number(/line (\d+)/.exec(this.#fault.message)?.[1]);
    const isCut = /end of|eof/i.test(this.#fault.message);
    const place = { file: this.#file, ...(row > 0 ? { row } : {}) };
    throw FileFault.at(place, isCut ? 'TRUNCATED' : 'BAD_TEXT', this.#fault.message);
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const graph = new TripleGraph();
  // It takes longer to load than most files take to be read.
  const { Parser } = await import('n3');
  const parser = new Parser({ format: formatOf(file.name), baseIRI: 'urn:file:' });
  const reading = new StatementReading(file.name, parser, (statement) => graph.add(statement));
  for await (const text of textOf(file)) reading.take('data', text);
  reading.take('end');
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
