import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useMachine } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../app/config';
import { useLanguage } from '../app/i18n/useLanguage';
import { useMediaQuery } from '../components/media/useMediaQuery';
import { keepClosed, provingProviders, wasClosed } from './verifyNotice';
import { MailboxLink } from './MailboxLink';
import { failureKey } from './failureKey';
import { mailFailure, verificationMail } from './mailRequests';
import { useSession } from './session';
import styles from './VerifyEmailNotice.module.css';

const NARROW = '(max-width: 640px)';

/** What to do, and what it guards against where another service may take an address over. */
function useRequestText(email: string): string {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const providers = provingProviders(appConfig().auth.providers).map((id) => t(`provider.${id}`));
  const request = t('verify.text', { email });
  if (providers.length === 0) return request;
  const named = new Intl.ListFormat(language, { type: 'disjunction' }).format(providers);
  return `${request} ${t('verify.takenOver', { providers: named })}`;
}

/**
 * A quiet line for whoever has not confirmed their address yet: what to do, and the link once more. Closed, it stays away
 * for a week.
 */
export function VerifyEmailNotice() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [snapshot, send] = useMachine(verificationMail);
  const isNarrow = useMediaQuery(NARROW);
  const [openedAt] = useState(Date.now);
  const [closedBy, setClosedBy] = useState<string>();
  const email = user?.email;
  const request = useRequestText(email ?? '');
  if (!email || user.emailVerified || closedBy === user.uid || wasClosed(user.uid, openedAt)) return null;
  const isSent = snapshot.matches('sent');
  const failure = mailFailure(snapshot.context);
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>
        {failure === null
          ? isSent
            ? t('verify.sent', { email })
            : isNarrow
              ? t('verify.short')
              : request
          : t(`failure.${failureKey(failure)}`)}
      </p>
      <div className={styles.actions}>
        {!isSent && (
          <Button
            size="small"
            loading={snapshot.matches('sending')}
            onClick={() => send({ type: 'SUBMITTED', content: { email } })}
          >
            {t(isNarrow ? 'verify.resendShort' : 'verify.resend')}
          </Button>
        )}
        {!isNarrow && <MailboxLink />}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('verify.close')}
          onClick={() => {
            keepClosed(user.uid, Date.now());
            setClosedBy(user.uid);
          }}
        />
      </div>
    </div>
  );
}
