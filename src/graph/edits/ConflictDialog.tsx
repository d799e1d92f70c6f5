import { Button, Modal, Radio, Space } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  allOf,
  type Choices,
  type ConflictRow,
  conflictRows,
  isDecided,
  resolvedEdit,
  rowKey,
  type Side,
} from '../../../domain/changes/conflict';
import { Isolated } from '../../components/isolated/Isolated';
import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type GraphElement } from '../../../domain/elements/elements';
import { type PropertyValue } from '../../../domain/properties/values';
import styles from './conflict.module.css';

/** What collided: what was to be done, the element as it stands, and as it was. */
interface Conflict {
  readonly edit: ElementEdit;
  readonly present: GraphElement;
  readonly before: GraphElement | undefined;
}

interface ConflictDialogProps {
  readonly conflict: Conflict;
  /** What remains to be sent on the present version; an empty edit when everything of the other side stands. */
  onResolve(edit: ElementEdit, version: number): void;
  onDrop(): void;
}

/** Two changes of the same property: shows mine, theirs and the value before, and lets the person choose for each. */
export function ConflictDialog({ conflict, onResolve, onDrop }: ConflictDialogProps) {
  const { t } = useTranslation('canvas');
  const rows = useMemo(() => conflictRows(conflict.edit, conflict.before, conflict.present), [conflict]);
  const [choices, setChoices] = useState<Choices>({});
  const apply = () => onResolve(resolvedEdit(conflict.edit, rows, choices), conflict.present.version);
  const chooseAll = (side: Side) => setChoices(allOf(rows, side));
  return (
    <Modal
      open
      width={680}
      title={t('conflict.title')}
      onCancel={onDrop}
      footer={
        <Space wrap>
          <Button onClick={onDrop}>{t('action.cancel')}</Button>
          <Button type="primary" disabled={!isDecided(rows, choices)} onClick={apply}>
            {t('conflict.apply')}
          </Button>
        </Space>
      }
    >
      <p>{t('conflict.explanation')}</p>
      <Space wrap className={styles.all ?? ''}>
        <Button onClick={() => chooseAll('mine')}>{t('conflict.keepMine')}</Button>
        <Button onClick={() => chooseAll('theirs')}>{t('conflict.takeTheirs')}</Button>
      </Space>
      <div className={styles.rows}>
        {rows.map((row) => (
          <Difference
            key={rowKey(row)}
            row={row}
            side={choices[rowKey(row)]}
            onChoose={(side) => setChoices({ ...choices, [rowKey(row)]: side })}
          />
        ))}
      </div>
    </Modal>
  );
}

interface DifferenceProps {
  readonly row: ConflictRow;
  readonly side: Side | undefined;
  onChoose(side: Side): void;
}

function Difference({ row, side, onChoose }: DifferenceProps) {
  const { t } = useTranslation('canvas');
  const text = (value: PropertyValue | undefined) =>
    value === undefined ? t('conflict.absent') : Array.isArray(value) ? value.join(', ') : String(value);
  const name = row.part === 'type' ? t('relationship.type') : row.name;
  return (
    <fieldset className={styles.row}>
      <legend>
        <Isolated text={name} />
      </legend>
      <p className={styles.before}>{t('conflict.before', { value: text(row.before) })}</p>
      <Radio.Group
        value={side}
        onChange={(event) => onChoose(event.target.value as Side)}
        className={styles.sides ?? ''}
      >
        <Radio value="mine">
          <span className={styles.side}>{t('conflict.mine')}</span> <Isolated text={text(row.mine)} />
        </Radio>
        <Radio value="theirs">
          <span className={styles.side}>{t('conflict.theirs')}</span> <Isolated text={text(row.theirs)} />
        </Radio>
      </Radio.Group>
    </fieldset>
  );
}
