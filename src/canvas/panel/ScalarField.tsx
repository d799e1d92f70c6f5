import { Input, Switch } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyValue } from '../../../domain/properties/values';
import { type ScalarKind } from '../../../domain/properties/kinds';
import { fieldTexts, readScalar } from '../../graph/propertyText';
import styles from './panel.module.css';
import { UnsavedNote } from './UnsavedNote';
import { useFieldDraft } from './useFieldDraft';

interface ScalarFieldProps {
  readonly kind: ScalarKind;
  /** The value that stands, or undefined for a field that is still empty. */
  readonly value: PropertyValue | undefined;
  readonly label: string;
  /** Under which what is being typed is kept. */
  readonly draftKey: string;
  /** `base` is the version that it was typed against; left out for a choice made on what stands. */
  onCommit(value: PropertyValue, base?: number): void;
}

const INPUT_TYPES = { number: 'text', date: 'date', dateTime: 'datetime-local' } as const;

/**
 * A field for one value of a kind: Enter or leaving it commits, Escape puts back what stands. What is being typed stays when
 * the page is lost or the value changes elsewhere; the field then says so.
 */
export function ScalarField({ kind, value, label, draftKey, onCommit }: ScalarFieldProps) {
  const { t } = useTranslation('canvas');
  const standing = value === undefined ? '' : (fieldTexts(kind, value)[0] ?? '');
  const draft = useFieldDraft(draftKey, standing);
  const note = useId();
  const [isWrong, setWrong] = useState(false);

  if (kind === 'boolean')
    return <Switch checked={value === true} aria-label={label} onChange={(isOn) => onCommit(isOn)} />;

  const commit = () => {
    if (draft.isIdle) {
      if (draft.isOpen) draft.drop();
      return;
    }
    const reading = readScalar(kind, draft.text);
    setWrong(!reading.ok);
    if (!reading.ok) return;
    if (fieldTexts(kind, reading.value)[0] === standing) return draft.drop();
    draft.sent();
    onCommit(reading.value, draft.base);
  };
  const giveUp = () => {
    draft.drop();
    setWrong(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && draft.isOpen) {
      event.stopPropagation();
      giveUp();
    }
  };
  const shared = {
    value: draft.text,
    'aria-label': label,
    'aria-invalid': isWrong,
    status: isWrong ? ('error' as const) : ('' as const),
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    'aria-describedby': draft.isOvertaken || draft.isUnsaved ? note : undefined,
    // What the store did not take once is sent again by the person, not by their leaving it.
    onBlur: () => !draft.isUnsaved && commit(),
    onKeyDown: press,
  };
  return (
    <div className={styles.field}>
      {kind === 'text' ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 1, maxRows: 8 }} />
      ) : (
        <Input
          {...shared}
          type={INPUT_TYPES[kind]}
          {...(kind === 'dateTime' ? { step: 1 } : {})}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {draft.isUnsaved && !draft.isOvertaken && <UnsavedNote id={note} onSend={commit} onDiscard={giveUp} />}
      {draft.isOvertaken && (
        <span id={note} role="status" className={styles.overtaken}>
          {t('live.draft', { value: standing })}
        </span>
      )}
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t(`property.wrong.${kind}`)}
        </span>
      )}
    </div>
  );
}
