import { useForm } from '@rc-component/form';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type PendingLink, type SignInFailure } from '../../../domain/session/session';
import { withDestination } from '../destination';
import { loginActor } from '../loginActor';
import { AuthForm } from '../form/AuthForm';
import { fieldId } from '../form/fieldId';
import { PasswordField } from '../form/fields';
import { useFailedField } from '../form/useFailedField';

interface LinkFormProps {
  readonly pending: PendingLink;
  readonly failure: SignInFailure | null;
  readonly isBusy: boolean;
  readonly next: string | null;
}

const NAME = 'link';

/** Asks for the password of the account that is to be linked; it has the focus as soon as it is there. */
export function LinkForm({ pending, failure, isBusy, next }: LinkFormProps) {
  const { t } = useTranslation('auth');
  const [form] = useForm<{ password: string }>();
  useFailedField(form, NAME, failure);
  useEffect(() => document.getElementById(fieldId(NAME, 'password'))?.focus(), []);
  return (
    <AuthForm
      form={form}
      name={NAME}
      initialValues={{ password: '' }}
      onFinish={({ password }) => loginActor.send({ type: 'PASSWORD.SUBMITTED', email: pending.email, password })}
    >
      {/* Password managers look for whose password it is. */}
      <input type="email" autoComplete="username" value={pending.email} readOnly hidden />
      <PasswordField />
      <p style={{ marginTop: 0 }}>
        <Link to={withDestination('/auth/forgot-password', next)}>{t('login.forgot')}</Link>
      </p>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('link.submit', { provider: t(`provider.${pending.provider}`) })}
      </Button>
    </AuthForm>
  );
}
