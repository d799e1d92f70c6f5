import { useQuery } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { DataNodeDocument } from '../../../../../graphql/generated/data';
import { type PendingEdit } from '../../../../../domain/changes/elementEdit';
import { confirmationMachine } from '../../../../../machines/confirmationMachine';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useDeleteElement } from '../../../../graph/calls/useDeleteElement';
import { type GraphElement, isNode, refOf } from '../../../../../domain/elements/elements';
import { FRESH_AT_FIRST } from '../../../../apollo/reading';
import { useProject } from '../../../../project/ProjectContext';
import { useUndoToast } from './useUndoToast';
import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';
import { useElementNames } from '../../../../graph/styles/useNames';

interface DeleteElementDialogProps {
  readonly element: GraphElement;
  onDone(): void;
  onDropped(): void;
}

/** 'Are you sure you want to delete this'; for a node, with how many relationships the store counts at this moment. */
export function DeleteElementDialog({ element, onDone, onDropped }: DeleteElementDialogProps) {
  useReturnFocus();
  const { t } = useTranslation('data');
  const { projectId } = useProject();
  const remove = useDeleteElement();
  const showUndo = useUndoToast();
  const [machine] = useState(() =>
    confirmationMachine.provide({ actors: { submit: fromPromise<void, PendingEdit>(() => remove(element)) } }),
  );
  const [state, send] = useActor(machine, {
    input: { action: 'delete', target: refOf(element), version: element.version, edit: {} },
  });
  const { data } = useQuery(DataNodeDocument, {
    variables: { nodeId: element.id, projectId },
    skip: !isNode(element),
    // How many relationships go along has to be exact.
    ...FRESH_AT_FIRST,
  });
  const caption = useElementNames()(element);
  const isDone = state.matches('done');
  const isDropped = state.matches('dropped');
  useEffect(() => {
    if (isDropped) onDropped();
    if (!isDone) return;
    void showUndo(t('undo.deleted', { caption }));
    onDone();
  }, [isDone, isDropped, onDone, onDropped, showUndo, t, caption]);

  const consequence = () => {
    if (!isNode(element)) return t('confirm.deleteRelationship', { type: caption });
    const degree = data?.node?.degree ?? element.degree;
    return degree === 0
      ? t('confirm.deleteLoneNode', { caption })
      : t('confirm.deleteNode', { caption, count: degree });
  };
  return (
    <ConfirmDialog
      title={t('confirm.delete')}
      action={t('delete')}
      isDangerous
      isBusy={state.matches('submitting')}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      <p aria-live="polite">{consequence()}</p>
      <p>{t('confirm.canUndo')}</p>
    </ConfirmDialog>
  );
}
