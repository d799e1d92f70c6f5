import { type FileHead, type Format, type SourceFile } from '../Format.js';
import { asFinding, type Finding } from '../Found.js';
import { graphPasses } from '../graphPasses.js';
import { issueAt, type Place, quoted } from '../issues.js';
import { foreignNode, foreignRelationship, partOf } from '../json/foreignElements.js';
import { isObject, type JsonObject, topKeys } from '../json/jsonPass.js';
import { wholeJson } from '../json/wholeJson.js';

type Row = Place & { row: number };

/** A card of the canvas with the room that it takes. */
interface Card {
  readonly id: unknown;
  readonly isGroup: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const cardOf = (node: JsonObject): Card => ({
  id: node['id'],
  isGroup: node['type'] === 'group',
  left: numberIn(node['x']),
  top: numberIn(node['y']),
  width: numberIn(node['width']),
  height: numberIn(node['height']),
});

const holds = (group: Card, card: Card): boolean =>
  group !== card &&
  group.left <= card.left &&
  group.top <= card.top &&
  group.left + group.width >= card.left + card.width &&
  group.top + group.height >= card.top + card.height;

/** The smallest group that a card lies in. */
function groupOf(card: Card, groups: readonly Card[]): Card | undefined {
  const around = groups.filter((group) => holds(group, card) && !(card.isGroup && holds(card, group)));
  return around.toSorted((one, other) => one.width * one.height - other.width * other.height)[0];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function readNode(place: Row, node: JsonObject): readonly Finding[] {
  const { id, type, x: _x, y: _y, width, height, ...fields } = node;
  const card = cardOf(node);
  return foreignNode(place, {
    id,
    labels: typeof type === 'string' && type !== '' ? [capital(type)] : [],
    fields: { ...fields, ...(card.isGroup ? { width, height } : {}) },
    position: { x: card.left + card.width / 2, y: card.top + card.height / 2 },
  });
}

function readEdge(place: Row, edge: JsonObject): readonly Finding[] {
  const { id, fromNode, toNode, label, fromEnd, toEnd, ...fields } = edge;
  const type = typeof label === 'string' && label !== '' ? label : undefined;
  const isUndirected = toEnd === 'none' && (fromEnd ?? 'none') === 'none';
  const ends = isUndirected
    ? {}
    : { ...(fromEnd === undefined ? {} : { fromEnd }), ...(toEnd === undefined ? {} : { toEnd }) };
  return foreignRelationship(place, {
    id,
    source: fromNode,
    target: toNode,
    type,
    fields: { ...fields, ...ends },
    isUndirected,
  });
}

async function* find(file: SourceFile): AsyncGenerator<readonly Finding[]> {
  const document = await wholeJson(file);
  const place = { file: file.name, row: 1 };
  const listIn = (name: string): readonly unknown[] => {
    const list = isObject(document) ? document[name] : undefined;
    return Array.isArray(list) ? list : [];
  };
  const [nodes, edges] = [listIn('nodes'), listIn('edges')];
  const isNothing = (value: unknown): boolean => !isObject(value);
  yield [...nodes, ...edges]
    .filter(isNothing)
    .map((value) => asFinding(issueAt(place, 'BAD_ELEMENT', `Not an object: ${quoted(value)}`)));
  const sound = nodes.filter(isObject);
  for (const node of sound) yield readNode(place, node);
  const cards = sound.map(cardOf);
  const groups = cards.filter(({ isGroup }) => isGroup);
  for (const card of cards) {
    const group = groupOf(card, groups);
    if (group !== undefined) yield partOf(place, card.id, group.id);
  }
  for (const edge of edges.filter(isObject)) yield readEdge(place, edge);
}

function isCanvas(head: FileHead): boolean {
  const keys = topKeys(head);
  if (!keys.has('nodes') && !keys.has('edges')) return false;
  return (
    /\.canvas$/i.test(head.file.name) ||
    (keys.has('edges') && /"fromNode"\s*:/.test(head.text) && /"toNode"\s*:/.test(head.text))
  );
}

/** JSON Canvas, as Obsidian writes it: cards with places, and the groups that they lie in. */
export const canvasFormat: Format = {
  id: 'canvas',
  files: 1,
  recognises: ([head]) => head !== undefined && isCanvas(head),
  open: (heads) => graphPasses(heads, find),
};
