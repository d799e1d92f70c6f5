import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { elementEditMachine, type VersionedEdit } from '../../../machines/elementEditMachine';
import { useUpdateElement } from '../../graph/calls/useUpdateElement';
import { type ElementEdit, type GraphElement } from '../../graph/elements';
import { isEmptyEdit } from '../../graph/propertyEdits';

/** Sends the edits of one element one after the other; mount it anew for each element. */
export function useInlineEdits(element: GraphElement) {
  const update = useUpdateElement();
  const actor = useActorRef(
    elementEditMachine.provide({
      actors: {
        save: fromPromise<number, VersionedEdit>(
          async ({ input }) => (await update(element, input.version, input.edit)).version,
        ),
      },
    }),
  );
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const [current] = useSelector(actor, ({ context }) => context.queue);
  const isConflicted = useSelector(actor, (state) => state.matches('conflicted'));
  return {
    isSaving: useSelector(actor, (state) => state.matches('saving')),
    edit: (edit: ElementEdit) => {
      if (!isEmptyEdit(edit)) actor.send({ type: 'EDITED', edit, version: element.version });
    },
    conflict:
      isConflicted && refusal?.present !== undefined && current !== undefined
        ? { edit: current.edit, present: refusal.present, before: refusal.before }
        : null,
    resolve: (edit: ElementEdit, version: number) =>
      actor.send(isEmptyEdit(edit) ? { type: 'CONFLICT.DROPPED' } : { type: 'CONFLICT.RESOLVED', edit, version }),
    drop: () => actor.send({ type: 'CONFLICT.DROPPED' }),
  };
}
