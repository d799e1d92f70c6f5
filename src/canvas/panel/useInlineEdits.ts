import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { elementEditMachine, type VersionedEdit } from '../../../machines/elementEditMachine';
import { useUpdateElement } from '../../graph/calls/useUpdateElement';
import { type ElementEdit, type GraphElement } from '../../graph/elements';
import { isEmptyEdit } from '../../graph/propertyEdits';

/** Sends the edits of one element one after the other; mount it anew for each element. */
export function useInlineEdits(element: GraphElement) {
  const update = useUpdateElement();
  /** Versions after which the next one is an edit of this panel alone: what was typed before it has not been overtaken. */
  const [ownSteps] = useState(() => new Set<number>());
  const rebased = (base: number) => {
    let version = base;
    while (ownSteps.has(version)) version += 1;
    return version;
  };
  const actor = useActorRef(
    elementEditMachine.provide({
      actors: {
        save: fromPromise<number, VersionedEdit>(async ({ input }) => {
          const { version } = await update(element, input.version, input.edit);
          if (version === input.version + 1) ownSteps.add(input.version);
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
      if (!isEmptyEdit(edit)) actor.send({ type: 'EDITED', edit, version: rebased(base) });
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
