import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../components/problem/problemText';
import styles from './processing.module.css';
import { SomeNotTaken } from './takeAll';

/** Says of each file that was not taken why, by its name. */
export function NotTakenAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('processing');
  const problemText = useProblemText();
  const refused = error instanceof SomeNotTaken ? error.refused : [{ name: undefined, error }];
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={t('compose.failed', { count: refused.length })}
      description={
        <ul className={styles.refused}>
          {refused.map(({ name, error: why }, place) => (
            <li key={place}>
              {name !== undefined && <strong>{name}: </strong>}
              {why === null ? t('compose.tooLarge') : problemText(why)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
