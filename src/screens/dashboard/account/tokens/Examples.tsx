import { useTranslation } from 'react-i18next';

import styles from '../account.module.css';
import texts from './apiExamples.json';
import { CodeExample } from './CodeExample';

const KINDS = ['curl', 'graphql', 'python'] as const;

/** What a program says to this installation, to be copied; a test runs each of them. */
export function Examples() {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.section} aria-labelledby="token-examples">
      <h2 id="token-examples">{t('examples.title')}</h2>
      <p className={styles.text}>{t('examples.text')}</p>
      {KINDS.map((kind) => (
        <CodeExample key={kind} name={t(`examples.${kind}`)} lines={texts[kind]} />
      ))}
      <p className={styles.text}>
        <a href="/api/docs">{t('examples.reference')}</a>
      </p>
    </section>
  );
}
