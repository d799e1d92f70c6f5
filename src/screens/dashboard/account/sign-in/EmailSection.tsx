import { useForm } from '@rc-component/form';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type SignInMethods } from '../../../../../domain/session/accountChange';
import { AuthForm } from '../../../../auth/form/AuthForm';
import { EmailField } from '../../../../auth/form/fields';
import { MailboxLink } from '../../../../auth/MailboxLink';
import styles from '../account.module.css';
import { ChangeFailed, PresentPasswordField } from './formParts';
import { type AccountChanging } from './useAccountChange';

interface Typed {
  readonly present: string;
  readonly email: string;
}

interface EmailSectionProps {
  readonly methods: SignInMethods;
  readonly changing: AccountChanging;
}

const NAME = 'change-email';

/** Another address: it counts once the link that it is mailed has been opened. */
export function EmailSection({ methods: { email, linked }, changing }: EmailSectionProps) {
  const { t } = useTranslation('settings');
  const [wanted, setWanted] = useState<string>();
  const [form] = useForm<Typed>();
  const hasPassword = linked.includes('password');
  const { isBusy, change, wants } = changing;
  const isSaving = isBusy && change?.kind === 'email';
  const failure = changing.failureOf('email');
  const isMailed = wanted !== undefined && wanted !== email && !isBusy && !changing.isProving && failure === null;
  // A password does not stay in a form that has done its work.
  useEffect(() => {
    if (isMailed) form.resetFields();
  }, [form, isMailed]);
  return (
    <section className={styles.section} aria-labelledby={NAME}>
      <h2 id={NAME}>{t('signIn.email')}</h2>
      <p className={styles.text}>{email === null ? t('signIn.noEmail') : t('signIn.emailText', { email })}</p>
      <ChangeFailed failure={failure} />
      <div role="status">
        {isMailed && (
          <p className={styles.text}>
            {t('signIn.mailed', { email: wanted })} <MailboxLink />
          </p>
        )}
      </div>
      {email !== null && (
        <div className={styles.form}>
          <AuthForm<Typed>
            form={form}
            name={NAME}
            onFinish={({ present, email: typed }) => {
              setWanted(typed);
              wants({ kind: 'email', email: typed }, hasPassword ? { password: present } : null);
            }}
          >
            <EmailField present={email} />
            {hasPassword && <PresentPasswordField />}
            <Button type="primary" htmlType="submit" loading={isSaving} disabled={isBusy && !isSaving}>
              {t('signIn.saveEmail')}
            </Button>
          </AuthForm>
        </div>
      )}
    </section>
  );
}
