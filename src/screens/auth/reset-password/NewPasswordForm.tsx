import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { AuthForm } from '../../../auth/form/AuthForm';
import { NewPasswordFields } from '../../../auth/form/fields';

interface NewPasswordFormProps {
  /** Whose password it is; a password manager keeps it under this name. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly onChosen: (password: string) => void;
}

/** Choosing the password that replaces the forgotten one. */
export function NewPasswordForm({ email, isBusy, onChosen }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthForm<{ password: string }> name="reset-password" onFinish={({ password }) => onChosen(password)}>
      <input type="text" hidden name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields label={t('field.newPassword')} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('reset.submit')}
      </Button>
    </AuthForm>
  );
}
