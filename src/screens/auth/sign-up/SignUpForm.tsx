import { useForm } from '@rc-component/form';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type SignInFailure, type SignUp } from '../../../../domain/session/session';
import { loginActor } from '../../../auth/loginActor';
import { AuthForm } from '../../../auth/form/AuthForm';
import { EmailField, NameField, NewPasswordFields } from '../../../auth/form/fields';
import { useFailedField } from '../../../auth/form/useFailedField';

interface SignUpFormProps {
  readonly email: string;
  readonly failure: SignInFailure | null;
  readonly isBusy: boolean;
}

/** Making an account with e-mail and password. */
export function SignUpForm({ email, failure, isBusy }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const [form] = useForm<SignUp & { confirmPassword: string }>();
  useFailedField(form, 'sign-up', failure);
  return (
    <AuthForm
      form={form}
      name="sign-up"
      initialValues={{ displayName: '', email, password: '', confirmPassword: '' }}
      onFinish={({ email: address, password, displayName }) =>
        loginActor.send({ type: 'SIGN_UP.SUBMITTED', email: address, password, displayName: displayName.trim() })
      }
    >
      <NameField />
      <EmailField />
      <NewPasswordFields label={t('field.password')} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('signUp.submit')}
      </Button>
    </AuthForm>
  );
}
