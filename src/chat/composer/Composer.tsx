import { ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isCypher } from '../../../domain/query/cypher/isCypher';
import { later } from '../../components/later/later';
import { type TurnPhase } from '../conversation/useTurn';
import styles from './composer.module.css';
import { type ComposerDraft } from './composerDraft';

const CypherHelp = later(async () => (await import('../cypher/CypherHelp')).CypherHelp);

/** Longest message, in characters, and from where on the length is said. */
const LONGEST = 8000;
const NEARLY = 7000;

interface ComposerProps {
  readonly draft: ComposerDraft;
  readonly projectId: string;
  readonly phase: TurnPhase;
  readonly field: Ref<TextAreaRef>;
  /** What can be done beside the field. */
  readonly children?: ReactNode;
  onSend(): void;
  onStop(): void;
}

/** Whether a key press sends; one that ends a word of an input method does not. */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;

/** Where a message is written. Enter sends it, Shift+Enter begins a new line; while an answer is written the button stops it. */
export function Composer({ draft, projectId, phase, field, children, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation('chat');
  const hint = useId();
  const [typed, setTyped] = useState<HTMLDivElement | null>(null);
  const { text, replaces } = draft;
  const isTooLong = text.length > LONGEST;
  const canSend = phase === 'none' && text.trim() !== '' && !isTooLong;
  const isBusy = phase === 'sending' || phase === 'answering' || phase === 'stopping';
  const label = t(phase === 'stopping' ? 'composer.stopping' : isBusy ? 'composer.stop' : 'composer.send');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replaces !== null) return draft.clear();
    if (!sends(event)) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) onStop();
        else if (canSend) onSend();
      }}
    >
      {replaces !== null && (
        <p className={styles.editing} role="status">
          {t('composer.editing')}
          <Button type="link" size="small" icon={<CloseOutlined aria-hidden />} onClick={draft.clear}>
            {t('composer.cancelEdit')}
          </Button>
        </p>
      )}
      <div className={styles.box}>
        <div className={styles.typed} ref={setTyped}>
          <Input.TextArea
            ref={field}
            variant="borderless"
            className={styles.field ?? ''}
            aria-label={t('composer.label')}
            aria-describedby={hint}
            aria-invalid={isTooLong}
            placeholder={t('composer.placeholder')}
            autoSize={{ minRows: 1, maxRows: 8 }}
            value={text}
            onChange={({ target }) => draft.type(target.value)}
            onKeyDown={onKeyDown}
          />
          {isCypher(text) && <CypherHelp text={text} projectId={projectId} within={typed} onType={draft.type} />}
        </div>
        {children}
        <Button
          type={isBusy ? 'default' : 'primary'}
          shape="circle"
          htmlType="submit"
          icon={isBusy ? <span className={styles.square} aria-hidden /> : <ArrowUpOutlined aria-hidden />}
          aria-label={label}
          title={label}
          // Not `disabled`: that would take the focus away between one message and the next.
          aria-disabled={isBusy ? phase === 'stopping' : !canSend}
          className={isBusy || canSend ? '' : (styles.idle ?? '')}
        />
      </div>
      <p id={hint} className={styles.hint}>
        <span className={isTooLong ? styles.tooLong : ''} role={isTooLong ? 'alert' : undefined}>
          {isTooLong
            ? t('composer.tooLong', { count: text.length, limit: LONGEST })
            : text.length > NEARLY
              ? t('composer.length', { count: text.length, limit: LONGEST })
              : t(isCypher(text) ? 'cypher.hint' : 'composer.hint')}
        </span>
      </p>
    </form>
  );
}
