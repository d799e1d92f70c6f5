import { type ReactNode, useId, useState } from 'react';

import styles from './styling.module.css';

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** One line of an editor: a label and its control, which gets the id that the label points to. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  readonly id?: string;
  /** Where no label stands beside it. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChoose(value: string): void;
}

/** One of several words. The platform's own list: it opens over everything and knows every key. */
export function Choice({ id, name, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      id={id}
      aria-label={name}
      className={styles.choice}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface TextFieldProps {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** What is typed and does not count yet; null once nothing is. */
  onDraft?(draft: string | null): void;
  onEntered(value: string): void;
}

/** A text that counts when the person leaves it or presses Enter. */
export function TextField({ id, name, value, placeholder, describedBy, onDraft, onEntered }: TextFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string | null) => {
    setDraft(text);
    onDraft?.(text);
  };
  const enter = () => {
    if (draft !== null && draft !== value) onEntered(draft);
    type(null);
  };
  return (
    <input
      id={id}
      aria-label={name}
      className={styles.text}
      value={draft ?? value}
      placeholder={placeholder}
      aria-describedby={describedBy}
      maxLength={256}
      onChange={(event) => type(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter();
      }}
    />
  );
}

interface StepsProps {
  readonly id: string;
  readonly value: number;
  readonly most: number;
  onChosen(value: number): void;
}

/** A number from 1 on, chosen by sliding; it counts when the person lets go. */
export function Steps({ id, value, most, onChosen }: StepsProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const enter = () => {
    if (draft !== null && draft !== value) onChosen(draft);
    setDraft(null);
  };
  return (
    <input
      id={id}
      type="range"
      className={styles.range}
      min={1}
      max={most}
      step={1}
      value={draft ?? value}
      onChange={(event) => setDraft(Number(event.target.value))}
      onPointerUp={enter}
      onKeyUp={enter}
      onBlur={enter}
    />
  );
}
