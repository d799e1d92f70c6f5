import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useTimeText } from '../app/i18n/useLanguage';
import { useProblemText } from '../components/problem/problemText';
import styles from './jobs.module.css';
import { useKeeping } from './useKeeping';

/** Says that a deletion was begun and when it is carried out, with a button that takes it back. */
export function DeletionNotice() {
  const { t } = useTranslation('account');
  const timeText = useTimeText();
  const problemText = useProblemText();
  const { deletion, isKeeping, error, keep } = useKeeping();
  if (deletion === null) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        {t(`deletion.waiting.${deletion.scope}`, { at: timeText(deletion.at) })}
        {error !== null && ` ${problemText(error)}`}
      </p>
      <Button size="small" loading={isKeeping} onClick={keep}>
        {t(`deletion.keep.${deletion.scope}`)}
      </Button>
    </div>
  );
}
