import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyKind } from '../../../domain/properties/values';
import { type PropertyRow as Row } from '../../graph/propertyEdits';
import { isList, memberKind } from '../../../domain/properties/kinds';
import { convert } from '../../graph/propertyText';
import { KindSelect } from './KindSelect';
import { nameDraft } from './keepTyped';
import { ListField } from './ListField';
import styles from './panel.module.css';
import { ScalarField } from './ScalarField';
import { UnsavedNote } from './UnsavedNote';
import { useFieldDraft } from './useFieldDraft';

/** A property, and what is done with it. */
export interface PropertyFieldsProps {
  readonly row: Row;
  /** Under which a value that is being typed is kept. */
  readonly draftKey: string;
  isTaken(name: string): boolean;
  /** The property as it is to be; `oldName` when it was renamed, `base` the version that it was typed against. */
  onChange(row: Row, oldName?: string, base?: number): void;
  onRemove(name: string): void;
}

/** The fields of one property: its name, its kind and its value, each changed in place. */
export function PropertyFields({ row, draftKey, isTaken, onChange, onRemove }: PropertyFieldsProps) {
  const { t } = useTranslation('canvas');
  const name = useFieldDraft(nameDraft(draftKey), row.name);
  const note = useId();
  const wanted = name.text.trim();
  const isWrong = wanted !== row.name && (wanted === '' || isTaken(wanted));

  const rename = () => {
    if (name.isIdle || wanted === row.name) {
      if (name.isOpen) name.drop();
    } else if (!isWrong) {
      name.sent();
      onChange({ ...row, name: wanted }, row.name, name.base);
    }
  };
  const changeKind = (kind: PropertyKind) => {
    const value = convert(row.value, row.kind, kind) ?? (isList(kind) ? [] : undefined);
    if (value !== undefined) onChange({ ...row, kind, value });
  };
  const label = t('property.valueOf', { name: row.name });
  const commit = (value: Row['value'], base?: number) => onChange({ ...row, value }, undefined, base);
  return (
    <div className={styles.property} role="group" aria-label={row.name}>
      <div className={styles.propertyHead}>
        <Input
          variant="borderless"
          size="small"
          value={name.text}
          maxLength={128}
          className={styles.propertyName ?? ''}
          status={isWrong ? 'error' : ''}
          aria-label={t('property.nameOf', { name: row.name })}
          aria-invalid={isWrong}
          aria-describedby={name.isUnsaved ? note : undefined}
          onChange={(event) => name.type(event.target.value)}
          onBlur={() => !name.isUnsaved && rename()}
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
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('property.remove', { name: row.name })}
          onClick={() => onRemove(row.name)}
        />
      </div>
      {name.isUnsaved && !isWrong && <UnsavedNote id={note} onSend={rename} onDiscard={name.drop} />}
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t(wanted === '' ? 'property.nameNeeded' : 'property.nameTaken')}
        </span>
      )}
      {isList(row.kind) ? (
        <ListField kind={row.kind} value={row.value} label={label} draftKey={draftKey} onCommit={commit} />
      ) : (
        <ScalarField
          kind={memberKind(row.kind)}
          value={row.value}
          label={label}
          draftKey={draftKey}
          onCommit={commit}
        />
      )}
    </div>
  );
}
