import { DeleteOutlined, MessageOutlined, RobotOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LinkButton } from '../../../../components/link-button/LinkButton';
import { useTimeText } from '../../../../app/i18n/useLanguage';
import { chatOf } from '../../../../chat/useChatAddress';
import styles from '../history.module.css';
import { Snippet } from './Snippet';
import { useCitedText } from './useCitedText';
import { type ChatHit } from './hitList';
import { type ChatDeletionTarget } from '../deletion/chatDeletion';

interface HitItemProps {
  readonly hit: ChatHit;
  onDelete(target: ChatDeletionTarget): void;
}

const STATUS = { answering: 'answering', stopped: 'stopped', failed: 'broken' } as const;

/** A message that was found: who said it, when and where, the place with the words, and what it cites. */
export const HitItem = memo(function HitItem({ hit, onDelete }: HitItemProps) {
  const { t } = useTranslation('history');
  const time = useTimeText();
  const cited = useCitedText(hit.message.citations);
  const { uid, role, status, language, createdAt, conversationId } = hit.message;
  const isQuestion = role === 'user';
  const when = time(createdAt);
  const title = hit.conversationTitle ?? t('messages.untitled');
  const openName = t('messages.openNamed', { title });
  const deleteName = t(isQuestion ? 'messages.deleteYours' : 'messages.deleteAnswer', { when });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.about}>
          <strong className={styles.who}>
            {isQuestion ? <UserOutlined aria-hidden /> : <RobotOutlined aria-hidden />}{' '}
            {t(isQuestion ? 'messages.you' : 'messages.assistant')}
          </strong>
          <time dateTime={createdAt}>{when}</time>
          <Link to={chatOf(conversationId)}>{t('messages.in', { title })}</Link>
          {status !== 'done' && <Tag>{t(`messages.${STATUS[status]}`)}</Tag>}
        </span>
        <Snippet parts={hit.snippet} language={language} />
        {cited !== '' && <span className={styles.about}>{cited}</span>}
      </div>
      <span className={styles.actions}>
        <LinkButton
          to={chatOf(conversationId)}
          type="text"
          icon={<MessageOutlined aria-hidden />}
          aria-label={openName}
          title={openName}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={deleteName}
          title={deleteName}
          onClick={() => onDelete({ kind: 'message', uid, isQuestion })}
        />
      </span>
    </li>
  );
});
