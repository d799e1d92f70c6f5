import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type SheetReading } from '../../../domain/imports/mapping';
import styles from './mapping.module.css';

interface FirstRowProps {
  readonly hasHeadings: boolean;
  onChange(hasHeadings: boolean): void;
}

/** Whether the first row holds the names of the columns, which is proposed by what the rows hold. */
export function FirstRow({ hasHeadings, onChange }: FirstRowProps) {
  const { t } = useTranslation('files');
  const [name, title] = [useId(), useId()];
  return (
    <div className={styles.firstRow} role="group" aria-labelledby={title}>
      <span id={title}>{t('reading.firstRow')}</span>
      <Radio.Group
        name={name}
        value={hasHeadings}
        aria-labelledby={title}
        options={[
          { value: true, label: t('reading.yes') },
          { value: false, label: t('reading.no') },
        ]}
        onChange={({ target }) => onChange(target.value === true)}
      />
    </div>
  );
}

interface SheetFormProps {
  readonly reading: SheetReading;
  onChange(reading: SheetReading): void;
}

/** How a sheet of a workbook is read. */
export function SheetForm({ reading, onChange }: SheetFormProps) {
  const { t } = useTranslation('files');
  return (
    <fieldset className={styles.reading}>
      <legend>{t('reading.sheet', { file: reading.file, sheet: reading.sheet })}</legend>
      <FirstRow hasHeadings={reading.hasHeadings} onChange={(hasHeadings) => onChange({ ...reading, hasHeadings })} />
    </fieldset>
  );
}
