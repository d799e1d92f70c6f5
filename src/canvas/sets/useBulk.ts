import { useCallback } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { type canvasToolMachine } from '../../../machines/canvasToolMachine';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';
import { selectMade } from './useTelling';

/** What is selected after a step on many elements. */
type AfterBulk = 'made' | 'same';

/** Does the same with many elements; resolves whether it was done. */
export type Bulk = (edit: BulkEdit, then: AfterBulk) => Promise<boolean>;

/** Steps on many elements as the canvas does them: told in a toast that says what was done and offers to take it back. */
export function useBulk(
  tool: ActorRefFrom<typeof canvasToolMachine>,
  tell: (answer: HistoryAnswer) => void,
  reload: () => void,
): Bulk {
  const { run } = useBulkEdit();
  return useCallback(
    async (edit, then) => {
      const before = tool.getSnapshot().context.selected;
      try {
        const answer = await run(edit);
        if (!answer.complete) reload();
        else if (then === 'made') selectMade(tool, answer, before);
        tell(answer);
        return true;
      } catch {
        // The call has told it.
        return false;
      }
    },
    [run, reload, tool, tell],
  );
}
