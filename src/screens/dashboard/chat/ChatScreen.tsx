import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { ChatPage } from '../../../chat/ChatPage';
import { useConversationProject } from '../../../chat/useConversationProject';
import { useProblemText } from '../../../components/problem/problemText';
import { useProject } from '../../../project/ProjectContext';
import { useProjectFailure } from '../../../project/project';
import styles from './chatScreen.module.css';

/** `/dashboard/chat`: questions to the assistant about the graph of the project, and its answers. */
export function ChatScreen() {
  const { t } = useTranslation('chat');
  const { projectId } = useProject();
  const isShown = useConversationProject();
  const failure = useProjectFailure();
  const problemText = useProblemText();
  const isReady = projectId !== undefined && isShown;
  return (
    <section className={styles.screen} aria-labelledby="chat-title">
      <h1 id="chat-title" className={styles.heading}>
        {t('title')}
      </h1>
      <div className={styles.fill}>
        {failure !== null && (
          <Alert
            className={styles.failed ?? ''}
            type="warning"
            showIcon
            title={t('start.failed')}
            description={problemText(failure.error)}
            action={<Button onClick={failure.retry}>{t('tryAgain')}</Button>}
          />
        )}
        {failure === null && !isReady && <Spin className={styles.waiting ?? ''} />}
        {failure === null && isReady && <ChatPage key={projectId} projectId={projectId} />}
      </div>
    </section>
  );
}
