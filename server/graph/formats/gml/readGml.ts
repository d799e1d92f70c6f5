import drawn from '../../../../domain/imports/drawn.json' with { type: 'json' };
import { textOf } from '../decode.js';
import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, partOf } from '../json/foreignElements.js';
import { PropertyBag } from '../text/Properties.js';
import { type GmlEntry, type GmlList, GmlScanner, type GmlValue } from './GmlScanner.js';

type Row = Place & { row: number };

const isList = (value: GmlValue): value is GmlList => typeof value === 'object';

/** How a drawing calls a colour and a shape. */
const LOOKS: Readonly<Record<string, string>> = { 'graphics.fill': drawn.colour, 'graphics.type': drawn.shape };

/** The fields of an element, those of lists in it under dotted names. */
function addAll(list: GmlList, bag: PropertyBag, way: string): void {
  for (const [key, value] of list) {
    const name = `${way}${key}`;
    if (isList(value)) addAll(value, bag, `${name}.`);
    else bag.add(LOOKS[name] ?? name, { value });
  }
}

function bagOf(list: GmlList): PropertyBag {
  const bag = new PropertyBag();
  addAll(list, bag, '');
  return bag;
}

function readNode(place: Row, list: GmlList): readonly Finding[] {
  const bag = bagOf(list);
  const id = bag.take('id');
  const parent = bag.take('gid');
  // What yEd draws as the caption says the label once more.
  if (bag.get('LabelGraphics.text') === bag.get('label')) bag.take('LabelGraphics.text');
  const [x, y] = [bag.get('graphics.x'), bag.get('graphics.y')];
  const position = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  if (position !== undefined) for (const name of ['graphics.x', 'graphics.y']) bag.take(name);
  return [
    ...foreignNode(place, { id, labels: [], position, ...bag.content }),
    ...(parent === undefined ? [] : partOf(place, id, parent)),
  ];
}

function readEdge(place: Row, list: GmlList, isUndirected: boolean): readonly Finding[] {
  const bag = bagOf(list);
  const [source, target, id] = ['source', 'target', 'id'].map((name) => bag.take(name));
  const field = ['type', 'label', 'interaction'].find(
    (name) => typeof bag.get(name) === 'string' && bag.get(name) !== '',
  );
  const type = field === undefined ? undefined : String(bag.take(field));
  const directed = bag.get('directed');
  if (directed === 0 || directed === 1) bag.take('directed');
  return foreignRelationship(place, {
    ...{ id, source, target, type, ...bag.content },
    isUndirected: directed === 0 || directed === 1 ? directed === 0 : isUndirected,
  });
}

async function* entriesOf(file: SourceFile): AsyncGenerator<readonly GmlEntry[]> {
  const scanner = new GmlScanner(file.name);
  for await (const text of textOf(file)) yield scanner.push(text);
  yield scanner.end();
}

/** Keys beside the elements that say nothing of the graph. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['creator', 'version', 'directed', 'hierarchic', 'multigraph', 'id']);

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  let isUndirected = true;
  const read = ({ path, value, row }: GmlEntry): readonly Finding[] => {
    const place = { file: file.name, row };
    const key = path.at(-1) ?? '';
    if (key === 'directed') isUndirected = value !== 1;
    if (path[0] === 'graph' && (key === 'node' || key === 'edge')) {
      if (!isList(value)) return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not a list: ${quoted(value)}`))];
      return key === 'node' ? readNode(place, value) : readEdge(place, value, isUndirected);
    }
    if (BOOKKEEPING.has(key.toLowerCase()) || value === '') return [];
    return [asFinding(issueAt({ ...place, column: key }, 'IGNORED_PART', `Left out: ${key} ${quoted(value)}`))];
  };
  for await (const entries of entriesOf(file)) yield entries.flatMap(read);
}

/** What may stand before the graph, and its beginning. */
const BEGINNING = /^\s*(?:(?:#[^\n]*\n|[A-Za-z]\w*\s+(?:"[^"]*"|[^\s"[\]]+)\s)\s*)*graph\s*\[/;

/** GML, the Graph Modelling Language of yEd, Gephi, igraph and networkx. */
export const gmlFormat: Format = {
  id: 'gml',
  files: 1,
  recognises: ([head]: readonly FileHead[]) => head !== undefined && BEGINNING.test(head.text.slice(0, 4096)),
  open: (heads) => graphPasses(heads, find),
};
