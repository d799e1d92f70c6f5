import { Alert, Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { type TrainExample } from '../../../../../../domain/teaching/trainExample';
import styles from './trainExamples.module.css';

interface ExampleConflictProps {
  /** The example as another window or browser has kept it. */
  readonly theirs: TrainExample;
  onMine(): void;
  onTheirs(): void;
}

/** Shows what another write made of the example, and lets the person choose. */
export function ExampleConflict({ theirs, onMine, onTheirs }: ExampleConflictProps) {
  const { t } = useTranslation('teaching');
  const { question, answer, language, tags } = theirs;
  return (
    <Alert
      className={styles.notice ?? ''}
      type="warning"
      showIcon
      role="alert"
      title={t('conflict.title')}
      description={
        <>
          <dl className={styles.theirs} lang={language}>
            <dt>{t('form.question')}</dt>
            <dd>{question}</dd>
            <dt>{t('form.answer')}</dt>
            <dd>{answer}</dd>
            {tags.length > 0 && (
              <>
                <dt>{t('form.tags')}</dt>
                <dd>{tags.join(', ')}</dd>
              </>
            )}
          </dl>
          <Space wrap>
            <Button onClick={onTheirs}>{t('conflict.theirs')}</Button>
            <Button type="primary" onClick={onMine}>
              {t('conflict.mine')}
            </Button>
          </Space>
        </>
      }
    />
  );
}
