import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { ConfirmationField } from '../../../components/confirm/ConfirmationField';
import { type ProjectDeletion } from './useProjectDeletion';

const folded = (text: string): string => text.trim().toLowerCase();

/** Asks before a project is deleted: its name is to be typed. */
export function DeleteProjectDialog({ flow, name }: { readonly flow: ProjectDeletion; readonly name: string }) {
  const { t } = useTranslation('projects');
  const span = useSpanText()(appConfig().projectDeletionSeconds);
  const [typed, setTyped] = useState('');
  const isMeant = folded(typed) === folded(name);
  return (
    <ConfirmDialog
      title={t('deletion.title', { name })}
      action={t('delete').replace('…', '')}
      isDangerous
      isBusy={flow.isDeleting}
      isDisabled={!isMeant}
      focused="field"
      failed={{ title: t('deletion.failed'), error: flow.error }}
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      <p>{t('deletion.text', { span })}</p>
      <ConfirmationField
        label={t('deletion.type', { name })}
        value={typed}
        onChange={setTyped}
        onEnter={() => isMeant && flow.confirm()}
      />
    </ConfirmDialog>
  );
}
