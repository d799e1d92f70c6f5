import { isObject, type JsonObject } from '../json/jsonPass.js';
import { type ForeignNode, type ForeignRelationship } from '../json/foreignElements.js';

/** Objects within an element that hold its properties. */
const NESTED = ['attributes', 'properties', 'data'] as const;

const finite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The fields of an element with those of the objects in it that hold its properties; of two of one name the inner one keeps its way to it. */
function flattened(element: JsonObject, without: readonly (string | undefined)[]): JsonObject {
  const nested = NESTED.filter((name) => isObject(element[name]));
  const own = Object.entries(element).filter(
    ([name]) => !without.includes(name) && !nested.some((inner) => inner === name),
  );
  const fields = new Map(own);
  for (const name of nested)
    for (const [field, value] of Object.entries(element[name] as JsonObject))
      fields.set(fields.has(field) ? `${name}.${field}` : field, value);
  return Object.fromEntries(fields);
}

const labelsIn = (labels: unknown): readonly string[] =>
  Array.isArray(labels) ? labels.filter((label): label is string => textIn(label) !== undefined) : [];

/** Where a node stands by its fields, and the fields that say so. */
function placeIn(fields: JsonObject): {
  readonly position?: { x: number; y: number };
  readonly used: readonly string[];
} {
  const { x, y, position } = fields;
  if (finite(x) && finite(y)) return { position: { x, y }, used: ['x', 'y'] };
  if (!isObject(position) || !finite(position['x']) || !finite(position['y'])) return { used: [] };
  return { position: { x: position['x'], y: position['y'] }, used: ['position'] };
}

/** What a node holds beside its id. A caption names it, as in arrows.app, where it has no name. */
export function nodeContent(node: JsonObject, idField: string | undefined): Omit<ForeignNode, 'id'> {
  const all = flattened(node, [idField]);
  const labels = labelsIn(all['labels']);
  const { position, used } = placeIn(all);
  const left = Object.entries(all).filter(
    ([name, value]) =>
      !used.includes(name) &&
      !(name === 'labels' && (labels.length > 0 || (Array.isArray(value) && value.length === 0))) &&
      !(name === 'style' && isObject(value) && Object.keys(value).length === 0),
  );
  const fields: JsonObject = Object.fromEntries(
    left.flatMap(([name, value]) => {
      if (name !== 'caption' || Object.hasOwn(all, 'name')) return [[name, value]];
      return textIn(value) === undefined ? [] : [['name', value]];
    }),
  );
  return { labels, fields, position };
}

/** Whether a relationship says that it has no direction; undefined where it says nothing. */
export function isUndirected(edge: JsonObject): boolean | undefined {
  const { undirected, directed, direction } = edge;
  if (typeof undirected === 'boolean') return undirected;
  if (typeof directed === 'boolean') return !directed;
  return typeof direction === 'string' ? direction === 'undirected' : undefined;
}

/** Fields of a relationship that say its direction and nothing else. */
const DIRECTIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  undirected: (value) => typeof value === 'boolean',
  directed: (value) => typeof value === 'boolean',
  direction: (value) => value === 'undirected' || value === 'directed',
};

const TYPES = ['type', 'label', 'relation', 'relationship', 'interaction', 'predicate'] as const;

/** What a relationship holds beside its ends. `key` is its id where attributes stand apart, as graphology writes them, otherwise what tells parallel ones apart. */
export function relationshipContent(
  edge: JsonObject,
  ends: readonly [string, string],
): Omit<ForeignRelationship, 'source' | 'target' | 'isUndirected'> {
  const idField =
    isObject(edge['attributes']) && edge['key'] !== undefined ? 'key' : ['id', '_id'].find((name) => name in edge);
  const all = flattened(edge, [...ends, idField]);
  const field = TYPES.find((name) => textIn(all[name]) !== undefined);
  const left = Object.entries(all).filter(
    ([name, value]) =>
      name !== field &&
      DIRECTIONS[name]?.(value) !== true &&
      !(name === 'style' && isObject(value) && Object.keys(value).length === 0),
  );
  return {
    id: idField === undefined ? undefined : edge[idField],
    type: field === undefined ? undefined : textIn(all[field]),
    fields: Object.fromEntries(left),
  };
}
