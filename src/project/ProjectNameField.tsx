import { Input, type InputRef, Tooltip } from 'antd';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '../components/draft/DraftOffer';
import { useOfferedDraft } from '../components/draft/useOfferedDraft';
import styles from './ProjectMenu.module.css';

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

/**
 * A name typed in place: Enter keeps it, Escape and leaving the field unchanged put it away. One that was being typed when
 * the page was lost is offered.
 */
export function ProjectNameField({ draftKey, label, initial, onSave, onClose }: ProjectNameFieldProps) {
  const { t } = useTranslation('project');
  const draft = useOfferedDraft<string>(draftKey);
  const offered = draft.offered === '' ? undefined : draft.offered;
  const field = useRef<InputRef>(null);
  const [name, setName] = useState(initial);
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
  // The offer belongs to the field: to go there is not to leave it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (!unchanged && name.trim() !== '') void save();
    else if (offered === undefined) close();
    else onClose();
  };
  return (
    <div className={styles.naming} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Tooltip open={missing} title={t('nameMissing')}>
        <Input
          ref={field}
          autoFocus
          aria-label={label}
          aria-invalid={missing}
          placeholder={label}
          value={name}
          maxLength={LONGEST}
          disabled={saving}
          status={missing ? 'error' : ''}
          style={{ maxWidth: '16rem' }}
          onChange={({ target }) => {
            setName(target.value);
            draft.keep(target.value);
          }}
          onPressEnter={() => void save()}
        />
      </Tooltip>
      {offered !== undefined && (
        <div className={styles.offer}>
          <DraftOffer
            what={offered}
            onContinue={() => {
              field.current?.focus();
              setName(offered);
              draft.takeUp();
            }}
            onDiscard={() => {
              field.current?.focus();
              draft.giveUp();
            }}
          />
        </div>
      )}
    </div>
  );
}
