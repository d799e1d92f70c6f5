import { type Point } from '../../../domain/elements/elements';

const MARGIN = 12;
const SIZE = { width: 300, height: 250 };

/** Where a small form goes so that it stands beside a place on the stage and inside of it. */
export function placeForm(
  at: Point,
  stage: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const within = (value: number, size: number, room: number) => Math.max(MARGIN, Math.min(value, room - size - MARGIN));
  return {
    left: within(at.x + MARGIN, SIZE.width, stage.width),
    top: within(at.y + MARGIN, SIZE.height, stage.height),
  };
}
