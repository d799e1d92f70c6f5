import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../../components/confirm/ConfirmDialog';
import styles from './trainExamples.module.css';
import { type ExampleDeletion } from './useExampleDeletion';

/** 'Are you sure you want to delete this', before an example goes. */
export function DeleteExampleDialog({ deletion: { snapshot, send } }: { readonly deletion: ExampleDeletion }) {
  const { t } = useTranslation('teaching');
  const { target: example, error } = snapshot.context;
  return (
    <ConfirmDialog
      isOpen={!snapshot.matches('idle')}
      title={t('confirm.title')}
      action={t('delete')}
      isDangerous
      isBusy={snapshot.matches('deleting')}
      failed={{ title: t('confirm.failed'), error }}
      onConfirm={() => send({ type: 'CONFIRMED' })}
      onDecline={() => send({ type: 'DECLINED' })}
    >
      <p className={styles.clamped} lang={example?.language}>
        {example?.question}
      </p>
      <p>{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}
