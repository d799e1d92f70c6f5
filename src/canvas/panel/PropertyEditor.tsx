import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { type UsualProperty } from '../style/usualProperties';
import { AddProperty } from './AddProperty';
import { useEditAtOnce } from './EditAtOnce';
import { propertyDraft } from './keepTyped';
import styles from './panel.module.css';
import { PropertyRow } from './PropertyRow';
import { UnsavedProperties } from './UnsavedProperties';

interface PropertyEditorProps {
  readonly elementId: string;
  readonly rows: readonly Row[];
  /** What others of its label have and this one has not. */
  readonly usual: readonly UsualProperty[];
  /** A property is to be so from now on; `oldName` when it was called otherwise, `base` what it was typed against. */
  onChange(row: Row, oldName?: string, base?: number): void;
  onRemove(name: string): void;
}

/** The typed properties of an element, each edited in place. */
export function PropertyEditor({ elementId, rows, usual, onChange, onRemove }: PropertyEditorProps) {
  const { t } = useTranslation('canvas');
  /** The property that is to be added at once, its name as far as that is known. */
  const [wanted, want] = useState<UsualProperty | null>(null);
  const box = useEditAtOnce(elementId, (name) =>
    want(usual.find((one) => one.name === name) ?? { name, kind: 'text' }),
  );
  const isTaken = (name: string) => rows.some((row) => row.name === name);
  return (
    <section ref={box} className={styles.properties} aria-label={t('panel.properties')}>
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
          {usual.map((one) => (
            <Button
              key={one.name}
              size="small"
              type="dashed"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => want(one)}
            >
              <Isolated text={one.name} />
            </Button>
          ))}
        </div>
      )}
      <AddProperty
        key={wanted?.name}
        draftKey={`property-new:${elementId}`}
        wanted={wanted}
        isTaken={isTaken}
        onAdd={onChange}
        onClose={() => want(null)}
      />
    </section>
  );
}
