import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';

import { type ChatMessage } from '../../../domain/chat/message';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useClock, useDays } from './days/useDays';
import { ListRest } from './ListRest';
import { type MessageHandlers } from './MessageHandlers';
import { MessageRow } from './MessageRow';
import styles from './messages.module.css';
import { useFollowing } from './useFollowing';
import { Waiting } from './Waiting';

/** Where the first message that was read stands: far from nought, so that older ones find room before it. */
const FIRST_PLACE = 1_000_000;
/** So many pixels from the end still count as the end. */
const NEAR_END = 90;
/** Rows are drawn so many pixels beyond what is seen. */
const BEYOND = { top: 400, bottom: 400 };
/** Of a list whose rows are always drawn whole. */
const AT_REST = new ListRest();
const THE_END = { index: 'LAST', align: 'end' } as const;

/** The last question at the top, or as near to it as what follows allows: an answer may be there before the list moves. */
const atQuestion = (messages: readonly ChatMessage[]) =>
  ({ index: messages.findLastIndex(({ role }) => role === 'user'), align: 'start' }) as const;

interface MessageListProps {
  readonly messages: readonly ChatMessage[];
  /** The last question was just asked: its answer, which may have come already, is read from there. */
  readonly beginsAtQuestion: boolean;
  /** Some were written before these, and not read yet. */
  readonly hasOlder: boolean;
  /** How many of them were put before those that were there at first. */
  readonly olderTotal: number;
  readonly selected: string | undefined;
  readonly hasEvidenceBelow: boolean;
  readonly isBusy: boolean;
  /** The last message is on its way, and nothing of its answer is known. */
  readonly isSending: boolean;
  /** How it stands with the messages before these. */
  readonly older: 'none' | 'loading' | 'failed';
  readonly handlers: MessageHandlers;
  onOlder(): void;
}

/**
 * The messages of a conversation, of which only those in sight are drawn. It begins at the end, keeps to it while an answer
 * grows there, and reads older ones as one comes near the beginning.
 */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    beginsAtQuestion,
    hasOlder,
    olderTotal,
    selected,
    hasEvidenceBelow,
    isBusy,
    isSending,
    handlers,
    onOlder,
  } = props;
  const { t } = useTranslation('chat');
  const clock = useClock();
  // Without one, what can be done with a message is seen all the time, and cannot be drawn later.
  const hasPointer = useMediaQuery('(hover: hover)');
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [rest] = useState(() => new ListRest());
  const { scrollerRef, follow, begin } = useFollowing();
  const last = messages.at(-1);
  const first = FIRST_PLACE - olderTotal;
  const dayAt = useDays(messages, hasOlder);
  const said = last?.role === 'user' && isSending ? messages.length - 1 : undefined;
  useEffect(() => {
    if (said === undefined) return;
    begin();
    list.current?.scrollToIndex({ index: said, align: 'start' });
  }, [said, begin]);
  return (
    <div className={styles.list}>
      <Virtuoso<ChatMessage, MessageListProps>
        ref={list}
        scrollerRef={scrollerRef}
        className={styles.scroll ?? ''}
        aria-label={t('messages')}
        role="region"
        data={messages}
        context={props}
        firstItemIndex={first}
        initialTopMostItemIndex={beginsAtQuestion ? atQuestion(messages) : THE_END}
        computeItemKey={(_, { uid }) => uid}
        increaseViewportBy={BEYOND}
        atBottomThreshold={NEAR_END}
        atBottomStateChange={setAtEnd}
        totalListHeightChanged={follow}
        startReached={onOlder}
        isScrolling={rest.note}
        skipAnimationFrameInResizeObserver
        components={PARTS}
        itemContent={(place, message) => (
          <MessageRow
            message={message}
            day={dayAt(place - first)}
            handlers={handlers}
            isLast={message === last}
            isSelected={message.uid === selected}
            hasEvidenceBelow={hasEvidenceBelow}
            isBusy={isBusy}
            t={t}
            clock={clock}
            rest={hasPointer ? rest : AT_REST}
          />
        )}
      />
      {!isAtEnd && (
        <Button
          className={styles.toEnd ?? ''}
          shape="circle"
          icon={<DownOutlined aria-hidden />}
          aria-label={t('toEnd')}
          title={t('toEnd')}
          onClick={() => list.current?.scrollToIndex(THE_END)}
        />
      )}
    </div>
  );
}

/** Room above the first message, where it is said how it stands with older ones. */
function Beginning({ context: { older, onOlder } }: { readonly context: MessageListProps }) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.beginning}>
      {older === 'loading' && t('loadingOlder')}
      {older === 'failed' && (
        <p role="alert">
          {t('olderFailed')}{' '}
          <Button size="small" onClick={onOlder}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
/** Where the answer will stand, and room below the last one. */
function End({ context }: { readonly context: MessageListProps }) {
  return <div className={styles.end}>{context.isSending && <Waiting />}</div>;
}
const PARTS = { Header: Beginning, Footer: End };
