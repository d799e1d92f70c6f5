import { AutoComplete, type RefSelectProps } from 'antd';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { askableQuestions } from '../../../domain/imports/askable';
import { type TableMapping } from '../../../domain/imports/mapping';
import { Isolated } from '../../components/isolated/Isolated';
import styles from './mapping.module.css';
import { ModelName } from './ModelName';
import { type ImportTable } from './tablesCalls';

interface RowNameProps {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
  /** Whether no column says what each row is. */
  readonly isNeeded: boolean;
  /** What a model calls one row; undefined while or where none says anything. */
  readonly byModel?: string | undefined;
  onChange(label: string): void;
}

/** What one row is called: typed, or chosen among what the file and its headings propose. */
export function RowName({ table, mapping, isNeeded, byModel, onChange }: RowNameProps) {
  const { t } = useTranslation('files');
  const [id, note] = [useId(), useId()];
  const field = useRef<RefSelectProps>(null);
  const choices = [...new Set([...(byModel === undefined ? [] : [byModel]), ...table.labels])];
  const isMissing = isNeeded && mapping.label.trim() === '';
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{t(table.part === 'rows' ? 'mapping.rowName' : 'mapping.labelWithout')}</label>
        <AutoComplete
          id={id}
          value={mapping.label}
          ref={field}
          options={choices.map((value) => ({ value }))}
          defaultActiveFirstOption={false}
          maxLength={128}
          status={isMissing ? 'error' : ''}
          aria-required={isNeeded}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? note : undefined}
          onChange={(label: string) => onChange(label)}
        />
        {isMissing && (
          <span id={note} role="alert" className={styles.missing}>
            {t('mapping.missing')}
          </span>
        )}
      </div>
      <ModelName
        name={byModel}
        label={mapping.label}
        onTake={(name) => {
          onChange(name);
          // The button that was pressed is gone.
          field.current?.focus();
        }}
      />
    </>
  );
}

/** Questions that the graph could answer with these names, so that a person sees what they choose. */
export function Askable({ table, mapping }: Pick<RowNameProps, 'table' | 'mapping'>) {
  const { t, i18n } = useTranslation('files');
  const titleId = useId();
  const questions = askableQuestions(table, mapping, i18n.language);
  if (questions.length === 0) return null;
  return (
    <div className={styles.askable} aria-live="polite">
      <span id={titleId} className={styles.soft}>
        {t('mapping.askable')}
      </span>
      <ul aria-labelledby={titleId}>
        {questions.map(({ form, words }) => (
          <li key={form}>
            <Isolated text={t(`mapping.question.${form}`, words)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
