import { Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../../../components/isolated/Isolated';
import { type SavedViewNameFragment } from '../../../../../graphql/generated/types';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useFocusAfter } from '../../../../components/confirm/useReturnFocus';
import { LinkButton } from '../../../../components/link-button/LinkButton';
import { useSavedViews, savedViewAddress } from '../../../../views/savedViews';
import { RenameViewForm } from './RenameViewForm';
import { useSavedViewDeletion } from './useSavedViewDeletion';
import styles from '../../../../views/embeds/views.module.css';

interface SavedViewItemProps {
  readonly projectId: string;
  readonly view: SavedViewNameFragment;
  onShare(): void;
  onDelete(): void;
}

function SavedViewItem({ projectId, view, onShare, onDelete }: SavedViewItemProps) {
  const { t } = useTranslation('projects');
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, rename);
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
      <Button
        ref={rename}
        size="small"
        aria-label={t('savedViews.renameNamed', { name })}
        onClick={() => setRenaming(true)}
      >
        {t('savedViews.rename')}
      </Button>
      <Button size="small" aria-label={t('savedViews.shareNamed', { name })} onClick={onShare}>
        {t('savedViews.share')}
      </Button>
      <Button size="small" danger aria-label={t('savedViews.deleteNamed', { name })} onClick={onDelete}>
        {t('savedViews.delete')}
      </Button>
    </li>
  );
}

interface SavedViewListProps {
  readonly projectId: string;
  onShare(view: SavedViewNameFragment): void;
}

/** The saved views of a project, by name. */
export function SavedViewList({ projectId, onShare }: SavedViewListProps) {
  const { t } = useTranslation('projects');
  const views = useSavedViews(projectId);
  const deletion = useSavedViewDeletion(projectId);
  const list = useRef<HTMLUListElement>(null);
  const total = views?.length ?? 0;
  const { isAsking } = deletion;
  useEffect(() => {
    if (isAsking) return undefined;
    // The button that asked went with its view: whoever pressed it stays at the list.
    const later = setTimeout(() => document.activeElement === document.body && total > 0 && list.current?.focus());
    return () => clearTimeout(later);
  }, [isAsking, total]);
  return (
    <>
      {views === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('savedViews.loading')} />
      )}
      {views?.length === 0 && (
        <>
          <p className={styles.soft}>{t('savedViews.none')}</p>
          <div>
            <LinkButton to="/dashboard/data-overview">{t('savedViews.toOverview')}</LinkButton>
          </div>
        </>
      )}
      {total > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('savedViews.title')} className={styles.list}>
          {views?.map((view) => (
            <SavedViewItem
              key={view.id}
              projectId={projectId}
              view={view}
              onShare={() => onShare(view)}
              onDelete={() => deletion.ask(view)}
            />
          ))}
        </ul>
      )}
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
