import { useCallback } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { type ElementRef } from '../../../domain/elements/elements';
import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type historyMachine } from '../../../machines/historyMachine';
import { useToast } from '../../components/toast/useToast';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';
import { asSentence, changeText } from '../../graph/history/changeText';
import { useSaying } from '../../graph/history/useSaying';

/** What is selected after a step on many elements. */
export type AfterBulk = 'made' | 'same';

const madeBy = ({ delta }: HistoryAnswer): ElementRef[] => [
  ...delta.relationships.map(({ id }): ElementRef => ({
    kind: 'relationship',
    id,
  })),
  ...delta.nodes.map(({ id }): ElementRef => ({ kind: 'node', id })),
];

/** Steps on many elements as the canvas does them: told in a toast that says what was done and offers to take it back. */
export function useBulk(
  tool: ActorRefFrom<typeof canvasToolMachine>,
  history: ActorRefFrom<typeof historyMachine>,
  reload: () => void,
): (edit: BulkEdit, then: AfterBulk) => Promise<boolean> {
  const { run } = useBulkEdit();
  const { show } = useToast();
  const saying = useSaying();
  return useCallback(
    async (edit, then) => {
      try {
        const answer = await run(edit);
        if (!answer.complete) reload();
        else if (then === 'made')
          tool.send({
            type: 'ELEMENTS.CHOSEN',
            refs: madeBy(answer),
            how: 'only',
          });
        show({
          tone: 'success',
          title: asSentence(changeText(answer.change, saying), saying.language),
          action: {
            label: saying.t('action.undo'),
            onPress: () => history.send({ type: 'UNDO.WANTED' }),
          },
        });
        return true;
      } catch {
        // The call has told it.
        return false;
      }
    },
    [run, reload, tool, show, saying, history],
  );
}
