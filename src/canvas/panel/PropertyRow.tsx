import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyKind } from '../../graph/elements';
import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { isList, memberKind } from '../../graph/propertyKinds';
import { convert } from '../../graph/propertyText';
import { KindSelect } from './KindSelect';
import { ListField } from './ListField';
import styles from './panel.module.css';
import { ScalarField } from './ScalarField';

interface PropertyRowProps {
  readonly row: Row;
  isTaken(name: string): boolean;
  /** The property as it is to be; `oldName` when it was renamed. */
  onChange(row: Row, oldName?: string): void;
  onRemove(name: string): void;
}

/** One property: its name, its kind and its value, each changed in place. */
export function PropertyRow({ row, isTaken, onChange, onRemove }: PropertyRowProps) {
  const { t } = useTranslation('canvas');
  const [name, setName] = useState(row.name);
  const wanted = name.trim();
  const isWrong = wanted !== row.name && (wanted === '' || isTaken(wanted));

  const rename = () => {
    if (wanted === row.name) setName(row.name);
    else if (!isWrong) onChange({ ...row, name: wanted }, row.name);
  };
  const changeKind = (kind: PropertyKind) => {
    const value = convert(row.value, row.kind, kind) ?? (isList(kind) ? [] : undefined);
    if (value !== undefined) onChange({ ...row, kind, value });
  };
  const label = t('property.valueOf', { name: row.name });
  const commit = (value: Row['value']) => onChange({ ...row, value });
  return (
    <div className={styles.property} role="group" aria-label={row.name}>
      <div className={styles.propertyHead}>
        <Input
          variant="borderless"
          size="small"
          value={name}
          maxLength={128}
          className={styles.propertyName ?? ''}
          status={isWrong ? 'error' : ''}
          aria-label={t('property.nameOf', { name: row.name })}
          aria-invalid={isWrong}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onPressEnter={rename}
        />
        <KindSelect
          value={row.kind}
          label={t('property.kindOf', { name: row.name })}
          isPossible={(kind) => isList(kind) || convert(row.value, row.kind, kind) !== undefined}
          onChange={changeKind}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('property.remove', { name: row.name })}
          onClick={() => onRemove(row.name)}
        />
      </div>
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t(wanted === '' ? 'property.nameNeeded' : 'property.nameTaken')}
        </span>
      )}
      {isList(row.kind) ? (
        <ListField kind={row.kind} value={row.value} label={label} onCommit={commit} />
      ) : (
        <ScalarField kind={memberKind(row.kind)} value={row.value} label={label} onCommit={commit} />
      )}
    </div>
  );
}
