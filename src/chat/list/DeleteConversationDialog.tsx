import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../components/problem/problemText';
import { type ConversationDeletion } from './useConversationDeletion';

/** 'Are you sure you want to delete this', before a conversation goes. */
export function DeleteConversationDialog({
  deletion: { snapshot, send },
}: {
  readonly deletion: ConversationDeletion;
}) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const { target: conversation, error } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={!snapshot.matches('idle')}
      title={t('confirm.title')}
      action={t('list.delete')}
      isDangerous
      isBusy={snapshot.matches('deleting')}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      <p>{t('confirm.text', { title: conversation?.title, count: conversation?.messagesTotal ?? 0 })}</p>
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('confirm.failed')} description={problemText(error)} />
      )}
    </ConfirmDialog>
  );
}
