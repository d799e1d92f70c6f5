import { type ElementRef, type Point } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a menu for this element belongs, in pixels from the corner of the canvas: on it where it is in view, else in the middle. */
export function menuPlace(
  controller: CanvasController,
  model: GraphModel,
  ref: ElementRef | null,
  { width, height }: Size,
): Point {
  const relationship = ref === null ? undefined : model.relationship(ref.id);
  const ends = relationship === undefined ? [ref?.id ?? ''] : [relationship.startNodeId, relationship.endNodeId];
  const places = controller.positionsOf(ends).map((at) => controller.sight.rendered(at));
  const between = (axis: 'x' | 'y') => places.reduce((sum, at) => sum + at[axis], 0) / places.length;
  const [x, y] = [between('x'), between('y')];
  const isInView = x >= 0 && y >= 0 && x <= width && y <= height;
  return isInView ? { x, y } : { x: width / 2, y: height / 2 };
}
