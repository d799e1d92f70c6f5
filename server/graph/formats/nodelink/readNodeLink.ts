import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, ignoredParts } from '../json/foreignElements.js';
import { isObject, jsonPass, type JsonObject, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';
import { adjacent } from './adjacency.js';
import { endFields, idField, NodeIndex } from './ends.js';
import { isUndirected, nodeContent, relationshipContent } from './contents.js';

type Part = 'nodes' | 'relationships';

/** Lists that hold the elements, as programs call them. */
const LISTS: Record<Part, readonly string[]> = {
  nodes: ['nodes', 'vertices', 'elements'],
  relationships: ['edges', 'links', 'relationships', 'rels', 'connections', 'adjacency'],
};
const ALL_LISTS: ReadonlySet<string> = new Set([...LISTS.nodes, ...LISTS.relationships]);

/** Fields beside the lists that say how the graph is meant. */
const SETTINGS: ReadonlySet<string> = new Set(['directed', 'multigraph', 'options']);

type Row = Place & { row: number };

/** What is known of a file while it is read: its nodes by what relationships call them, and whether it has directions. */
class Knowledge {
  readonly nodes = new NodeIndex();
  directed = true;
}

const listOf = (path: string): string => /^[^.[]+/.exec(path)?.[0] ?? '';

const interestOf =
  (part: Part) =>
  (path: string, container: boolean): Interest => {
    if (path === '') return 'enter';
    if (ALL_LISTS.has(path)) return container ? 'enter' : 'skip';
    if (ALL_LISTS.has(listOf(path))) return LISTS[part].includes(listOf(path)) ? 'take' : 'skip';
    return part === 'nodes' ? 'take' : 'skip';
  };

function settingsOf(known: Knowledge, path: string, value: unknown, place: Row): readonly Finding[] {
  if (path === 'directed') known.directed = value !== false;
  else if (path === 'options' && isObject(value) && value['type'] === 'undirected') known.directed = false;
  return SETTINGS.has(path) ? [] : ignoredParts(place, path, value);
}

function readNode(known: Knowledge, place: Row, path: string, element: JsonObject): readonly Finding[] {
  // Nodes in an object stand under their ids.
  const node = path.endsWith('[]') ? element : { id: path.slice(path.indexOf('.') + 1), ...element };
  const field = idField(node);
  const id = known.nodes.add(node, field);
  return foreignNode(place, { id, hasOwnId: field !== undefined, ...nodeContent(node, field) });
}

function readEdge(known: Knowledge, place: Row, edge: JsonObject): readonly Finding[] {
  const ends = endFields(edge);
  return foreignRelationship(place, {
    source: known.nodes.keyOf(edge[ends[0]]),
    target: known.nodes.keyOf(edge[ends[1]]),
    ...relationshipContent(edge, ends),
    isUndirected: isUndirected(edge) ?? !known.directed,
  });
}

function read(known: Knowledge, part: Part, path: string, value: unknown, place: Row): readonly Finding[] {
  const list = listOf(path);
  if (!ALL_LISTS.has(list)) return settingsOf(known, path, value, place);
  if (list === 'adjacency') return [];
  if (part === 'nodes' && path.endsWith('[]') && !isObject(value)) {
    // A list of names alone.
    const name = { id: value };
    if (typeof value === 'string' || typeof value === 'number') return readNode(known, place, path, name);
  }
  if (part === 'relationships' && Array.isArray(value) && value.length >= 2 && value.every((end) => !isObject(end)))
    return readEdge(known, place, { source: value[0] as unknown, target: value[1] as unknown });
  if (!isObject(value)) return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`))];
  return part === 'nodes' ? readNode(known, place, path, value) : readEdge(known, place, value);
}

/** Looks at all ends of a file where ids could be taken for places in the list, or the other way round. */
async function decideEnds(file: SourceFile, known: Knowledge): Promise<void> {
  if (!known.nodes.isInDoubt) return;
  const ends: unknown[] = [];
  const pass = jsonPass(file, {
    interest: interestOf('relationships'),
    read(_path, value) {
      if (isObject(value)) ends.push(...endFields(value).map((field) => value[field]));
      return [];
    },
  });
  for await (const _ of pass.findings());
  known.nodes.decide(ends);
}

function openFile({ file }: FileHead) {
  let known = new Knowledge();
  const passOf = (part: Part) =>
    jsonPass(file, {
      interest: interestOf(part),
      read: (path, value, row) => read(known, part, path, value, { file: file.name, row }),
    });
  return {
    nodes: {
      file,
      async *findings() {
        // A file is read more than once.
        known = new Knowledge();
        yield* passOf('nodes').findings();
      },
    },
    relationships: {
      file,
      async *findings() {
        await decideEnds(file, known);
        yield* passOf('relationships').findings();
        yield* adjacent(file, known.nodes, known.directed);
      },
    },
  };
}

/**
 * Nodes and links in JSON: graphology and sigma.js (`nodes[].key`, `attributes`), D3, vega and networkx (`links` by id, by index or resolved),
 * vis.js (`from`, `to`), arrows.app and Neo4j (`relationships`), Kumu (`elements`, `connections`). `x` and `y` become the place on the canvas.
 */
export const nodeLinkFormat: Format = {
  id: 'graphology',
  files: 1,
  recognises: ([head]) => {
    const keys = head === undefined ? new Set<string>() : topKeys(head);
    const has = (part: Part): boolean => LISTS[part].some((list) => keys.has(list) && list !== 'elements');
    return (
      keys.has('nodes') ||
      keys.has('connections') ||
      (keys.has('vertices') && has('relationships')) ||
      ((keys.has('edges') || keys.has('links')) && keys.size <= 4)
    );
  },
  open(heads) {
    const opened = heads.map(openFile);
    return { nodes: opened.map(({ nodes }) => nodes), relationships: opened.map(({ relationships }) => relationships) };
  },
};
