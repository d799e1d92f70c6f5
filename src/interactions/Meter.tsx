import { useQuery } from '@apollo/client/react';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { present } from '../../domain/wire/present';
import { UserInteractionsDocument } from '../../graphql/generated/interactions';
import { type UserInteractionsQuery } from '../../graphql/generated/types';
import { useLiveEvent, useMissed } from '../live/useLiveEvent';
import styles from './Meter.module.css';

/** How many messages went to the assistant this month, as the backend counts them; follows each turn, in every window. */
function useInteractions(): {
  readonly interactions: UserInteractionsQuery['userInteractions'] | undefined;
  readonly isFailed: boolean;
} {
  const { data, error, refetch } = useQuery(UserInteractionsDocument, { fetchPolicy: 'cache-and-network' });
  const readAgain = () => void refetch().catch(() => undefined);
  useLiveEvent('user:chat', 'done', readAgain);
  useMissed('user:chat', readAgain, error !== undefined);
  // A plan allows more, or no longer.
  useLiveEvent('user:notifications', 'purchases', readAgain);
  useMissed('user:notifications', readAgain);
  return { interactions: data?.userInteractions, isFailed: error !== undefined };
}

/** How many messages went to the assistant this month, and how much of the allowance that is where there is one. */
export function Meter() {
  const { t } = useTranslation('account');
  const { interactions, isFailed } = useInteractions();
  if (!interactions) return <span>{t(isFailed ? 'meter.failed' : 'meter.reading')}</span>;
  const { total, allowance, plan } = present(interactions);
  const named = plan !== undefined && <span>{t('meter.plan', { plan })}</span>;
  if (allowance === undefined)
    return (
      <span className={styles.meter}>
        {t('meter.unlimited', { count: total })}
        {named}
      </span>
    );
  const usage = usageOf(total, allowance);
  return (
    <span className={styles.meter}>
      {t('meter.limited', { total, count: allowance })}
      <span aria-hidden>
        <Progress
          percent={allowance === 0 ? 100 : Math.min(100, (total / allowance) * 100)}
          size="small"
          showInfo={false}
          status={usage === 'plenty' ? 'normal' : 'exception'}
        />
      </span>
      {named}
      {usage !== 'plenty' && <strong>{t(`meter.${usage}`)}</strong>}
    </span>
  );
}

/** From which part of the allowance on the person is warned. */
const WARNED_FROM = 0.8;

/** How much of an allowance is used; without a limit it is always `plenty`. */
export type Usage = 'plenty' | 'nearlyUsed' | 'usedUp';

/** How far this month's messages have got. @param allowance absent: no limit */
export function usageOf(total: number, allowance?: number): Usage {
  if (allowance === undefined) return 'plenty';
  if (total >= allowance) return 'usedUp';
  return total >= allowance * WARNED_FROM ? 'nearlyUsed' : 'plenty';
}
