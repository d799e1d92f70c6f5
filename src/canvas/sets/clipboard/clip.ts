import { spreadApart } from '../../../../domain/coordinates/spreadApart';
import { type PatchOperation } from '../../../../domain/changes/patch';
import { type GraphNode, type GraphRelationship, type Point } from '../../../../domain/elements/elements';
import { ownOf } from '../../../../domain/properties/kinds';
import { type Properties, type PropertyKinds } from '../../../../domain/properties/values';
import { type Selected } from '../../../../domain/selection/selection';
import { type GraphModel } from '../../../graph/GraphModel';
import { meanOf } from '../../place/placeNear';
import { nodesOf, within } from '../choosing';

/** Part of a graph as it lies on the clipboard: a file of Harta's own format, which can be imported as well. */
export interface Clip {
  readonly format: 'harta';
  readonly version: 1;
  readonly nodes: readonly (Pick<GraphNode, 'id' | 'labels' | 'properties' | 'propertyKinds'> & {
    readonly position?: Point;
  })[];
  readonly relationships: readonly Pick<
    GraphRelationship,
    'id' | 'type' | 'startNodeId' | 'endNodeId' | 'properties' | 'propertyKinds'
  >[];
}

/** What is selected with the relationships between; nothing when no node is. */
export function clipOf(model: GraphModel, selected: Selected, placeOf: (id: string) => Point | undefined): Clip {
  const nodes = nodesOf(model, selected);
  const ids = new Set(nodes.map(({ id }) => id));
  const relationships = within(model, selected).flatMap(({ id }) => model.relationship(id) ?? []);
  return {
    format: 'harta',
    version: 1,
    nodes: nodes.map(({ id, labels, properties, propertyKinds }) => {
      const position = placeOf(id);
      return { id, labels, properties, propertyKinds, ...(position === undefined ? {} : { position }) };
    }),
    relationships: relationships
      .filter(({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId))
      .map(({ id, type, startNodeId, endNodeId, properties, propertyKinds }) => ({
        ...{ id, type, startNodeId, endNodeId, properties, propertyKinds },
      })),
  };
}

/** A value as a cell of a spreadsheet that takes it for text: one line, and nothing that is run as a formula. */
function cell(value: unknown): string {
  const text = (Array.isArray(value) ? value.join('; ') : String(value ?? '')).replaceAll(/[\t\r\n]+/g, ' ');
  return /^[=+@]|^-(?![\d.])/.test(text) ? `'${text}` : text;
}

/** The nodes as a table with tabs between, as spreadsheets paste it. */
export function tableOf(
  { nodes }: Clip,
  headings: { readonly name: string; readonly labels: string },
  nameOf: (node: Clip['nodes'][number]) => string,
): string {
  const names = [...new Set(nodes.flatMap(({ properties }) => Object.keys(properties)))];
  const rows = nodes.map((node) => [
    nameOf(node),
    node.labels.join('; '),
    ...names.map((name) => ownOf(node.properties, name)),
  ]);
  return [[headings.name, headings.labels, ...names], ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const bag = (value: unknown) => (isRecord(value) ? value : {});

/** A place, where there is a sound one. */
function placeIn(value: unknown): { position?: Point } {
  const { x, y } = bag(value);
  return typeof x === 'number' && typeof y === 'number' ? { position: { x, y } } : {};
}

/** What nodes and relationships have in common. */
const contentOf = ({ id, properties, propertyKinds }: Record<string, unknown>) => ({
  ...{ id: String(id), properties: bag(properties) as Properties, propertyKinds: bag(propertyKinds) as PropertyKinds },
});

/** What text on the clipboard brings; undefined when it is none of Harta's. What is odd in it the store refuses. */
function readClip(text: string): Clip | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || read['format'] !== 'harta') return undefined;
    const list = (name: string) => (Array.isArray(read[name]) ? read[name].filter(isRecord) : []);
    return {
      format: 'harta',
      version: 1,
      nodes: list('nodes').map((node) => ({
        ...contentOf(node),
        labels: texts(node['labels']),
        ...placeIn(node['position']),
      })),
      relationships: list('relationships').map((one) => ({
        ...contentOf(one),
        type: String(one['type']),
        startNodeId: String(one['startNodeId']),
        endNodeId: String(one['endNodeId']),
      })),
    };
  } catch {
    return undefined;
  }
}

/** What was copied here last, and the table that it was given to other programs as. */
export interface Copied {
  readonly clip: Clip;
  readonly table: string;
}

/** What a text on the clipboard brings: of our format, or the table that was copied here; undefined when it is another's. */
export function clipIn(text: string, copied: Copied | undefined): Clip | undefined {
  // Some systems write the ends of lines their own way.
  const isOurs = copied !== undefined && text.replaceAll('\r\n', '\n') === copied.table;
  const clip = isOurs ? copied.clip : readClip(text);
  return clip === undefined || clip.nodes.length === 0 ? undefined : clip;
}

/** The middle of what lies on the clipboard. */
const middleOf = ({ nodes }: Clip): Point => meanOf(nodes.flatMap(({ position }) => position ?? []));

/** Nodes that say no place stand so many times as far apart as those that only just do not lie upon each other: their captions have room. */
const APART = 2;

/** Where each node of it stands: as it says, otherwise around the middle of the others, each at a place of its own. */
function placesOf(clip: Clip): ReadonlyMap<string, Point> {
  const middle = middleOf(clip);
  const placed = clip.nodes.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position] as const]));
  const told = new Map(placed);
  const homeless = clip.nodes.flatMap(({ id }) => (told.has(id) ? [] : [[id, middle] as const]));
  const near = [...placed, ...homeless].map(([id, { x, y }]) => [id, { x: x / APART, y: y / APART }] as const);
  const found = [...spreadApart(new Map(near))].map(([id, { x, y }]) => [id, { x: x * APART, y: y * APART }] as const);
  return new Map([...found, ...placed]);
}

/** What makes copies of it around a place. @param newId gives each its id */
export function pasted(clip: Clip, at: Point, newId: () => string): PatchOperation[] {
  const middle = middleOf(clip);
  const places = placesOf(clip);
  const ids = new Map(clip.nodes.map(({ id }) => [id, newId()]));
  const nodes = clip.nodes.map(({ id, labels, properties, propertyKinds }): PatchOperation => {
    const { x, y } = places.get(id) ?? middle;
    return {
      op: 'createNode',
      nodeId: ids.get(id) ?? newId(),
      labels,
      properties,
      propertyKinds,
      position: { x: at.x + x - middle.x, y: at.y + y - middle.y },
    };
  });
  const relationships = clip.relationships.flatMap(({ type, startNodeId, endNodeId, ...content }): PatchOperation[] => {
    const [start, end] = [ids.get(startNodeId), ids.get(endNodeId)];
    if (start === undefined || end === undefined) return [];
    const { properties, propertyKinds } = content;
    return [{ op: 'createRelationship', type, startNodeId: start, endNodeId: end, properties, propertyKinds }];
  });
  return [...nodes, ...relationships];
}
