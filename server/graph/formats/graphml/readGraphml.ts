import { type Properties } from '../../../../domain/properties/values.js';
import { textOf } from '../decode.js';
import { type Format, type Pass, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { type GraphmlElement, type GraphmlHandlers, GraphmlReading } from './GraphmlReading.js';

/** Names beside which `label` is a class; without one of them it is what the node is called. */
const NAMES = ['name', 'title', 'caption'];

/** Labels as Neo4j writes them (`:Person:Actor`) or as a list. */
const labelsOf = (text: unknown): readonly string[] =>
  typeof text === 'string'
    ? text
        .split(text.startsWith(':') ? ':' : /[;,|]/)
        .map((label) => label.trim())
        .filter((label) => label !== '')
    : [];

function labelField({ data }: GraphmlElement, names: ReadonlySet<string>): 'labels' | 'label' | undefined {
  if (data.has('labels') || names.has('labels')) return 'labels';
  const label = data.get('label');
  if (typeof label !== 'string') return undefined;
  return label.startsWith(':') || NAMES.some((name) => names.has(name)) ? 'label' : undefined;
}

const rest = (data: GraphmlElement['data'], without: readonly (string | undefined)[]): Properties =>
  Object.fromEntries([...data].filter(([name]) => !without.includes(name)));

function readNode(file: string, element: GraphmlElement, names: ReadonlySet<string>): readonly Finding[] {
  const field = labelField(element, names);
  const { x, y } = Object.fromEntries(element.data);
  const position = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  return foreignNode(
    { file, row: element.row },
    {
      id: element.attributes['id'],
      labels: labelsOf(element.attributes['labels'] ?? (field === undefined ? undefined : element.data.get(field))),
      fields: rest(element.data, [field, ...(position === undefined ? [] : ['x', 'y'])]),
      position,
    },
  );
}

function readEdge(file: string, { attributes, data, row }: GraphmlElement): readonly Finding[] {
  const field = ['type', 'label'].find((name) => typeof data.get(name) === 'string');
  return foreignRelationship(
    { file, row },
    {
      id: attributes['id'],
      source: attributes['source'],
      target: attributes['target'],
      type: attributes['label'] ?? (field === undefined ? undefined : String(data.get(field))),
      fields: rest(data, [field]),
    },
  );
}

function passOf(file: SourceFile, handlers: GraphmlHandlers): Pass {
  return {
    file,
    async *findings() {
      const reading = new GraphmlReading(file.name, handlers);
      for await (const text of textOf(file)) {
        const found = reading.push(text);
        if (found.length > 0) yield found;
      }
      reading.end();
    },
  };
}

/**
 * GraphML. The data `labels` of a node (or the attribute that Neo4j writes) are its labels; `label` is one when the file also
 * has names for nodes, and otherwise stays a property, for then it is what the node is called. The type of an edge is its
 * `type` or `label`. `x` and `y` become the place on the canvas. Nested graphs are read flat; ports and hyperedges are left out.
 */
export const graphmlFormat: Format = {
  id: 'graphml',
  files: 1,
  recognises: ([head]) => head !== undefined && /<(?:\w+:)?graphml[\s>]/.test(head.text),
  open(heads) {
    const passes = (handlers: (file: string) => GraphmlHandlers) =>
      heads.map(({ file }) => passOf(file, handlers(file.name)));
    return {
      nodes: passes((file) => ({ node: (element, names) => readNode(file, element, names), edge: () => [] })),
      relationships: passes((file) => ({ node: () => [], edge: (element) => readEdge(file, element) })),
    };
  },
};
