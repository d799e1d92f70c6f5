import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type PendingEdit } from '../../../../../domain/changes/elementEdit';
import { confirmationMachine } from '../../../../../machines/confirmationMachine';
import { type GraphElement, refOf } from '../../../../../domain/elements/elements';
import { isEmptyEdit } from '../../../../graph/propertyEdits';
import { FormConflict } from '../dialogs/FormConflict';
import { UpdateDialog } from '../dialogs/UpdateDialog';
import { useUndoToast } from '../dialogs/useUndoToast';
import { editFrom, type FormEdit, type FormValues } from './edits';
import { ElementFields } from './ElementFields';
import { useSaveElement } from './useSaveElement';
import { useElementNames } from '../../../../graph/styles/useNames';

interface UpdateFormProps {
  readonly formId: string;
  readonly element: GraphElement;
  onBusy(isBusy: boolean): void;
  onChanged(): void;
  /** The store has the update, or there was nothing to update. */
  onSaved(): void;
}

/**
 * The form of a present element: 'Are you sure you want to update this', and a choice for each clash with another
 * write.
 */
export function UpdateForm({ formId, element, onBusy, onChanged, onSaved }: UpdateFormProps) {
  const { t } = useTranslation('data');
  const { update } = useSaveElement();
  const showUndo = useUndoToast();
  const caption = useElementNames()(element);
  const [target] = useState({ mode: 'update', element } as const);
  const [machine] = useState(() =>
    confirmationMachine.provide({
      actors: {
        submit: fromPromise<void, PendingEdit>(({ input }) => update(element, input.version, input.edit as FormEdit)),
      },
    }),
  );
  const [state, send] = useActor(machine, {
    input: { action: 'update', target: refOf(element), version: element.version, edit: {} },
  });
  const { proposal, refusal } = state.context;
  const edit: FormEdit = proposal.edit;
  const isBusy = state.matches('submitting');
  const isDone = state.matches('done');
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    if (!isDone) return;
    void showUndo(t('undo.updated', { caption }));
    onSaved();
  }, [isDone, onSaved, showUndo, t, caption]);

  const submit = (values: FormValues) => {
    const wanted = editFrom(element, values);
    if (isEmptyEdit(wanted)) onSaved();
    else send({ type: 'SUBMITTED', edit: wanted });
  };
  const resolve = (remaining: FormEdit, version: number) => {
    if (isEmptyEdit(remaining)) onSaved();
    else send({ type: 'CONFLICT.RESOLVED', edit: remaining, version });
  };
  return (
    <>
      <ElementFields
        formId={formId}
        target={target}
        isBusy={isBusy}
        refusal={refusal}
        onChanged={onChanged}
        onSubmit={submit}
      />
      {state.matches('confirming') && (
        <UpdateDialog
          element={element}
          edit={edit}
          onConfirm={() => send({ type: 'CONFIRMED' })}
          onDecline={() => send({ type: 'DECLINED' })}
        />
      )}
      {state.matches('conflicted') && refusal?.present !== undefined && (
        <FormConflict
          edit={edit}
          present={refusal.present}
          before={refusal.before}
          onResolve={resolve}
          onDrop={() => send({ type: 'CONFLICT.DECLINED' })}
        />
      )}
    </>
  );
}
