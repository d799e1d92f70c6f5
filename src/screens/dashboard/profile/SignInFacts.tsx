import { useTranslation } from 'react-i18next';

import styles from './ProfileScreen.module.css';

interface SignInFactsProps {
  readonly email: string | null;
  readonly isVerified: boolean;
}

/** What sign-in knows and this page does not change. */
export function SignInFacts({ email, isVerified }: SignInFactsProps) {
  const { t } = useTranslation('account');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('profile.email')}</dt>
        <dd>{email ?? t('profile.noEmail')}</dd>
      </div>
      <div>
        <dt>{t('profile.verified')}</dt>
        <dd>{t(isVerified ? 'profile.yes' : 'profile.no')}</dd>
      </div>
    </dl>
  );
}
