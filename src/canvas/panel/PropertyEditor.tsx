import { useTranslation } from 'react-i18next';

import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { AddProperty } from './AddProperty';
import { propertyDraft } from './keepTyped';
import styles from './panel.module.css';
import { PropertyRow } from './PropertyRow';
import { UnsavedProperties } from './UnsavedProperties';

interface PropertyEditorProps {
  readonly elementId: string;
  readonly rows: readonly Row[];
  /** The name of a property that is to be added at once, which may be empty; null when none is. */
  readonly wanted: string | null;
  /** A property is to be so from now on; `oldName` when it was called otherwise, `base` what it was typed against. */
  onChange(row: Row, oldName?: string, base?: number): void;
  onRemove(name: string): void;
  /** What was to be added at once was added, or given up. */
  onWantedOver(): void;
}

/** The typed properties of an element, each edited in place; used by the panel and by the forms. */
export function PropertyEditor({ elementId, rows, wanted, onChange, onRemove, onWantedOver }: PropertyEditorProps) {
  const { t } = useTranslation('canvas');
  const isTaken = (name: string) => rows.some((row) => row.name === name);
  return (
    <div className={styles.properties}>
      {rows.length === 0 && <p className={styles.faint}>{t('property.none')}</p>}
      {rows.map((row) => (
        <PropertyRow
          key={row.name}
          row={row}
          draftKey={propertyDraft(elementId, row.name)}
          isTaken={isTaken}
          onChange={onChange}
          onRemove={onRemove}
        />
      ))}
      <UnsavedProperties elementId={elementId} rows={rows} isTaken={isTaken} onAdd={onChange} />
      <AddProperty
        key={wanted}
        draftKey={`property-new:${elementId}`}
        wanted={wanted}
        isTaken={isTaken}
        onAdd={onChange}
        onClose={onWantedOver}
      />
    </div>
  );
}
