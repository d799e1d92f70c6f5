import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type PendingEdit } from '../../../domain/changes/elementEdit';
import { confirmationMachine } from '../../../machines/confirmationMachine';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { useDeleteElement } from '../../graph/calls/useDeleteElement';
import { type GraphElement, isNode, refOf } from '../../../domain/elements/elements';
import { useFocusBack } from '../stage/useFocusBack';
import { useBook } from '../workbench/Workbench';

interface DeleteDialogProps {
  readonly element: GraphElement;
  /** What takes the focus from here on. */
  stage(): HTMLElement | null | undefined;
  onClose(): void;
}

/**
 * 'Are you sure you want to delete this', with how many relationships go with it. It goes with the yes, as the element does
 * on the canvas: the next key is for the canvas, and what fails is told in a toast.
 */
export function DeleteDialog({ element, stage, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('canvas');
  const book = useBook();
  const remove = useDeleteElement();
  const actor = useActorRef(
    confirmationMachine.provide({ actors: { submit: fromPromise<void, PendingEdit>(() => remove(element)) } }),
    { input: { action: 'delete', target: refOf(element), version: element.version, edit: {} } },
  );
  const isBusy = useSelector(actor, (state) => state.matches('submitting'));
  const isOver = useSelector(actor, (state) => state.status === 'done');
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  useFocusBack(!isBusy, stage);

  if (isBusy) return null;
  const consequence = isNode(element)
    ? t('delete.node', { caption: book.nameOf(element), count: element.degree })
    : t('delete.relationship', { type: book.nameInWords({ kind: 'type', name: element.type }) });
  return (
    <ConfirmDialog
      title={t('delete.title')}
      action={t('delete.yes')}
      isDangerous
      onConfirm={() => actor.send({ type: 'CONFIRMED' })}
      onDecline={() => actor.send({ type: 'DECLINED' })}
    >
      <p>{consequence}</p>
      <p>{t('delete.undo')}</p>
    </ConfirmDialog>
  );
}
