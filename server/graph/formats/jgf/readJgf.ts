import { type Format } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { isObject, type JsonObject, jsonPass, topKeys } from '../json/jsonPass.js';
import { type Interest } from '../json/JsonScanner.js';

type Part = 'nodes' | 'edges';

/** A graph, or one of several; its nodes by their ids, or in a list with them. */
const GRAPHS = ['graph', 'graphs[]'] as const;

const interestOf =
  (part: Part) =>
  (path: string): Interest => {
    if (path === '' || path === 'graphs' || GRAPHS.some((graph) => path === graph || path === `${graph}.${part}`))
      return 'enter';
    return GRAPHS.some((graph) => path.startsWith(`${graph}.${part}`)) ? 'take' : 'skip';
  };

/** What a value holds beside what the format names itself. */
const fieldsOf = ({ metadata }: JsonObject, label: JsonObject): JsonObject => ({
  ...label,
  ...(isObject(metadata) ? metadata : {}),
});

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function readNode(place: Place & { row: number }, path: string, node: JsonObject): readonly Finding[] {
  const key = path.endsWith('[]') ? node['id'] : path.slice(path.indexOf('.nodes.') + '.nodes.'.length);
  const label = textIn(node['label']);
  return foreignNode(place, { id: key, labels: [], fields: fieldsOf(node, label === undefined ? {} : { label }) });
}

function readEdge(place: Place & { row: number }, edge: JsonObject): readonly Finding[] {
  const { id, source, target, relation, label } = edge;
  const type = textIn(relation) ?? textIn(label);
  const beside = textIn(relation) === undefined || textIn(label) === undefined ? {} : { label };
  return foreignRelationship(place, { id, source, target, type, fields: fieldsOf(edge, beside) });
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
    const passes = (part: Part) =>
      heads.map(({ file }) =>
        jsonPass(file, {
          interest: interestOf(part),
          read(path, value, row) {
            const place = { file: file.name, row };
            if (!isObject(value)) return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`))];
            return part === 'nodes' ? readNode(place, path, value) : readEdge(place, value);
          },
        }),
      );
    return { nodes: passes('nodes'), relationships: passes('edges') };
  },
};
