import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import { ConfirmDialog } from '../../../../../components/confirm/ConfirmDialog';
import { type DeletionFlow } from '../../../../../components/confirm/useDeletion';
import styles from './trainExamples.module.css';

/** 'Are you sure you want to delete this', before an example goes. */
export function DeleteExampleDialog({ flow }: { readonly flow: DeletionFlow<TrainExample> }) {
  const { t } = useTranslation('teaching');
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('confirm.title')}
      action={t('delete')}
      isDangerous
      isBusy={flow.isDeleting}
      failed={{ title: t('confirm.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p className={styles.clamped} lang={flow.target?.language}>
        {flow.target?.question}
      </p>
      <p>{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}
