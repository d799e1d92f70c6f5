import { useSelector } from '@xstate/react';
import { Button, Spin } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { loginActor } from '../../../auth/loginActor';
import { useSession } from '../../../auth/session';
import { forgetStored } from '../../../app/storage';
import { forgetDrafts } from '../../../components/draft/draftStorage';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { AuthCard } from '../../../auth/card/AuthCard';
import { Announcement } from '../../../auth/card/Announcement';
import { FailureAlert } from '../../../auth/card/FailureAlert';

/** Logging out, here or in every browser; unsaved input does not stay behind. */
export function LogoutScreen() {
  const { t } = useTranslation('auth');
  const { status } = useSession();
  const failure = useSelector(loginActor, ({ context }) => context.failure);
  const user = useSelector(loginActor, ({ context }) => context.user);
  const isLeaving = useSelector(loginActor, (snapshot) => snapshot.matches('signingOut'));
  const isEnding = useSelector(loginActor, (snapshot) => snapshot.matches('endingSessions'));
  useEffect(() => loginActor.send({ type: 'FORM.OPENED' }), []);
  const isOut = status === 'signedOut' && !isLeaving;
  useEffect(() => {
    if (!isOut) return;
    forgetDrafts();
    forgetStored('columns:');
  }, [isOut]);
  if (status === 'starting')
    return (
      <AuthCard title={t('logout.title')}>
        <Spin />
      </AuthCard>
    );
  if (isOut)
    return (
      <Announcement title={t('logout.doneTitle')} text={t('logout.doneText')}>
        <LinkButton type="primary" size="large" block to="/auth/login">
          {t('logout.logInAgain')}
        </LinkButton>
      </Announcement>
    );
  return (
    <AuthCard title={t('logout.title')} lead={t('logout.lead', { who: user?.displayName || user?.email || '' })}>
      <FailureAlert code={failure?.code ?? null} saysFields />
      <Button
        type="primary"
        size="large"
        block
        loading={isLeaving}
        disabled={isEnding}
        onClick={() => loginActor.send({ type: 'SIGN_OUT.CHOSEN' })}
      >
        {t('logout.here')}
      </Button>
      <div>
        <Button
          size="large"
          block
          loading={isEnding}
          disabled={isLeaving}
          aria-describedby="logout-everywhere"
          onClick={() => loginActor.send({ type: 'SIGN_OUT_EVERYWHERE.CHOSEN' })}
        >
          {t('logout.everywhere')}
        </Button>
        <p id="logout-everywhere" style={{ margin: '0.5rem 0 0' }}>
          {t('logout.everywhereHint')}
        </p>
      </div>
      <LinkButton type="link" to="/dashboard/chat">
        {t('logout.stay')}
      </LinkButton>
    </AuthCard>
  );
}
