import { useMachine } from '@xstate/react';
import { Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { type PasswordReset, passwordResetMachine } from '../../../../machines/passwordResetMachine';
import { Announcement } from '../../../auth/card/Announcement';
import { AuthCard } from '../../../auth/card/AuthCard';
import { FailureAlert } from '../../../auth/card/FailureAlert';
import { failureKey } from '../../../auth/failureKey';
import { checkResetLink, savePassword } from '../../../auth/identityCalls';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { NewPasswordForm } from './NewPasswordForm';

/** Resets a password at the identity service. */
const passwordReset = passwordResetMachine.provide({
  actors: {
    checkLink: fromPromise<string, { code: string }>(({ input }) => checkResetLink(input)),
    savePassword: fromPromise<unknown, PasswordReset>(({ input }) => savePassword(input)),
  },
});

function ResetPassword({ code }: { readonly code: string }) {
  const { t } = useTranslation(['auth', 'shell']);
  const [snapshot, send] = useMachine(passwordReset, { input: { code } });
  const { email, failure } = snapshot.context;
  if (snapshot.matches('checking'))
    return (
      <AuthCard title={t('shell:pages.resetPassword')} lead={t('reset.checking')}>
        <Spin />
      </AuthCard>
    );
  if (snapshot.matches('deadLink'))
    return (
      <Announcement title={t('reset.deadTitle')} text={t('reset.deadText')}>
        <LinkButton type="primary" size="large" block to="/auth/forgot-password">
          {t('reset.askAgain')}
        </LinkButton>
      </Announcement>
    );
  if (snapshot.matches('unchecked'))
    return (
      <Announcement title={t('reset.uncheckedTitle')} text={t(`failure.${failureKey(failure ?? '')}`)}>
        <Button type="primary" size="large" block onClick={() => send({ type: 'RETRIED' })}>
          {t('retry')}
        </Button>
      </Announcement>
    );
  if (snapshot.matches('saved'))
    return (
      <Announcement title={t('reset.savedTitle')} text={t('reset.savedText')}>
        <LinkButton type="primary" size="large" block to="/auth/login">
          {t('login.submit')}
        </LinkButton>
      </Announcement>
    );
  return (
    <AuthCard title={t('shell:pages.resetPassword')} lead={t('reset.lead', { email })}>
      <FailureAlert code={failure} saysFields />
      <NewPasswordForm
        email={email}
        isBusy={snapshot.matches('saving')}
        onChosen={(password) => send({ type: 'PASSWORD.CHOSEN', password })}
      />
    </AuthCard>
  );
}

/** Choosing a new password by the link that was mailed. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const mode = search.get('mode') ?? 'resetPassword';
  const code = search.get('oobCode') ?? '';
  // A Firebase project has one address for all of its mailed links; those about the address belong to the other page.
  if (mode !== 'resetPassword') return <Navigate to={`/auth/login?${search.toString()}`} replace />;
  return <ResetPassword key={code} code={code} />;
}
