import { type FileHead, type Format } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { isObject, type JsonObject, jsonPass, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';
import { propertyKindsOf } from '../json/jsonProperties.js';
import { propertyOf } from './reservedNames.js';

type Part = 'nodes' | 'relationships';

/** A Cytoscape JSON holds its elements in one of four ways. */
const ENTERED = new Set(['', 'elements', 'elements.nodes', 'elements.edges']);
const ELEMENTS: Record<Part, ReadonlySet<string>> = {
  nodes: new Set(['elements.nodes[]', 'elements[]', '[]']),
  relationships: new Set(['elements.edges[]', 'elements[]', '[]']),
};

const interestOf =
  (part: Part) =>
  (path: string): Interest =>
    ENTERED.has(path) ? 'enter' : ELEMENTS[part].has(path) ? 'take' : 'skip';

const texts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
};

const positionOf = (value: unknown): { x: number; y: number } | undefined =>
  isObject(value) && Number.isFinite(value['x']) && Number.isFinite(value['y'])
    ? { x: Number(value['x']), y: Number(value['y']) }
    : undefined;

function fieldsOf(data: JsonObject, without: readonly string[]): JsonObject {
  const fields: JsonObject = {};
  for (const [field, value] of Object.entries(data)) if (!without.includes(field)) fields[propertyOf(field)] = value;
  return fields;
}

/** `interaction` is what Cytoscape's desktop program calls the type of an edge. */
function typeField(data: JsonObject): 'type' | 'interaction' | 'label' | undefined {
  return (['type', 'interaction', 'label'] as const).find(
    (field) => typeof data[field] === 'string' && data[field] !== '',
  );
}

function readElement(place: Place & { row: number }, element: unknown, part: Part): readonly Finding[] {
  const data = isObject(element) ? element['data'] : undefined;
  if (!isObject(element) || !isObject(data)) {
    return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an element with "data": ${quoted(element)}`))];
  }
  const isEdge = element['group'] === 'edges' || data['source'] !== undefined || data['target'] !== undefined;
  if (isEdge !== (part === 'relationships')) return [];
  const propertyKinds = propertyKindsOf(element['propertyKinds']);
  if (isEdge) {
    const field = typeField(data);
    const fields = fieldsOf(data, ['id', 'source', 'target', ...(field === undefined ? [] : [field])]);
    const type = field === undefined ? undefined : String(data[field]);
    return foreignRelationship(place, {
      id: data['id'],
      source: data['source'],
      target: data['target'],
      type,
      fields,
      propertyKinds,
    });
  }
  return foreignNode(place, {
    id: data['id'],
    labels: texts(data['labels']),
    fields: fieldsOf(data, ['id', 'labels']),
    propertyKinds,
    position: positionOf(element['position']),
  });
}

/** A list of elements begins with one that has data or a group; any other list is a table. */
const ELEMENT_FIRST = /^\s*\[\s*\{\s*"(?:data"\s*:\s*\{|group"\s*:\s*"(?:nodes|edges)")/;

const looksLikeJson = (head: FileHead): boolean => /^\s*[[{]/.test(head.text);

/**
 * Cytoscape JSON (`.cyjs`, `cy.json()`, a plain array of elements). The fields of `data` become properties, `data.labels`
 * the labels. `data.label` of a node stays a property, for there it is the text that is drawn, as good as unique to each
 * node. The type of an edge is its `type`, `interaction` or `label`, the first that there is.
 */
export const cytoscapeFormat: Format = {
  id: 'cytoscape',
  files: 1,
  recognises: ([head]) =>
    head !== undefined &&
    looksLikeJson(head) &&
    (topKeys(head).has('elements') || ELEMENT_FIRST.test(head.text) || head.file.name.toLowerCase().endsWith('.cyjs')),
  open(heads) {
    const passes = (part: Part) =>
      heads.map(({ file }) =>
        jsonPass(file, {
          interest: interestOf(part),
          read: (_path, value, row) => readElement({ file: file.name, row }, value, part),
        }),
      );
    return { nodes: passes('nodes'), relationships: passes('relationships') };
  },
};
