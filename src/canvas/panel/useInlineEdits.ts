import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';

import { type VersionedEdit } from '../../../domain/changes/rebase';
import { elementEditMachine } from '../../../machines/elementEditMachine';
import { useUpdateElement } from '../../graph/calls/useUpdateElement';
import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphElement } from '../../../domain/elements/elements';
import { isEmptyEdit } from '../../graph/propertyEdits';

/** Sends the edits of one element one after the other; mount it anew for each element. */
export function useInlineEdits(element: GraphElement) {
  const update = useUpdateElement();
  const actor = useActorRef(
    elementEditMachine.provide({
      actors: {
        save: fromPromise<number, VersionedEdit>(async ({ input }) => {
          const { version } = await update(element, input.version, input.edit);
          return version;
        }),
      },
    }),
  );
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const [current] = useSelector(actor, ({ context }) => context.queue);
  const isConflicted = useSelector(actor, (state) => state.matches('conflicted'));
  return {
    isSaving: useSelector(actor, (state) => state.matches('saving')),
    /** Sends an edit; `base` is the version that it was typed against, where that is not the shown one. */
    edit: (edit: ElementEdit, base = element.version) => {
      if (!isEmptyEdit(edit)) actor.send({ type: 'EDITED', edit, version: base });
    },
    conflict:
      isConflicted && refusal?.present !== undefined && current !== undefined
        ? { edit: current.edit, present: refusal.present, before: refusal.before }
        : null,
    resolve: (edit: ElementEdit, version: number) =>
      actor.send(isEmptyEdit(edit) ? { type: 'CONFLICT.DECLINED' } : { type: 'CONFLICT.RESOLVED', edit, version }),
    drop: () => actor.send({ type: 'CONFLICT.DECLINED' }),
  };
}
