import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../components/link-button/LinkButton';
import { LoadSampleButton } from '../../files/LoadSampleButton';
import styles from './empty.module.css';
import { useExampleQuestions } from './useExampleQuestions';

interface EmptyConversationProps {
  readonly projectId: string;
  onAsk(text: string): void;
}

/** Where a conversation begins: questions that fit the graph, or the way to a graph when there is none yet. */
export function EmptyConversation({ projectId, onAsk }: EmptyConversationProps) {
  const { t } = useTranslation('chat');
  const { isEmpty, questions, retry } = useExampleQuestions(projectId);
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{t('start.title')}</h2>
      <p className={styles.text}>{t(isEmpty === true ? 'start.empty' : 'start.text')}</p>
      {isEmpty === null && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('start.failed')}
          action={<Button onClick={retry}>{t('tryAgain')}</Button>}
        />
      )}
      {isEmpty === true && (
        <div className={styles.ways}>
          <LoadSampleButton type="primary" onLoaded={retry} />
          <LinkButton to="/dashboard/data-overview">{t('start.toOverview')}</LinkButton>
        </div>
      )}
      {isEmpty === false && (
        <ul className={styles.examples} aria-label={t('start.examples')}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.example} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
