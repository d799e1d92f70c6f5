import { useForm } from '@rc-component/form';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { type SignInMethods } from '../../../../../domain/session/accountChange';
import { AuthForm } from '../../../../auth/form/AuthForm';
import { EmailField, NewPasswordFields } from '../../../../auth/form/fields';
import styles from '../account.module.css';
import { ChangeFailed, PresentPasswordField } from './formParts';
import { type AccountChanging } from './useAccountChange';

interface Typed {
  readonly present: string;
  readonly password: string;
  readonly email?: string;
}

interface PasswordSectionProps {
  readonly methods: SignInMethods;
  readonly changing: AccountChanging;
}

const NAME = 'change-password';

/** Another password, which takes the present one; or the first, of whoever signs in by another service. */
export function PasswordSection({ methods: { email, linked }, changing }: PasswordSectionProps) {
  const { t } = useTranslation('settings');
  const [form] = useForm<Typed>();
  const hasPassword = linked.includes('password');
  const { isBusy, change, wants } = changing;
  const isSaving = isBusy && change?.kind === 'password';
  const failure = changing.failureOf('password');
  const isOver = !isBusy && !changing.isProving && failure === null;
  // Passwords do not stay in a form that has done its work.
  useEffect(() => {
    if (isOver) form.resetFields();
  }, [form, isOver]);
  return (
    <section className={styles.section} aria-labelledby={NAME}>
      <h2 id={NAME}>{t(hasPassword ? 'signIn.password' : 'signIn.setPassword')}</h2>
      <p className={styles.text}>{t(hasPassword ? 'signIn.passwordText' : 'signIn.setPasswordText')}</p>
      <ChangeFailed failure={failure} />
      <div className={styles.form}>
        <AuthForm<Typed>
          form={form}
          name={NAME}
          onFinish={({ present, password, email: typed }) =>
            wants(
              { kind: 'password', password, ...(typed === undefined ? {} : { email: typed }) },
              hasPassword ? { password: present } : null,
            )
          }
        >
          {email === null ? (
            <EmailField />
          ) : (
            // Password managers look for whose password it is.
            <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
          )}
          {hasPassword && <PresentPasswordField />}
          <NewPasswordFields label={t('signIn.new')} />
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={isBusy && !isSaving}>
            {t(hasPassword ? 'signIn.savePassword' : 'signIn.setPassword')}
          </Button>
        </AuthForm>
      </div>
    </section>
  );
}
