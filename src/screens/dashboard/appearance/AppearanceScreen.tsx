import { useTranslation } from 'react-i18next';

import { LanguageRadios } from '../../../components/language/LanguageRadios';
import { Page } from '../../../components/page/Page';
import { ThemeRadios } from '../../../components/theme/ThemeRadios';
import styles from './AppearanceScreen.module.css';

/** Theme and language, kept in this browser. */
export function AppearanceScreen() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('pages.appearance')} lead={t('appearance.lead')}>
      <section className={styles.choice}>
        <h2 className={styles.title}>{t('theme.title')}</h2>
        <p className={styles.hint}>{t('appearance.themeHint')}</p>
        <ThemeRadios />
      </section>
      <section className={styles.choice}>
        <h2 className={styles.title}>{t('appearance.language')}</h2>
        <p className={styles.hint}>{t('appearance.languageHint')}</p>
        <LanguageRadios />
      </section>
    </Page>
  );
}
