import { useTranslation } from 'react-i18next';

import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { ConfirmationField } from '../../../components/confirm/ConfirmationField';
import { type ProjectDeletion } from './useProjectDeletion';

/** Asks before a project is deleted: its name is to be typed. */
export function DeleteProjectDialog({ flow }: { readonly flow: ProjectDeletion }) {
  const { t } = useTranslation('projects');
  const span = useSpanText()(appConfig().projectDeletionSeconds);
  const name = flow.target?.name ?? '';
  return (
    <ConfirmDialog
      isOpen={flow.isAsking}
      title={t('deletion.title', { name })}
      action={t('delete').replace('…', '')}
      isDangerous
      isBusy={flow.isDeleting}
      isDisabled={!flow.isMeant && !flow.isDeleting}
      focused="field"
      failed={{ title: t('deletion.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('deletion.text', { span })}</p>
      <ConfirmationField
        label={t('deletion.type', { name })}
        value={flow.typed}
        isShown={flow.isAsking}
        onChange={flow.type}
        onEnter={flow.confirm}
      />
    </ConfirmDialog>
  );
}
