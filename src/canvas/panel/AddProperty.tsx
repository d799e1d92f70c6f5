import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '../../components/draft/DraftOffer';
import { useOfferedDraft } from '../../components/draft/useOfferedDraft';
import { type PropertyKind } from '../../../domain/properties/values';
import { type PropertyRow } from '../../graph/propertyEdits';
import { isList, memberKind } from '../../../domain/properties/kinds';
import { readList, readScalar } from '../../graph/propertyText';
import { KindSelect } from './KindSelect';
import styles from './panel.module.css';

interface AddPropertyProps {
  /** Under which unsaved input is kept. */
  readonly draftKey: string;
  /** The name of a property that is to be added at once, which may be empty; null when none is. */
  readonly wanted: string | null;
  isTaken(name: string): boolean;
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

interface Fields {
  readonly name: string;
  readonly kind: PropertyKind;
  readonly text: string;
}
const EMPTY: Fields = { name: '', kind: 'text', text: '' };

/** Adds a property: name, kind and first value. What was typed before and never added is offered. */
export function AddProperty({ draftKey, wanted, isTaken, onAdd, onClose }: AddPropertyProps) {
  const { t } = useTranslation('canvas');
  const draft = useOfferedDraft<Fields>(draftKey);
  const [fields, setFields] = useState<Fields>({ ...EMPTY, name: wanted ?? '' });
  const [isOpen, setOpen] = useState(wanted !== null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { name, kind, text } = fields;
  // A property that came with its name only lacks its value.
  const isNamed = wanted !== null && wanted !== '';
  const set = (change: Partial<Fields>) => {
    const next = { ...fields, ...change };
    setFields(next);
    draft.keep(next);
  };
  const continueWith = (left: Fields) => {
    setFields(left);
    setOpen(true);
    draft.takeUp();
  };
  const close = () => {
    setOpen(false);
    setFields(EMPTY);
    draft.forget();
    setWrong(null);
    onClose();
  };
  const add = () => {
    const chosen = name.trim();
    if (chosen === '') return setWrong(t('property.nameNeeded'));
    if (isTaken(chosen)) return setWrong(t('property.nameTaken'));
    const reading = firstValue(kind, text);
    if (!reading.ok) return setWrong(t(`property.wrong.${memberKind(kind)}`));
    onAdd({ name: chosen, kind, value: reading.value });
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  const { offered } = draft;
  const offer = offered !== undefined && (
    <DraftOffer
      what={offered.name || offered.text || t('addEntry')}
      onContinue={() => continueWith(offered)}
      onDiscard={draft.giveUp}
    />
  );
  if (!isOpen) {
    return (
      <div>
        {offer}
        <Button type="dashed" block icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('addEntry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.add} role="group" aria-label={t('addEntry')} onKeyDown={press}>
      {offer}
      <div className={styles.propertyHead}>
        <Input
          autoFocus={!isNamed}
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
        autoFocus={isNamed}
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
        <Button onClick={close}>{t('close')}</Button>
        <Button type="primary" onClick={add}>
          {t('property.add')}
        </Button>
      </div>
    </div>
  );
}
