import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { type FileReading } from '../../../domain/imports/mapping';
import { FirstRow } from './FirstRow';
import styles from './mapping.module.css';

interface ReadingFormProps {
  readonly reading: FileReading;
  readonly encodings: readonly string[];
  readonly separators: readonly string[];
  onChange(reading: FileReading): void;
}

/** Names of separators that cannot be seen. */
const NAMED = { '\t': 'tab', ',': 'comma', ';': 'semicolon', '|': 'bar', ' ': 'blank' } as const;

const isNamed = (separator: string): separator is keyof typeof NAMED => separator in NAMED;

/** How a file of text is read: as it was guessed, or otherwise. */
export function ReadingForm({ reading, encodings, separators, onChange }: ReadingFormProps) {
  const { t } = useTranslation('files');
  return (
    <fieldset className={styles.reading}>
      <legend>{t('reading.title', { file: reading.file })}</legend>
      <label className={styles.field}>
        <span>{t('reading.separator')}</span>
        <Select
          aria-label={t('reading.separator')}
          value={reading.separator}
          options={separators.map((separator) => ({
            value: separator,
            label: isNamed(separator) ? t(`reading.${NAMED[separator]}`) : separator,
          }))}
          onChange={(separator) => onChange({ ...reading, separator })}
        />
      </label>
      <label className={styles.field}>
        <span>{t('reading.encoding')}</span>
        <Select
          aria-label={t('reading.encoding')}
          value={reading.encoding}
          options={encodings.map((encoding) => ({ value: encoding, label: encoding.toUpperCase() }))}
          onChange={(encoding) => onChange({ ...reading, encoding })}
        />
      </label>
      <FirstRow hasHeadings={reading.hasHeadings} onChange={(hasHeadings) => onChange({ ...reading, hasHeadings })} />
    </fieldset>
  );
}
