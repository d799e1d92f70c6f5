import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { type texts } from '../../../../../../locales/en/index';
import { type ExamplesImported } from '../../../../../../domain/teaching/trainExample';
import styles from './trainExamples.module.css';

type KnownIssue = keyof (typeof texts)['teaching']['issue'];

/** Why nothing of a file was written: row by row. The English detail holds the value. */
export function ExampleIssues({ result: { issues, issuesTotal } }: { readonly result: ExamplesImported }) {
  const { t, i18n } = useTranslation('teaching');
  const rest = issuesTotal - issues.length;
  return (
    <>
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('import.refused', { count: issuesTotal })}
        description={t('import.mend')}
      />
      <ul className={styles.issues} aria-label={t('import.issues')}>
        {issues.map(({ row, code, detail }, index) => (
          <li key={index}>
            <span className={styles.soft}>{t('import.row', { row })}</span>
            {i18n.exists(`issue.${code}`, { ns: 'teaching' }) && t(`issue.${code as KnownIssue}`)}
            <span className={styles.soft} lang="en">
              {detail}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.steady}>{t('import.more', { count: rest })}</p>}
    </>
  );
}
