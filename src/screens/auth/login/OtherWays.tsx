import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { loginActor } from '../../../auth/loginActor';
import { Message } from '../card/Message';

/** Says that an address has an account of another kind, and what logging in to it now will do. */
export function OtherWays() {
  const { t } = useTranslation('auth');
  const pending = useSelector(loginActor, (snapshot) =>
    snapshot.matches('lookingUpMethods') ? null : snapshot.context.pending,
  );
  if (pending === null) return null;
  const provider = t(`provider.${pending.provider}`);
  return (
    <div role="alert">
      <Message tone="info" title={t('link.title')} text={t('link.text', { email: pending.email, provider })}>
        <Button size="small" onClick={() => loginActor.send({ type: 'LINK.GIVEN_UP' })}>
          {t('link.giveUp', { provider })}
        </Button>
      </Message>
    </div>
  );
}
