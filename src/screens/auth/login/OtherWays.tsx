import { useSelector } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { loginActor } from '../../../auth/loginActor';

/** Says that an address has an account of another kind, and what logging in to it now will do. */
export function OtherWays() {
  const { t } = useTranslation('auth');
  const pending = useSelector(loginActor, ({ context }) => context.pending);
  if (pending === null) return null;
  const provider = t(`provider.${pending.provider}`);
  return (
    <div role="alert">
      <Alert
        type="info"
        showIcon
        role="presentation"
        title={t('link.title')}
        description={
          <>
            <p style={{ marginTop: 0 }}>{t('link.text', { email: pending.email, provider })}</p>
            <Button size="small" onClick={() => loginActor.send({ type: 'LINK.GIVEN_UP' })}>
              {t('link.giveUp', { provider })}
            </Button>
          </>
        }
      />
    </div>
  );
}
