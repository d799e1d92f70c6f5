import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { withDestination } from '../../../auth/destination';
import { useSignInPage } from '../../../auth/useSignInPage';
import { LinkedText } from '../../../components/linked-text/LinkedText';
import { AuthCard } from '../../../auth/card/AuthCard';
import { FailureAlert } from '../../../auth/card/FailureAlert';
import { LinkCard } from '../../../auth/link/LinkCard';
import { usePendingLink } from '../../../auth/loginActor';
import { ProviderButtons } from '../../../auth/providers/ProviderButtons';
import { SignUpForm } from './SignUpForm';

/** Making an account. */
export function SignUpScreen() {
  const { t } = useTranslation(['auth', 'shell']);
  const page = useSignInPage();
  const pending = usePendingLink();
  if (pending !== null) return <LinkCard {...page} pending={pending} />;
  return (
    <AuthCard
      title={t('shell:pages.signUp')}
      lead={t('signUp.lead')}
      foot={
        <>
          {t('signUp.haveAccount')} <Link to={withDestination('/auth/login', page.next)}>{t('signUp.logIn')}</Link>
        </>
      }
    >
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
