import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../../app/config';
import { useSpanText } from '../../../app/i18n/useSpanText';
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../components/problem/problemText';
import { type ProjectDeletion } from './useProjectDeletion';
import styles from './projects.module.css';

const folded = (text: string): string => text.trim().toLowerCase();

/** Asks before a project is deleted: its name is to be typed. */
export function DeleteProjectDialog({ flow, name }: { readonly flow: ProjectDeletion; readonly name: string }) {
  const { t } = useTranslation('projects');
  const problemText = useProblemText();
  const span = useSpanText()(appConfig().projectDeletionSeconds);
  const [typed, setTyped] = useState('');
  const id = useId();
  const isMeant = folded(typed) === folded(name);
  return (
    <ConfirmDialog
      title={t('deletion.title', { name })}
      action={t('delete').replace('…', '')}
      isDangerous
      isBusy={flow.isDeleting}
      isDisabled={!isMeant}
      focused="close"
      onConfirm={flow.confirm}
      onDecline={flow.decline}
    >
      {flow.error !== null && (
        <Alert role="alert" type="error" showIcon title={t('deletion.failed')} description={problemText(flow.error)} />
      )}
      <p>{t('deletion.text', { span })}</p>
      <label htmlFor={id} className={styles.label}>
        {t('deletion.type', { name })}
      </label>
      <Input
        id={id}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => isMeant && flow.confirm()}
      />
    </ConfirmDialog>
  );
}
