import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { loadTextsOf } from '../../app/i18n/i18n';
import { later } from '../../components/later/later';
import styles from './empty.module.css';
import { useExampleQuestions } from './useExampleQuestions';

const loadFirstWays = async () => (await Promise.all([import('./FirstWays'), loadTextsOf('files')]))[0].FirstWays;
const FirstWays = later(loadFirstWays);

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
      {isEmpty === true && <FirstWays onLoaded={retry} />}
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
