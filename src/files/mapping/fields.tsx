import { Input, Select } from 'antd';

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
    <label className={styles.field}>
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

/** A word that is typed, with what it is before it. */
export function Word({ words, value, onChange }: { words: string; value: string; onChange(value: string): void }) {
  return (
    <label className={styles.field}>
      <span>{words}</span>
      <Input value={value} maxLength={128} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
