import { type Properties } from '../../../../domain/properties/values.js';
import { CHANGE_SOURCES, type ChangeSource } from '../../../../domain/elements/elements.js';
import { isDateTime } from '../../../../domain/properties/kinds.js';
import { readStyle as readStyleOf } from '../../../../domain/styles/readStyle.js';
import { type Format } from '../Format.js';
import { asFinding, DEFAULT_LABEL, type Finding, type Stamps } from '../Found.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { idText } from '../json/foreignElements.js';
import { isObject, type JsonObject, jsonPass } from '../json/jsonPass.js';
import { jsonProperties, propertyKindsOf } from '../json/jsonProperties.js';
import { type Interest } from '../json/JsonScanner.js';
import { HARTA_VERSION, isHarta } from './HartaDocument.js';

type Part = 'nodes' | 'relationships';
const PARTS: ReadonlySet<string> = new Set(['nodes', 'relationships', 'styles']);

const interestOf =
  (part: Part) =>
  (path: string): Interest => {
    if (path === '' || PARTS.has(path)) return 'enter';
    if (path === 'styles[]') return part === 'relationships' ? 'take' : 'skip';
    return path === `${part}[]` || (path === 'version' && part === 'nodes') ? 'take' : 'skip';
  };

const isSource = (value: unknown): value is ChangeSource => CHANGE_SOURCES.includes(value as ChangeSource);

/** What the file says of version, times and origin; what is not sound is left out. */
function stampsOf(element: JsonObject): Stamps {
  const { version, createdAt, updatedAt, provenance } = element;
  const time = (value: unknown): value is string => typeof value === 'string' && isDateTime(value);
  const origin = isObject(provenance) && isSource(provenance['source']) ? provenance['source'] : undefined;
  const reference = isObject(provenance) ? provenance['reference'] : undefined;
  return {
    ...(Number.isInteger(version) && Number(version) > 0 ? { version: Number(version) } : {}),
    ...(time(createdAt) ? { createdAt } : {}),
    ...(time(updatedAt) ? { updatedAt } : {}),
    ...(origin === undefined
      ? {}
      : { provenance: { source: origin, ...(typeof reference === 'string' ? { reference } : {}) } }),
  };
}

/** Our own properties are flat; a file that was edited by hand may hold others, which are turned like any foreign ones. */
function contentOf(element: JsonObject, place: Place) {
  const fields = isObject(element['properties']) ? element['properties'] : {};
  const { properties, propertyKinds, issues } = jsonProperties(fields, place);
  const kinds = { ...propertyKinds, ...propertyKindsOf(element['propertyKinds']) };
  return { properties: properties as Properties, propertyKinds: kinds, issues: issues.map(asFinding) };
}

function readNode(place: Place & { row: number }, element: JsonObject): readonly Finding[] {
  const key = idText(element['id']);
  if (key === undefined) return [asFinding(issueAt(place, 'MISSING_ID', 'The node has no id'))];
  const { x, y } = isObject(element['position']) ? element['position'] : {};
  const labels = element['labels'];
  const sound = [labels].flat().filter((label): label is string => typeof label === 'string' && label.trim() !== '');
  const noLabel = issueAt({ ...place, column: 'labels' }, 'LABEL_MISSING', `Not labels: ${quoted(labels)}`);
  const { issues, ...content } = contentOf(element, place);
  const position = Number.isFinite(x) && Number.isFinite(y) ? { x: Number(x), y: Number(y) } : undefined;
  return [
    ...issues,
    ...(sound.length === 0 ? [asFinding(noLabel)] : []),
    {
      found: 'node',
      row: place.row,
      key,
      labels: sound.length === 0 ? [DEFAULT_LABEL] : sound,
      ...content,
      position,
      stamps: stampsOf(element),
    },
  ];
}

function readRelationship(place: Place & { row: number }, element: JsonObject): readonly Finding[] {
  const start = idText(element['startNodeId']);
  const end = idText(element['endNodeId']);
  if (start === undefined || end === undefined) {
    const column = start === undefined ? 'startNodeId' : 'endNodeId';
    return [asFinding(issueAt({ ...place, column }, 'MISSING_END', `The relationship has no ${column}`))];
  }
  const type = element['type'];
  if (typeof type !== 'string' || type.trim() === '') {
    return [asFinding(issueAt({ ...place, column: 'type' }, 'MISSING_TYPE', `Not a type: ${quoted(type)}`))];
  }
  const { issues, ...content } = contentOf(element, place);
  const key = idText(element['id']);
  return [
    ...issues,
    { found: 'relationship', row: place.row, key, start, end, type, ...content, stamps: stampsOf(element) },
  ];
}

/** The look of a label or type; one that we cannot draw is left out, and said so. */
function readStyle(place: Place & { row: number }, element: JsonObject): readonly Finding[] {
  const style = readStyleOf(element);
  if (style !== undefined) return [{ found: 'style', style }];
  return [asFinding(issueAt({ ...place, column: 'style' }, 'IGNORED_PART', `Not a style: ${quoted(element['name'])}`))];
}

function read(path: string, value: unknown, place: Place & { row: number }): readonly Finding[] {
  if (path === 'version') {
    if (value === HARTA_VERSION) return [];
    return [asFinding(issueAt(place, 'UNSUPPORTED_VERSION', `Version ${quoted(value)}; ${HARTA_VERSION} is known`))];
  }
  if (!isObject(value)) return [asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`))];
  if (path === 'styles[]') return readStyle(place, value);
  return path === 'nodes[]' ? readNode(place, value) : readRelationship(place, value);
}

/** Our own JSON: everything that Harta knows of a graph, so that export and import give the same graph. */
export const hartaFormat: Format = {
  id: 'harta',
  files: 1,
  recognises: ([head]) => head !== undefined && isHarta(head.text),
  open(heads) {
    const passes = (part: Part) =>
      heads.map(({ file }) =>
        jsonPass(file, {
          interest: interestOf(part),
          read: (path, value, row) => read(path, value, { file: file.name, row }),
        }),
      );
    return { nodes: passes('nodes'), relationships: passes('relationships') };
  },
};
