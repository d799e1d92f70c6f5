import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../../components/problem/problemText';
import styles from './trainExamples.module.css';
import { type ExampleDeletion } from './useExampleDeletion';

/** 'Are you sure you want to delete this', before an example goes. */
export function DeleteExampleDialog({ deletion: { snapshot, send } }: { readonly deletion: ExampleDeletion }) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { example, error } = snapshot.context;
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
          {t('delete')}
        </Button>,
      ]}
    >
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('confirm.failed')} description={problemText(error)} />
      )}
      <p className={styles.clamped} lang={example?.language}>
        {example?.question}
      </p>
      <p>{t('confirm.text')}</p>
    </Modal>
  );
}
