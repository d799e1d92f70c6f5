import { type Point } from '../../../domain/elements/elements';
import { shorten } from '../../graph/propertyText';
import { type Looks } from '../core/elementData';
import { boxOf, type Elements, elementsOf, type Scene, sceneOf, withCaptions } from '../picture/scene';
import { type Mark, type SmallElement, type SmallGraph } from './elements';

/** How much room a picture has, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const CAPTION_LENGTH = 32;
/** Room around the graph, in pixels. */
const PADDING = 20;
/** A few nodes are not blown up beyond this. */
const LARGEST = 1.25;
/** How large a type is on the screen at least, and of how many relationships types are written. */
const TYPE = { least: 9.5, usual: 10 };
const MOST_TYPES = 12;
/** Captions that are as large on the screen from farther off need more room: the next try comes closer. */
const TRIES = 4;

/** Stands before a caption, so that no mark is told by its colour alone. */
const SIGNS: Record<Mark, string> = { created: '+ ', changed: '~ ', deleted: '− ', gone: '× ' };
const marked = (caption: string, element?: SmallElement): string =>
  element?.mark === undefined ? caption : `${SIGNS[element.mark]}${caption}`;

const byId = <T extends { readonly id: string }>(given: readonly T[]) => new Map(given.map((one) => [one.id, one]));

/** A small graph as it looks at these places. */
export function smallElements(
  { nodes, relationships }: SmallGraph,
  places: ReadonlyMap<string, Point>,
  looks: Looks,
): Elements {
  const plain = { properties: {}, propertyKinds: {} };
  const degreeOf = (id: string) =>
    relationships.filter(({ startNodeId, endNodeId }) => startNodeId === id || endNodeId === id).length;
  const all = elementsOf(
    nodes.map((node) => ({ ...plain, ...node, degree: degreeOf(node.id) })),
    relationships.map((one) => ({ ...plain, ...one })),
    (id) => places.get(id) ?? { x: 0, y: 0 },
    looks,
    new Set(relationships.map(({ id }) => id)),
  );
  const [nodeOf, relationshipOf] = [byId(nodes), byId(relationships)];
  const captionOf = ({ id, caption }: Elements['nodes'][number]) => {
    const given = nodeOf.get(id);
    // What is no longer there has nothing left to be called by but the name that it had.
    const said = given?.properties === undefined ? shorten(given?.caption ?? '', CAPTION_LENGTH) : caption;
    return marked(said, given);
  };
  const wordsOf = ({ id, caption }: Elements['lines'][number]) => {
    const given = relationshipOf.get(id);
    const type = { kind: 'type', name: given?.type ?? '' } as const;
    // Who chose what stands at a type is shown that.
    const isChosen = looks.book.styleOf(type).caption !== undefined;
    return marked(isChosen ? caption : shorten(given?.said ?? looks.book.nameInWords(type), CAPTION_LENGTH), given);
  };
  return {
    nodes: all.nodes.map((node) => ({ ...node, caption: captionOf(node) })),
    lines: all.lines.map((line) => ({ ...line, caption: wordsOf(line) })),
  };
}

const zoomIn = ({ width, height }: Room, { w, h }: Scene['area']): number =>
  Math.min(LARGEST, (width - 2 * PADDING) / Math.max(w, 1), (height - 2 * PADDING) / Math.max(h, 1));

/** All of a small graph with its captions, as large as a room allows; undefined without nodes. */
export function smallScene(elements: Elements, room: Room): Scene | undefined {
  const box = boxOf(elements);
  if (box === undefined || room.width <= 2 * PADDING || room.height <= 2 * PADDING) return undefined;
  const areTyped = elements.lines.length <= MOST_TYPES;
  let zoom = zoomIn(room, box);
  for (let tries = 1; ; tries += 1) {
    const scene = sceneOf(elements, box, zoom, areTyped ? Math.max(TYPE.usual, TYPE.least / zoom) : null);
    const area = withCaptions(box, scene.nodes, 0);
    const next = zoomIn(room, area);
    if (next >= zoom || tries === TRIES) return { ...scene, area, zoom: next };
    zoom = next;
  }
}

/** The part of the plane that a room shows around the middle of a picture, as SVG names it. */
export function viewBoxOf({ area: { x1, y1, w, h }, zoom }: Scene, room: Room): string {
  const [width, height] = [room.width / zoom, room.height / zoom];
  return [x1 + (w - width) / 2, y1 + (h - height) / 2, width, height].join(' ');
}
