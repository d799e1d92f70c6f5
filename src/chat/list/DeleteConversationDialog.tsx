import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../components/confirm/useDeletion';
import { type Conversation } from './conversationList';

/** 'Are you sure you want to delete this', before a conversation goes. */
export function DeleteConversationDialog({ flow }: { readonly flow: DeletionFlow<Conversation> }) {
  const { t } = useTranslation('chat');
  const { target: conversation } = flow;
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('confirm.title')}
      action={t('list.delete')}
      isDangerous
      isBusy={flow.isDeleting}
      failed={{ title: t('confirm.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('confirm.text', { title: conversation?.title, count: conversation?.messagesTotal ?? 0 })}</p>
    </ConfirmDialog>
  );
}
