import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

import { AuthField } from './AuthField';
import { PasswordInput } from './PasswordInput';

/** Firebase's own least length. */
const LEAST_PASSWORD = 8;
const MOST_NAME = 100;

interface EmailFieldProps {
  /** The address that there is: another one is asked for. */
  readonly present?: string;
}

/** The address that signs in. */
export function EmailField({ present }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthField
      name="email"
      label={t('field.email')}
      normalize={(text: string) => text.trim()}
      rules={[
        { required: true, message: t('rule.emailMissing') },
        { type: 'email', message: t('rule.emailInvalid'), validateTrigger: 'onSubmit' },
        {
          validator: (_, typed?: string) =>
            present !== undefined && typed?.toLowerCase() === present.toLowerCase()
              ? Promise.reject(new Error(t('rule.emailSame')))
              : Promise.resolve(),
          validateTrigger: 'onSubmit',
        },
      ]}
    >
      <Input type="email" autoComplete="username" inputMode="email" spellCheck={false} autoCapitalize="none" />
    </AuthField>
  );
}

/** The name that the menus show. */
export function NameField() {
  const { t } = useTranslation('auth');
  return (
    <AuthField
      name="displayName"
      label={t('field.name')}
      hint={t('field.nameHint')}
      rules={[{ max: MOST_NAME, message: t('rule.nameLong', { most: MOST_NAME }) }]}
    >
      <Input autoComplete="name" />
    </AuthField>
  );
}

/** The password of an account that exists. */
export function PasswordField() {
  const { t } = useTranslation('auth');
  return (
    <AuthField
      name="password"
      label={t('field.password')}
      rules={[{ required: true, message: t('rule.passwordMissing') }]}
    >
      <PasswordInput autoComplete="current-password" />
    </AuthField>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ label }: { readonly label: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthField
        name="password"
        label={label}
        rules={[
          { required: true, message: t('rule.passwordMissing') },
          {
            min: LEAST_PASSWORD,
            message: t('rule.passwordShort', { least: LEAST_PASSWORD }),
            validateTrigger: 'onSubmit',
          },
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </AuthField>
      <AuthField
        name="confirmPassword"
        label={t('field.confirmPassword')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('rule.confirmMissing') },
          ({ getFieldValue }) => ({
            validateTrigger: 'onSubmit',
            validator: (_, value: string | undefined) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('rule.confirmDiffers'))),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </AuthField>
    </>
  );
}
