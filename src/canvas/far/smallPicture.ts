import { type GraphModel } from '../../graph/GraphModel';
import { type Positions } from '../core/Positions';
import { emptyArrays } from '../map/GraphArrays';
import { hiddenIn } from '../map/standing';
import { type CanvasState } from '../store/canvasStore';
import { FarGraph } from './FarGraph';
import { farTheme, nodeLook } from './looks';
import { mapOf } from './modelMap';
import { type FarView, MARKS } from './scene';
import { byDegree } from './software/discs';
import { SoftwarePicture } from './software/SoftwarePicture';
import { sizeOf } from './views';

/** A graph that has no far layer, small: as the worker draws one that has, but on the page, since it has few nodes. */
export async function smallPicture(
  model: GraphModel,
  positions: Positions,
  { book, theme, hidden }: CanvasState,
  view: FarView,
): Promise<ImageBitmap> {
  const graph = new FarGraph();
  graph.show(mapOf(model, positions, emptyArrays()));
  const { arrays } = graph;
  for (let at = 0; at < arrays.nodeCount; at += 1) {
    const { look, caption } = nodeLook(arrays, at, { model, book, mode: theme.mode });
    graph.lookNode(at, look, caption);
  }
  const isHidden = hiddenIn(arrays, hidden, model);
  graph.markAll(
    MARKS.hidden,
    (at) => (isHidden(at) ? MARKS.hidden : 0),
    () => 0,
  );
  const { width, height } = sizeOf(view);
  const picture = new SoftwarePicture(width, height);
  const { nodes, edges } = graph;
  picture.draw({ nodes, edges, theme: farTheme(theme) }, view, byDegree(nodes), 'small');
  return createImageBitmap(new ImageData(new Uint8ClampedArray(picture.pixels.buffer as ArrayBuffer), width, height));
}
