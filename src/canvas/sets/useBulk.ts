import { useCallback } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { type ElementRef } from '../../../domain/elements/elements';
import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';

/** What is selected after a step on many elements. */
type AfterStep = 'made' | 'same';

/** Takes a step on many elements, by the call that asks the store for it; resolves whether it was done. */
export type Step = (ask: () => Promise<HistoryAnswer>, then: AfterStep) => Promise<boolean>;

/** Does the same with many elements; resolves whether it was done. */
export type Bulk = (edit: BulkEdit, then: AfterStep) => Promise<boolean>;

/** What a step made, the nodes last, so that one of them stands for all. */
const madeBy = ({ delta }: HistoryAnswer): ElementRef[] => [
  ...delta.relationships.map(({ id }): ElementRef => ({ kind: 'relationship', id })),
  ...delta.nodes.map(({ id }): ElementRef => ({ kind: 'node', id })),
];

/** Steps on many elements as the canvas does them: what is `made` is selected, and what was done is told. */
export function useStep(
  tool: ActorRefFrom<typeof canvasToolMachine>,
  tell: (answer: HistoryAnswer) => void,
  reload: () => void,
): Step {
  return useCallback(
    async (ask, then) => {
      const selectedNow = () => tool.getSnapshot().context.selected;
      const before = selectedNow();
      // The call tells its failure itself.
      const answer = await ask().catch(() => undefined);
      if (answer === undefined) return false;
      if (!answer.complete) reload();
      // What was chosen while it was being stored stays chosen.
      else if (then === 'made' && selectedNow() === before)
        tool.send({ type: 'ELEMENTS.CHOSEN', refs: madeBy(answer), how: 'only' });
      tell(answer);
      return true;
    },
    [tool, tell, reload],
  );
}

/** Edits of many elements as such steps. */
export function useBulk(step: Step): Bulk {
  const { run } = useBulkEdit();
  return useCallback((edit, then) => step(() => run(edit), then), [step, run]);
}
