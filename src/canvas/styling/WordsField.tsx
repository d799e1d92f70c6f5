import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type StyleChange } from '../../../domain/styles/style';
import { proposedWords, wordsOfStyle } from '../../../domain/styles/typeInWords';
import { joinedWords, partedWords, saidWords, wordsChange } from '../../../domain/styles/typeWords';
import { type Language, LANGUAGE_OPTIONS } from '../../app/i18n/languages';
import { useLanguage } from '../../app/i18n/useLanguage';
import { Field, TextField } from './fields';
import { exampleOf, type PartProps } from './parts';
import styles from './styling.module.css';

/** Stands where no relationship of the type is at hand to make a sentence of. */
const NOBODY = '…';

/** Words for one and for several are kept as one text, which has room for both of this length. */
const LONGEST_NOUN = 120;

/** What is said of words in one language. */
interface InLanguage extends PartProps {
  readonly language: Language;
}

/** The same fields for each language under its own name, the one of the reader first. */
function EachLanguage({ children }: { readonly children: (language: Language) => ReactNode }) {
  const own = useLanguage();
  const ownFirst = [...LANGUAGE_OPTIONS].sort((one, other) => Number(other.value === own) - Number(one.value === own));
  return ownFirst.map(({ value, label, lang }) => (
    <fieldset key={value} className={styles.language}>
      <legend className={styles.label} lang={lang}>
        {label}
      </legend>
      {children(value)}
    </fieldset>
  ));
}

/** What was typed last, with the change that it became: were that refused, the field would still hold it. */
function useEntered({ refused, onChange }: Pick<PartProps, 'refused' | 'onChange'>) {
  const [last, setLast] = useState<{ readonly field: string; readonly text: string; readonly change: StyleChange }>();
  return {
    enter: (field: string, text: string, change: StyleChange) => {
      setLast({ field, text, change });
      onChange(change);
    },
    refusedIn: (field: string) =>
      last !== undefined && last.change === refused && last.field === field ? last.text : undefined,
  };
}

/** Leaves what is said in one language to the name again, where a person has said it otherwise. */
function Reset({ language, style, usual, onChange }: InLanguage & { readonly usual: string }) {
  const { t } = useTranslation('styles');
  if (wordsOfStyle(style)[language] === undefined) return null;
  return (
    <Button
      size="small"
      className={styles.reset ?? ''}
      onClick={() => onChange(wordsChange(style, language, undefined))}
    >
      {t('words.reset', { words: usual })}
    </Button>
  );
}

function TypeWords({ language, ...part }: InLanguage) {
  const { book, name, style } = part;
  const { t } = useTranslation('styles');
  const { enter, refusedIn } = useEntered(part);
  const refused = refusedIn('words');
  const proposed = proposedWords(name.name, language);
  const chosen = wordsOfStyle(style)[language];
  const [draft, setDraft] = useState<string | null>(null);
  const sentence = useId();
  const { start, end } = exampleOf(book, name.name) ?? { start: NOBODY, end: NOBODY };
  const give = (text: string) => {
    const words = text.trim();
    enter('words', text, wordsChange(style, language, words === '' || words === proposed ? undefined : words));
  };
  return (
    <>
      <Field label={t('words.name')}>
        {(id) => (
          <TextField
            id={id}
            lang={language}
            value={chosen ?? proposed}
            describedBy={sentence}
            refused={refused}
            onDraft={setDraft}
            onEntered={give}
          />
        )}
      </Field>
      <p id={sentence} lang={language} className={styles.hint}>
        {start} <strong>{(draft ?? refused ?? chosen)?.trim() || proposed}</strong> {end}
      </p>
      <Reset {...part} language={language} usual={proposed} />
    </>
  );
}

/** What a type is called in sentences, with one for each language that changes as it is typed. */
export const WordsField = (part: PartProps) => (
  <EachLanguage>{(language) => <TypeWords {...part} language={language} />}</EachLanguage>
);

function LabelWords({ language, ...part }: InLanguage) {
  const { name, style } = part;
  const { t } = useTranslation('styles');
  const { enter, refusedIn } = useEntered(part);
  const words = wordsOfStyle(style)[language] ?? '';
  const said = saidWords(words);
  // What stands for a field that was left empty is seen in it, and is not its value: whoever comes to it next types into an empty field.
  const { one: both } = partedWords(words);
  const give = (field: keyof typeof said, text: string) =>
    enter(field, text, wordsChange(style, language, joinedWords({ ...said, [field]: text })));
  const noun = { lang: language, placeholder: both || name.name, longest: LONGEST_NOUN };
  return (
    <>
      {(['one', 'several'] as const).map((field) => (
        <Field key={field} label={t(`words.${field}`)}>
          {(id) => (
            <TextField
              {...noun}
              id={id}
              value={said[field]}
              refused={refusedIn(field)}
              onEntered={(text) => give(field, text)}
            />
          )}
        </Field>
      ))}
      <Reset {...part} language={language} usual={name.name} />
    </>
  );
}

/** What one and several of a label are called, in each language. */
export const LabelWordsFields = (part: PartProps) => (
  <EachLanguage>{(language) => <LabelWords {...part} language={language} />}</EachLanguage>
);
