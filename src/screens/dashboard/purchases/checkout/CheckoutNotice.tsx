import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../../../components/problem/problemText';
import styles from '../purchases.module.css';
import { type CheckoutFlow } from './useCheckout';

function Waiting({ flow: { snapshot, stop } }: { readonly flow: CheckoutFlow }) {
  const { t } = useTranslation('purchases');
  const { url, error } = snapshot.context;
  const words = (
    <>
      <p>{t(error === null ? 'checkout.waitingText' : 'checkout.unreachable')}</p>
      <div className={styles.actions}>
        {url !== null && (
          <Button type="primary" href={url}>
            {t('checkout.continue')}
          </Button>
        )}
        <Button onClick={stop}>{t('checkout.stop')}</Button>
      </div>
    </>
  );
  return <Alert type="info" showIcon title={t('checkout.waiting')} description={words} />;
}

function Ended({ flow: { snapshot, dismiss } }: { readonly flow: CheckoutFlow }) {
  const { t } = useTranslation('purchases');
  const how = snapshot.matches('paid') ? 'paid' : 'cancelled';
  return (
    <Alert
      type={how === 'paid' ? 'success' : 'info'}
      showIcon
      title={t(`checkout.${how}`)}
      description={t(`checkout.${how}Text`)}
      action={<Button onClick={dismiss}>{t('checkout.dismiss')}</Button>}
    />
  );
}

function Failed({ flow: { snapshot, retry, dismiss } }: { readonly flow: CheckoutFlow }) {
  const { t } = useTranslation('purchases');
  const problemText = useProblemText();
  const isBegun = snapshot.context.sessionId !== null;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={t(isBegun ? 'checkout.unknown' : 'checkout.failed')}
      description={problemText(snapshot.context.error)}
      action={<Button onClick={isBegun ? dismiss : retry}>{t(isBegun ? 'checkout.dismiss' : 'retry')}</Button>}
    />
  );
}

/** How the check-out is, said where it is looked at and to who listens. */
export function CheckoutNotice({ flow }: { readonly flow: CheckoutFlow }) {
  const { t } = useTranslation('purchases');
  const { snapshot } = flow;
  return (
    <div role="status" aria-live="polite">
      {snapshot.matches('opening') && <p>{t('checkout.opening')}</p>}
      {snapshot.matches({ waiting: 'asking' }) && snapshot.context.url === null && <p>{t('checkout.asking')}</p>}
      {snapshot.matches('waiting') && (snapshot.matches({ waiting: 'resting' }) || snapshot.context.url !== null) && (
        <Waiting flow={flow} />
      )}
      {(snapshot.matches('paid') || snapshot.matches('cancelled')) && <Ended flow={flow} />}
      {snapshot.matches('failed') && <Failed flow={flow} />}
    </div>
  );
}
