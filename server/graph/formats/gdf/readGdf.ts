import { type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { cellsOf, textLines } from '../text/textLines.js';
import { isTextType, typedText } from '../typedText.js';

type Row = { readonly file: string; readonly row: number };

interface Column {
  readonly name: string;
  readonly type: string;
}

const BEGINNING = /^\s*(node|edge)def\s*>/i;

/** The columns of `nodedef>name VARCHAR,age INT default 3`. */
const columnsOf = (line: string): readonly Column[] =>
  cellsOf(line.replace(BEGINNING, '')).map((cell) => {
    const [name = '', type = 'varchar'] = cell.split(/\s+/);
    return { name, type: type.replace(/\(.*$/, '') };
  });

/** `114,116,177` as a colour of three shares. */
const colourOf = (text: string): string => {
  const shares = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(text.trim())?.slice(1);
  return shares === undefined
    ? text
    : `#${shares.map((share) => Math.min(255, Number(share)).toString(16).padStart(2, '0')).join('')}`;
};

function bagOf(place: Row, cells: readonly string[], columns: readonly Column[], issues: Finding[]): PropertyBag {
  const bag = new PropertyBag();
  cells.forEach((cell, at) => {
    const { name, type } = columns[at] ?? { name: `column ${at + 1}`, type: 'varchar' };
    if (cell === '' || (cell.trim() === '' && !isTextType(type))) return;
    const typed = typedText(type, cell);
    const issue = () => asFinding(issueAt({ ...place, column: name }, 'KEPT_AS_TEXT', `Not ${type}: ${quoted(cell)}`));
    if (typed === undefined) issues.push(issue());
    bag.set(name, typed ?? { value: name === 'color' ? colourOf(cell) : cell });
    if (name === 'color') bag.set(name, { value: colourOf(cell) });
  });
  return bag;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function readNode(place: Row, cells: readonly string[], columns: readonly Column[]): readonly Finding[] {
  const issues: Finding[] = [];
  const bag = bagOf(place, cells, columns, issues);
  const [x, y] = [bag.get('x'), bag.get('y')];
  const position = typeof x === 'number' && typeof y === 'number' ? { x, y: y === 0 ? 0 : -y } : undefined;
  if (position !== undefined) for (const name of ['x', 'y']) bag.take(name);
  const id = bag.take('name');
  return [...issues, ...foreignNode(place, { id, labels: [], position, ...bag.content })];
}

function readEdge(place: Row, cells: readonly string[], columns: readonly Column[]): readonly Finding[] {
  const issues: Finding[] = [];
  const bag = bagOf(place, cells, columns, issues);
  const [source, target, directed] = ['node1', 'node2', 'directed'].map((name) => bag.take(name));
  const type = textIn(bag.get('label'));
  if (type !== undefined) bag.take('label');
  return [
    ...issues,
    ...foreignRelationship(place, {
      id: undefined,
      source,
      target,
      type,
      isUndirected: directed !== true,
      ...bag.content,
    }),
  ];
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  let part = 'node';
  let columns: readonly Column[] = [];
  for await (const lines of textLines(file))
    yield lines.flatMap(({ row, text }): readonly Finding[] => {
      const begins = BEGINNING.exec(text)?.[1];
      if (begins !== undefined) {
        [part, columns] = [begins.toLowerCase(), columnsOf(text)];
        return [];
      }
      if (text.trim() === '' || /^\s*#/.test(text)) return [];
      const place = { file: file.name, row };
      return part === 'node' ? readNode(place, cellsOf(text), columns) : readEdge(place, cellsOf(text), columns);
    });
}

/** GDF of GUESS, which Gephi and others export: two tables in one file, with the types of their columns. */
export const gdfFormat: Format = {
  id: 'gdf',
  files: 1,
  recognises: ([head]) => head !== undefined && /^\s*(?:#[^\n]*\n\s*)*nodedef\s*>/i.test(head.text),
  open: (heads) => graphPasses(heads, find),
};
