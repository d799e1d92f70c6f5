import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../../components/isolated/Isolated';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { type FormEdit } from '../form/edits';
import { useReturnFocus } from '../../../../components/confirm/useReturnFocus';
import { useElementNames } from '../../../../graph/styles/useNames';

interface UpdateDialogProps {
  readonly element: GraphElement;
  readonly edit: FormEdit;
  onConfirm(): void;
  onDecline(): void;
}

/** 'Are you sure you want to update this', with the names of what changes. */
export function UpdateDialog({ element, edit, onConfirm, onDecline }: UpdateDialogProps) {
  useReturnFocus();
  const { t } = useTranslation('data');
  const nameOf = useElementNames();
  const has = (...parts: readonly (keyof FormEdit)[]) => parts.some((part) => edit[part] !== undefined);
  const changes = [
    ...(has('addLabels', 'removeLabels') ? [t('form.labels')] : []),
    ...(has('type') ? [t('form.type')] : []),
    ...(has('startNodeId') ? [t('form.from')] : []),
    ...(has('endNodeId') ? [t('form.to')] : []),
    ...Object.keys(edit.setProperties ?? {}),
    ...(edit.removeProperties ?? []),
  ];
  return (
    <ConfirmDialog title={t('confirm.update')} action={t('update')} onConfirm={onConfirm} onDecline={onDecline}>
      <p>{t('confirm.changes', { caption: nameOf(element), count: changes.length })}</p>
      <p>
        {[...new Set(changes)].map((name) => (
          <Tag key={name} style={{ whiteSpace: 'normal' }}>
            <Isolated text={name} />
          </Tag>
        ))}
      </p>
    </ConfirmDialog>
  );
}
