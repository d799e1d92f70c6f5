import { useActorRef, useSelector } from '@xstate/react';
import { Button, Modal, Space } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { confirmationMachine, type Proposal } from '../../../machines/confirmationMachine';
import { useDeleteElement } from '../../graph/calls/useDeleteElement';
import { captionOf } from '../../graph/caption';
import { type GraphElement, isNode, refOf } from '../../graph/elements';

interface DeleteDialogProps {
  readonly element: GraphElement;
  onClose(): void;
}

/** 'Are you sure you want to delete this', with how many relationships go with it. */
export function DeleteDialog({ element, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('canvas');
  const remove = useDeleteElement();
  const actor = useActorRef(
    confirmationMachine.provide({ actors: { submit: fromPromise<void, Proposal>(() => remove(element)) } }),
    { input: { action: 'delete', target: refOf(element), version: element.version, edit: {} } },
  );
  const isBusy = useSelector(actor, (state) => state.matches('submitting'));
  const isOver = useSelector(actor, (state) => state.status === 'done');
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  const consequence = isNode(element)
    ? t('delete.node', { caption: captionOf(element), count: element.degree })
    : t('delete.relationship', { type: element.type });
  return (
    <Modal
      open
      title={t('delete.title')}
      onCancel={() => actor.send({ type: 'DECLINED' })}
      footer={
        <Space>
          <Button onClick={() => actor.send({ type: 'DECLINED' })}>{t('close')}</Button>
          <Button danger type="primary" autoFocus loading={isBusy} onClick={() => actor.send({ type: 'CONFIRMED' })}>
            {t('delete.yes')}
          </Button>
        </Space>
      }
    >
      <p>{consequence}</p>
      <p>{t('delete.undo')}</p>
    </Modal>
  );
}
