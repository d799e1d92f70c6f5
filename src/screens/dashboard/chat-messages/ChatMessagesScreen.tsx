import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { Page } from '../../../components/page/Page';
import { useProject } from '../../../project/ProjectContext';
import { History } from './History';

/** `/dashboard/chat-messages`: what was asked and answered; conversations, and messages found in them. */
export function ChatMessagesScreen() {
  const { t } = useTranslation('history');
  const { t: shell } = useTranslation('shell');
  const { projectId } = useProject();
  return (
    <Page title={shell('pages.chatMessages')} lead={t('lead')}>
      {projectId === undefined ? <Spin /> : <History key={projectId} projectId={projectId} />}
    </Page>
  );
}
