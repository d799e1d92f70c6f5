import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { type Format, type Pass, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted, reasonOf } from '../issues.js';
import { foreignNode, foreignRelationship, ignoredParts } from '../json/foreignElements.js';
import { linesOf } from '../json/jsonLines.js';
import { isObject, type JsonObject, takenOf } from '../json/jsonPass.js';
import { apocBeginning, type ApocShape } from './apocHead.js';

/** What a reading looks for; `ends` are the nodes that relationships name. */
type Part = 'node' | 'relationship' | 'ends';
type Row = Place & { readonly row: number };

/** An end says which node it is, and its labels; older files only the former. */
const idOf = (end: unknown): unknown => (isObject(end) ? end['id'] : end);

const fieldsOf = ({ properties }: JsonObject): JsonObject => (isObject(properties) ? properties : {});

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((item): item is string => typeof item === 'string' && item !== '');

/** What an element has beside what such exports write, which is told. */
function othersIn(place: Row, { properties, ...fields }: JsonObject, known: readonly string[]): readonly Finding[] {
  const others = Object.entries(fields).filter(([name]) => !known.includes(name));
  return [...others, ...(isObject(properties) ? [] : [['properties', properties] as const])].flatMap(([name, value]) =>
    ignoredParts(place, name, value),
  );
}

const readNode = (place: Row, node: JsonObject): readonly Finding[] => [
  ...foreignNode(place, { id: node['id'], labels: textsIn(node['labels']), fields: fieldsOf(node) }),
  ...othersIn(place, node, ['type', 'id', 'labels']),
];

function readRelationship(place: Row, tie: JsonObject): readonly Finding[] {
  const { id, label } = tie;
  const type = typeof label === 'string' && label !== '' ? label : undefined;
  const [source, target] = [idOf(tie['start']), idOf(tie['end'])];
  return [
    ...foreignRelationship(place, { id, source, target, type, fields: fieldsOf(tie) }),
    ...othersIn(place, tie, ['type', 'id', 'label', 'start', 'end']),
  ];
}

function readEnds(place: Row, tie: JsonObject): readonly Finding[] {
  return [tie['start'], tie['end']].flatMap((end) => {
    const node = isObject(end) ? end : { id: end };
    const labels = textsIn(node['labels']);
    return foreignNode(place, { id: node['id'], labels, fields: fieldsOf(node), implied: true });
  });
}

function readElement(place: Row, value: unknown, part: Part): readonly Finding[] {
  if (!isObject(value) || (value['type'] !== 'node' && value['type'] !== 'relationship'))
    return part === 'node' ? [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an element: ${quoted(value)}`))] : [];
  if (part === 'ends') return value['type'] === 'relationship' ? readEnds(place, value) : [];
  if (value['type'] !== part) return [];
  return part === 'node' ? readNode(place, value) : readRelationship(place, value);
}

const elementsOf = (file: SourceFile, shape: ApocShape) =>
  shape === 'lines' ? linesOf(file) : takenOf(file, (path) => (path === '' ? 'enter' : 'take'));

function passOf(file: SourceFile, shape: ApocShape, part: Part): Pass {
  return {
    file,
    async *findings() {
      for await (const some of elementsOf(file, shape))
        yield some.flatMap(({ text, row }) => {
          const place = { file: file.name, row };
          try {
            return readElement(place, parseExact(text), part);
          } catch (error) {
            return part === 'node' ? [asFinding(issueAt(place, 'BAD_JSON', reasonOf(error)))] : [];
          }
        });
    },
  };
}

/**
 * What Neo4j's APOC exports, an element on each line or all in a list: nodes with labels, relationships with the ids of their ends. Where
 * a file has relationships alone, their ends say which nodes there are.
 */
export const apocFormat: Format = {
  id: 'apoc',
  files: 1,
  recognises: ([head]) => head !== undefined && apocBeginning(head) !== undefined,
  open(heads) {
    const passes = (part: Part, isWanted = true) =>
      heads.flatMap((head) => {
        const { shape = 'lines', hasNodes = true } = apocBeginning(head) ?? {};
        return isWanted || !hasNodes ? [passOf(head.file, shape, part)] : [];
      });
    return { nodes: [...passes('node'), ...passes('ends', false)], relationships: passes('relationship') };
  },
};
