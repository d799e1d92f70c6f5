import { type Cell } from '../../../../domain/imports/cells.js';
import { type FileHead, type SourceFile } from '../Format.js';
import { FileFault } from '../issues.js';
import { wholeText } from '../json/wholeJson.js';
import { exactNumber } from '../typedText.js';
import { type TableFile } from '../tables/TableFile.js';
import { plainLatex } from './latex.js';
import { type BibliographyEntry, bibliographyTable } from './records.js';

const MOST_DEEP = 200;

/** Reads the entries of a text of BibTeX. */
class BibtexReading {
  #at = 0;
  #row = 1;
  readonly #macros = new Map<string, string>();

  constructor(
    readonly text: string,
    readonly file: string,
  ) {}

  *entries(): Generator<BibliographyEntry> {
    for (;;) {
      const at = this.text.indexOf('@', this.#at);
      if (at < 0) return;
      this.#move(at + 1);
      const row = this.#row;
      const kind = this.#match(/\s*[A-Za-z][\w-]*/y)
        ?.trim()
        .toLowerCase();
      const open = this.#match(/\s*[{(]/y);
      if (kind === undefined || open === undefined || kind === 'comment') continue;
      if (kind === 'preamble') this.#value();
      else if (kind === 'string') for (const [name, value] of this.#fields()) this.#macros.set(name, value);
      else {
        const key = this.#match(/\s*[^\s,{}()=]*\s*(?=,|[})])/y)?.trim() ?? '';
        this.#match(/\s*,/y);
        const fields = [...this.#fields()].map(([name, value]) => [name, cellOf(name, value)] as const);
        const rest = this.#match(/[\s,]*(?=[})]|$)/y) === undefined ? this.#match(/[^\n@]*/y)?.trim() : undefined;
        yield {
          row,
          fields: [['id', key], ['type', kind], ...fields.filter(([, cell]) => cell !== '')],
          ...(rest === undefined || rest === '' ? {} : { unread: rest }),
        };
      }
    }
  }

  *#fields(): Generator<readonly [name: string, value: string]> {
    for (;;) {
      const name = this.#match(/[\s,]*([A-Za-z][\w:.+/-]*)\s*=\s*/y);
      if (name === undefined) return;
      yield [name.replaceAll(/[\s,=]/g, '').toLowerCase(), this.#value()];
    }
  }

  /** Texts in braces or quotes, numbers and macros, with a sharp between. */
  #value(): string {
    const parts: string[] = [];
    do {
      this.#match(/\s*/y);
      const sign = this.text.charAt(this.#at);
      if (sign === '{' || sign === '"') parts.push(this.#quoted(sign));
      else {
        const word = this.#match(/[^\s,{}()#"]+/y);
        if (word === undefined) break;
        parts.push(this.#macros.get(word.toLowerCase()) ?? word);
      }
    } while (this.#match(/\s*#\s*/y) !== undefined);
    return parts.join('');
  }

  #quoted(open: string): string {
    const begins = this.#row;
    let depth = open === '{' ? 1 : 0;
    for (let at = this.#at + 1; at < this.text.length; at += 1) {
      const sign = this.text.charAt(at);
      if (sign === '\\') at += 1;
      else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      if (depth > MOST_DEEP)
        throw FileFault.at({ file: this.file, row: begins }, 'TOO_DEEP', `Braces go deeper than ${MOST_DEEP} levels`);
      if ((open === '{' && depth === 0) || (open === '"' && sign === '"' && depth <= 0)) {
        const text = this.text.slice(this.#at + 1, at);
        this.#move(at + 1);
        return text;
      }
    }
    throw FileFault.at({ file: this.file, row: begins }, 'TRUNCATED', `The text in row ${begins} does not end`);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#move(this.#at + found.length);
    return found;
  }

  #move(to: number): void {
    for (let at = this.#at; at < to; at += 1) if (this.text.charCodeAt(at) === 10) this.#row += 1;
    this.#at = to;
  }
}

/** A list of people, and of words between commas, or a text. */
function cellOf(name: string, value: string): Cell {
  if (name === 'author' || name === 'editor')
    return value
      .split(/\s+and\s+/i)
      .map(plainLatex)
      .filter((each) => each !== '');
  if (name === 'keywords' || name === 'keyword')
    return value
      .split(/[,;]/)
      .map(plainLatex)
      .filter((each) => each !== '');
  const text = plainLatex(value);
  return /^\d{1,9}$/.test(text) && !text.startsWith('0') ? (exactNumber(text) ?? text) : text;
}

/** BibTeX reads nothing but entries: whatever stands between them is a comment. */
const ENTRY = /@\s*[A-Za-z]+\s*[{(]/;

export const isBibtex = ({ text, file }: FileHead): boolean =>
  (/\.bib(?:tex)?$/i.test(file.name) && ENTRY.test(text)) ||
  /^\uFEFF?(?:\s|%[^\n]*\n)*@(?:comment|string|preamble|article|book|booklet|inbook|incollection|inproceedings|conference|manual|mastersthesis|misc|phdthesis|proceedings|techreport|unpublished|online|thesis|report|dataset|software|patent|collection|electronic|www)\s*[{(]/i.test(
    text,
  );

/** A bibliography in BibTeX as a table. */
export const bibtexTable = (file: SourceFile): TableFile =>
  bibliographyTable(file, async function* () {
    yield [...new BibtexReading(await wholeText(file), file.name).entries()];
  });
