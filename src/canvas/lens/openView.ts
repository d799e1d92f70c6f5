import { type GraphModel } from '../../graph/GraphModel';
import { type SeenView } from '../../views/savedViews';
import { type Showing } from '../workbench/Workbench';

/** Looks at a canvas as when a view was kept; nodes that are not shown stay where they are. */
export function openView(
  { controller, lens, model }: Pick<Showing, 'controller' | 'lens'> & { readonly model: Pick<GraphModel, 'node'> },
  view: SeenView,
): void {
  const isShown = ({ nodeId }: SeenView['places'][number]) => model.node(nodeId) !== undefined;
  controller.place(view.places.filter(isShown).map(({ nodeId, x, y }) => ({ id: nodeId, at: { x, y } })));
  if (view.canvas !== undefined) controller.showView(view.canvas);
  lens.look({ query: view.query, sight: view.sight });
}
