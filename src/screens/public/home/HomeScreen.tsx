import { useTranslation } from 'react-i18next';

import { useSession } from '../../../auth/session';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { AskedExample } from './AskedExample';
import styles from './HomeScreen.module.css';

const VALUES = ['canvas', 'undo', 'files', 'languages'] as const;

/** What Harta is, shown by a graph that answers questions, and the way in. */
export function HomeScreen() {
  const { t } = useTranslation('public');
  const signedIn = useSession().status === 'signedIn';
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.headline}>
            <span>{t('home.headline')}</span> <span>{t('home.headlineMore')}</span>
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.ways}>
            <LinkButton type="primary" size="large" to={signedIn ? '/dashboard/data-overview' : '/auth/sign-up'}>
              {t(signedIn ? 'home.open' : 'home.start')}
            </LinkButton>
            {!signedIn && (
              <LinkButton size="large" to="/auth/login">
                {t('home.logIn')}
              </LinkButton>
            )}
          </div>
          <p className={styles.promise}>{t('home.promise')}</p>
        </div>
        <AskedExample />
      </section>
      <ul className={styles.values}>
        {VALUES.map((value) => (
          <li key={value}>
            <h2 className={styles.valueTitle}>{t(`home.values.${value}.title`)}</h2>
            <p className={styles.valueText}>{t(`home.values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
