import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../../components/isolated/Isolated';
import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { LinkButton } from '../../../../components/link-button/LinkButton';
import { useSavedViews, savedViewAddress } from '../../../../views/savedViews';
import { RenameViewForm } from './RenameViewForm';
import { useSavedViewDeletion } from './useSavedViewDeletion';
import styles from './views.module.css';

interface SavedViewItemProps {
  readonly projectId: string;
  readonly view: SavedViewNameFragment;
  onDelete(): void;
}

function SavedViewItem({ projectId, view, onDelete }: SavedViewItemProps) {
  const { t } = useTranslation('projects');
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = view;
  if (isRenaming)
    return (
      <li className={styles.item}>
        <RenameViewForm projectId={projectId} view={view} onClose={() => setRenaming(false)} />
      </li>
    );
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <Isolated text={name} />
      </span>
      <LinkButton size="small" to={savedViewAddress(projectId, id)} aria-label={t('savedViews.openNamed', { name })}>
        {t('savedViews.open')}
      </LinkButton>
      <Button size="small" aria-label={t('savedViews.renameNamed', { name })} onClick={() => setRenaming(true)}>
        {t('savedViews.rename')}
      </Button>
      <Button size="small" danger aria-label={t('savedViews.deleteNamed', { name })} onClick={onDelete}>
        {t('savedViews.delete')}
      </Button>
    </li>
  );
}

/** The ways of looking at a project that the person keeps: opened, renamed and deleted here. */
export function SavedViewList({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('projects');
  const views = useSavedViews(projectId);
  const deletion = useSavedViewDeletion(projectId);
  return (
    <>
      {views?.length === 0 && <p className={styles.soft}>{t('savedViews.none')}</p>}
      <ul className={styles.list}>
        {views?.map((view) => (
          <SavedViewItem key={view.id} projectId={projectId} view={view} onDelete={() => deletion.ask(view)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={deletion.isAsking}
        title={t('savedViews.confirm', { name: deletion.target?.name ?? '' })}
        action={t('savedViews.delete')}
        isDangerous
        isBusy={deletion.isDeleting}
        focused="close"
        failed={{ title: t('savedViews.deleteFailed'), error: deletion.error }}
        onConfirm={deletion.confirm}
        onDecline={deletion.decline}
      >
        <p>{t('savedViews.confirmText')}</p>
      </ConfirmDialog>
    </>
  );
}
