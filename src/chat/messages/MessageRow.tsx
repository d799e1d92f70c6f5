import { type TFunction } from 'i18next';
import { memo } from 'react';

import { type ChatMessage } from '../../../domain/chat/message';
import { withTexts } from '../../app/i18n/i18n';
import { later } from '../../components/later/later';
import { AnswerActions, QuestionActions } from './MessageActions';
import { type ListRest, useIsWhole } from './ListRest';
import { type MessageHandlers } from './MessageHandlers';
import styles from './messages.module.css';
import { MessageText } from './MessageText';
import { Sources } from './Sources';
import { Suggestions } from './Suggestions';
import { AssistantMark, Writing } from './Waiting';

const Evidence = later(async () => (await import('../evidence/Evidence')).Evidence);
const Understood = later(withTexts(['query'], async () => (await import('../understood/Understood')).Understood));
const Proposal = later(async () => (await import('../proposal/Proposal')).Proposal);

interface MessageRowProps {
  readonly message: ChatMessage;
  /** The day on which it was written, when it is the first of it. */
  readonly day: string | undefined;
  readonly handlers: MessageHandlers;
  /** The last of the conversation: what may be asked next stands under it. */
  readonly isLast: boolean;
  /** Its evidence is the one that is shown. */
  readonly isSelected: boolean;
  /** Its evidence is shown under it, where there is no room beside. */
  readonly hasEvidenceBelow: boolean;
  readonly isBusy: boolean;
  /** The texts of the chat, and times in the same language: given, for each hook in a row is one more to mount while scrolling. */
  readonly t: TFunction<'chat'>;
  readonly clock: (iso: string) => string;
  /** Whether the list is being scrolled. */
  readonly rest: ListRest;
}

/** A message: what the person said, or an answer with what it rests on and what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  return (
    <>
      {props.day !== undefined && <p className={styles.day}>{props.day}</p>}
      {props.message.role === 'user' ? <Question {...props} /> : <Answer {...props} />}
    </>
  );
});

function Question({ message, handlers, isBusy, t, clock, rest }: MessageRowProps) {
  const isWhole = useIsWhole(rest);
  return (
    <article className={styles.question} aria-label={t('you')} data-question>
      <div className={styles.text} lang={message.language}>
        <MessageText text={message.text} />
      </div>
      <div className={styles.foot}>
        {isWhole && <QuestionActions message={message} handlers={handlers} isBusy={isBusy} t={t} />}
        <WrittenAt message={message} clock={clock} />
      </div>
    </article>
  );
}

function Answer(props: MessageRowProps) {
  const { message, isLast, t } = props;
  return (
    <article
      className={isLast ? styles.answer : `${styles.answer} ${styles.earlier}`}
      aria-label={t('assistant')}
      aria-busy={message.status === 'answering'}
    >
      <AssistantMark />
      <div className={styles.body}>
        <div className={styles.text} lang={message.language}>
          <MessageText text={message.text} />
        </div>
        <AnswerRest {...props} />
      </div>
    </article>
  );
}

function WrittenAt({ message: { createdAt }, clock }: Pick<MessageRowProps, 'message' | 'clock'>) {
  return (
    <time className={styles.when} dateTime={createdAt}>
      {clock(createdAt)}
    </time>
  );
}

/** What follows the text of an answer. */
function AnswerRest(props: MessageRowProps) {
  const { message, handlers, isLast, isSelected, hasEvidenceBelow, isBusy, t, clock, rest } = props;
  const isWhole = useIsWhole(rest);
  if (message.status === 'answering') return <Writing words={t(message.text === '' ? 'waiting' : 'answering')} />;
  return (
    <>
      {message.status === 'stopped' && <p className={styles.note}>{t('stopped')}</p>}
      {message.status === 'failed' && <p className={styles.note}>{t('failedAnswer')}</p>}
      {message.fellBack && <p className={styles.note}>{t('fellBack')}</p>}
      {message.proposal !== undefined && <Proposal message={message} />}
      {message.query !== undefined && isWhole && (
        <Understood
          message={message}
          query={message.query}
          isBusy={isBusy}
          onRead={(query) => handlers.reread(message, query)}
        />
      )}
      {message.sources.length > 0 && <Sources sources={message.sources} />}
      {hasEvidenceBelow && isSelected && <Evidence message={message} />}
      <div className={styles.foot}>
        <AnswerActions
          message={message}
          handlers={handlers}
          isBusy={isBusy}
          isSelected={isSelected}
          isWhole={isWhole}
          t={t}
        />
        <WrittenAt message={message} clock={clock} />
      </div>
      {isLast && (
        <Suggestions
          message={message}
          isBusy={isBusy}
          onAsk={handlers.ask}
          onRead={(query) => handlers.reread(message, query)}
        />
      )}
    </>
  );
}
