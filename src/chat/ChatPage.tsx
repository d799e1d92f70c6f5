import { MenuOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../components/later/later';
import { useMediaQuery } from '../components/media/useMediaQuery';
import styles from './chat.module.css';
import { Conversation } from './conversation/Conversation';
import { useChatAddress } from './useChatAddress';

const Conversations = later(async () => (await import('./list/Conversations')).Conversations);

/** From here on the conversations stand beside the open one; below they lie in a drawer. */
const ROOMY = '(min-width: 900px)';

/** The chat about a project: its conversations, and the open one; mount it anew for another project. */
export function ChatPage({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation('chat');
  const isRoomy = useMediaQuery(ROOMY);
  const [isListOpen, setListOpen] = useState(false);
  const address = useChatAddress();
  const { conversationId, isNew, again, takesFocus } = address;
  const conversations = (
    <Conversations
      projectId={projectId}
      openId={conversationId}
      onOpen={(id) => {
        setListOpen(false);
        address.open(id);
      }}
      onNew={() => {
        setListOpen(false);
        address.beginNew();
      }}
    />
  );
  return (
    <div className={styles.chat} data-writes-below>
      {isRoomy ? (
        <nav className={styles.side} aria-label={t('list.title')}>
          {conversations}
        </nav>
      ) : (
        <div className={styles.bar}>
          <Button type="text" icon={<MenuOutlined aria-hidden />} onClick={() => setListOpen(true)}>
            {t('list.title')}
          </Button>
          <Button
            type="text"
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('list.new')}
            title={t('list.new')}
            onClick={address.beginNew}
          />
          <Drawer
            open={isListOpen}
            placement="left"
            size="min(340px, 88vw)"
            title={t('list.title')}
            closable={{ 'aria-label': t('close') }}
            destroyOnHidden
            onClose={() => setListOpen(false)}
          >
            {conversations}
          </Drawer>
        </div>
      )}
      <Conversation
        key={conversationId}
        conversationId={conversationId}
        isNew={isNew}
        projectId={projectId}
        again={again}
        takesFocus={takesFocus}
        onBegun={address.begun}
        onAgainHeard={address.againHeard}
        onNew={address.beginNew}
      />
    </div>
  );
}
