import { Button, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isList, memberKind } from '../../../domain/properties/kinds';
import { type PropertyKind } from '../../../domain/properties/values';
import { type PropertyRow } from '../../graph/propertyEdits';
import { readList, readScalar } from '../../graph/propertyText';
import { KindSelect } from './KindSelect';
import styles from './panel.module.css';

/** A property as it is typed. */
export interface NewPropertyFields {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly text: string;
}

interface NewPropertyProps {
  readonly fields: NewPropertyFields;
  /** Which field has the focus from the start. */
  readonly focus?: 'name' | 'value';
  /** What else stands in it, above its fields. */
  readonly children?: ReactNode;
  /** It was added before, and the store did not take it. */
  readonly isUnsaved?: boolean;
  isTaken(name: string): boolean;
  onType(fields: NewPropertyFields): void;
  onAdd(row: PropertyRow): void;
  /** Added, or given up. */
  onClose(): void;
}

const FIELD_TYPES: Partial<Record<PropertyKind, string>> = { date: 'date', dateTime: 'datetime-local' };

/** Reads the first value of a new property; an empty boolean is false and an empty text is a text. */
const firstValue = (kind: PropertyKind, text: string) => {
  if (isList(kind)) return readList(kind, [text]);
  if (kind === 'boolean') return readScalar('boolean', text.trim() === '' ? 'false' : text.trim());
  return readScalar(memberKind(kind), text);
};

/** The form of a new property: name, kind and first value. */
export function NewProperty({ fields, focus, children, isUnsaved = false, ...props }: NewPropertyProps) {
  const { t } = useTranslation('canvas');
  const [wrong, setWrong] = useState<string | null>(isUnsaved ? t('property.unsaved') : null);
  const { name, kind, text } = fields;
  const set = (change: Partial<NewPropertyFields>) => props.onType({ ...fields, ...change });
  const add = () => {
    const chosen = name.trim();
    if (chosen === '') return setWrong(t('property.nameNeeded'));
    if (props.isTaken(chosen)) return setWrong(t('property.nameTaken'));
    const reading = firstValue(kind, text);
    if (!reading.ok) return setWrong(t(`property.wrong.${memberKind(kind)}`));
    props.onAdd({ name: chosen, kind, value: reading.value });
    props.onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    props.onClose();
  };
  return (
    <div className={styles.add} role="group" aria-label={t('addEntry')} onKeyDown={press}>
      {children}
      <div className={styles.propertyHead}>
        <Input
          autoFocus={focus === 'name'}
          value={name}
          maxLength={128}
          placeholder={t('name')}
          aria-label={t('name')}
          onChange={(event) => set({ name: event.target.value })}
          onPressEnter={add}
        />
        <KindSelect value={kind} label={t('property.kind')} onChange={(chosen) => set({ kind: chosen })} />
      </div>
      <Input
        autoFocus={focus === 'value'}
        value={text}
        type={FIELD_TYPES[memberKind(kind)] ?? 'text'}
        placeholder={t('property.value')}
        aria-label={t('property.value')}
        onChange={(event) => set({ text: event.target.value })}
        onPressEnter={add}
      />
      {wrong !== null && (
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
      <div className={styles.buttons}>
        <Button onClick={props.onClose}>{t(isUnsaved ? 'property.discard' : 'action.cancel')}</Button>
        <Button type="primary" onClick={add}>
          {t(isUnsaved ? 'property.sendAgain' : 'property.add')}
        </Button>
      </div>
    </div>
  );
}
