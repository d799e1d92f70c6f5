import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import styles from './trainExamples.module.css';
import { type ExampleDeletion } from './useExampleDeletion';

/** 'Are you sure you want to delete this', before an example goes. */
export function DeleteExampleDialog({ deletion: { snapshot, send } }: { readonly deletion: ExampleDeletion }) {
  const { t } = useTranslation('teaching');
  const problemText = useProblemText();
  const { target: example, error } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={!snapshot.matches('idle')}
      title={t('confirm.title')}
      action={t('delete')}
      isDangerous
      isBusy={snapshot.matches('deleting')}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      {error !== null && (
        <Alert role="alert" type="error" showIcon title={t('confirm.failed')} description={problemText(error)} />
      )}
      <p className={styles.clamped} lang={example?.language}>
        {example?.question}
      </p>
      <p>{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}
