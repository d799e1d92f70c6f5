import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { SubscriptionPreviewDocument } from '../../../../../graphql/generated/payments';
import { AS_IT_STANDS } from '../../../../apollo/reading';
import { useLanguage } from '../../../../app/i18n/useLanguage';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProblemText } from '../../../../components/problem/problemText';
import { useToast } from '../../../../components/toast/useToast';
import { dayText, moneyText } from '../money';
import styles from '../purchases.module.css';
import { type PlanItem, type SubscriptionItem } from '../usePayments';
import { useSubscriptionChange } from './useSubscriptionChange';

interface ChangePlanDialogProps {
  readonly plan: PlanItem;
  readonly subscription: SubscriptionItem;
  onChanged(): void;
  onClose(): void;
}

/** What another plan costs from now on, to the cent, before it is changed to. */
export function ChangePlanDialog({ plan, subscription, onChanged, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation('purchases');
  const language = useLanguage();
  const problemText = useProblemText();
  const { show } = useToast();
  const variables = { subscriptionId: subscription.id, planId: plan.id };
  const { data, error } = useQuery(SubscriptionPreviewDocument, { ...AS_IT_STANDS, variables });
  const preview = data?.subscriptionPreview;
  const {
    isSending,
    error: refusal,
    change,
  } = useSubscriptionChange(() => {
    void show({ tone: 'success', title: t('subscription.changed', { name: plan.name }) });
    onChanged();
    onClose();
  });
  const money = (amount: number) => moneyText(language, amount, preview?.currency ?? plan.currency);
  const day = dayText(language, subscription.periodEnd);
  const due = preview?.due ?? 0;
  return (
    <ConfirmDialog
      title={t('change.title', { name: plan.name })}
      action={due > 0 ? t('change.action', { amount: money(due) }) : t('change.actionFree')}
      isBusy={isSending}
      isDisabled={!preview}
      focused="close"
      onConfirm={() => preview && change(subscription.id, { planId: plan.id, prorationAt: preview.prorationAt })}
      onDecline={onClose}
    >
      {error !== undefined && (
        <Alert role="alert" type="error" showIcon title={t('change.failed')} description={problemText(error)} />
      )}
      {refusal !== null && (
        <Alert role="alert" type="error" showIcon title={t('subscription.failed')} description={problemText(refusal)} />
      )}
      {!preview && error === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 3 }} aria-label={t('change.reading')} />
      )}
      {preview && (
        <>
          <dl className={styles.sums}>
            <dt>{t('change.charge', { name: plan.name, day })}</dt>
            <dd>{money(preview.charge)}</dd>
            <dt>{t('change.credit')}</dt>
            <dd>{money(-preview.credit)}</dd>
            <dt className={styles.due}>{t('change.due')}</dt>
            <dd className={styles.due}>{money(preview.due)}</dd>
          </dl>
          {preview.credit > preview.charge && <p>{t('change.left')}</p>}
          <p>
            {t('change.after', { day, amount: money(plan.amount), interval: t(`plans.interval.${plan.interval}`) })}
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}
