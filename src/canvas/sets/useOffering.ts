import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Selected } from '../../../domain/selection/selection';
import { useToast } from '../../components/toast/useToast';
import { type GraphModel } from '../../graph/GraphModel';
import { useSaying } from '../../graph/history/useSaying';
import { useProject } from '../../project/ProjectContext';
import { whenChanged } from '../../graph/graphState';
import { type CanvasStore } from '../store/canvasStore';
import { whatIs } from './whatIs';

/** What can be done with a set that changes nothing stored: a sentence each under `did`. */
type Done = 'hidden' | 'isolated' | 'pinned' | 'unpinned';

/** Tells what was done with elements of the view, which is done by then, and offers to take it back. */
export type Offer = (done: Done, refs: Selected, takeBack: () => void) => void;

/** How to hear that what was done is no longer so, or not alone: what is offered would take back something else. */
const whenOtherwise = (done: Done, store: CanvasStore, hear: () => void) =>
  whenChanged(store, ({ hidden, pinned }) => (done === 'hidden' || done === 'isolated' ? hidden : pinned), hear);

/** Toasts of steps that only the view takes. */
export function useOffering(model: GraphModel, store: CanvasStore): Offer {
  const { show } = useToast();
  const saying = useSaying();
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  return useCallback(
    (done, refs, takeBack) => {
      const toast = show({
        tone: 'info',
        title: t(`did.${done}`, { count: refs.length, what: whatIs(refs, model, store.getState().book, saying) }),
        action: { label: t('action.undo'), projectId, onPress: takeBack },
      });
      const stop = whenOtherwise(done, store, () => {
        stop();
        toast.dismiss();
      });
    },
    [show, t, saying, model, store, projectId],
  );
}
