import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { type UsualProperty } from '../style/usualProperties';
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
  /** What others of its label have and this one has not. */
  readonly usual: readonly UsualProperty[];
  /** A property is to be so from now on; `oldName` when it was called otherwise, `base` what it was typed against. */
  onChange(row: Row, oldName?: string, base?: number): void;
  onRemove(name: string): void;
  /** A property is to be added. */
  onWanted(name: string): void;
  /** What was to be added at once was added, or given up. */
  onWantedOver(): void;
}

/** The typed properties of an element, each edited in place; used by the panel and by the forms. */
export function PropertyEditor(props: PropertyEditorProps) {
  const { elementId, rows, wanted, usual, onChange, onRemove, onWanted, onWantedOver } = props;
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
      {usual.length > 0 && (
        <div className={styles.usual} role="group" aria-label={t('property.usual')}>
          {usual.map(({ name }) => (
            <Button
              key={name}
              size="small"
              type="dashed"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => onWanted(name)}
            >
              <Isolated text={name} />
            </Button>
          ))}
        </div>
      )}
      <AddProperty
        key={wanted}
        draftKey={`property-new:${elementId}`}
        wanted={wanted}
        wantedKind={usual.find(({ name }) => name === wanted)?.kind ?? 'text'}
        isTaken={isTaken}
        onAdd={onChange}
        onClose={onWantedOver}
      />
    </div>
  );
}
