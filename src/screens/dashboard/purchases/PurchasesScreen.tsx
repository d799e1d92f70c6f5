import { Alert, Button, Skeleton } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/page/Page';
import { NotRead } from '../../../components/problem/NotRead';
import { Meter } from '../../../interactions/Meter';
import { CheckoutNotice } from './checkout/CheckoutNotice';
import { type CheckoutFlow, useCheckout } from './checkout/useCheckout';
import { DeleteCustomer } from './DeleteCustomer';
import { PlanList } from './PlanList';
import styles from './purchases.module.css';
import { PurchaseTable } from './PurchaseTable';
import { ChangePlanDialog } from './subscription/ChangePlanDialog';
import { SubscriptionCard } from './subscription/SubscriptionCard';
import { type PlanItem, type PlansRead, type PurchaseItem, type SubscriptionItem, usePayments } from './usePayments';
import { usePortal } from './usePortal';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Says who takes payments, where it is nobody or a trial. */
function ProviderNotice({ provider }: Pick<PlansRead, 'provider'>) {
  const { t } = useTranslation('purchases');
  if (provider === 'stripe') return null;
  const kind = provider === 'sandbox' ? 'sandbox' : 'off';
  return (
    <Alert
      type={kind === 'sandbox' ? 'warning' : 'info'}
      showIcon
      title={t(`${kind}.title`)}
      description={t(`${kind}.text`)}
    />
  );
}

interface OwnProps {
  readonly subscriptions: readonly SubscriptionItem[];
  readonly isCustomer: boolean;
  readonly isSelling: boolean;
  onChanged(): void;
}

function OwnSubscriptions({ subscriptions, isCustomer, isSelling, onChanged }: OwnProps) {
  const { t } = useTranslation('purchases');
  const portal = usePortal();
  return (
    <>
      {subscriptions.length === 0 ? (
        <p className={styles.text}>{t('subscription.none')}</p>
      ) : (
        <ul className={styles.list}>
          {subscriptions.map((each) => (
            <SubscriptionCard key={each.id} subscription={each} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isCustomer && isSelling && (
        <div className={styles.actions}>
          <Button loading={portal.isOpening} onClick={portal.open}>
            {t('subscription.portal')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ContentProps {
  /** Not there while the provider, which knows them, does not answer. */
  readonly plans: PlansRead | undefined;
  readonly plansError: unknown;
  readonly subscriptions: readonly SubscriptionItem[];
  readonly purchases: readonly PurchaseItem[];
  readonly customerId: string | null;
  readonly checkout: CheckoutFlow;
  readAgain(): void;
  retry(): void;
}

function Content({
  plans,
  plansError,
  subscriptions,
  purchases,
  customerId,
  checkout,
  readAgain,
  retry,
}: ContentProps) {
  const { t } = useTranslation('purchases');
  const [changing, setChanging] = useState<{ plan: PlanItem; subscription: SubscriptionItem }>();
  const isSelling = plans?.provider !== 'none';
  return (
    <>
      {plans !== undefined && <ProviderNotice provider={plans.provider} />}
      <CheckoutNotice flow={checkout} />
      <Section title={t('usage')}>
        <Meter />
      </Section>
      {isSelling && (
        <Section title={t('plans.title')}>
          {plans === undefined ? (
            <NotRead error={plansError} what={t('plans.failed')} onRetry={retry} />
          ) : (
            <PlanList
              plans={plans}
              subscriptions={subscriptions}
              isBusy={checkout.snapshot.matches('opening')}
              onChoose={({ id }) => checkout.choose(id)}
              onChange={(plan, subscription) => setChanging({ plan, subscription })}
            />
          )}
        </Section>
      )}
      <Section title={t('subscription.title')}>
        <OwnSubscriptions {...{ subscriptions, isSelling, isCustomer: customerId !== null, onChanged: readAgain }} />
      </Section>
      <Section title={t('purchases.title')}>
        <PurchaseTable purchases={purchases} />
      </Section>
      {customerId !== null && isSelling && (
        <Section title={t('customer.title')}>
          <DeleteCustomer customerId={customerId} onDeleted={readAgain} />
        </Section>
      )}
      {changing !== undefined && (
        <ChangePlanDialog {...changing} onChanged={readAgain} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}

/** `/dashboard/purchases`: plans, the person's subscription, what they paid. */
export function PurchasesScreen() {
  const { t } = useTranslation(['purchases', 'shell']);
  const { plans, plansError, subscriptions, purchases, customerId, error, readAgain, retry } = usePayments();
  // Outside what waits for the reads: a check-out that is being opened outlives whatever is read anew.
  const checkout = useCheckout(readAgain);
  const isWhole = (plans !== undefined || plansError !== undefined) && subscriptions && purchases;
  return (
    <Page title={t('shell:pages.purchases')} lead={t('lead')}>
      {isWhole && (
        <Content {...{ plans, plansError, subscriptions, purchases, customerId, checkout, readAgain, retry }} />
      )}
      {!isWhole && error !== undefined && <NotRead error={error} what={t('failed')} onRetry={retry} />}
      {!isWhole && error === undefined && <Skeleton active paragraph={{ rows: 8 }} aria-label={t('loading')} />}
    </Page>
  );
}
