import { type FileHead, type SourceFile } from '../Format.js';
import { type TableFile } from '../tables/TableFile.js';
import { textLines } from '../text/textLines.js';
import { type BibliographyEntry, bibliographyTable } from './records.js';
import words from './risWords.json' with { type: 'json' };
import { ownOf } from '../../../../domain/properties/kinds.js';

const LINE = /^\s*([A-Z][A-Z0-9])\s{1,2}-\s?(.*)$/;
/** Fields that hold several values, so that one alone is a list too. */
const LISTS: ReadonlySet<string> = new Set(['author', 'editor', 'keywords']);

async function* entriesOf(file: SourceFile): AsyncGenerator<readonly BibliographyEntry[]> {
  let open: { row: number; fields: [string, string | readonly string[]][] } | undefined;
  for await (const lines of textLines(file)) {
    const done: BibliographyEntry[] = [];
    for (const { row, text } of lines) {
      const [, tag, value = ''] = LINE.exec(text.replace(/^\uFEFF/, '')) ?? [];
      if (tag === 'ER') {
        if (open !== undefined) done.push(open);
        open = undefined;
      } else if (tag !== undefined) {
        if (tag === 'TY' && open !== undefined) done.push(open);
        if (tag === 'TY' || open === undefined) open = { row, fields: [] };
        const name = ownOf<string>(words, tag) ?? tag;
        if (value.trim() !== '') open.fields.push([name, LISTS.has(name) ? [value.trim()] : value.trim()]);
      } else if (text.trim() !== '' && open !== undefined) {
        const last = open.fields.at(-1);
        if (last !== undefined && typeof last[1] === 'string') last[1] = `${last[1]} ${text.trim()}`;
      }
    }
    yield done;
  }
  if (open !== undefined) yield [open];
}

export const isRis = ({ text }: FileHead): boolean => /^\uFEFF?\s*TY\s{1,2}-\s/.test(text);

/** A bibliography in RIS as a table. */
export const risTable = (file: SourceFile): TableFile => bibliographyTable(file, () => entriesOf(file));
