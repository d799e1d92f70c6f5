import { Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ColumnMapping } from '../../../domain/imports/mapping';
import styles from './mapping.module.css';

const SEPARATORS = ['', ';', ',', '|', '/'] as const;

interface SeveralProps {
  readonly column: ColumnMapping;
  onChange(changes: Partial<ColumnMapping>): void;
}

/** Whether cells hold several values, and what stands between them. */
export function Several({ column, onChange }: SeveralProps) {
  const { t } = useTranslation('files');
  return (
    <label className={styles.field}>
      <span>{t('mapping.several')}</span>
      <Select
        aria-label={t('mapping.severalOf', { column: column.column })}
        value={column.separator}
        options={SEPARATORS.map((separator) => ({
          value: separator,
          label: separator === '' ? t('mapping.oneValue') : t('mapping.cutBy', { separator }),
        }))}
        popupMatchSelectWidth={false}
        onChange={(separator) => onChange({ separator })}
      />
    </label>
  );
}
