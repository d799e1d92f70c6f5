import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type PasswordSignIn, type SignInFailure } from '../../../../machines/login';
import { withDestination } from '../../../auth/destination';
import { loginActor } from '../../../auth/loginActor';
import { EmailField, PasswordField } from '../form/fields';
import { useFailedField } from '../form/useFailedField';

interface LoginFormProps {
  readonly email: string;
  readonly failure: SignInFailure | null;
  readonly isBusy: boolean;
  readonly next: string | null;
}

/** Logging in by e-mail and password. */
export function LoginForm({ email, failure, isBusy, next }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [form] = Form.useForm<PasswordSignIn>();
  useFailedField(form, failure);
  useEffect(() => {
    if (email !== '') form.setFieldValue('email', email);
  }, [form, email]);
  return (
    <Form
      form={form}
      name="login"
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ email, password: '' }}
      scrollToFirstError={{ focus: true }}
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
    </Form>
  );
}
