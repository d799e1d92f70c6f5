import { Input, type InputRef } from 'antd';
import { useId } from 'react';

import styles from './confirm.module.css';
import { useFirstFocus } from './useReturnFocus';

interface ConfirmationFieldProps {
  /** Says what is to be typed. */
  readonly label: string;
  readonly value: string;
  /** Whether its dialogue is open: it is typed into at once. */
  readonly isShown?: boolean;
  onChange(typed: string): void;
  onEnter(): void;
}

/** What is typed to show that something is meant: nobody does it by a slip, so that the field has the focus and not Close. */
export function ConfirmationField({ label, value, isShown = true, onChange, onEnter }: ConfirmationFieldProps) {
  const id = useId();
  const field = useFirstFocus<InputRef>(isShown);
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        ref={field}
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
    </>
  );
}
