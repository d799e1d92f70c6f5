import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { VIEW_LIMITS } from '../../../domain/views/limits';
import { type GraphModel } from '../../graph/GraphModel';
import { type SeenView } from '../../views/savedViews';
import { afterLayout, type Layout } from '../motion/atRest';
import { type Showing } from '../workbench/Workbench';
import { type Looking } from './looking';

type Opening = Pick<Showing, 'controller' | 'store'> & { readonly model: Pick<GraphModel, 'node'> };

/** What is looked at now, as a view of the project keeps it; where no query says what, all of it. */
export function seenNow({ controller, store }: Pick<Showing, 'controller' | 'store'>): SeenView {
  const looking: Looking = store.getState().looking ?? { query: EVERY_NODE, sight: 'dim' };
  const styles = store.getState().book.chosen.slice(0, VIEW_LIMITS.styles);
  return { ...looking, ...controller.seen(VIEW_LIMITS.places), styles };
}

/** Brings what a view finds into sight, where the view was kept without a canvas: from an answer. */
export function showFound(
  { controller, model }: Omit<Opening, 'store'>,
  { canvas }: Pick<SeenView, 'canvas'>,
  found: readonly string[],
): void {
  const nodes = found.flatMap((id) => model.node(id) ?? []);
  if (canvas === undefined && nodes.length > 0) controller.whenDrawn(() => controller.fit(false, nodes));
}

/** Looks at a canvas as when a view was kept; nodes that are not shown stay where they are. */
export function openView({ controller, store, model }: Opening, view: SeenView): void {
  const isShown = ({ nodeId }: SeenView['places'][number]) => model.node(nodeId) !== undefined;
  const places = view.places.filter(isShown);
  controller.place(
    places.map(({ nodeId }) => nodeId),
    Float64Array.from(places.flatMap(({ x, y }) => [x, y])),
  );
  if (view.canvas !== undefined) controller.showView(view.canvas);
  store.setState({ looking: { query: view.query, sight: view.sight } });
}

/** Shows something at once, and again when a layout that runs is done. The answer ends that: what was left must not come up over what is looked at now. */
export function alsoAfterLayout(layout: Layout, show: () => void): () => void {
  show();
  return afterLayout(layout, show);
}
