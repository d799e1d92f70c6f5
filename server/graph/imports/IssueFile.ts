import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';

import { stringify } from 'csv-stringify/sync';

import { type ImportIssue } from '../../contract/imports.js';
import { escapeCell } from '../formats/csv/cellTexts.js';

/** Most lines of a list: beyond it nobody reads on. */
const MOST_LINES = 100_000;

const line = (cells: readonly string[]): string => stringify([cells.map(escapeCell)], { record_delimiter: '\r\n' });

/** Everything that is said about the files of an import, line by line, as a table to be downloaded. */
export class IssueFile {
  #stream: WriteStream | undefined;
  #lines = 0;

  /** @param where the path of the list; without one nothing is written */
  constructor(readonly where: string | undefined) {}

  add({ file, row, column = '', code, detail }: ImportIssue): void {
    if (this.where === undefined || this.#lines >= MOST_LINES) return;
    this.#lines += 1;
    if (this.#stream === undefined) {
      mkdirSync(path.dirname(this.where), { recursive: true });
      this.#stream = createWriteStream(this.where);
      // A list that cannot be written is a list less, not an import less.
      this.#stream.on('error', () => undefined);
      this.#stream.write(`\uFEFF${line(['file', 'row', 'column', 'code', 'detail'])}`);
    }
    this.#stream.write(line([file, row === undefined ? '' : String(row), column, code, detail]));
  }

  async close(): Promise<void> {
    const stream = this.#stream;
    if (stream === undefined || stream.destroyed) return;
    stream.end();
    await Promise.race([once(stream, 'close'), once(stream, 'error')]).catch(() => undefined);
  }
}
