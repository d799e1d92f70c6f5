import { type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { foreignNode, foreignRelationship, namedNode } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { cellsOf, textLines, wordsOf } from '../text/textLines.js';
import { plainValue } from '../typedText.js';

type Part = 'node data' | 'node properties' | 'tie data';
type Row = { readonly file: string; readonly row: number };

const PART = /^\s*\*\s*(node data|node properties|tie data)/i;

/** A node with what both of its tables say. */
interface VnaNode {
  readonly row: number;
  readonly bag: PropertyBag;
}

const cut = (line: string): readonly string[] =>
  line.includes(',') && !/"[^"]*,[^"]*"/.test(line) ? cellsOf(line) : wordsOf(line);

/** Reads one file. Nodes are told at their end, for two tables say of them. */
class VnaReading {
  readonly #nodes = new Map<string, VnaNode>();
  readonly #ties: Finding[] = [];
  #part: Part = 'node data';
  #headings: readonly string[] | undefined;

  constructor(readonly file: string) {}

  read(row: number, text: string): void {
    const part = PART.exec(text)?.[1]?.toLowerCase() as Part | undefined;
    if (part !== undefined) [this.#part, this.#headings] = [part, undefined];
    else if (text.trim() !== '' && !text.trim().startsWith('*')) {
      const cells = cut(text.trim());
      if (this.#headings === undefined) this.#headings = cells;
      else if (this.#part === 'tie data') this.#tie({ file: this.file, row }, cells, this.#headings);
      else this.#node(row, cells, this.#headings);
    }
  }

  *findings(): Generator<readonly Finding[]> {
    for (const [id, { row, bag }] of this.#nodes) {
      const [x, y] = [bag.get('x'), bag.get('y')];
      const position = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
      if (position !== undefined) for (const name of ['x', 'y']) bag.take(name);
      yield foreignNode({ file: this.file, row }, { id, labels: [], position, ...bag.content });
    }
    yield this.#ties;
  }

  #node(row: number, [id = '', ...cells]: readonly string[], headings: readonly string[]): void {
    const { bag } = this.#nodes.get(id) ?? { bag: new PropertyBag() };
    if (!this.#nodes.has(id)) this.#nodes.set(id, { row, bag });
    cells.forEach((cell, at) => {
      const name = headings[at + 1] ?? `column ${at + 2}`;
      if (cell !== '')
        bag.set(bag.has(name) && this.#part === 'node properties' ? `drawn ${name}` : name, plainValue(cell));
    });
  }

  #tie(place: Row, [source = '', target = '', ...cells]: readonly string[], headings: readonly string[]): void {
    const bag = new PropertyBag();
    cells.forEach((cell, at) => {
      if (cell !== '') bag.set(headings[at + 2] ?? `column ${at + 3}`, plainValue(cell));
    });
    for (const name of [source, target]) this.#ties.push(...namedNode(place, name));
    this.#ties.push(...foreignRelationship(place, { id: undefined, source, target, type: undefined, ...bag.content }));
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const reading = new VnaReading(file.name);
  for await (const lines of textLines(file)) for (const { row, text } of lines) reading.read(row, text);
  yield* reading.findings();
}

/** VNA of NetDraw: tables of nodes, of how they are drawn, and of ties. */
export const vnaFormat: Format = {
  id: 'vna',
  files: 1,
  recognises: ([head]) => head !== undefined && /^\s*\*\s*(?:node data|node properties|tie data)\b/i.test(head.text),
  open: (heads) => graphPasses(heads, find),
};
