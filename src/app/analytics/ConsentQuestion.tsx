import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ConsentChoices } from './ConsentChoices';
import styles from './ConsentQuestion.module.css';

/** The question above a page: a sentence and two answers that look alike. It covers nothing, and nothing waits for it. */
export function ConsentQuestion() {
  const { t } = useTranslation('visits');
  return (
    <section className={styles.question} aria-label={t('title')}>
      <p className={styles.text}>
        {t('question')} <Link to="/privacy-policy">{t('more')}</Link>
      </p>
      <ConsentChoices />
    </section>
  );
}
