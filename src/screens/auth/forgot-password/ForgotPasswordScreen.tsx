import { useMachine } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { safeDestination, withDestination } from '../../../auth/destination';
import { loginActor } from '../../../auth/loginActor';
import { AuthCard } from '../../../auth/card/AuthCard';
import { Announcement } from '../../../auth/card/Announcement';
import { FailureAlert } from '../../../auth/card/FailureAlert';
import { mailFailure, passwordMail } from '../../../auth/mailRequests';
import { MailboxLink } from '../../../auth/MailboxLink';
import { AuthForm } from '../../../auth/form/AuthForm';
import { EmailField } from '../../../auth/form/fields';

/** Asking for the link that resets a password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['auth', 'shell']);
  const [search] = useSearchParams();
  const [snapshot, send] = useMachine(passwordMail);
  const email = snapshot.context.content?.email ?? '';
  const failure = mailFailure(snapshot.context);
  const back = <Link to={withDestination('/auth/login', safeDestination(search.get('next')))}>{t('forgot.back')}</Link>;
  if (snapshot.matches('sent'))
    return (
      <Announcement title={t('forgot.sentTitle')} text={t('forgot.sentText', { email })}>
        <MailboxLink />
        <Button size="large" onClick={() => send({ type: 'CLEARED' })}>
          {t('forgot.again')}
        </Button>
        {back}
      </Announcement>
    );
  return (
    <AuthCard title={t('shell:pages.forgotPassword')} lead={t('forgot.lead')} foot={back}>
      <FailureAlert code={failure} saysFields />
      <AuthForm<{ email: string }>
        name="forgot-password"
        initialValues={{ email: email || loginActor.getSnapshot().context.email }}
        onFinish={(values) => send({ type: 'SUBMITTED', content: values })}
      >
        <EmailField />
        <Button type="primary" htmlType="submit" block loading={snapshot.matches('sending')}>
          {t('forgot.submit')}
        </Button>
      </AuthForm>
    </AuthCard>
  );
}
