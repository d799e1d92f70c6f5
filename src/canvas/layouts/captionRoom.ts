import { LINE_HEIGHT, linesOf, textWidth } from '../core/captionText';
import { CAPTION_APART, type Captioned } from '../core/captionWays';
import { NEAREST_FIT } from '../core/insets';
import { landmarks, LEAST_PIXELS } from '../core/landmarks';
import { placedCaptions } from '../core/placedCaptions';
import { type NamedNode, placeAt, type Places } from './layoutGraph';
import { box, pushApart } from './spread';

/** What windows leave for the middles of nodes beside toolbar, legend and margins, in pixels: a narrow one first, then a usual one. */
const SCREENS = [
  { width: 580, height: 445 },
  { width: 1000, height: 570 },
] as const;
const [NARROW] = SCREENS;
/** Captions reach so far beyond the outermost nodes of both sides together. */
const BEYOND = { across: 60, down: 30 };

/**
 * Ways to make room, the gentlest first: how evenly places are spread over the width and the height before nodes are pushed apart, and
 * which share of the screen the nodes and their captions may cover.
 */
const TRIES = [
  { evenness: 0, fill: 0.85 },
  { evenness: 0.4, fill: 0.85 },
  { evenness: 0.7, fill: 0.85 },
  { evenness: 0.4, fill: 0.75 },
  { evenness: 0.7, fill: 0.75 },
  { evenness: 0.7, fill: 0.65 },
  { evenness: 0.7, fill: 0.55 },
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a caption on the screen, in the lines that leave it and its node the least room. */
const WIDTHS = [7, 9, 13];
const MOST_LINES = 2;
function captionSize(caption: string, pixels: number): Size {
  const sizes = WIDTHS.map((most) => linesOf(caption, most))
    .filter((lines, at) => lines.length <= MOST_LINES || at === WIDTHS.length - 1)
    .map((lines) => ({
      width: Math.max(0, ...lines.map(textWidth)) * pixels + 6,
      height: lines.length * LINE_HEIGHT * pixels,
    }));
  const area = ({ width, height }: Size) => width * (height + 2 * pixels);
  return sizes.reduce((one, other) => (area(other) < area(one) ? other : one));
}

/** What a node takes of the screen at a zoom, its caption below it. */
function footprint({ caption, size, fontSize }: NamedNode, zoom: number): Size {
  const written = captionSize(caption, Math.max(LEAST_PIXELS, fontSize * zoom));
  return {
    width: Math.max(written.width, size * zoom + 4),
    height: (size + CAPTION_APART) * zoom + written.height + 3,
  };
}

const CLOSER = 0.95;
const LEAST_ZOOM = 0.25;

/** The nearest zoom at which nodes and captions cover no more than a share of the narrow screen. */
function zoomFor(nodes: readonly NamedNode[], fill: number): number {
  const room = (NARROW.width + BEYOND.across) * (NARROW.height + BEYOND.down) * fill;
  for (let zoom = 1; zoom > LEAST_ZOOM; zoom *= CLOSER) {
    const covered = nodes.map((node) => footprint(node, zoom)).reduce((sum, one) => sum + one.width * one.height, 0);
    if (covered <= room) return zoom;
  }
  return LEAST_ZOOM;
}

/** Moves the places of an axis towards those of as many that stand equally far apart, in the same order. */
function spreadEvenly(places: Places, axis: 0 | 1, length: number, evenness: number): void {
  const size = places.length / 2;
  const order = Array.from({ length: size }, (_, i) => i).sort((a, b) => places[2 * a + axis]! - places[2 * b + axis]!);
  for (const [rank, i] of order.entries()) {
    const even = length * (rank / Math.max(1, size - 1) - 0.5);
    places[2 * i + axis] = places[2 * i + axis]! * (1 - evenness) + even * evenness;
  }
}

/** Moves two nodes apart whose rectangles meet, along the axis where less is missing. */
function part(places: Places, sizes: readonly Size[], [i, j]: readonly [number, number], lower: Float64Array): boolean {
  const dx = places[2 * i]! - places[2 * j]! || Math.cos(i + j);
  const dy = places[2 * i + 1]! + lower[i]! - places[2 * j + 1]! - lower[j]! || Math.sin(i + j);
  const across = (sizes[i]!.width + sizes[j]!.width) / 2 - Math.abs(dx);
  const down = (sizes[i]!.height + sizes[j]!.height) / 2 - Math.abs(dy);
  if (across <= 0.01 || down <= 0.01) return false;
  const axis = across < down ? 0 : 1;
  const half = axis === 0 ? (across / 2) * Math.sign(dx) : (down / 2) * Math.sign(dy);
  places[2 * i + axis]! += half;
  places[2 * j + axis]! -= half;
  return true;
}

const ROUNDS = 400;
/** Rectangles begin so small and have grown after so many of the rounds: a crowd of whole ones would jam. */
const BEGINNING = 0.3;
const GROWING = 0.7;

/** Pushes rectangles apart within the narrow screen while they grow; changed in place. */
function pushWithin(places: Places, nodes: readonly NamedNode[], zoom: number): void {
  const whole = nodes.map((node) => footprint(node, zoom));
  const lower = Float64Array.from(nodes, ({ size }, i) => (whole[i]!.height - size * zoom) / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const grown = Math.min(1, BEGINNING + ((1 - BEGINNING) * round) / (ROUNDS * GROWING));
    const sizes = whole.map(({ width, height }) => ({ width: width * grown, height: height * grown }));
    let met = 0;
    for (let i = 0; i < nodes.length; i += 1)
      for (let j = 0; j < i; j += 1) if (part(places, sizes, [i, j], lower)) met += 1;
    for (let at = 0; at < places.length; at += 1) {
      const most = (at % 2 === 0 ? NARROW.width : NARROW.height) / 2;
      places[at] = Math.max(-most, Math.min(most, places[at]!));
    }
    if (met === 0 && grown === 1) return;
  }
}

/** Places that fill the narrow screen, with as much room for each node and its caption as there is. */
function filled(nodes: readonly NamedNode[], places: Places, { evenness, fill }: (typeof TRIES)[number]): Places {
  const zoom = zoomFor(nodes, fill);
  const { left, top, width, height } = box(places);
  const scale = Math.min(zoom, NARROW.width / Math.max(1, width), NARROW.height / Math.max(1, height));
  const made = places.map((place, at) => (place - (at % 2 === 0 ? left + width / 2 : top + height / 2)) * scale);
  if (evenness > 0) {
    spreadEvenly(made, 0, NARROW.width, evenness);
    spreadEvenly(made, 1, NARROW.height, evenness);
  }
  pushWithin(made, nodes, zoom);
  const roomy = made.map((place) => place / zoom);
  pushApart(roomy);
  return roomy;
}

/** How many captions find room in the screens, all of them fitted. */
function captionCount(nodes: readonly NamedNode[], places: Places): number {
  const { width, height } = box(places);
  const widest = Math.max(...nodes.map(({ size }) => size));
  const placed = nodes.map((node, i): Captioned => ({ ...node, ...placeAt(places, i) }));
  return SCREENS.map((screen) => {
    const zoom = Math.min(NEAREST_FIT, screen.width / (width + widest), screen.height / (height + widest));
    // Near by all have room where there are no landmarks.
    return landmarks(placed, zoom, nodes.length).length || placedCaptions(placed).size;
  }).reduce((sum, count) => sum + count, 0);
}

/** Places with room for the captions of as many nodes as can be: as they are where they have it. */
export function withCaptionRoom(nodes: readonly NamedNode[], places: Places): Places {
  const wanted = SCREENS.length * nodes.filter(({ caption }) => caption !== '').length;
  let [best, most] = [places, captionCount(nodes, places)];
  for (const attempt of TRIES) {
    if (most >= wanted) break;
    const tried = filled(nodes, places, attempt);
    const count = captionCount(nodes, tried);
    if (count > most) [best, most] = [tried, count];
  }
  return best;
}
