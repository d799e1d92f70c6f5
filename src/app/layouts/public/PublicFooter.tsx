import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { appConfig } from '../../config';
import styles from './PublicLayout.module.css';

const THIS_YEAR = new Date().getFullYear();

/** Legal links and the company's line. */
export function PublicFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <p className={styles.copyright}>{t('copyright', { year: THIS_YEAR, company: appConfig().companyName })}</p>
      <nav aria-label={t('legal')} className={styles.legal}>
        <Link to="/privacy-policy">{t('pages.privacyPolicy')}</Link>
        <Link to="/terms-of-service">{t('pages.termsOfService')}</Link>
      </nav>
    </footer>
  );
}
