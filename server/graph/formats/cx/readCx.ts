import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { type Place } from '../issues.js';
import { foreignNode, foreignRelationship, ignoredParts } from '../json/foreignElements.js';
import { type JsonObject } from '../json/jsonPass.js';
import { wholeJson } from '../json/wholeJson.js';
import { type Aspects, aspectsOf, attributesByElement, propertiesOf } from './aspects.js';

type Row = Place & { row: number };

/** Parts that say how the others are to be read, and nothing of the network. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...['CXVersion', 'hasFragments', 'metaData', 'status', 'numberVerification', 'attributeDeclarations'],
  ...['nodes', 'edges', 'nodeAttributes', 'edgeAttributes', 'cartesianLayout'],
]);

const placed = (x: unknown, y: unknown): { x: number; y: number } | undefined =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What an edge is by its attributes: its interaction is its type. */
function edgeOf(place: Row, edge: JsonObject, ends: readonly [unknown, unknown], all: JsonObject): readonly Finding[] {
  const { interaction, ...fields } = all;
  const type = textIn(interaction);
  return foreignRelationship(place, {
    id: edge['id'] ?? edge['@id'],
    source: ends[0],
    target: ends[1],
    type,
    fields: type === undefined ? all : fields,
  });
}

function* secondVersion(aspects: Aspects, place: Row): Generator<readonly Finding[]> {
  const [ofNode, ofEdge] = [propertiesOf(aspects, 'nodes'), propertiesOf(aspects, 'edges')];
  for (const node of aspects.get('nodes') ?? [])
    yield foreignNode(place, {
      id: node['id'],
      labels: [],
      fields: ofNode(node),
      position: placed(node['x'], node['y']),
    });
  for (const edge of aspects.get('edges') ?? []) yield edgeOf(place, edge, [edge['s'], edge['t']], ofEdge(edge));
}

function* firstVersion(aspects: Aspects, place: Row): Generator<readonly Finding[]> {
  const ofNodes = attributesByElement(aspects.get('nodeAttributes') ?? []);
  const ofEdges = attributesByElement(aspects.get('edgeAttributes') ?? []);
  const places = new Map((aspects.get('cartesianLayout') ?? []).map(({ node, x, y }) => [String(node), placed(x, y)]));
  for (const node of aspects.get('nodes') ?? []) {
    const id = String(node['@id']);
    const { n, r } = node;
    const fields = {
      ...(n === undefined ? {} : { name: n }),
      ...(r === undefined ? {} : { represents: r }),
      ...ofNodes.get(id),
    };
    yield foreignNode(place, { id: node['@id'], labels: [], fields, position: places.get(id) });
  }
  for (const edge of aspects.get('edges') ?? []) {
    const interaction = textIn(edge['i']);
    const fields = { ...ofEdges.get(String(edge['@id'])), ...(interaction === undefined ? {} : { interaction }) };
    yield edgeOf(place, edge, [edge['s'], edge['t']], fields);
  }
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const aspects = aspectsOf(await wholeJson(file));
  const place = { file: file.name, row: 1 };
  const isFirst = aspects.get('nodes')?.some((node) => '@id' in node) === true;
  yield* isFirst ? firstVersion(aspects, place) : secondVersion(aspects, place);
  for (const [name, items] of aspects) if (!BOOKKEEPING.has(name)) yield ignoredParts(place, name, items);
}

/** A list whose first piece says its version, or counts what comes. */
const isCx = ({ text }: FileHead): boolean =>
  /^\s*\[\s*\{\s*"(?:CXVersion|numberVerification)"\s*:/.test(text) ||
  /^\s*\[\s*\{\s*"metaData"\s*:\s*\[\s*\{/.test(text);

/** CX, versions 1 and 2, as NDEx and Cytoscape write it: a list of parts, of which nodes and edges and their attributes are taken. */
export const cxFormat: Format = {
  id: 'cx',
  files: 1,
  recognises: ([head]) => head !== undefined && isCx(head),
  open: (heads) => graphPasses(heads, find),
};
