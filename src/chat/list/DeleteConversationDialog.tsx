import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../components/problem/problemText';
import { type ConversationDeletion } from './useConversationDeletion';

/** 'Are you sure you want to delete this', before a conversation goes. */
export function DeleteConversationDialog({ deletion }: { readonly deletion: ConversationDeletion }) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  const { snapshot, send } = deletion;
  const { conversation, error } = snapshot.context;
  const decline = () => send({ type: 'DECLINED' });
  return (
    <Modal
      open={!snapshot.matches('idle')}
      title={t('confirm.title')}
      onCancel={decline}
      footer={[
        <Button key="close" onClick={decline}>
          {t('close')}
        </Button>,
        <Button
          key="delete"
          danger
          type="primary"
          autoFocus
          loading={snapshot.matches('deleting')}
          onClick={() => send({ type: 'CONFIRMED' })}
        >
          {t('list.delete')}
        </Button>,
      ]}
    >
      <p>{t('confirm.text', { title: conversation?.title, count: conversation?.messagesTotal ?? 0 })}</p>
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('confirm.failed')} description={problemText(error)} />
      )}
    </Modal>
  );
}
