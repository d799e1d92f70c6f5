import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { type Query } from '../../../domain/query/Query';
import { VIEW_LIMITS } from '../../../domain/views/limits';
import { type SeenView } from '../../views/savedViews';
import { type Showing } from '../workbench/Workbench';

/** What becomes of the nodes that a lens leaves out. */
export type Sight = 'dim' | 'hide';

/** The query by which a canvas is looked at: a listing filters it, paths are drawn on it one by one. */
export interface Looking {
  readonly query: Extract<Query, { kind: 'nodes' | 'paths' }>;
  readonly sight: Sight;
}

/** What is looked at now, as a view of the project keeps it; where no query says what, all of it. */
export function seenNow({ book, controller, store }: Pick<Showing, 'book' | 'controller' | 'store'>): SeenView {
  const looking: Looking = store.getState().looking ?? { query: EVERY_NODE, sight: 'dim' };
  const styles = book.chosen.slice(0, VIEW_LIMITS.styles);
  return { ...looking, ...controller.seen(VIEW_LIMITS.places), styles };
}
