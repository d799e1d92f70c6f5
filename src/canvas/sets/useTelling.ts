import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom } from 'xstate';

import { type Move } from '../../../domain/elements/move';
import { type ElementRef } from '../../../domain/elements/elements';
import { partsChanged, type StyleChange, type StyleName } from '../../../domain/styles/style';
import { type Selected } from '../../../domain/selection/selection';
import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { useToast } from '../../components/toast/useToast';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { type GraphModel } from '../../graph/GraphModel';
import { asSentence, changeText, isAnything } from '../../graph/history/changeText';
import { restyledText } from '../../graph/history/lookText';
import { useSaying } from '../../graph/history/useSaying';
import { useProject } from '../../project/ProjectContext';
import { type CanvasStore } from '../store/canvasStore';
import { moveText } from '../workbench/moveText';

/** What a step made, the nodes last, so that one of them stands for all. */
const madeBy = ({ delta }: HistoryAnswer): ElementRef[] => [
  ...delta.relationships.map(({ id }): ElementRef => ({ kind: 'relationship', id })),
  ...delta.nodes.map(({ id }): ElementRef => ({ kind: 'node', id })),
];

/** Selects what a step made, unless something else was chosen while it was being stored: that choice stays. */
export function selectMade(
  tool: ActorRefFrom<typeof canvasToolMachine>,
  answer: HistoryAnswer,
  before: Selected,
): void {
  if (tool.getSnapshot().context.selected !== before) return;
  tool.send({ type: 'ELEMENTS.CHOSEN', refs: madeBy(answer), how: 'only' });
}

type History = ActorRefFrom<typeof historyMachine>;

const lastMove = (history: History): Move | undefined => {
  const last = history.getSnapshot().context.done.at(-1);
  return last?.kind === 'move' ? last : undefined;
};

/** Calls back once nodes have been moved after what was done now: undo would take back that. Returns how to stop. */
function onNextMove(history: History, isOver: () => void): () => void {
  const before = lastMove(history);
  const { unsubscribe } = history.subscribe(() => {
    const now = lastMove(history);
    if (now === undefined || now === before) return;
    unsubscribe();
    isOver();
  });
  return unsubscribe;
}

/** Tells in a toast what was done, and offers to take it back until something else is done. */
function useTakingBack(model: GraphModel, history: History): (phrase: string) => void {
  const { show } = useToast();
  const saying = useSaying();
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  return useCallback(
    (phrase) => {
      const toast = show({
        tone: 'success',
        title: asSentence(phrase, saying.language),
        action: { label: t('action.undo'), projectId, onPress: () => history.send({ type: 'UNDO.WANTED' }) },
      });
      const over = () => {
        for (const stop of stops) stop();
        toast.dismiss();
      };
      const stops = [
        model.subscribe(({ type }) => {
          if (type === 'edited') over();
        }),
        onNextMove(history, over),
      ];
    },
    [model, show, t, saying, history, projectId],
  );
}

/**
 * Tells what a step on many elements did, in a toast that offers to take it back. The offer goes with the next edit: it would take
 * back that one.
 */
export function useTelling(model: GraphModel, history: History): (answer: HistoryAnswer) => void {
  const offer = useTakingBack(model, history);
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

/** The same of a layout that somebody asked for, once it is a step that can be taken back. */
export function useTellingOfLayouts(model: GraphModel, store: CanvasStore, history: History): (move: Move) => void {
  const offer = useTakingBack(model, history);
  const saying = useSaying();
  return useCallback(
    (move) => offer(moveText(move, model, store.getState().book, saying)),
    [offer, model, store, saying],
  );
}

/** The same of how a label or type looks. */
export function useTellingOfLooks(model: GraphModel, history: History): (name: StyleName, change: StyleChange) => void {
  const offer = useTakingBack(model, history);
  const saying = useSaying();
  return useCallback(
    (name, change) => offer(restyledText({ ...name, changed: partsChanged(change) }, saying)),
    [offer, saying],
  );
}
