import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApiTokensDocument } from '../../../../../graphql/generated/account';
import { type ApiTokenFieldsFragment } from '../../../../../graphql/generated/types';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { FRESH_AT_FIRST } from '../../../../apollo/reading';
import { NotRead } from '../../../../components/problem/NotRead';
import styles from '../account.module.css';
import { RevokeDialog } from './RevokeDialog';
import { useProjectNames } from './useProjectNames';
import { useTokenRevocation } from './useTokenRevocation';

interface TokenItemProps {
  readonly token: ApiTokenFieldsFragment;
  /** Milliseconds since 1970. */
  readonly now: number;
  onRevoke(): void;
}

function TokenItem({ token, now, onRevoke }: TokenItemProps) {
  const { t } = useTranslation('settings');
  const timeText = useTimeText();
  const { nameOf } = useProjectNames();
  const { name, scope, projectId, prefix, lastFour, expiresAt, lastUsedAt } = token;
  const isOver = Date.parse(expiresAt) <= now;
  const facts = [
    t(`tokens.scopes.${scope}`),
    projectId === null ? t('tokens.allProjects') : nameOf(projectId),
    t(isOver ? 'tokens.ended' : 'tokens.ends', { at: timeText(expiresAt) }),
    lastUsedAt === null ? t('tokens.neverUsed') : t('tokens.used', { at: timeText(lastUsedAt) }),
  ];
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {name} <code>{`${prefix}…${lastFour}`}</code>
        <span className={styles.soft}>{facts.join(' · ')}</span>
      </span>
      {isOver && <Tag>{t('tokens.endedMark')}</Tag>}
      <Button size="small" danger aria-label={t('tokens.revokeNamed', { name })} onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}

/** The person's tokens, newest first, those that have ended included. */
export function TokenList() {
  const { t } = useTranslation('settings');
  const { data, loading, error, refetch } = useQuery(ApiTokensDocument, FRESH_AT_FIRST);
  const revocation = useTokenRevocation();
  const [now] = useState(Date.now);
  const tokens = data?.apiTokens?.items;
  if (tokens === undefined && error !== undefined)
    return <NotRead error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (tokens === undefined)
    return loading ? <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('tokens.loading')} /> : null;
  return (
    <>
      {tokens.length === 0 ? (
        <p className={styles.text}>{t('tokens.none')}</p>
      ) : (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} now={now} onRevoke={() => revocation.ask(token)} />
          ))}
        </ul>
      )}
      <RevokeDialog flow={revocation} />
    </>
  );
}
