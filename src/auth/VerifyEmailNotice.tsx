import { useMachine } from '@xstate/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { MailboxLink } from './MailboxLink';
import { failureKey } from './failureKey';
import { verificationMailMachine } from './mailRequests';
import { useSession } from './session';

/** A quiet banner for whoever has not confirmed their address yet: what to do, and the link once more. */
export function VerifyEmailNotice() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [snapshot, send] = useMachine(verificationMailMachine);
  const email = user?.email;
  if (!email || user.emailVerified) return null;
  const isSent = snapshot.matches('sent');
  const { failure } = snapshot.context;
  return (
    <Alert
      type={failure === null ? 'info' : 'warning'}
      banner
      closable
      role="status"
      title={
        failure === null ? t(isSent ? 'verify.sent' : 'verify.text', { email }) : t(`failure.${failureKey(failure)}`)
      }
      action={
        <>
          {!isSent && (
            <Button
              size="small"
              loading={snapshot.matches('sending')}
              onClick={() => send({ type: 'MAIL.WANTED', email })}
            >
              {t('verify.resend')}
            </Button>
          )}{' '}
          <MailboxLink />
        </>
      }
    />
  );
}
