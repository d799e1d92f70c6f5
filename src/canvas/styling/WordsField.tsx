import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { joinedWords, partedWords, proposedWords } from '../../../domain/styles/typeWords';
import { useLanguage } from '../../app/i18n/useLanguage';
import { Field, TextField } from './fields';
import { exampleOf, type PartProps } from './parts';
import styles from './styling.module.css';

/** Stands where no relationship of the type is at hand to make a sentence of. */
const NOBODY = '…';

/** What a type is called in sentences, with one that changes as it is typed. */
export function WordsField({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const language = useLanguage();
  const proposed = proposedWords(name.name, language);
  const [draft, setDraft] = useState<string | null>(null);
  const sentence = useId();
  const { start, end } = exampleOf(book, name.name) ?? { start: NOBODY, end: NOBODY };
  const enter = (text: string) => {
    const words = text.trim();
    onChange({ words: words === '' || words === proposed ? undefined : words });
  };
  return (
    <>
      <Field label={t('words.name')}>
        {(id) => (
          <TextField
            id={id}
            value={style.words ?? proposed}
            describedBy={sentence}
            onDraft={setDraft}
            onEntered={enter}
          />
        )}
      </Field>
      <p id={sentence} className={styles.hint}>
        {start} <strong>{(draft ?? style.words)?.trim() || proposed}</strong> {end}
      </p>
      {style.words !== undefined && (
        <Button size="small" className={styles.reset ?? ''} onClick={() => onChange({ words: undefined })}>
          {t('words.reset', { words: proposed })}
        </Button>
      )}
    </>
  );
}

/** What one and several of a label are called. */
export function LabelWordsFields({ name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const said = partedWords(style.words ?? '');
  const enter = (change: Partial<typeof said>) => onChange({ words: joinedWords({ ...said, ...change }) });
  return (
    <>
      <Field label={t('words.one')}>
        {(id) => <TextField id={id} value={said.one} placeholder={name.name} onEntered={(one) => enter({ one })} />}
      </Field>
      <Field label={t('words.several')}>
        {(id) => (
          <TextField id={id} value={said.several} placeholder={name.name} onEntered={(several) => enter({ several })} />
        )}
      </Field>
      {style.words !== undefined && (
        <Button size="small" className={styles.reset ?? ''} onClick={() => onChange({ words: undefined })}>
          {t('words.reset', { words: name.name })}
        </Button>
      )}
    </>
  );
}
