import { parseExact } from '../../../../domain/properties/exactNumbers.js';
import { type FileHead, type Format, type Pass, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship } from '../json/foreignElements.js';
import { isJsonLines, linesOf } from '../json/jsonLines.js';
import { isObject, type JsonObject } from '../json/jsonPass.js';

type Part = 'node' | 'relationship';

/** An end says which node it is, and its labels; older files only the former. */
const idOf = (end: unknown): unknown => (isObject(end) ? end['id'] : end);

const fieldsOf = ({ properties }: JsonObject): JsonObject => (isObject(properties) ? properties : {});

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string' && item !== '') : [];

function readElement(place: Place & { row: number }, value: unknown, part: Part): readonly Finding[] {
  if (!isObject(value) || (value['type'] !== 'node' && value['type'] !== 'relationship'))
    return part === 'node' ? [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an element: ${quoted(value)}`))] : [];
  if (value['type'] !== part) return [];
  const { id, label } = value;
  if (part === 'node') return foreignNode(place, { id, labels: textsIn(value['labels']), fields: fieldsOf(value) });
  const type = typeof label === 'string' && label !== '' ? label : undefined;
  const [source, target] = [idOf(value['start']), idOf(value['end'])];
  return foreignRelationship(place, { id, source, target, type, fields: fieldsOf(value) });
}

function passOf(file: SourceFile, part: Part): Pass {
  return {
    file,
    async *findings() {
      for await (const lines of linesOf(file))
        yield lines.flatMap(({ text, row }) => {
          const place = { file: file.name, row };
          try {
            return readElement(place, parseExact(text), part);
          } catch (error) {
            return part === 'node' ? [asFinding(issueAt(place, 'BAD_JSON', String(error)))] : [];
          }
        });
    },
  };
}

function isElement(head: FileHead): boolean {
  if (!isJsonLines(head)) return false;
  const first: unknown = JSON.parse(head.text.trimStart().split(/\r?\n/, 1)[0] ?? '');
  return isObject(first) && first['type'] === 'node' && 'id' in first && ('labels' in first || 'properties' in first);
}

/** What Neo4j's APOC exports: an element on each line, nodes with labels, relationships with the ids of their ends. */
export const apocFormat: Format = {
  id: 'apoc',
  files: 1,
  recognises: ([head]) => head !== undefined && isElement(head),
  open: (heads) => ({
    nodes: heads.map(({ file }) => passOf(file, 'node')),
    relationships: heads.map(({ file }) => passOf(file, 'relationship')),
  }),
};
