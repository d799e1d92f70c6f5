import { useTranslation } from 'react-i18next';

import styles from '../account.module.css';
import { CodeExample } from './CodeExample';
import texts from './mcpExample.json';

/** How another assistant is connected, to read the graph and to propose changes; a test connects by what stands here. */
export function OtherAssistants() {
  const { t } = useTranslation('settings');
  return (
    <section className={styles.section} aria-labelledby="token-assistants">
      <h2 id="token-assistants">{t('assistants.title')}</h2>
      <p className={styles.text}>{t('assistants.text')}</p>
      <ol className={styles.steps}>
        <li>{t('assistants.make')}</li>
        <li>{t('assistants.give')}</li>
        <li>{t('assistants.review')}</li>
      </ol>
      <CodeExample name={t('assistants.address')} lines={texts.address} />
      <CodeExample name={t('assistants.configuration')} lines={texts.configuration} />
      <p className={styles.text}>{t('assistants.careful')}</p>
    </section>
  );
}
