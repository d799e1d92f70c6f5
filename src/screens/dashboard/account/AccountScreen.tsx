import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Page } from '../../../components/page/Page';
import styles from './account.module.css';
import { SECTIONS } from '../../../settings/frame/sections';

/** `/dashboard/account`: every section of the settings, with what it is for. */
export function AccountScreen() {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Page title={t('shell:pages.account')} lead={t('lead')}>
      <nav aria-label={t('sections')}>
        <ul className={styles.list}>
          {SECTIONS.map(({ name, to }) => (
            <li key={name} className={styles.item}>
              <span className={styles.words}>
                <Link to={to}>{t(`section.${name}.name`)}</Link>
                <span className={styles.soft}>{t(`section.${name}.about`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
