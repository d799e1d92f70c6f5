import { useApolloClient, useQuery } from '@apollo/client/react';
import { Select, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { InteractionHistoryDocument } from '../../../../../graphql/generated/interactions';
import { type InteractionHistoryQuery } from '../../../../../graphql/generated/types';
import { useLanguage } from '../../../../app/i18n/useLanguage';
import { AS_IT_STANDS, FRESH_AT_FIRST } from '../../../../apollo/reading';
import { NotRead } from '../../../../components/problem/NotRead';
import { Meter } from '../../../../interactions/Meter';
import { useLiveEvent, useMissed } from '../../../../live/useLiveEvent';
import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import styles from '../account.module.css';
import { DayChart } from './DayChart';
import { monthsOf, usageOfMonth } from './usageOfMonth';

const LABEL = 'usage-month';

function UsageByDay({ counted }: { readonly counted: NonNullable<InteractionHistoryQuery['interactionHistory']> }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const [present] = useState(() => new Date().toISOString().slice(0, 7));
  const [month, setMonth] = useState(present);
  const nameOf = (each: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(each));
  const usage = usageOfMonth(counted, month);
  return (
    <section className={styles.section} aria-labelledby="usage-days">
      <h2 id="usage-days">{t('usage.byDay')}</h2>
      <div className={styles.actions}>
        <label htmlFor={LABEL}>{t('usage.month')}</label>
        <Select
          id={LABEL}
          value={month}
          onChange={setMonth}
          options={monthsOf(counted, present).map((each) => ({ value: each, label: nameOf(each) }))}
          popupMatchSelectWidth={false}
        />
      </div>
      <DayChart usage={usage} name={nameOf(month)} />
      {usage.unknown > 0 && <p className={styles.text}>{t('usage.unknown', { count: usage.unknown })}</p>}
    </section>
  );
}

/** `/dashboard/account/usage`: how often the person asked the assistant, this month and by day. */
export function UsageScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  const client = useApolloClient();
  const { data, error } = useQuery(InteractionHistoryDocument, FRESH_AT_FIRST);
  const readAgain = useCallback(
    () => void client.query({ query: InteractionHistoryDocument, ...AS_IT_STANDS }).catch(() => undefined),
    [client],
  );
  useLiveEvent('user:chat', 'done', readAgain);
  useMissed('user:chat', readAgain, error !== undefined);
  const counted = data?.interactionHistory;
  return (
    <SettingsFrame title={t('shell:pages.usage')} lead={t('usage.lead')}>
      <section className={styles.section} aria-labelledby="usage-now">
        <h2 id="usage-now">{t('usage.now')}</h2>
        <p className={styles.text}>
          <Meter />
        </p>
      </section>
      {counted && <UsageByDay counted={counted} />}
      {!counted && error === undefined && <Skeleton active paragraph={{ rows: 4 }} aria-label={t('usage.loading')} />}
      {!counted && error !== undefined && <NotRead error={error} onRetry={readAgain} />}
    </SettingsFrame>
  );
}
