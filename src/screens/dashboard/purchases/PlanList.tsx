import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../app/i18n/useLanguage';
import { moneyText } from './money';
import styles from './purchases.module.css';
import { isRunning, type PlanItem, type PlansRead, type SubscriptionItem } from './usePayments';

interface PlanListProps {
  readonly plans: PlansRead;
  readonly subscriptions: readonly SubscriptionItem[];
  /** A plan is being opened or waited for. */
  readonly isBusy: boolean;
  onChoose(plan: PlanItem): void;
  onChange(plan: PlanItem, subscription: SubscriptionItem): void;
}

/** What may be sent in a month; null is any number. */
function Allowance({ allowance }: { readonly allowance: number | null }) {
  const { t } = useTranslation('purchases');
  return <p>{allowance === null ? t('plans.unlimited') : t('plans.allowance', { count: allowance })}</p>;
}

function FreePlan({ allowance, isPresent }: { readonly allowance: number | null; readonly isPresent: boolean }) {
  const { t } = useTranslation('purchases');
  return (
    <li className={styles.plan} data-present={isPresent}>
      <h3>
        {t('plans.free')} {isPresent && <Tag>{t('plans.present')}</Tag>}
      </h3>
      <p className={styles.text}>{t('plans.freeText')}</p>
      <Allowance allowance={allowance} />
    </li>
  );
}

/** What can be bought, with what everybody has; the present plan is marked. */
export function PlanList({ plans, subscriptions, isBusy, onChoose, onChange }: PlanListProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const running = subscriptions.find(isRunning);
  const free = plans.freeAllowance;
  const list = (
    <ul className={styles.plans}>
      <FreePlan allowance={free} isPresent={running === undefined} />
      {plans.items.map((plan) => {
        const { id, name, amount, currency, interval, allowance } = plan;
        const isPresent = running?.planId === id;
        return (
          <li key={id} className={styles.plan} data-present={isPresent}>
            <h3>
              {name} {isPresent && <Tag>{t('plans.present')}</Tag>}
            </h3>
            <p className={styles.price}>
              {moneyText(language, amount, currency)} <small>{t(`plans.interval.${interval}`)}</small>
            </p>
            {/* A plan never allows less than what everybody has. */}
            <Allowance allowance={free === null ? null : Math.max(free, allowance)} />
            {!isPresent && (
              <div className={styles.action}>
                <Button
                  type="primary"
                  disabled={isBusy}
                  aria-label={t(running === undefined ? 'plans.chooseNamed' : 'plans.changeNamed', { name })}
                  onClick={() => (running === undefined ? onChoose(plan) : onChange(plan, running))}
                >
                  {t(running === undefined ? 'plans.choose' : 'plans.change')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {free === null && <p>{t('plans.noLimit')}</p>}
      {list}
      {plans.items.length === 0 && <p className={styles.text}>{t('plans.none')}</p>}
    </>
  );
}
