import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useCopyText } from '../../../../components/toast/useCopyText';
import styles from '../account.module.css';
import texts from './apiExamples.json';

const KINDS = ['curl', 'graphql', 'python'] as const;

/** What a program says to this installation, to be copied; a test runs each of them. */
export function Examples() {
  const { t } = useTranslation('settings');
  const copy = useCopyText({ copied: t('examples.copied'), failed: t('examples.copyFailed') });
  return (
    <section className={styles.section} aria-labelledby="token-examples">
      <h2 id="token-examples">{t('examples.title')}</h2>
      <p className={styles.text}>{t('examples.text')}</p>
      {KINDS.map((kind) => {
        const text = texts[kind].join('\n').replaceAll('{origin}', window.location.origin);
        const name = t(`examples.${kind}`);
        return (
          <div key={kind} className={styles.example}>
            <h3>{name}</h3>
            {/* Wider than a narrow window: to be scrolled with the keys as well. */}
            <pre className={styles.code} tabIndex={0} aria-label={name} role="region">
              {text}
            </pre>
            <Button size="small" aria-label={t('examples.copy', { name })} onClick={() => copy(text)}>
              {t('tokens.copy')}
            </Button>
          </div>
        );
      })}
      <p className={styles.text}>
        <a href="/api/docs">{t('examples.reference')}</a>
      </p>
    </section>
  );
}
