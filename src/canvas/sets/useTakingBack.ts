import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type Move } from '../../../domain/elements/move';
import { type Selected } from '../../../domain/selection/selection';
import { type historyMachine } from '../../../machines/historyMachine';
import { useToast } from '../../components/toast/useToast';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { type GraphModel } from '../../graph/GraphModel';
import { whenChanged } from '../../graph/graphState';
import { asSentence, changeText, isAnything } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';
import { useProject } from '../../project/ProjectContext';
import { type CanvasStore } from '../store/canvasStore';
import { whatIs } from './whatIs';

type History = ActorRefFrom<typeof historyMachine>;

/** Something that was done, and how to take it back for as long as that takes back nothing else. */
interface Done {
  readonly tone: 'success' | 'info';
  readonly title: string;
  takeBack(): void;
  /** Calls back once something else would be taken back. Answers how to stop. */
  whenOver(over: () => void): () => void;
}

/** Tells in a toast what was done, and offers to take it back until that would take back something else. */
function useTakingBack(): (done: Done) => void {
  const { show } = useToast();
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  return useCallback(
    ({ tone, title, takeBack, whenOver }) => {
      const toast = show({ tone, title, action: { label: t('action.undo'), projectId, onPress: takeBack } });
      const stop = whenOver(() => {
        stop();
        toast.dismiss();
      });
    },
    [show, t, projectId],
  );
}

const lastMove = (history: History): Move | undefined => {
  const last = history.getSnapshot().context.done.at(-1);
  return last?.kind === 'move' ? last : undefined;
};

/** Calls back once something was edited, or nodes were moved after what was done now: undo would take back that. Answers how to stop. */
function onNextStep(model: GraphModel, history: History, isOver: () => void): () => void {
  const before = lastMove(history);
  const stopEdits = model.subscribe(({ type }) => type === 'edited' && isOver());
  const moves = history.subscribe(() => {
    const now = lastMove(history);
    if (now !== undefined && now !== before) isOver();
  });
  return () => {
    stopEdits();
    moves.unsubscribe();
  };
}

/** Tells of a step of the history, by a phrase, and offers to undo it until something else is done. */
export function useUndoOffer(model: GraphModel, history: History): (phrase: string) => void {
  const offer = useTakingBack();
  const { language } = useSaying();
  return useCallback(
    (phrase) =>
      offer({
        tone: 'success',
        title: asSentence(phrase, language),
        takeBack: () => history.send({ type: 'UNDO.WANTED' }),
        whenOver: (over) => onNextStep(model, history, over),
      }),
    [offer, model, history, language],
  );
}

/**
 * Tells what a step on many elements did.
 * @param offer of {@link useUndoOffer}
 */
export function useTelling(offer: (phrase: string) => void): (answer: HistoryAnswer) => void {
  const { show } = useToast();
  const saying = useSaying();
  return useCallback(
    ({ change }) => {
      const phrase = changeText(change, saying);
      if (isAnything(change)) offer(phrase);
      // To take it back would take back what was done before.
      else show({ tone: 'info', title: asSentence(phrase, saying.language) });
    },
    [offer, show, saying],
  );
}

/** What can be done with a set that changes nothing stored: a sentence each under `did`. */
type ViewStep = 'hidden' | 'isolated' | 'pinned' | 'unpinned';

/** Tells what was done with elements of the view, which is done by then, and offers to take it back. */
export type Offer = (step: ViewStep, refs: Selected, takeBack: () => void) => void;

/** Toasts of steps that only the view takes. */
export function useViewOffer(model: GraphModel, store: CanvasStore): Offer {
  const offer = useTakingBack();
  const saying = useSaying();
  const { t } = useTranslation('canvas');
  return useCallback(
    (step, refs, takeBack) =>
      offer({
        tone: 'info',
        title: t(`did.${step}`, { count: refs.length, what: whatIs(refs, model, store.getState().book, saying) }),
        takeBack,
        whenOver: (over) =>
          whenChanged(
            store,
            ({ hidden, pinned }) => (step === 'pinned' || step === 'unpinned' ? pinned : hidden),
            over,
          ),
      }),
    [offer, t, saying, model, store],
  );
}
