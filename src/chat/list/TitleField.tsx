import { Input, Tooltip } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../../components/draft/useDraft';

/** Longest title of a conversation, in characters. */
const LONGEST = 128;

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
  const [isSaving, setSaving] = useState(false);
  const typed = draft.value.trim();
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    if (isSaving || typed === '') return;
    if (typed === title) return close();
    setSaving(true);
    if (await onSave(typed)) close();
    else setSaving(false);
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
        disabled={isSaving}
        status={typed === '' ? 'error' : ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => draft.set(target.value)}
        onPressEnter={() => void save()}
        onKeyDown={onKeyDown}
        onBlur={() => (typed === '' ? close() : void save())}
      />
    </Tooltip>
  );
}
