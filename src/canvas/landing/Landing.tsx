import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type Selected } from '../../../domain/selection/selection';
import { NOTHING_HIDDEN } from '../core/visibility';
import { isolating } from '../sets/surroundings';
import { useWorkbench } from '../workbench/Workbench';
import { useBringAll } from './bringAll';
import { useFind } from './useFind';
import { useLanding } from './useLanding';

interface LandingProps {
  readonly wanted: Selected;
  /** Nothing else stays in sight, until the person takes that back; nothing is selected then. */
  readonly isAlone?: boolean;
}

/** Takes all but some elements out of sight, and offers to bring the rest back. */
function useShowingAlone(): (refs: Selected) => void {
  const { store, model, offer } = useWorkbench();
  return (refs) => {
    const { hidden: before } = store.getState();
    const nodes = refs.filter(({ kind }) => kind === 'node');
    const kept = new Set(refs.map(({ id }) => id));
    const { ids } = isolating(model, NOTHING_HIDDEN, refs);
    const others = model.relationships().flatMap(({ id }) => (kept.has(id) ? [] : [id]));
    store.setState({ hidden: { ...NOTHING_HIDDEN, ids: new Set([...ids, ...others]) } });
    offer('isolated', nodes, () => store.setState({ hidden: before }));
  };
}

/** Selects the elements that somebody comes for and brings them into view; says when none is there any more. Part of a canvas. */
export function Landing({ wanted, isAlone = false }: LandingProps): ReactNode {
  const { t } = useTranslation('canvas');
  const { controller, tool } = useWorkbench();
  const find = useFind();
  const bringAll = useBringAll();
  const showAlone = useShowingAlone();
  /** The one element that is to be seen among its neighbours. */
  const onlyOf = ([first, ...more]: Selected) => (isAlone || more.length > 0 ? undefined : first);
  const kind = onlyOf(wanted)?.kind ?? 'all';
  return useLanding<Selected>({
    question: wanted,
    find: async (refs, signal) => {
      const only = onlyOf(refs);
      const there = only === undefined ? await bringAll(refs) : (await find(only)) ? refs : [];
      const ids = there.map(({ id }) => id);
      if (ids.length === 0) return null;
      if (signal.aborted) return ids;
      if (isAlone) showAlone(there);
      else tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
      controller.focus(ids);
      return ids;
    },
    gone: t(`landing.gone.${kind}`),
  });
}
