import { type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { FileFault } from '../issues.js';
import { foreignRelationship, namedNode } from '../json/foreignElements.js';
import { textLines, type TextLine } from '../text/textLines.js';
import { exactNumber, plainValue } from '../typedText.js';

type Row = { readonly file: string; readonly row: number };
type Shape = 'fullmatrix' | 'upperhalf' | 'lowerhalf' | 'edgelist1' | 'edgelist2' | 'nodelist1' | 'nodelist2';

/** What stands before the data. */
interface DlHeader {
  readonly shape: Shape;
  readonly count: number;
  readonly columns: number;
  readonly labels: readonly string[];
  readonly columnLabels: readonly string[];
  readonly relations: readonly string[];
  readonly isEmbedded: boolean;
}

const words = (text: string): readonly string[] =>
  [...text.matchAll(/"([^"]*)"|([^\s,"]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

const SHAPES: Readonly<Record<string, Shape>> = {
  fm: 'fullmatrix',
  el1: 'edgelist1',
  el2: 'edgelist2',
  nl1: 'nodelist1',
  nl2: 'nodelist2',
  uh: 'upperhalf',
  lh: 'lowerhalf',
  edgelist: 'edgelist1',
  nodelist: 'nodelist1',
};

/** The part of a header after its name, up to the next name. */
function partOf(header: string, name: string): string {
  const found = new RegExp(
    `(?:^|\\n)\\s*${name}\\s*:\\s*([\\s\\S]*?)(?=\\n\\s*[a-z][a-z ]*:|\\n\\s*(?:labels|row labels|column labels)\\s+embedded|$)`,
    'i',
  ).exec(header);
  return found?.[1] ?? '';
}

function headerOf(text: string): DlHeader {
  const setting = (name: string): string | undefined =>
    new RegExp(`\\b${name}\\s*=\\s*"?([\\w]+)`, 'i').exec(text)?.[1];
  const said = (setting('format') ?? 'fullmatrix').toLowerCase();
  const labels = words(partOf(text, '(?:row )?labels'));
  return {
    shape: SHAPES[said] ?? (said as Shape),
    count: exactNumber(setting('n') ?? setting('nr') ?? '') ?? labels.length,
    columns: exactNumber(setting('nc') ?? '') ?? 0,
    labels,
    columnLabels: words(partOf(text, 'col(?:umn)? labels')),
    relations: words(partOf(text, '(?:matrix|level) labels')),
    isEmbedded: /labels?\s+embedded/i.test(text),
  };
}

const tie = (
  place: Row,
  source: string,
  target: string,
  weight: string | undefined,
  type?: string,
): readonly Finding[] =>
  foreignRelationship(place, {
    ...{ id: undefined, source, target, type },
    fields: weight === undefined ? {} : { weight: plainValue(weight).value },
  });

/** Labels are the same in capitals or not. */
const isSameLabel = (one: string, other = ''): boolean => one.toLowerCase() === other.toLowerCase();

/** Reads the numbers of matrices, one or several, however they are broken into lines. */
class MatrixReading {
  #row = 0;
  #column = 0;
  #level = 0;
  #name: string | undefined;
  #headings: readonly string[] | undefined;

  constructor(
    readonly header: DlHeader,
    readonly nameOf: (at: number) => string,
  ) {}

  read(place: Row, text: string): readonly Finding[] {
    const all = words(text);
    const { header } = this;
    if (header.isEmbedded && this.#headings === undefined) {
      this.#headings = all;
      return all.flatMap((name) => namedNode(place, name));
    }
    const cells = header.isEmbedded && this.#column === 0 ? all.slice(1) : all;
    if (header.isEmbedded && this.#column === 0)
      this.#name = this.#headings?.find((name) => isSameLabel(name, all[0])) ?? all[0];
    return cells.flatMap((cell) => this.#cell(place, cell));
  }

  get #width(): number {
    const { shape, columns, count } = this.header;
    if (shape === 'lowerhalf') return this.#row + 1;
    if (shape === 'upperhalf') return count - this.#row;
    return columns > 0 ? columns : count;
  }

  #cell(place: Row, cell: string): readonly Finding[] {
    const { header } = this;
    const from = this.#name ?? this.nameOf(this.#row);
    const across = header.shape === 'upperhalf' ? this.#row + this.#column : this.#column;
    const own = header.columns > 0 ? (header.columnLabels[across] ?? `column ${across + 1}`) : this.nameOf(across);
    const to = this.#headings?.[across] ?? own;
    const type = header.relations[this.#level];
    this.#column += 1;
    if (this.#column >= this.#width) {
      [this.#row, this.#column, this.#name] = [this.#row + 1, 0, undefined];
      if (this.#row >= header.count) [this.#row, this.#level] = [0, this.#level + 1];
    }
    const value = exactNumber(cell);
    return value === undefined || value === 0 ? [] : [...namedNode(place, to), ...tie(place, from, to, cell, type)];
  }
}

function readData(file: string, header: DlHeader, lines: readonly TextLine[]): readonly Finding[] {
  const nameOf = (at: number): string => header.labels[at] ?? String(at + 1);
  const named = (word: string): string => {
    const number = header.isEmbedded ? undefined : exactNumber(word);
    return number === undefined ? word : nameOf(number - 1);
  };
  const first = { file, row: lines[0]?.row ?? 1 };
  const isMatrix = !/list/.test(header.shape);
  const listed =
    header.isEmbedded && isMatrix ? 0 : header.isEmbedded ? header.labels.length : Math.min(header.count, 1_000_000);
  const nodes = Array.from({ length: listed }, (_, at) => nameOf(at)).flatMap((name) => namedNode(first, name));
  const matrix = new MatrixReading(header, nameOf);
  const ties = lines.flatMap(({ row, text }): readonly Finding[] => {
    const place = { file, row };
    if (isMatrix) return matrix.read(place, text);
    const [source, ...rest] = words(text);
    if (source === undefined) return [];
    const [target, weight] = rest;
    const ends = header.shape.startsWith('nodelist') ? rest : target === undefined ? [] : [target];
    return [
      ...[source, ...ends].flatMap((end) => namedNode(place, named(end))),
      ...ends.flatMap((end) =>
        tie(place, named(source), named(end), header.shape.startsWith('nodelist') ? undefined : weight),
      ),
    ];
  });
  return [...nodes, ...ties];
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  let text = '';
  let header: DlHeader | undefined;
  let lines: TextLine[] = [];
  for await (const some of textLines(file))
    for (const line of some) {
      if (header !== undefined) lines.push(line);
      else if (/^\s*data\s*:/i.test(line.text)) {
        header = headerOf(text);
        lines = [{ row: line.row, text: line.text.replace(/^\s*data\s*:/i, '') }];
      } else text += `${line.text.replace(/,/g, ' ')}\n`;
    }
  if (header === undefined) throw FileFault.at({ file: file.name }, 'TRUNCATED', 'The file has no data');
  yield readData(
    file.name,
    header,
    lines.filter((line) => line.text.trim() !== ''),
  );
}

/** DL of UCINET: matrices, or lists of edges or neighbours, with labels. */
export const dlFormat: Format = {
  id: 'dl',
  files: 1,
  recognises: ([head]) => head !== undefined && /^\s*dl\b[\s,]*(?:n[rcm]?|format|nr|nc)\s*=/i.test(head.text),
  open: (heads) => graphPasses(heads, find),
};
