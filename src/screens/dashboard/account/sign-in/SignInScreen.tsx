import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { failureKey } from '../../../../auth/failureKey';
import { SettingsFrame } from '../../../../settings/frame/SettingsFrame';
import { EmailSection } from './EmailSection';
import { MethodsSection } from './MethodsSection';
import { PasswordSection } from './PasswordSection';
import { ProveDialog } from './ProveDialog';
import { useAccountChange } from './useAccountChange';

function SignInParts() {
  const { t } = useTranslation(['settings', 'auth']);
  const changing = useAccountChange();
  const { methods, isUnread, failure } = changing;
  if (methods !== null)
    return (
      <>
        <PasswordSection methods={methods} changing={changing} />
        <EmailSection methods={methods} changing={changing} />
        <MethodsSection methods={methods} changing={changing} />
        <ProveDialog methods={methods} changing={changing} />
      </>
    );
  if (!isUnread) return <Skeleton active paragraph={{ rows: 6 }} aria-label={t('signIn.loading')} />;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={t(`auth:failure.${failureKey(failure?.code ?? '')}`)}
      action={<Button onClick={changing.readAgain}>{t('tokens.retry')}</Button>}
    />
  );
}

/** `/dashboard/account/sign-in`: password, address and the other services that one signs in with. */
export function SignInScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <SettingsFrame title={t('shell:pages.signInSettings')} lead={t('signIn.lead')}>
      <SignInParts />
    </SettingsFrame>
  );
}
