import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  readonly options: Words;
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

type Words = readonly { readonly value: string; readonly label: string }[];

/** A choice as a line of an editor. */
export const ChoiceField = ({ label, ...choice }: Pick<FieldProps, 'label'> & Omit<ChoiceProps, 'id' | 'name'>) => (
  <Field label={label}>{(id) => <Choice id={id} {...choice} />}</Field>
);

/** Values as options in these words; names of properties are their own. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string = (value) => value,
): Words => values.map((value) => ({ value, label: words(value) }));

/** What the store takes as a part of a style. */
const LONGEST_TEXT = 256;

interface TextFieldProps {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The language of what is written, where that is not the one of the page. */
  readonly lang?: string;
  readonly longest?: number;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** What was entered and could not be kept: it stays in the field, and counts once the person presses Enter on it again. */
  readonly refused?: string | undefined;
  /** What is typed and does not count yet; null once nothing is. */
  onDraft?(draft: string | null): void;
  onEntered(value: string): void;
}

/** What is typed, and what stood when typing began. */
interface Typed {
  readonly text: string;
  readonly over: string;
}

/**
 * A text that counts when the person leaves it or presses Enter. Where another window gave another meanwhile, theirs stays and says so:
 * then only Enter puts it in the place of the other.
 */
export function TextField({ longest = LONGEST_TEXT, onDraft, onEntered, ...field }: TextFieldProps) {
  const { id, name, value, placeholder, lang, describedBy, refused } = field;
  const { t } = useTranslation('styles');
  const note = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOvertaken = typed !== null && refused === undefined && value !== typed.over && value !== typed.text;
  const type = (text: string | null) => {
    setTyped(text === null ? null : { text, over: typed?.over ?? value });
    onDraft?.(text);
  };
  const enter = (text = typed?.text) => {
    if (text !== undefined && text !== value) onEntered(text);
    type(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter(typed?.text ?? refused);
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    type(null);
  };
  return (
    <>
      <input
        id={id}
        aria-label={name}
        className={styles.text}
        value={typed?.text ?? refused ?? value}
        placeholder={placeholder}
        lang={lang}
        aria-describedby={isOvertaken ? `${note} ${describedBy ?? ''}`.trim() : describedBy}
        maxLength={longest}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !isOvertaken && enter()}
        onKeyDown={press}
      />
      {isOvertaken && (
        <span id={note} role="status" className={styles.overtaken}>
          {t('overtaken', { value: value || placeholder || t('nothing') })}
        </span>
      )}
    </>
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
