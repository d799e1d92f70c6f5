import { type Rectangle } from '../../../domain/coordinates/rectangle';

/** How many pixels of each side of the canvas lie under something else. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A view is fitted to few nodes at this zoom at the most. */
export const NEAREST_FIT = 1.4;
/** What stays free around what is brought into view, in pixels. */
const MARGIN = 40;
/** When less than this part of the canvas would stay free, overlays are ignored, the last ones first. */
const LEAST_FREE = 0.3;

type Side = keyof Insets;
/** Nothing is covered. */
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How far each side would have to move in so that the overlay lies outside. */
const depths = (stage: Rectangle, overlay: Rectangle): Insets => ({
  top: overlay.bottom - stage.top,
  right: stage.right - overlay.left,
  bottom: stage.bottom - overlay.top,
  left: overlay.right - stage.left,
});

/** Something of the graph that is to be seen whole. */
type Extent = Readonly<Record<'w' | 'h', number>>;

/** How much of the canvas stays free, as a share of its area, and how large something is drawn there. */
function roomIn(stage: Rectangle, { top, right, bottom, left }: Insets, extent: Extent) {
  const [width, height] = [stage.right - stage.left, stage.bottom - stage.top];
  const free = { w: Math.max(0, width - left - right), h: Math.max(0, height - top - bottom) };
  const zoom = Math.min(NEAREST_FIT, free.w / Math.max(1, extent.w), free.h / Math.max(1, extent.h));
  return { zoom, share: (free.w * free.h) / Math.max(1, width * height) };
}

/** By so much something is seen larger to be worth less room around it. */
const LARGER = 1.15;
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/**
 * The sides of the canvas that overlays cover. Each overlay counts for one side, all of them so that they cost the least room. When
 * too little room would be left, the last overlays are ignored: name those first that must never cover anything.
 * @param extent of what is to be seen whole: where other sides leave it much larger, they count
 */
export function insetsOf(stage: Rectangle, overlays: readonly Rectangle[], extent: Extent = { w: 1, h: 1 }): Insets {
  let ways: readonly Insets[] = [NO_INSETS];
  for (const overlay of overlays) {
    const reach = depths(stage, overlay);
    if (Object.values(reach).some((depth) => depth <= 0)) continue;
    const beside = ways.flatMap((insets) =>
      SIDES.map((side) => ({ ...insets, [side]: Math.max(insets[side], reach[side]) })),
    );
    const roomy = beside.filter((insets) => roomIn(stage, insets, extent).share >= LEAST_FREE);
    if (roomy.length > 0) ways = roomy;
  }
  const rooms = ways.map((insets) => ({ insets, ...roomIn(stage, insets, extent) }));
  const roomiest = rooms.reduce((one, other) => (other.share > one.share ? other : one));
  const largest = rooms.reduce((one, other) => (other.zoom > one.zoom ? other : one));
  return (largest.zoom > roomiest.zoom * LARGER ? largest : roomiest).insets;
}

/** Half of the widest caption of a node, in pixels: it goes so far beyond the middle of its node, to both sides. */
const HALF_CAPTION = 84;
/** On a narrow canvas the graph takes most of that: captions at its edges are written above or below in narrower lines. */
const LEAST_REACH = 48;
const REACH_SHARE = 0.05;

/** How far captions go beyond the middles of the outermost nodes on a canvas of a width. */
export const captionReach = (width: number): number =>
  Math.min(HALF_CAPTION, Math.max(LEAST_REACH, width * REACH_SHARE));

/** The same sides with a margin, as far as the canvas has room for it; `across` is that to the left and to the right. */
export function withMargin(insets: Insets, width: number, height: number, across = MARGIN): Insets {
  const { top, right, bottom, left } = insets;
  const side = Math.min(across, (width - left - right) / 6);
  const end = Math.min(MARGIN, (height - top - bottom) / 6);
  return { top: top + end, right: right + side, bottom: bottom + end, left: left + side };
}

/** The same sides with room for captions, which would be cut off by what lies beside the graph and by the edge of the canvas. */
export const withCaptions = (insets: Insets, width: number, height: number): Insets =>
  withMargin(insets, width, height, captionReach(width));
