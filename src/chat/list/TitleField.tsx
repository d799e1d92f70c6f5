import { useActor } from '@xstate/react';
import { Input, Tooltip } from 'antd';
import { type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type Submission, submissionMachineOf } from '../../../machines/submissionMachine';
import { useDraft } from '../../components/draft/useDraft';

/** Longest title of a conversation, in characters. */
const LONGEST = 128;
const renaming = submissionMachineOf<string>();

interface TitleFieldProps {
  readonly id: string;
  readonly title: string;
  /** Tells whether the title is kept; the field stays open with what was typed when it is not. */
  onSave(title: string): Promise<boolean>;
  onClose(): void;
}

/** A title typed in place: Enter and leaving it keep it, Escape puts it away. What is typed outlives a lost page. */
export function TitleField({ id, title, onSave, onClose }: TitleFieldProps) {
  const { t } = useTranslation('chat');
  const draft = useDraft(`chat-title:${id}`, title);
  const typed = draft.value.trim();
  const close = () => {
    draft.forget();
    onClose();
  };
  const [snapshot, send] = useActor(
    renaming.provide({
      actors: {
        send: fromPromise<unknown, Submission<string>>(async ({ input }) => {
          if (!(await onSave(input.content))) throw new Error('the title is not kept');
        }),
      },
      actions: { announce: close },
    }),
  );
  const save = () => {
    if (typed === title) close();
    else if (typed !== '') send({ type: 'SUBMITTED', content: typed });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Tooltip open={typed === ''} title={t('list.titleMissing')}>
      <Input
        autoFocus
        aria-label={t('list.renameLabel', { title })}
        aria-invalid={typed === ''}
        value={draft.value}
        maxLength={LONGEST}
        disabled={snapshot.matches('sending')}
        status={typed === '' ? 'error' : ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => draft.set(target.value)}
        onPressEnter={save}
        onKeyDown={onKeyDown}
        onBlur={typed === '' ? close : save}
      />
    </Tooltip>
  );
}
