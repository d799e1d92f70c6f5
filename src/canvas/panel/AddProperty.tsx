import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyKind } from '../../graph/elements';
import { type PropertyRow } from '../../graph/propertyEdits';
import { isList, memberKind } from '../../graph/propertyKinds';
import { readList, readScalar } from '../../graph/propertyText';
import { KindSelect } from './KindSelect';
import styles from './panel.module.css';

interface AddPropertyProps {
  isTaken(name: string): boolean;
  onAdd(row: PropertyRow): void;
}

const FIELD_TYPES: Partial<Record<PropertyKind, string>> = { date: 'date', dateTime: 'datetime-local' };

/** Reads the first value of a new property; an empty boolean is false and an empty text is a text. */
const firstValue = (kind: PropertyKind, text: string) => {
  if (isList(kind)) return readList(kind, [text]);
  if (kind === 'boolean') return readScalar('boolean', text.trim() === '' ? 'false' : text.trim());
  return readScalar(memberKind(kind), text);
};

/** Adds a property: name, kind and first value. */
export function AddProperty({ isTaken, onAdd }: AddPropertyProps) {
  const { t } = useTranslation('canvas');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PropertyKind>('text');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  const close = () => {
    setOpen(false);
    setName('');
    setText('');
    setWrong(null);
  };
  const add = () => {
    const wanted = name.trim();
    if (wanted === '') return setWrong(t('property.nameNeeded'));
    if (isTaken(wanted)) return setWrong(t('property.nameTaken'));
    const reading = firstValue(kind, text);
    if (!reading.ok) return setWrong(t(`property.wrong.${memberKind(kind)}`));
    onAdd({ name: wanted, kind, value: reading.value });
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  if (!isOpen) {
    return (
      <Button type="dashed" block icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t('addEntry')}
      </Button>
    );
  }
  return (
    <div className={styles.add} role="group" aria-label={t('addEntry')} onKeyDown={press}>
      <div className={styles.propertyHead}>
        <Input
          autoFocus
          value={name}
          maxLength={128}
          placeholder={t('name')}
          aria-label={t('name')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={add}
        />
        <KindSelect value={kind} label={t('property.kind')} onChange={setKind} />
      </div>
      <Input
        value={text}
        type={FIELD_TYPES[memberKind(kind)] ?? 'text'}
        placeholder={t('property.value')}
        aria-label={t('property.value')}
        onChange={(event) => setText(event.target.value)}
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
