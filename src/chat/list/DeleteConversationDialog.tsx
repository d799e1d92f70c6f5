import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { type ConversationDeletion } from './useConversationDeletion';

/** 'Are you sure you want to delete this', before a conversation goes. */
export function DeleteConversationDialog({
  deletion: { snapshot, send },
}: {
  readonly deletion: ConversationDeletion;
}) {
  const { t } = useTranslation('chat');
  const { target: conversation, error } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={!snapshot.matches('idle')}
      title={t('confirm.title')}
      action={t('list.delete')}
      isDangerous
      isBusy={snapshot.matches('deleting')}
      failed={{ title: t('confirm.failed'), error }}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      <p>{t('confirm.text', { title: conversation?.title, count: conversation?.messagesTotal ?? 0 })}</p>
    </ConfirmDialog>
  );
}
