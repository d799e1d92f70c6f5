import BulbOutlined from '@ant-design/icons-svg/es/asn/BulbOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import DislikeFilled from '@ant-design/icons-svg/es/asn/DislikeFilled';
import DislikeOutlined from '@ant-design/icons-svg/es/asn/DislikeOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import LikeFilled from '@ant-design/icons-svg/es/asn/LikeFilled';
import LikeOutlined from '@ant-design/icons-svg/es/asn/LikeOutlined';
import NodeIndexOutlined from '@ant-design/icons-svg/es/asn/NodeIndexOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import { type IconDefinition } from '@ant-design/icons-svg/es/types';
import { type TFunction } from 'i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { Glyph } from '../../components/glyph/Glyph';
import { type MessageHandlers } from './MessageHandlers';
import styles from './messages.module.css';

interface ActionProps {
  readonly icon: IconDefinition;
  readonly label: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  /** Its words are seen and not only heard. */
  readonly hasWords?: boolean;
  onPress(): void;
}

/** A plain button: there are several in each row of a list that must scroll without a hitch. */
function Action({ icon, label, isOn, isOff = false, hasWords = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className={hasWords ? `${styles.action} ${styles.worded}` : styles.action}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isOff}
      onClick={onPress}
    >
      <Glyph of={icon} />
      {hasWords && <span>{label}</span>}
    </button>
  );
}

interface MessageActionsProps {
  readonly message: ChatMessage;
  readonly handlers: MessageHandlers;
  /** While an answer is written nothing else can be asked. */
  readonly isBusy: boolean;
  readonly t: TFunction<'chat'>;
}

/** What can be done with a message of the person. */
export function QuestionActions({ message, handlers, isBusy, t }: MessageActionsProps) {
  return (
    <div className={styles.actions} role="group" aria-label={t('message.actions')}>
      <Action icon={EditOutlined} label={t('message.edit')} isOff={isBusy} onPress={() => handlers.edit(message)} />
      <Action icon={CopyOutlined} label={t('message.copyQuestion')} onPress={() => handlers.copy(message)} />
    </div>
  );
}

interface AnswerActionsProps extends MessageActionsProps {
  /** Its evidence is shown already, or it has none. */
  readonly isSelected: boolean;
  /** All of it is drawn, and not only what is seen without a pointer over it. */
  readonly isWhole: boolean;
}

/** What can be done with an answer. */
export function AnswerActions({ message, handlers, isBusy, isSelected, isWhole, t }: AnswerActionsProps) {
  const { rating, status, citations } = message;
  return (
    <div className={styles.actions} role="group" aria-label={t('message.actions')}>
      {citations.length > 0 && !isSelected && (
        <Action
          icon={NodeIndexOutlined}
          label={t('message.evidence')}
          hasWords
          onPress={() => handlers.select(message)}
        />
      )}
      {isWhole && <Action icon={CopyOutlined} label={t('message.copyAnswer')} onPress={() => handlers.copy(message)} />}
      {(isWhole || rating !== undefined) && <Rating message={message} handlers={handlers} t={t} />}
      {isWhole && (
        <Action
          icon={ReloadOutlined}
          label={t('message.again')}
          isOff={isBusy}
          onPress={() => handlers.askAgain(message)}
        />
      )}
      {isWhole && status === 'done' && (
        <Action icon={BulbOutlined} label={t('message.teach')} onPress={() => handlers.teach(message)} />
      )}
    </div>
  );
}

/** Thumbs up and down; to press the one that was given takes it back. */
function Rating({ message, handlers, t }: Pick<AnswerActionsProps, 'message' | 'handlers' | 't'>) {
  const { rating } = message;
  const rate = (wanted: 'up' | 'down') => handlers.rate(message, rating === wanted ? undefined : wanted);
  return (
    <>
      <Action
        icon={rating === 'up' ? LikeFilled : LikeOutlined}
        label={t('message.up')}
        isOn={rating === 'up'}
        onPress={() => rate('up')}
      />
      <Action
        icon={rating === 'down' ? DislikeFilled : DislikeOutlined}
        label={t('message.down')}
        isOn={rating === 'down'}
        onPress={() => rate('down')}
      />
    </>
  );
}
