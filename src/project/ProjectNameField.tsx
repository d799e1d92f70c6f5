import { Input, Tooltip } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDraft } from '../components/draft/useDraft';

/** Longest name of a project, in characters. */
const LONGEST = 128;

interface ProjectNameFieldProps {
  /** Under which a name that is being typed is kept. */
  readonly draftKey: string;
  readonly label: string;
  readonly initial: string;
  /** Resolves when the name is kept; the field stays open with what was typed when it rejects. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A name typed in place: Enter keeps it, Escape and leaving the field unchanged put it away. It outlives a lost page. */
export function ProjectNameField({ draftKey, label, initial, onSave, onClose }: ProjectNameFieldProps) {
  const { t } = useTranslation('project');
  const draft = useDraft(draftKey, initial);
  const name = draft.value;
  const [saving, setSaving] = useState(false);
  const [touched, setTouched] = useState(false);
  const missing = touched && name.trim() === '';
  const unchanged = name.trim() === initial;

  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    setTouched(true);
    if (name.trim() === '' || saving) return;
    if (unchanged) return close();
    setSaving(true);
    await onSave(name.trim()).then(close, () => setSaving(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Tooltip open={missing} title={t('nameMissing')}>
      <Input
        autoFocus
        aria-label={label}
        aria-invalid={missing}
        placeholder={label}
        value={name}
        maxLength={LONGEST}
        disabled={saving}
        status={missing ? 'error' : ''}
        style={{ maxWidth: '16rem' }}
        onChange={({ target }) => draft.set(target.value)}
        onPressEnter={() => void save()}
        onKeyDown={onKeyDown}
        onBlur={() => (unchanged || name.trim() === '' ? close() : void save())}
      />
    </Tooltip>
  );
}
