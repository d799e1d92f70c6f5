import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './Meter.module.css';
import { usageOf } from './usage';
import { useInteractions } from './useInteractions';

/** How many messages went to the assistant this month, and how much of the allowance that is where there is one. */
export function Meter() {
  const { t } = useTranslation('account');
  const { interactions, isFailed } = useInteractions();
  if (!interactions) return <span>{t(isFailed ? 'meter.failed' : 'meter.reading')}</span>;
  const { total, allowance } = interactions;
  if (allowance === null) return <span>{t('meter.unlimited', { count: total })}</span>;
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
      {usage !== 'plenty' && <strong>{t(`meter.${usage}`)}</strong>}
    </span>
  );
}
