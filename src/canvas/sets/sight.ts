import { type Selected } from '../../../domain/selection/selection';
import { type GraphModel } from '../../graph/GraphModel';
import { type Hidden, NOTHING_HIDDEN } from '../core/visibility';

/** What is out of sight once these are, too. */
export const hiding = (hidden: Hidden, selected: Selected): Hidden => ({
  ...hidden,
  ids: new Set([...hidden.ids, ...selected.map(({ id }) => id)]),
});

/** What is out of sight when only these nodes are seen. */
export function isolating(model: GraphModel, hidden: Hidden, selected: Selected): Hidden {
  const kept = new Set(selected.map(({ id }) => id));
  const others = model.nodes().flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  return { ...hidden, ids: new Set([...hidden.ids, ...others]) };
}

/** Nothing is out of sight any more. */
export const showingAll = (): Hidden => NOTHING_HIDDEN;
