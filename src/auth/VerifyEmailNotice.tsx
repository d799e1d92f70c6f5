import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useMachine } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { MailboxLink } from './MailboxLink';
import { failureKey } from './failureKey';
import { verificationMailMachine } from './mailRequests';
import { useSession } from './session';
import styles from './VerifyEmailNotice.module.css';

/** A quiet line for whoever has not confirmed their address yet: what to do, and the link once more. */
export function VerifyEmailNotice() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [snapshot, send] = useMachine(verificationMailMachine);
  const [isClosed, setClosed] = useState(false);
  const email = user?.email;
  if (!email || user.emailVerified || isClosed) return null;
  const isSent = snapshot.matches('sent');
  const { failure } = snapshot.context;
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>
        {failure === null ? t(isSent ? 'verify.sent' : 'verify.text', { email }) : t(`failure.${failureKey(failure)}`)}
      </p>
      <div className={styles.actions}>
        {!isSent && (
          <Button
            size="small"
            loading={snapshot.matches('sending')}
            onClick={() => send({ type: 'MAIL.WANTED', email })}
          >
            {t('verify.resend')}
          </Button>
        )}
        <MailboxLink />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('verify.close')}
          onClick={() => setClosed(true)}
        />
      </div>
    </div>
  );
}
