import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './mapping.module.css';

/** A choice with its words before it. */
export function Choice<T extends string | string[]>(props: {
  readonly words: string;
  readonly value: T;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isMultiple?: boolean;
  /** Stands in the field where nothing is chosen, and says what that means. */
  readonly hint?: string;
  onChange(value: T): void;
}) {
  const { words, value, options, isMultiple = false, hint, onChange } = props;
  return (
    <label className={hint === undefined ? styles.field : `${styles.field} ${styles.hinted}`}>
      <span>{words}</span>
      <Select<T>
        aria-label={words}
        value={value}
        options={[...options]}
        {...(hint === undefined ? {} : { placeholder: hint })}
        {...(isMultiple ? { mode: 'multiple' as const } : {})}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </label>
  );
}

interface WordProps {
  readonly words: string;
  readonly value: string;
  /** Nothing can be made without it: left empty it says so, and the form stays. */
  readonly isNeeded?: boolean;
  /** Stands in the field where nothing is typed. */
  readonly hint?: string;
  onChange(value: string): void;
}

/** A word that is typed, with what it is before it. */
export function Word({ words, value, isNeeded = false, hint, onChange }: WordProps) {
  const { t } = useTranslation('files');
  const [id, note] = [useId(), useId()];
  const isMissing = isNeeded && value.trim() === '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words}</label>
      <Input
        id={id}
        value={value}
        maxLength={128}
        {...(hint === undefined ? {} : { placeholder: hint })}
        status={isMissing ? 'error' : ''}
        aria-required={isNeeded}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? note : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isMissing && (
        <span id={note} role="alert" className={styles.missing}>
          {t('mapping.missing')}
        </span>
      )}
    </div>
  );
}

/** Takes whoever sends a form to the first field that cannot be as it is; false where there is none. */
export function goesToMissing(form: HTMLFormElement): boolean {
  const missing = form.querySelector<HTMLElement>('input[aria-invalid="true"]');
  missing?.focus();
  return missing !== null;
}
