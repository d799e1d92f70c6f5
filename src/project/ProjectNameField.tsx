import { Input, Tooltip } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longest name of a project, in characters. */
const LONGEST = 128;

interface ProjectNameFieldProps {
  readonly label: string;
  readonly initial: string;
  /** Resolves when the name is kept; the field stays open with what was typed when it rejects. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A name typed in place: Enter keeps it, Escape and leaving the field unchanged put it away. */
export function ProjectNameField({ label, initial, onSave, onClose }: ProjectNameFieldProps) {
  const { t } = useTranslation('project');
  const [name, setName] = useState(initial);
  const [saving, setSaving] = useState(false);
  const [touched, setTouched] = useState(false);
  const missing = touched && name.trim() === '';
  const unchanged = name.trim() === initial;

  const save = async () => {
    setTouched(true);
    if (name.trim() === '' || saving) return;
    if (unchanged) return onClose();
    setSaving(true);
    await onSave(name.trim()).then(onClose, () => setSaving(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
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
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void save()}
        onKeyDown={onKeyDown}
        onBlur={() => (unchanged || name.trim() === '' ? onClose() : void save())}
      />
    </Tooltip>
  );
}
