import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../components/problem/problemText';
import styles from './conversation.module.css';

interface UnsentProps {
  readonly error: unknown;
  onRetry(): void;
  /** Brings the message back into the composer. */
  onEdit(): void;
}

/** Says why a message was not taken; it can be sent again as it is, or changed. */
export function Unsent({ error, onRetry, onEdit }: UnsentProps) {
  const { t } = useTranslation('chat');
  const problemText = useProblemText();
  return (
    <Alert
      className={styles.unsent ?? ''}
      role="alert"
      type="error"
      showIcon
      title={t('unsent')}
      description={problemText(error)}
      action={
        <Space wrap>
          <Button onClick={onEdit}>{t('changeIt')}</Button>
          <Button type="primary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Space>
      }
    />
  );
}
