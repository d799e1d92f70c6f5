import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ViewTokensDocument } from '../../../graphql/generated/views';
import { type ViewTokenFieldsFragment } from '../../../graphql/generated/types';
import { useTimeText } from '../../app/i18n/useLanguage';
import { FRESH_AT_FIRST } from '../../apollo/reading';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { NotRead } from '../../components/problem/NotRead';
import { useViewRevocation } from './useViewRevocation';
import styles from './views.module.css';

interface ViewItemProps {
  readonly view: ViewTokenFieldsFragment;
  /** Milliseconds since 1970. */
  readonly now: number;
  onRevoke(): void;
}

function ViewItem({ view, now, onRevoke }: ViewItemProps) {
  const { t } = useTranslation('projects');
  const timeText = useTimeText();
  const { name, origins, prefix, lastFour, expiresAt, lastUsedAt } = view;
  const isOver = Date.parse(expiresAt) <= now;
  const facts = [
    t(isOver ? 'views.ended' : 'views.ends', { at: timeText(expiresAt) }),
    lastUsedAt === null ? t('views.neverUsed') : t('views.used', { at: timeText(lastUsedAt) }),
  ];
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {name} <code>{`${prefix}…${lastFour}`}</code>
        <span className={styles.soft}>{origins.join(', ')}</span>
        <span className={styles.soft}>{facts.join(' · ')}</span>
      </span>
      {isOver && <Tag>{t('views.endedMark')}</Tag>}
      <Button size="small" danger aria-label={t('views.revokeNamed', { name })} onClick={onRevoke}>
        {t('views.revoke')}
      </Button>
    </li>
  );
}

/** The views of a project, newest first, those that have ended included. */
export function ViewList({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('projects');
  const { data, loading, error, refetch } = useQuery(ViewTokensDocument, {
    variables: { projectId },
    ...FRESH_AT_FIRST,
  });
  const revocation = useViewRevocation();
  const [now] = useState(Date.now);
  const views = data?.viewTokens?.items;
  if (views === undefined && error !== undefined)
    return <NotRead error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (views === undefined)
    return loading ? <Skeleton active title={false} paragraph={{ rows: 2 }} aria-label={t('views.loading')} /> : null;
  return (
    <>
      {views.length === 0 ? (
        <p className={styles.soft}>{t('views.none')}</p>
      ) : (
        <ul className={styles.list}>
          {views.map((view) => (
            <ViewItem key={view.id} view={view} now={now} onRevoke={() => revocation.ask(view)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={revocation.isAsking}
        title={t('views.confirm', { name: revocation.target?.name ?? '' })}
        action={t('views.revoke')}
        isDangerous
        isBusy={revocation.isDeleting}
        focused="close"
        failed={{ title: t('views.revokeFailed'), error: revocation.error }}
        onConfirm={revocation.confirm}
        onDecline={revocation.decline}
      >
        <p>{t('views.confirmText')}</p>
      </ConfirmDialog>
    </>
  );
}
