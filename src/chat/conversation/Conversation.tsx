import { type TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../domain/chat/message';
import { type Query } from '../../../domain/query/Query';
import { later } from '../../components/later/later';
import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useAskAgain } from '../again/useAskAgain';
import { AttachFile } from '../composer/AttachFile';
import { Composer } from '../composer/Composer';
import { useComposerDraft } from '../composer/composerDraft';
import { type MessageHandlers } from '../messages/MessageHandlers';
import { loadTeachDrawer } from '../teach/loadTeachDrawer';
import styles from './conversation.module.css';
import { evidenceMeanwhile, evidenceOf } from './evidenceOf';
import { Talked } from './Talked';
import { useAsk } from './useAsk';
import { type AnswerEnd, useConversation } from './useConversation';
import { useCopy, useRate } from './useMessageActions';
import { useProjectName } from '../../project/projectItems';
import { useTurn } from './useTurn';

const Evidence = later(async () => (await import('../evidence/Evidence')).Evidence);
const Announcer = later(async () => (await import('./Announcer')).Announcer);
const ModelState = later(async () => (await import('../model/ModelState')).ModelState);
const Unsent = later(async () => (await import('./Unsent')).Unsent);
const TeachDrawer = later(loadTeachDrawer);

/** From here on the evidence stands beside the messages. */
const WIDE = '(min-width: 1280px)';

interface ConversationProps {
  readonly conversationId: string;
  /** Nothing was said in it yet. */
  readonly isNew: boolean;
  /** The project that something new is asked about. */
  readonly projectId: string;
  /** The question that the address asks to be asked again. */
  readonly again: string | null;
  /** The person came here to write. */
  readonly takesFocus: boolean;
  /** The first thing was said. */
  onBegun(): void;
  onAgainHeard(): void;
  onNew(): void;
}

/** One conversation: its messages, the evidence of one answer, and where the next message is written. */
export function Conversation(props: ConversationProps) {
  const { conversationId, isNew, projectId, again, takesFocus, onBegun, onAgainHeard, onNew } = props;
  const { t } = useTranslation('chat');
  const [end, setEnd] = useState<AnswerEnd>();
  const [taught, setTaught] = useState<ChatMessage>();
  const [selected, select] = useState<string>();
  const isWide = useMediaQuery(WIDE);
  const field = useRef<TextAreaRef>(null);
  const conversation = useConversation({ conversationId, isNew, onEnd: setEnd });
  const talk = useTurn(conversation);
  const { messages, phase } = talk;
  const draft = useComposerDraft(conversationId, isNew);
  const askOf = useAsk(conversation, { projectId, onBegun });
  const copy = useCopy();
  const rate = useRate(conversation);
  const projectName = useProjectName(messages[0]?.projectId ?? projectId);

  const ask = (text: string, replaces: string | null = null, query?: Query) => {
    if (!askOf(text, replaces, query)) return;
    select(undefined);
    setEnd(undefined);
    field.current?.focus();
  };
  useAskAgain(conversation, { uid: again, ask, onHeard: onAgainHeard });
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const edit = (uid: string, text: string) => {
    draft.edit(uid, text);
    field.current?.focus({ cursor: 'end' });
  };
  // Rows are drawn again only when what they show changes: the handlers stay the same and look up the present state
  // when they are called.
  const latest = useRef({ ask, edit, messages });
  useEffect(() => {
    latest.current = { ask, edit, messages };
  });
  const handlers = useMemo<MessageHandlers>(
    () => ({
      ask: (text) => latest.current.ask(text),
      reread: (answer, query) => {
        conversation.send({ type: 'READING.CHOSEN', answer, query });
        // What a refusal offered goes, and with it what has the focus.
        if (answer.query === undefined) field.current?.focus();
      },
      askAgain: (answer) => {
        const question = latest.current.messages.find(({ uid }) => uid === answer.answers);
        if (question !== undefined) latest.current.ask(question.text, question.uid, question.query);
      },
      edit: ({ uid, text }) => latest.current.edit(uid, text),
      copy,
      rate,
      teach: setTaught,
      select: ({ uid }) => select(uid),
    }),
    [conversation, copy, rate],
  );
  const send = () => {
    const { text, replaces } = draft;
    draft.clear();
    ask(text, replaces);
  };
  const isAwaited = isWide && selected === undefined && phase !== 'none';
  const shown = isAwaited ? evidenceMeanwhile(messages) : evidenceOf(messages, selected);
  const question = messages.find(({ uid }) => uid === taught?.answers);
  return (
    <div className={styles.columns}>
      <section className={styles.talk} aria-label={t('title')}>
        <header className={styles.head}>
          <p className={styles.project}>{t('inProject', { project: projectName })}</p>
          <ModelState turn={end} />
        </header>
        <Talked
          conversation={conversation}
          talk={talk}
          projectId={projectId}
          selected={shown?.uid}
          hasEvidenceBelow={!isWide}
          handlers={handlers}
          onNew={onNew}
        />
        {phase === 'unsent' && (
          <Unsent
            error={talk.error}
            onRetry={talk.retry}
            onEdit={() => {
              const unsent = messages.at(-1);
              conversation.send({ type: 'TURN.DISMISSED' });
              if (unsent !== undefined) draft.type(unsent.text);
              field.current?.focus();
            }}
          />
        )}
        <Composer
          draft={draft}
          projectId={messages[0]?.projectId ?? projectId}
          phase={phase}
          field={field}
          onSend={send}
          onStop={talk.stop}
        >
          <AttachFile
            projectId={messages[0]?.projectId ?? projectId}
            isBusy={phase !== 'none'}
            onAsk={(text) => latest.current.ask(text)}
          />
        </Composer>
      </section>
      {isWide && messages.length > 0 && (
        <aside className={styles.evidence} aria-label={t('evidencePlace')}>
          <h2 className={styles.evidenceTitle}>{t('evidencePlace')}</h2>
          {shown === undefined ? (
            <p className={styles.evidenceNone}>{t(phase === 'none' ? 'evidenceNone' : 'evidenceAwaited')}</p>
          ) : (
            <Evidence message={shown} />
          )}
        </aside>
      )}
      <Announcer end={end} />
      {taught !== undefined && question !== undefined && (
        <TeachDrawer question={question} answer={taught} onClose={() => setTaught(undefined)} />
      )}
    </div>
  );
}
