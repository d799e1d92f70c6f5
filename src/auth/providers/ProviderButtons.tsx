import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../../app/config';
import { loginActor } from '../loginActor';
import { MARKS } from './marks';
import styles from './ProviderButtons.module.css';

/** Signing in by another service that is offered here; the one that waits to be linked is left out. */
export function ProviderButtons({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation('auth');
  const busy = useSelector(loginActor, (snapshot) =>
    snapshot.hasTag('submitting') ? snapshot.context.provider : null,
  );
  const pending = useSelector(loginActor, ({ context }) => context.pending?.provider);
  const offered = appConfig().auth.providers.filter(({ id }) => id !== pending);
  if (offered.length === 0) return null;
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{t('provider.or')}</p>
      {offered.map(({ id: provider }) => (
        <Button
          key={provider}
          size="large"
          block
          icon={MARKS[provider]}
          loading={busy === provider}
          disabled={isBusy && busy !== provider}
          onClick={() => loginActor.send({ type: 'PROVIDER.CHOSEN', provider })}
        >
          {t('provider.continueWith', { provider: t(`provider.${provider}`) })}
        </Button>
      ))}
    </div>
  );
}
