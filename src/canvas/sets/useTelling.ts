import { useCallback } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type ElementRef } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { useToast } from '../../components/toast/useToast';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { type GraphModel } from '../../graph/GraphModel';
import { asSentence, changeText } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';

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

/**
 * Tells what a step on many elements did, in a toast that offers to take it back. The offer goes with the next edit: it would take
 * back that one.
 */
export function useTelling(
  model: GraphModel,
  history: ActorRefFrom<typeof historyMachine>,
): (answer: HistoryAnswer) => void {
  const { show } = useToast();
  const saying = useSaying();
  return useCallback(
    ({ change }) => {
      const stop = model.subscribe(({ type }) => {
        if (type !== 'edited') return;
        stop();
        toast.dismiss();
      });
      const toast = show({
        tone: 'success',
        title: asSentence(changeText(change, saying), saying.language),
        action: { label: saying.t('action.undo'), onPress: () => history.send({ type: 'UNDO.WANTED' }) },
      });
    },
    [model, show, saying, history],
  );
}
