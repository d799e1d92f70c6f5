import { type Format } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { isObject, jsonPass, type JsonObject, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';

type Part = 'nodes' | 'relationships';

const ELEMENTS: Record<Part, ReadonlySet<string>> = {
  nodes: new Set(['nodes[]']),
  relationships: new Set(['edges[]', 'links[]']),
};

const interestOf =
  (part: Part) =>
  (path: string): Interest => {
    if (path === '' || path === 'nodes' || path === 'edges' || path === 'links') return 'enter';
    return ELEMENTS[part].has(path) ? 'take' : 'skip';
  };

/** Attributes stand in a field of their own (graphology) or among the others (node-link). */
function attributesOf(element: JsonObject, own: readonly string[]): JsonObject {
  const attributes = element['attributes'];
  if (isObject(attributes)) return attributes;
  return Object.fromEntries(Object.entries(element).filter(([name]) => !own.includes(name)));
}

const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readNode(place: Place & { row: number }, element: JsonObject): readonly Finding[] {
  const { x, y, labels, ...fields } = attributesOf(element, ['key', 'id']);
  const placed = finite(x) && finite(y);
  const own = Array.isArray(labels) ? labels.filter((label): label is string => typeof label === 'string') : [];
  return foreignNode(place, {
    id: element['key'] ?? element['id'] ?? element['name'],
    labels: own,
    fields: { ...fields, ...(placed ? {} : { x, y }), ...(own.length > 0 ? {} : { labels }) },
    position: placed ? { x, y } : undefined,
  });
}

function readEdge(place: Place & { row: number }, element: JsonObject): readonly Finding[] {
  const attributes = attributesOf(element, ['key', 'id', 'source', 'target', 'undirected']);
  const field = ['type', 'label'].find((name) => typeof attributes[name] === 'string' && attributes[name] !== '');
  const type = field === undefined ? undefined : String(attributes[field]);
  const fields = Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== field));
  const id = element['key'] ?? element['id'];
  return foreignRelationship(place, { id, source: element['source'], target: element['target'], type, fields });
}

/**
 * JSON of graphology and sigma.js (`nodes[].key`, `attributes`), and the node-link form that D3 and networkx write
 * (`nodes[].id`, `links`). `x` and `y` become the place on the canvas.
 */
export const graphologyFormat: Format = {
  id: 'graphology',
  files: 1,
  recognises: ([head]) => {
    const keys = head === undefined ? new Set<string>() : topKeys(head);
    return keys.has('nodes') || ((keys.has('edges') || keys.has('links')) && keys.size <= 4);
  },
  open(heads) {
    const passes = (part: Part) =>
      heads.map(({ file }) =>
        jsonPass(file, {
          interest: interestOf(part),
          read(_path, value, row) {
            const place = { file: file.name, row };
            if (!isObject(value)) return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`))];
            return part === 'nodes' ? readNode(place, value) : readEdge(place, value);
          },
        }),
      );
    return { nodes: passes('nodes'), relationships: passes('relationships') };
  },
};
