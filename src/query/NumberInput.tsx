import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fieldTexts, readScalar } from '../graph/propertyText';
import styles from './adding.module.css';

interface NumberInputProps {
  readonly id: string;
  readonly autoFocus?: boolean;
  /** What stands in it at first; undefined for nothing. */
  readonly value: number | undefined;
  /** A whole number from here to there; without it any number. */
  readonly limits?: { readonly least: number; readonly most: number };
  /** What is typed as a number; undefined while it is none, which the field says. */
  onChange(value: number | undefined): void;
}

type Limits = NumberInputProps['limits'];

/** What a text says as a number that is asked for; undefined when it says none. */
function numberIn(text: string, limits: Limits): number | undefined {
  const reading = readScalar('number', text);
  if (!reading.ok || typeof reading.value !== 'number') return undefined;
  if (limits === undefined) return reading.value;
  const isPossible = Number.isInteger(reading.value) && reading.value >= limits.least && reading.value <= limits.most;
  return isPossible ? reading.value : undefined;
}

/** A field for a number: what is typed stays as it is, and where it is no number the field says what it waits for. */
export function NumberInput({ id, autoFocus = false, value, limits, onChange }: NumberInputProps) {
  const { t } = useTranslation('query');
  const note = useId();
  const [text, setText] = useState(value === undefined ? '' : (fieldTexts('number', value)[0] ?? ''));
  const number = numberIn(text, limits);
  const isWrong = text.trim() !== '' && number === undefined;
  const type = (typed: string) => {
    setText(typed);
    onChange(numberIn(typed, limits));
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const [next = ''] = fieldTexts('number', (number ?? 0) + by);
    if (by === 0 || isWrong || numberIn(next, limits) === undefined) return;
    event.preventDefault();
    type(next);
  };
  return (
    <>
      <Input
        id={id}
        autoFocus={autoFocus}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-valuenow={number}
        aria-describedby={isWrong ? note : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={step}
      />
      {isWrong && (
        <span id={note} role="alert" className={styles.wrong}>
          {limits === undefined ? t('wrong.number') : t('wrong.whole', limits)}
        </span>
      )}
    </>
  );
}
