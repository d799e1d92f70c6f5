import { type PropertyKinds, type PropertyValue } from '../../../../domain/properties/values.js';
import { textOf } from '../decode.js';
import { type Format, type Pass, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { type Hyperedge, hyperedgeNode, hyperedgeTies } from '../hyperedges.js';
import { foreignNode, foreignRelationship, partOf } from '../json/foreignElements.js';
import { type GraphmlElement, GraphmlReading } from './GraphmlReading.js';

type Take = ConstructorParameters<typeof GraphmlReading>[1];

/** Names beside which `label` is a class; without one of them it is what the node is called. */
const NAMES = ['name', 'title', 'caption'];

/** Labels as Neo4j writes them (`:Person:Actor`) or as a list. */
function labelsOf(said: unknown): readonly string[] {
  if (Array.isArray(said)) return said.map(String);
  if (typeof said !== 'string') return [];
  return said
    .split(said.startsWith(':') ? ':' : /[;,|]/)
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

const valueIn = ({ data }: GraphmlElement, name: string): PropertyValue | undefined => data.get(name)?.value;

function labelField(element: GraphmlElement, names: ReadonlySet<string>): 'labels' | 'label' | undefined {
  if (element.roles.size > 0) return undefined;
  if (element.data.has('labels') || names.has('labels')) return 'labels';
  const label = valueIn(element, 'label');
  if (typeof label !== 'string') return undefined;
  return label.startsWith(':') || NAMES.some((name) => names.has(name)) ? 'label' : undefined;
}

/** The data of an element but some, as properties. */
function contentOf({ data }: GraphmlElement, without: readonly (string | undefined)[]) {
  const left = [...data].filter(([name]) => !without.includes(name));
  const propertyKinds: PropertyKinds = Object.fromEntries(
    left.flatMap(([name, { kind }]) => (kind === undefined ? [] : [[name, kind]])),
  );
  return { fields: Object.fromEntries(left.map(([name, { value }]) => [name, value])), propertyKinds };
}

const NODE_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'labels']);
const EDGE_ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'source', 'target', 'directed', 'label']);

/** Attributes that somebody put on a tag beside those of the format. */
const others = ({ attributes }: GraphmlElement, own: ReadonlySet<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !own.has(name) && !/[:.]/.test(name) && name !== 'xmlns' && value !== '',
    ),
  );

function placeOf(element: GraphmlElement): {
  readonly position?: { x: number; y: number };
  readonly used: readonly string[];
} {
  const isOurs = element.roles.size > 0;
  const [x, y] = isOurs
    ? [element.roles.get('x')?.value, element.roles.get('y')?.value]
    : [valueIn(element, 'x'), valueIn(element, 'y')];
  if (typeof x !== 'number' || typeof y !== 'number') return { used: [] };
  return { position: { x, y }, used: isOurs ? [] : ['x', 'y'] };
}

function readNode(file: string, element: GraphmlElement, names: ReadonlySet<string>): readonly Finding[] {
  const { attributes, roles, ports, row } = element;
  const field = labelField(element, names);
  const { position, used } = placeOf(element);
  const { fields, propertyKinds } = contentOf(element, [field, ...used]);
  const said =
    roles.get('labels')?.value ?? attributes['labels'] ?? (field === undefined ? undefined : valueIn(element, field));
  return foreignNode(
    { file, row },
    {
      id: attributes['id'],
      labels: labelsOf(said),
      fields: { ...others(element, NODE_ATTRIBUTES), ...fields, ...(ports.length === 0 ? {} : { ports }) },
      propertyKinds,
      position,
    },
  );
}

function readEdge(file: string, element: GraphmlElement): readonly Finding[] {
  const { attributes, roles, row, isUndirected } = element;
  const ours = roles.get('type')?.value;
  const field =
    roles.size > 0 ? undefined : ['type', 'label'].find((name) => typeof valueIn(element, name) === 'string');
  const { fields, propertyKinds } = contentOf(element, [field]);
  const said = field === undefined ? undefined : String(valueIn(element, field));
  return foreignRelationship(
    { file, row },
    {
      ...{ id: attributes['id'], source: attributes['source'], target: attributes['target'], isUndirected },
      type: typeof ours === 'string' ? ours : (attributes['label'] ?? said),
      fields: { ...others(element, EDGE_ATTRIBUTES), ...fields },
      propertyKinds,
    },
  );
}

function hyperedgeOf(element: GraphmlElement): Hyperedge {
  const { attributes, endpoints, row } = element;
  const of = (wanted: (type: string) => boolean) =>
    endpoints.filter(({ type = '' }) => wanted(type)).map(({ node }) => node);
  return {
    id: attributes['id'] ?? `hyperedge in row ${row}`,
    hasOwnId: attributes['id'] !== undefined,
    fields: contentOf(element, []).fields,
    members: of((type) => type !== 'in' && type !== 'out'),
    sources: of((type) => type === 'in'),
    targets: of((type) => type === 'out'),
    ties: new Map(endpoints.flatMap(({ node, port }) => (port === undefined ? [] : [[node, { port }]]))),
  };
}

function passOf(file: SourceFile, take: Take, isTold: boolean): Pass {
  return {
    file,
    async *findings() {
      const reading = new GraphmlReading(file.name, take);
      for await (const text of textOf(file)) {
        const all = reading.push(text);
        const found = isTold ? all : all.filter((each) => each.found !== 'issue' || each.issue.code === 'MISSING_END');
        if (found.length > 0) yield found;
      }
      reading.end();
    },
  };
}

const takeNodes =
  (file: string): Take =>
  (element, names) => {
    if (element.is === 'node') return readNode(file, element, names);
    return element.is === 'hyperedge' ? hyperedgeNode({ file, row: element.row }, hyperedgeOf(element)) : [];
  };

const takeRelationships =
  (file: string): Take =>
  (element) => {
    const place = { file, row: element.row };
    if (element.is === 'edge') return readEdge(file, element);
    if (element.is === 'hyperedge') return hyperedgeTies(place, hyperedgeOf(element));
    return element.parent === undefined ? [] : partOf(place, element.attributes['id'], element.parent);
  };

/**
 * GraphML. The data `labels` of a node (or the attribute that Neo4j writes) are its labels; `label` is one when the file also
 * has names for nodes, and otherwise stays a property, for then it is what the node is called. The type of an edge is its
 * `type` or `label`. `x` and `y` become the place on the canvas. What lies in the graph of a node is tied to it, and a relationship of several
 * nodes becomes a node; ports are properties.
 */
export const graphmlFormat: Format = {
  id: 'graphml',
  files: 1,
  recognises: ([head]) => head !== undefined && /<(?:\w+:)?graphml[\s>]/.test(head.text),
  open: (heads) => ({
    nodes: heads.map(({ file }) => passOf(file, takeNodes(file.name), true)),
    relationships: heads.map(({ file }) => passOf(file, takeRelationships(file.name), false)),
  }),
};
