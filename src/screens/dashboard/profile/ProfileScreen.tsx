import { useTranslation } from 'react-i18next';

import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { Page } from '../../../components/page/Page';
import { BeingBuilt } from '../coming/BeingBuilt';
import styles from './ProfileScreen.module.css';

/** Who is signed in, as sign-in knows them. Changing the profile is being built. */
export function ProfileScreen() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const facts = [
    ['name', user?.displayName || t('profile.unnamed')],
    ['email', user?.email ?? t('profile.noEmail')],
    ['verified', t(user?.emailVerified ? 'profile.yes' : 'profile.no')],
  ] as const;
  return (
    <Page title={t('pages.profile')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BeingBuilt text={t('coming.page.profile')}>
        <LinkButton to="/dashboard/appearance" type="primary">
          {t('coming.toAppearance')}
        </LinkButton>
        <LinkButton to="/dashboard/data-overview">{t('coming.toOverview')}</LinkButton>
      </BeingBuilt>
    </Page>
  );
}
