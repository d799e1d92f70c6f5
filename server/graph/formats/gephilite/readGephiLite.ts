import { type Format, type SourceFile } from '../Format.js';
import { type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { FileFault, type Place } from '../issues.js';
import { foreignNode, foreignRelationship, ignoredParts } from '../json/foreignElements.js';
import { isObject, type JsonObject, topKeys } from '../json/jsonPass.js';
import { wholeJson } from '../json/wholeJson.js';

const FIRST = { row: 1 } as const;

const objectIn = (value: unknown, name: string): JsonObject =>
  isObject(value) && isObject(value[name]) ? value[name] : {};

const listIn = (value: unknown, name: string): readonly JsonObject[] =>
  isObject(value) && Array.isArray(value[name]) ? value[name].filter(isObject) : [];

/** Where a node stands; Gephi's y points up, the canvas's down. */
function positionOf(layout: JsonObject, key: string): { x: number; y: number } | undefined {
  const { x, y } = objectIn(layout, key);
  return typeof x === 'number' && typeof y === 'number' ? { x, y: y === 0 ? 0 : -y } : undefined;
}

function* elementsOf(dataset: JsonObject, place: Place & { row: number }): Generator<readonly Finding[]> {
  const [nodeData, edgeData] = [objectIn(dataset, 'nodeData'), objectIn(dataset, 'edgeData')];
  const [layout, graph] = [objectIn(dataset, 'layout'), objectIn(dataset, 'fullGraph')];
  const isUndirected = objectIn(graph, 'options')['type'] === 'undirected';
  const listed = listIn(graph, 'nodes').map((node) => ({
    key: String(node['key']),
    own: objectIn(node, 'attributes'),
  }));
  const nodes = listed.length > 0 ? listed : Object.keys(nodeData).map((key) => ({ key, own: {} }));
  for (const { key, own } of nodes)
    yield foreignNode(place, {
      id: key,
      labels: [],
      fields: { ...own, ...objectIn(nodeData, key) },
      position: positionOf(layout, key),
    });
  for (const edge of listIn(graph, 'edges')) {
    const { key, source, target, undirected } = edge;
    const { type, label, ...fields } = { ...objectIn(edge, 'attributes'), ...objectIn(edgeData, String(key)) };
    const [first, second] = [type, label].filter((name) => typeof name === 'string' && name !== '').map(String);
    yield foreignRelationship(place, {
      id: /^geid_/.test(String(key)) ? undefined : key,
      source,
      target,
      type: first,
      fields: second === undefined ? fields : { ...fields, label: second },
      isUndirected: isUndirected || undirected === true,
    });
  }
  yield ignoredParts(place, 'metadata', dataset['metadata']);
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const document = await wholeJson(file);
  const place = { file: file.name, ...FIRST };
  const dataset = isObject(document) && isObject(document['graphDataset']) ? document['graphDataset'] : document;
  if (!isObject(dataset) || !isObject(dataset['nodeData']))
    throw FileFault.at({ file: file.name }, 'NOTHING_FOUND', 'The workspace of Gephi Lite holds no graph');
  yield* elementsOf(dataset, place);
  if (isObject(document))
    for (const part of ['filters', 'appearance']) {
      const value = document[part];
      const isSet =
        isObject(value) &&
        (part === 'appearance' || Object.values(value).some((each) => Array.isArray(each) && each.length > 0));
      if (isSet) yield ignoredParts(place, part, value);
    }
}

/** A workspace of Gephi Lite: attributes, layout and relationships in objects of their own, by key. */
export const gephiLiteFormat: Format = {
  id: 'gephilite',
  files: 1,
  recognises: ([head]) => {
    const keys = head === undefined ? new Set<string>() : topKeys(head);
    return (
      (keys.has('graphDataset') && /"nodeData"/.test(head?.text ?? '')) ||
      (keys.has('nodeData') && keys.has('edgeData'))
    );
  },
  open: (heads) => graphPasses(heads, find),
};
