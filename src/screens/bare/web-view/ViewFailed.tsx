import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { problemCode } from '../../../components/problem/problemCode';
import { useProblemText } from '../../../components/problem/problemText';
import { isOver } from './viewCalls';
import styles from './view.module.css';

interface ViewFailedProps {
  /** Why nothing can be shown; a word of the texts where the view itself found out. */
  readonly error: unknown;
  /** Without it asking again would change nothing. */
  onRetry?(): void;
}

/** Why a view shows nothing: it is over, it is not for this place, or what it asked did not come. */
export function ViewFailed({ error, onRetry }: ViewFailedProps) {
  const { t } = useTranslation('view');
  const problemText = useProblemText();
  const code = problemCode(error);
  const words =
    error === 'incomplete' || error === 'elsewhere'
      ? { title: t(`${error}.title`), text: t(`${error}.text`) }
      : isOver(error)
        ? { title: t('over.title'), text: t(code === 'TOKEN_EXPIRED' ? 'over.expired' : 'over.text') }
        : { title: t('failed'), text: problemText(error) };
  return (
    <div className={styles.message} role="alert">
      {/* Ant Design's page for this brings three drawings of its own, which a frame would load for nothing. */}
      <WarningFilled className={styles.sign} aria-hidden />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.why}>{words.text}</p>
      {onRetry !== undefined && (
        <Button type="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
