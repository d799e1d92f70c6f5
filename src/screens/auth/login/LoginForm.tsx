import { useForm } from '@rc-component/form';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type PasswordSignIn, type SignInFailure } from '../../../../domain/session/session';
import { withDestination } from '../../../auth/destination';
import { loginActor } from '../../../auth/loginActor';
import { AuthForm } from '../../../auth/form/AuthForm';
import { EmailField, PasswordField } from '../../../auth/form/fields';
import { useFailedField } from '../../../auth/form/useFailedField';

interface LoginFormProps {
  readonly email: string;
  readonly failure: SignInFailure | null;
  readonly isBusy: boolean;
  readonly next: string | null;
}

/** Logging in by e-mail and password. */
export function LoginForm({ email, failure, isBusy, next }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [form] = useForm<PasswordSignIn>();
  useFailedField(form, 'login', failure);
  useEffect(() => {
    if (email !== '') form.setFieldValue('email', email);
  }, [form, email]);
  return (
    <AuthForm
      form={form}
      name="login"
      initialValues={{ email, password: '' }}
      onFinish={(values) => loginActor.send({ type: 'PASSWORD.SUBMITTED', ...values })}
    >
      <EmailField />
      <PasswordField />
      <p style={{ marginTop: 0 }}>
        <Link to={withDestination('/auth/forgot-password', next)}>{t('login.forgot')}</Link>
      </p>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('login.submit')}
      </Button>
    </AuthForm>
  );
}
