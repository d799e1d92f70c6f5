import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { appConfig } from '../../../app/config';
import { withDestination } from '../../../auth/destination';
import { useSignInPage } from '../../../auth/useSignInPage';
import { LinkedText } from '../../../components/linked-text/LinkedText';
import { AuthCard } from '../card/AuthCard';
import { FailureAlert } from '../card/FailureAlert';
import { Message } from '../card/Message';
import { ProviderButtons } from '../providers/ProviderButtons';
import { SignUpForm } from './SignUpForm';

/** Making an account; in a local installation it says first that passwords are readable there. */
export function SignUpScreen() {
  const { t } = useTranslation('auth');
  const page = useSignInPage();
  return (
    <AuthCard
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      foot={
        <>
          {t('signUp.haveAccount')} <Link to={withDestination('/auth/login', page.next)}>{t('signUp.logIn')}</Link>
        </>
      }
    >
      {appConfig().auth.mode === 'emulator' && (
        <Message tone="warning" title={t('signUp.localTitle')} text={t('signUp.localText')} />
      )}
      <FailureAlert code={page.failure?.code ?? null} />
      <SignUpForm {...page} />
      <small>
        <LinkedText
          text={t('signUp.consent')}
          links={{
            terms: (words) => <Link to="/terms-of-service">{words}</Link>,
            privacy: (words) => <Link to="/privacy-policy">{words}</Link>,
          }}
        />
      </small>
      <ProviderButtons isBusy={page.isBusy} />
    </AuthCard>
  );
}
