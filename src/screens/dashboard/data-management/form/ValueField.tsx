import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Input, Select, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type PropertyKind } from '../../../../../domain/properties/values';
import { isList, memberKind, type ScalarKind } from '../../../../../domain/properties/kinds';

interface ScalarProps {
  readonly kind: ScalarKind;
  readonly text: string;
  readonly label: string;
  readonly id?: string;
  readonly isNew?: boolean;
  onText(text: string): void;
}

const INPUT_TYPES = { number: 'text', date: 'date', dateTime: 'datetime-local' } as const;

function ScalarText({ kind, text, label, id, isNew = false, onText }: ScalarProps) {
  const { t } = useTranslation('data');
  const placeholder = t('value.empty');
  const shared = {
    ...(id === undefined ? {} : { id }),
    'aria-label': label,
    placeholder,
    autoFocus: isNew,
    value: text,
  };
  if (kind === 'boolean') {
    const options = (['true', 'false'] as const).map((value) => ({ value, label: t(`value.${value}`) }));
    return <Select {...shared} style={{ width: '100%' }} options={options} onChange={onText} />;
  }
  const change = (event: { target: { value: string } }) => onText(event.target.value);
  if (kind === 'text') return <Input.TextArea {...shared} autoSize={{ minRows: 1, maxRows: 8 }} onChange={change} />;
  return (
    <Input
      {...shared}
      type={INPUT_TYPES[kind]}
      {...(kind === 'dateTime' ? { step: 1 } : {})}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      onChange={change}
    />
  );
}

interface ValueFieldProps {
  readonly kind: PropertyKind;
  /** Name of the property, for the names of the fields. */
  readonly name: string;
  readonly id?: string;
  readonly value?: readonly string[];
  onChange?(texts: readonly string[]): void;
}

/** The value of a property as texts: one field for a single value, one for each member of a list. */
export function ValueField({ kind, name, id, value = [], onChange }: ValueFieldProps) {
  const { t } = useTranslation('data');
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const scalar = memberKind(kind);
  const shared = { kind: scalar, ...(id === undefined ? {} : { id }) };
  if (!isList(kind)) {
    return (
      <ScalarText
        {...shared}
        text={value[0] ?? ''}
        label={t('value.of', { name })}
        onText={(text) => onChange?.([text])}
      />
    );
  }
  const add = () => {
    setAdded(value.length);
    onChange?.([...value, scalar === 'boolean' ? 'false' : '']);
  };
  const remove = (index: number) => {
    onChange?.(value.filter((_, each) => each !== index));
    addButton.current?.focus();
  };
  return (
    <Space orientation="vertical" size={6} style={{ width: '100%' }} role="group" aria-label={t('value.of', { name })}>
      {value.map((text, index) => (
        // Members are told apart by their place alone.
        <Space.Compact key={index} block>
          <ScalarText
            kind={scalar}
            text={text}
            label={t('value.member', { name, number: index + 1 })}
            isNew={added === index}
            onText={(typed) => onChange?.(value.map((each, place) => (place === index ? typed : each)))}
          />
          <Button
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('value.removeMember', { name, number: index + 1 })}
            onClick={() => remove(index)}
          />
        </Space.Compact>
      ))}
      <Button
        ref={addButton}
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={add}
        {...(id ? { id } : {})}
      >
        {t('value.addMember')}
      </Button>
    </Space>
  );
}
