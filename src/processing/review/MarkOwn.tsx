import { AutoComplete, Button, Input, type InputRef } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Span, touches } from '../../../domain/processing/document';
import { placesOf } from '../../../domain/processing/ownFinds';
import { useKnownNames } from '../../query/useKnownNames';
import { type WholeReading } from '../documentCalls';
import styles from './review.module.css';
import { type Reviewing } from './useReview';

interface MarkOwnProps {
  readonly whole: WholeReading;
  readonly reviewing: Reviewing;
  /** What is selected in the text with the mouse. */
  readonly selected: Span | undefined;
  onMarked(span: Span): void;
}

/** Marks a name that was not found: words that are selected in the text, or typed, with the label that they get. */
export function MarkOwn({ whole, reviewing, selected, onMarked }: MarkOwnProps) {
  const { t } = useTranslation('processing');
  const id = useId();
  const words = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [seen, setSeen] = useState(selected);
  if (seen !== selected) {
    setSeen(selected);
    if (selected !== undefined) setTyped(whole.text.slice(selected.start, selected.end));
    setMissing(false);
  }
  const labels = useKnownNames('label', whole.document.projectId);
  const found = [...new Set(whole.reading.things.map((thing) => thing.label))].map((value) => ({
    value,
    label: value,
  }));
  const options = [...found, ...labels.filter(({ value }) => found.every((one) => one.value !== value))];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSelected = selected !== undefined && whole.text.slice(selected.start, selected.end) === typed;
    const taken = whole.reading.things.flatMap(({ mentions }) => mentions);
    const places = isSelected ? [selected] : placesOf(whole.text, typed);
    const place = places.find((each) => !taken.some((mention) => touches(mention, each))) ?? places[0];
    setMissing(place === undefined);
    if (place === undefined) return;
    reviewing.mark([place], label.trim());
    onMarked(place);
    setTyped('');
    // The button has nothing to mark any more, and what is disabled keeps no focus.
    words.current?.focus();
  };
  return (
    <form className={styles.own} onSubmit={submit} aria-label={t('review.own')}>
      <Input
        ref={words}
        value={typed}
        maxLength={1000}
        aria-label={t('review.ownWords')}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? id : undefined}
        placeholder={t('review.ownWords')}
        lang={whole.document.language}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      <AutoComplete
        className={styles.select ?? ''}
        value={label}
        maxLength={128}
        options={options}
        aria-label={t('review.label')}
        placeholder={t('review.label')}
        onChange={setLabel}
      />
      <Button htmlType="submit" disabled={typed.trim() === '' || label.trim() === ''}>
        {t('review.mark')}
      </Button>
      {isMissing && (
        <p id={id} className={styles.missing} role="alert">
          {t('review.ownMissing')}
        </p>
      )}
    </form>
  );
}
