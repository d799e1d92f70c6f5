import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { withDestination } from '../../../auth/destination';
import { useSignInPage } from '../../../auth/useSignInPage';
import { AuthCard } from '../../../auth/card/AuthCard';
import { FailureAlert } from '../../../auth/card/FailureAlert';
import { LinkCard } from '../../../auth/link/LinkCard';
import { usePendingLink } from '../../../auth/loginActor';
import { ProviderButtons } from '../../../auth/providers/ProviderButtons';
import { LoginForm } from './LoginForm';

// Few visits come by a mail; the others do not wait for what it needs.
const MailedLink = lazy(async () => ({ default: (await import('./MailedLink')).MailedLink }));

/** What a mailed link of each mode is about. */
const LINKS: Record<string, 'verified' | 'changed'> = {
  verifyEmail: 'verified',
  verifyAndChangeEmail: 'changed',
  recoverEmail: 'changed',
};

function LogIn() {
  const { t } = useTranslation('auth');
  const page = useSignInPage();
  const pending = usePendingLink();
  if (pending !== null) return <LinkCard {...page} pending={pending} />;
  return (
    <AuthCard
      title={t('login.title')}
      lead={t(page.next === null ? 'login.lead' : 'login.leadWithPage')}
      foot={
        <>
          {t('login.noAccount')} <Link to={withDestination('/auth/sign-up', page.next)}>{t('login.signUp')}</Link>
        </>
      }
    >
      <FailureAlert code={page.failure?.code ?? null} />
      <LoginForm {...page} />
      <ProviderButtons isBusy={page.isBusy} />
    </AuthCard>
  );
}

/** Logging in; also where mailed links about an address lead. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const mode = search.get('mode') ?? '';
  const code = search.get('oobCode');
  if (mode === 'resetPassword') return <Navigate to={`/auth/reset-password?${search.toString()}`} replace />;
  const kind = LINKS[mode];
  if (code === null || kind === undefined) return <LogIn />;
  return (
    <Suspense>
      <MailedLink key={code} code={code} kind={kind} />
    </Suspense>
  );
}
