import { AutoComplete, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ChipWords } from '../../domain/query/chips/Chip';
import { type ChipField } from '../../domain/query/chips/fieldsOf';
import {
  type Aggregate,
  type Changed,
  type Comparison,
  type Direction,
  type Order,
  type Quantity,
  type TextTest,
  type TimePart,
  type TimeUnit,
} from '../../domain/query/Query';
import { TagsSelect } from '../components/tags/TagsSelect';
import { ChipNodeInput } from './ChipNodeInput';
import { NumberInput } from './NumberInput';
import { isNamedSo, useKnownNames } from './useKnownNames';

interface ChipFieldInputProps {
  readonly id: string;
  readonly field: ChipField;
  readonly isFirst: boolean;
  readonly projectId: string;
  readonly words: ChipWords;
  /** A node was found, which is called so. */
  onNamed(nodeId: string, name: string): void;
  onChange(value: unknown): void;
  /** Whether what is typed can be a value; while it cannot, the last one that could stands. */
  onRead(isReadable: boolean): void;
}

/** The sentences of the choices that the forms allow. */
type ChoiceText =
  | `choice.direction.${Direction}`
  | `choice.quantity.${Quantity['kind']}`
  | `choice.is.${Comparison | TextTest | 'yes' | 'no'}`
  | `choice.part.${TimePart}`
  | `choice.in.${TimeUnit}`
  | `choice.then.${Aggregate}`
  | `choice.order.${Order}`
  | `choice.by.${Aggregate}`
  | `choice.op.${Changed}`
  | 'choice.which.shortest'
  | 'choice.which.allShortest';

/** Letters of a day in ISO 8601. */
const ISO_DAY = 10;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Where one field of a chip is changed: among what the forms allow, or what the graph has. */
export function ChipFieldInput(props: ChipFieldInputProps) {
  const { id, field, isFirst, projectId, words, onNamed, onChange, onRead } = props;
  const { t } = useTranslation('query');
  const { name, takes, value } = field;
  const wide = { id, autoFocus: isFirst, style: { width: '100%' } } as const;
  const known = useKnownNames(takes.kind, projectId, words);
  const count = (number: number | undefined) => {
    onRead(number !== undefined);
    if (number !== undefined) onChange(number);
  };
  switch (takes.kind) {
    case 'choice': {
      const options = takes.of.map((one) => ({
        value: one,
        label: t(`choice.${name}.${one}` as ChoiceText),
      }));
      return <Select<string> {...wide} value={asText(value)} options={options} onChange={onChange} />;
    }
    case 'number':
      return <NumberInput id={id} autoFocus={isFirst} value={value as number} limits={takes} onChange={count} />;
    case 'label':
      return (
        <Select<string>
          {...wide}
          showSearch={{ filterOption: isNamedSo }}
          value={asText(value)}
          options={known}
          onChange={onChange}
        />
      );
    case 'types':
      return (
        <TagsSelect<string[]>
          {...wide}
          mode="multiple"
          showSearch={{ filterOption: isNamedSo }}
          value={asTexts(value)}
          options={known}
          placeholder={t('anyType')}
          onChange={onChange}
        />
      );
    case 'node':
      return (
        <ChipNodeInput
          id={id}
          isFirst={isFirst}
          projectId={projectId}
          value={asText(value)}
          caption={words.captions([asText(value)])}
          onNamed={onNamed}
          onChange={onChange}
        />
      );
    case 'property':
      return (
        <AutoComplete
          {...wide}
          value={asText(value)}
          options={known}
          showSearch={{ filterOption: isNamedSo }}
          onChange={onChange}
        />
      );
    case 'time':
      return <DayInput {...wide} value={asText(value)} onChange={onChange} />;
    case 'value':
      return typeof value === 'number' ? (
        <NumberInput id={id} autoFocus={isFirst} value={value} onChange={count} />
      ) : (
        <ValueInput {...wide} value={value} onChange={onChange} />
      );
    default:
      return <Input {...wide} value={asText(value)} onChange={(event) => onChange(event.target.value)} />;
  }
}

interface DayInputProps {
  readonly id: string;
  readonly autoFocus: boolean;
  readonly value: string;
  onChange(value: string): void;
}

/** A day, from whose beginning on something is meant. */
function DayInput({ value, onChange, ...field }: DayInputProps) {
  return (
    <Input
      {...field}
      type="date"
      value={value.slice(0, ISO_DAY)}
      onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}T00:00:00.000Z`)}
    />
  );
}

interface ValueInputProps {
  readonly id: string;
  readonly autoFocus: boolean;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** A value that is no number, of the kind that it is: only values of one kind compare. */
function ValueInput({ value, onChange, ...field }: ValueInputProps) {
  const { t } = useTranslation('common');
  if (typeof value === 'boolean') {
    const options = [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ];
    return (
      <Select<string> {...field} value={String(value)} options={options} onChange={(one) => onChange(one === 'true')} />
    );
  }
  return <Input {...field} value={asText(value)} onChange={(event) => onChange(event.target.value)} />;
}
