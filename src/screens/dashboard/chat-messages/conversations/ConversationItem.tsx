import { PushpinFilled } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type UpdateConversationInput } from '../../../../../graphql/generated/types';
import { type Conversation } from '../../../../chat/list/conversationList';
import { TitleField } from '../../../../chat/list/TitleField';
import { useFocusAfter } from '../../../../components/confirm/useReturnFocus';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { chatOf } from '../../../../chat/useChatAddress';
import styles from '../history.module.css';
import { ConversationActions } from './ConversationActions';

/** What can be done with a conversation of the list. */
export interface ConversationHandlers {
  onChoose(id: string, isChosen: boolean): void;
  /** Tells whether the change is kept. */
  onChange(conversation: Conversation, input: UpdateConversationInput): Promise<boolean>;
  /** Shows its messages. */
  onFind(id: string): void;
  onDelete(conversation: Conversation): void;
}

interface ConversationItemProps {
  readonly conversation: Conversation;
  readonly isChosen: boolean;
  /** The same for every row and every drawing, so that a row is drawn again only when it changes. */
  readonly handlers: ConversationHandlers;
}

/** A row of the list: a conversation that can be opened, chosen, pinned, searched, renamed in place and deleted. */
export const ConversationItem = memo(function ConversationItem({
  conversation,
  isChosen,
  handlers,
}: ConversationItemProps) {
  const { t } = useTranslation('history');
  const time = useTimeText();
  const [isNaming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isNaming, renameButton);
  const { id, title, pinned, messagesTotal, updatedAt } = conversation;
  return (
    <li className={styles.item}>
      <Checkbox
        checked={isChosen}
        aria-label={t('conversations.choose', { title })}
        onChange={(event) => handlers.onChoose(id, event.target.checked)}
      />
      {isNaming ? (
        <div className={styles.words}>
          <TitleField
            id={id}
            title={title}
            onSave={(named) => handlers.onChange(conversation, { title: named })}
            onClose={() => setNaming(false)}
          />
        </div>
      ) : (
        <>
          <div className={styles.words}>
            <span className={styles.title}>
              {pinned && (
                <PushpinFilled className={styles.pin ?? ''} role="img" aria-label={t('conversations.pinned')} />
              )}
              <Link to={chatOf(id)}>{title}</Link>
            </span>
            <span className={styles.about}>
              {t('conversations.about', { when: time(updatedAt), count: messagesTotal })}
            </span>
          </div>
          <ConversationActions
            conversation={conversation}
            renameButton={renameButton}
            onPin={() => void handlers.onChange(conversation, { pinned: !pinned })}
            onFind={() => handlers.onFind(id)}
            onRename={() => setNaming(true)}
            onDelete={() => handlers.onDelete(conversation)}
          />
        </>
      )}
    </li>
  );
});
