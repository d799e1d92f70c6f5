import { type FileHead, type Format } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, idText, ignoredParts, partOf } from '../json/foreignElements.js';
import { isObject, type JsonObject, jsonPass, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';
import { propertyKindsOf } from '../json/jsonProperties.js';
import { propertyOf } from './writeCytoscape.js';

type Part = 'nodes' | 'relationships';

/** A Cytoscape JSON holds its elements in one of five ways. */
const ENTERED = new Set(['', 'elements', 'elements.nodes', 'elements.edges', 'nodes', 'edges']);
/** Groups come among the nodes and tie what lies in them, so that relationships are looked for in both lists. */
const NODES = ['elements.nodes[]', 'nodes[]', 'elements[]', '[]'];
const ELEMENTS: Record<Part, ReadonlySet<string>> = {
  nodes: new Set(NODES),
  relationships: new Set([...NODES, 'elements.edges[]', 'edges[]']),
};
/** What stands beside the elements and says how a window showed them. */
const VIEW = new Set([
  'zoom',
  'pan',
  'minZoom',
  'maxZoom',
  'format_version',
  'generated_by',
  'target_cytoscapejs_version',
]);
const VIEW_SETTING = /(?:Enabled|Sensitivity|renderer|boxSelectionEnabled)$/;

const isElementPath = (path: string): boolean => path === '[]' || ENTERED.has(path) || ELEMENTS.relationships.has(path);

const interestOf =
  (part: Part) =>
  (path: string): Interest => {
    if (ENTERED.has(path)) return 'enter';
    if (ELEMENTS[part].has(path)) return 'take';
    const isBeside = !isElementPath(path) && !path.includes('.') && !VIEW.has(path) && !VIEW_SETTING.test(path);
    return part === 'nodes' && isBeside ? 'take' : 'skip';
  };

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

/** What an element says beside its data of how it is drawn, which is told. */
const besideData = (place: Place, element: JsonObject): readonly Finding[] =>
  ['classes', 'style', 'scratch'].flatMap((name) => ignoredParts(place, name, element[name]));

function readElement(place: Place & { row: number }, path: string, element: unknown, part: Part): readonly Finding[] {
  const data = isObject(element) ? element['data'] : undefined;
  if (!isObject(element) || !isObject(data)) {
    const isTold = part === 'nodes' || path.includes('edges');
    return isTold ? [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an element with "data": ${quoted(element)}`))] : [];
  }
  const isEdge = element['group'] === 'edges' || data['source'] !== undefined || data['target'] !== undefined;
  if (isEdge !== (part === 'relationships')) {
    const parent = isEdge ? undefined : data['parent'];
    return parent === undefined || parent === null || part === 'nodes' ? [] : partOf(place, data['id'], parent);
  }
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
    }).concat(besideData(place, element));
  }
  return foreignNode(place, {
    id: data['id'],
    labels: texts(data['labels']),
    fields: fieldsOf(data, [
      'id',
      'labels',
      ...(data['parent'] === null || idText(data['parent']) !== undefined ? ['parent'] : []),
    ]),
    propertyKinds,
    position: positionOf(element['position']),
  }).concat(besideData(place, element));
}

/** A list of elements begins with one that has data or a group; any other list is a table. */
const ELEMENT_FIRST = /^\s*\[\s*\{\s*"(?:data"\s*:\s*\{|group"\s*:\s*"(?:nodes|edges)")/;

/** Lists of such elements under their usual names, as `cy.add` takes them. */
const BARE_LISTS =
  /"(?:nodes|edges)"\s*:\s*\[\s*\{\s*(?:"(?:position|group|classes|selected)"\s*:\s*(?:\{[^{}]*\}|"[^"]*"|true|false)\s*,\s*)*"data"\s*:\s*\{[^{}]*"(?:id|source)"/;

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
    ((topKeys(head).has('elements') && !topKeys(head).has('connections')) ||
      BARE_LISTS.test(head.text) ||
      ELEMENT_FIRST.test(head.text) ||
      head.file.name.toLowerCase().endsWith('.cyjs')),
  open(heads) {
    const passes = (part: Part) =>
      heads.map(({ file }) =>
        jsonPass(file, {
          interest: interestOf(part),
          read: (path, value, row) =>
            isElementPath(path)
              ? readElement({ file: file.name, row }, path, value, part)
              : ignoredParts({ file: file.name, row }, path, value),
        }),
      );
    return { nodes: passes('nodes'), relationships: passes('relationships') };
  },
};
