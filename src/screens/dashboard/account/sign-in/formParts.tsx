import { useTranslation } from 'react-i18next';

import { type SignInFailure } from '../../../../../domain/session/session';
import { Message } from '../../../../auth/card/Message';
import { AuthField } from '../../../../auth/form/AuthField';
import { PasswordInput } from '../../../../auth/form/PasswordInput';
import { minutesToWait } from '../../../../auth/waitingTime';
import styles from '../account.module.css';
import { useChangeFailureText } from './useAccountChange';

/** The password that the account has now: whoever sits at an open window does not know it. */
export function PresentPasswordField() {
  const { t } = useTranslation(['settings', 'auth']);
  return (
    <AuthField
      name="present"
      label={t('signIn.present')}
      rules={[{ required: true, message: t('auth:rule.passwordMissing') }]}
    >
      <PasswordInput autoComplete="current-password" />
    </AuthField>
  );
}

/** Says why a change was not made, read out as it appears. */
export function ChangeFailed({ failure }: { readonly failure: SignInFailure | null }) {
  const { t } = useTranslation('auth');
  const text = useChangeFailureText();
  const minutes = failure === null ? undefined : minutesToWait(failure.code);
  return (
    <div role="alert" hidden={failure === null} className={styles.notice}>
      {failure !== null && (
        <Message tone="error" title={minutes === undefined ? text(failure) : t('tooManyFor', { count: minutes })} />
      )}
    </div>
  );
}
