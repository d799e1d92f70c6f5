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

/** How much of the canvas stays free, as a share of its area. */
function freeShare(stage: Rectangle, { top, right, bottom, left }: Insets): number {
  const [width, height] = [stage.right - stage.left, stage.bottom - stage.top];
  return (Math.max(0, width - left - right) * Math.max(0, height - top - bottom)) / Math.max(1, width * height);
}

/**
 * The sides of the canvas that overlays cover. Each overlay counts for the side where it costs the least room. When
 * too little room would be left, the last overlays are ignored: name those first that must never cover anything.
 */
export function insetsOf(stage: Rectangle, overlays: readonly Rectangle[]): Insets {
  let insets = NO_INSETS;
  for (const overlay of overlays) {
    const reach = depths(stage, overlay);
    if (Object.values(reach).some((depth) => depth <= 0)) continue;
    const ways = (Object.keys(reach) as Side[]).map((side) => ({
      ...insets,
      [side]: Math.max(insets[side], reach[side]),
    }));
    const best = ways.reduce((one, other) => (freeShare(stage, other) > freeShare(stage, one) ? other : one));
    if (freeShare(stage, best) >= LEAST_FREE) insets = best;
  }
  return insets;
}

/** Half of the widest caption of a node, in pixels: it goes so far beyond the middle of its node, to both sides. */
const HALF_CAPTION = 84;

/** The same sides with a margin, as far as the canvas has room for it; `across` is that to the left and to the right. */
export function withMargin(insets: Insets, width: number, height: number, across = MARGIN): Insets {
  const { top, right, bottom, left } = insets;
  const side = Math.min(across, (width - left - right) / 6);
  const end = Math.min(MARGIN, (height - top - bottom) / 6);
  return { top: top + end, right: right + side, bottom: bottom + end, left: left + side };
}

/** The same sides with room for captions, which would be cut off by what lies beside the graph and by the edge of the canvas. */
export const withCaptions = (insets: Insets, width: number, height: number): Insets =>
  withMargin(insets, width, height, HALF_CAPTION);
