import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../../app/i18n/useLanguage';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import { useToast } from '../../../../components/toast/useToast';
import { dayText, moneyText } from '../money';
import styles from '../purchases.module.css';
import { isRunning, type SubscriptionItem } from '../usePayments';
import { useSubscriptionChange } from './useSubscriptionChange';

interface SubscriptionCardProps {
  readonly subscription: SubscriptionItem;
  onChanged(): void;
}

function State({ subscription }: { readonly subscription: SubscriptionItem }) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const { startedAt, periodEnd, endedAt, cancelAtPeriodEnd } = subscription;
  const end = endedAt === null ? (cancelAtPeriodEnd ? 'ends' : 'renews') : 'ended';
  return (
    <p className={styles.text}>
      {t('subscription.began', { day: dayText(language, startedAt) })}
      {' · '}
      {t(`subscription.${end}`, { day: dayText(language, endedAt ?? periodEnd) })}
    </p>
  );
}

/** Cancels with the end of the period after a question, or lets it go on. */
function CancelOrResume({ subscription, onChanged }: SubscriptionCardProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const problemText = useProblemText();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const { id, cancelAtPeriodEnd, periodEnd, product } = subscription;
  const { name } = product;
  const { isSending, error, change } = useSubscriptionChange(({ input }) => {
    setAsking(false);
    const title = t(input.cancelAtPeriodEnd === true ? 'subscription.cancelled' : 'subscription.resumed', { name });
    void show({ tone: 'success', title });
    onChanged();
  });
  const failure = error !== null && (
    <Alert role="alert" type="error" showIcon title={t('subscription.failed')} description={problemText(error)} />
  );
  return (
    <>
      {!isAsking && failure}
      <div className={styles.actions}>
        {cancelAtPeriodEnd ? (
          <Button loading={isSending} onClick={() => change(id, { cancelAtPeriodEnd: false })}>
            {t('subscription.resume')}
          </Button>
        ) : (
          <Button danger onClick={() => setAsking(true)}>
            {t('subscription.cancel')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('subscription.confirmCancel', { name })}
        action={t('subscription.doCancel')}
        isDangerous
        isBusy={isSending}
        focused="close"
        onConfirm={() => change(id, { cancelAtPeriodEnd: true })}
        onDecline={() => setAsking(false)}
      >
        {failure}
        <p>{t('subscription.confirmCancelText', { day: dayText(language, periodEnd) })}</p>
      </ConfirmDialog>
    </>
  );
}

/** One subscription: what is bought, how it stands, until when. */
export function SubscriptionCard({ subscription, onChanged }: SubscriptionCardProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const { status, amount, currency, interval, allowance, product, cancelAtPeriodEnd } = subscription;
  const isGoing = isRunning(subscription);
  const ending = isGoing && cancelAtPeriodEnd;
  return (
    <li className={styles.subscription}>
      <h3>
        {product.name}
        <Tag>{t(ending ? 'subscription.ending' : `subscription.status.${status}`)}</Tag>
      </h3>
      <p>
        {moneyText(language, amount, currency)} {t(`plans.interval.${interval}`)}
        {allowance > 0 && ` · ${t('plans.allowance', { count: allowance })}`}
      </p>
      <State subscription={subscription} />
      {status === 'past_due' && <Alert type="warning" showIcon title={t('subscription.late')} />}
      {isGoing && <CancelOrResume subscription={subscription} onChanged={onChanged} />}
    </li>
  );
}
