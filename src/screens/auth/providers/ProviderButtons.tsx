import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Provider } from '../../../../machines/login';
import { loginActor } from '../../../auth/loginActor';
import { MARKS } from './marks';
import styles from './ProviderButtons.module.css';

const PROVIDERS: readonly Provider[] = ['google', 'github'];

/** Signing in by another service; the one that waits to be linked is left out. */
export function ProviderButtons({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useTranslation('auth');
  const busy = useSelector(loginActor, (snapshot) =>
    snapshot.hasTag('submitting') ? snapshot.context.provider : null,
  );
  const pending = useSelector(loginActor, ({ context }) => context.pending?.provider);
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{t('provider.or')}</p>
      {PROVIDERS.filter((provider) => provider !== pending).map((provider) => (
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
