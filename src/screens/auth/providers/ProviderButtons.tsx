import { useSelector } from '@xstate/react';
import { Button, Divider, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

import { type Provider } from '../../../../machines/login';
import { loginActor } from '../../../auth/loginActor';
import { MARKS } from './marks';

const PROVIDERS: readonly Provider[] = ['google', 'github'];

/** Signing in by another service; the one that waits to be linked is left out. */
export function ProviderButtons() {
  const { t } = useTranslation('auth');
  const busy = useSelector(loginActor, (snapshot) =>
    snapshot.hasTag('submitting') ? snapshot.context.provider : null,
  );
  const pending = useSelector(loginActor, ({ context }) => context.pending?.provider);
  return (
    <div>
      <Divider plain style={{ marginTop: 0 }}>
        {t('provider.or')}
      </Divider>
      <Flex vertical gap="small">
        {PROVIDERS.filter((provider) => provider !== pending).map((provider) => (
          <Button
            key={provider}
            size="large"
            block
            icon={MARKS[provider]}
            loading={busy === provider}
            onClick={() => loginActor.send({ type: 'PROVIDER.CHOSEN', provider })}
          >
            {t('provider.continueWith', { provider: t(`provider.${provider}`) })}
          </Button>
        ))}
      </Flex>
    </div>
  );
}
