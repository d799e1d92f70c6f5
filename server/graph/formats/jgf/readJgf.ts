import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { type Hyperedge, hyperedgeNode, hyperedgeTies } from '../hyperedges.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, idText, ignoredParts } from '../json/foreignElements.js';
import { isObject, type JsonObject, jsonPass, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';
import { isUndirected } from '../nodelink/contents.js';

type Part = 'nodes' | 'edges';
type Row = Place & { row: number };

/** A graph, or one of several; its nodes by their ids, or in a list with them. */
const GRAPH = /^(?:graphs\[\]|graph)(?:\.([^.[]+))?/;
const LISTS: ReadonlySet<string> = new Set(['nodes', 'edges', 'hyperedges']);
const isList = (path: string): boolean => /^(?:graph|graphs\[\])\.(?:nodes|edges|hyperedges)$/.test(path);

const isAbove = (path: string): boolean => ['', 'graph', 'graphs', 'graphs[]'].includes(path);

const interestOf =
  (part: Part) =>
  (path: string): Interest => {
    if (isAbove(path) || isList(path)) return 'enter';
    const field = GRAPH.exec(path)?.[1] ?? '';
    if (field === 'hyperedges' || field === part) return 'take';
    return part === 'nodes' && !LISTS.has(field) ? 'take' : 'skip';
  };

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What an element holds beside the fields that the format has for it; its metadata stand among them. */
function fieldsOf(element: JsonObject, without: readonly (string | undefined)[]): JsonObject {
  const { metadata, ...own } = element;
  const fields = Object.fromEntries(Object.entries(own).filter(([name]) => !without.includes(name)));
  return isObject(metadata) ? { ...metadata, ...fields } : metadata === undefined ? fields : { ...fields, metadata };
}

function readNode(place: Row, path: string, node: JsonObject): readonly Finding[] {
  const id = path.endsWith('[]') ? node['id'] : path.slice(path.indexOf('.nodes.') + '.nodes.'.length);
  return foreignNode(place, {
    id,
    labels: [],
    fields: fieldsOf(node, ['id', ...(node['label'] === '' ? ['label'] : [])]),
  });
}

/** The field that says the type of an edge. */
const typeField = (edge: JsonObject): string | undefined =>
  ['relation', 'label'].find((name) => textIn(edge[name]) !== undefined);

function readEdge(place: Row, edge: JsonObject, isDirected: boolean): readonly Finding[] {
  const { id, source, target, directed } = edge;
  const field = typeField(edge);
  const type = field === undefined ? undefined : textIn(edge[field]);
  const without = ['id', 'source', 'target', field, ...(typeof directed === 'boolean' ? ['directed'] : [])];
  const undirected = isUndirected(edge) ?? !isDirected;
  return foreignRelationship(place, {
    id,
    source,
    target,
    type,
    fields: fieldsOf(edge, without),
    isUndirected: undirected,
  });
}

function hyperedgeOf(edge: JsonObject, turn: number): Hyperedge {
  const id = idText(edge['id']);
  const field = typeField(edge);
  const listOf = (name: string): readonly unknown[] => (edge[name] === undefined ? [] : [edge[name]].flat());
  return {
    id: id ?? `hyperedge ${turn}`,
    hasOwnId: id !== undefined,
    type: field === undefined ? undefined : textIn(edge[field]),
    fields: fieldsOf(edge, ['id', 'nodes', 'source', 'target', field]),
    members: listOf('nodes'),
    sources: listOf('source'),
    targets: listOf('target'),
  };
}

/** Counts the graphs of a file, and remembers which of them each taken value stands in. */
class GraphTurns {
  #turn = 0;
  readonly #taken: number[] = [];

  /** Follows the scanner, which decides about the values of a whole piece of text before one of them is read. */
  follow(path: string, interest: Interest): Interest {
    if (path === 'graphs[]') this.#turn += 1;
    if (interest === 'take') this.#taken.push(this.#turn);
    return interest;
  }

  /** The turn of the graph that the next value stands in. */
  next(): number {
    return this.#taken.shift() ?? this.#turn;
  }
}

const isSetting = (path: string): boolean => GRAPH.exec(path)?.[1] === 'directed';

/** The graphs of a file, by turn, whose relationships have no direction. */
async function undirectedGraphs(file: SourceFile): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const turns = new GraphTurns();
  const pass = jsonPass(file, {
    interest: (path) => turns.follow(path, isSetting(path) ? 'take' : isAbove(path) ? 'enter' : 'skip'),
    read(_path, value) {
      const turn = turns.next();
      if (value === false) found.add(turn);
      return [];
    },
  });
  for await (const _ of pass.findings());
  return found;
}

function passOf({ file }: FileHead, part: Part) {
  let hyperedges = 0;
  const read = (path: string, value: unknown, place: Row, isDirected: boolean): readonly Finding[] => {
    const field = GRAPH.exec(path)?.[1] ?? path;
    if (field === 'directed') return [];
    if (!LISTS.has(field)) return part === 'nodes' ? ignoredParts(place, field, value) : [];
    if (!isObject(value)) {
      const isTold = field !== 'hyperedges' || part === 'nodes';
      return isTold ? [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`))] : [];
    }
    if (field !== 'hyperedges')
      return part === 'nodes' ? readNode(place, path, value) : readEdge(place, value, isDirected);
    const hyperedge = hyperedgeOf(value, (hyperedges += 1));
    return part === 'nodes' ? hyperedgeNode(place, hyperedge) : hyperedgeTies(place, hyperedge);
  };
  return {
    file,
    async *findings() {
      hyperedges = 0;
      // Whether relationships have a direction may be said after them.
      const undirected = part === 'edges' ? await undirectedGraphs(file) : new Set<number>();
      const turns = new GraphTurns();
      const interest = interestOf(part);
      yield* jsonPass(file, {
        interest: (path) => turns.follow(path, interest(path)),
        read: (path, value, row) => read(path, value, { file: file.name, row }, !undirected.has(turns.next())),
      }).findings();
    },
  };
}

/** JSON Graph Format, versions 1 and 2. `label` of a node becomes its property; `relation` of an edge, or its label, the type. */
export const jgfFormat: Format = {
  id: 'jgf',
  files: 1,
  recognises: ([head]) => {
    if (head === undefined) return false;
    const keys = topKeys(head);
    return (
      (keys.has('graph') || keys.has('graphs')) && !['nodes', 'edges', 'links', 'elements'].some((key) => keys.has(key))
    );
  },
  open(heads) {
    const passes = (part: Part) => heads.map((head) => passOf(head, part));
    return { nodes: passes('nodes'), relationships: passes('edges') };
  },
};
