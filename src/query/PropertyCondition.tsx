import { AutoComplete, Button, Input, Select } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type KnownProperty,
  type OfSet,
  propertyCondition,
  type TestedKind,
  PROPERTY_TESTS,
  type PropertyTest,
  valuesFor,
  withCondition,
} from '../../domain/query/chips/adding';
import { type Query, type QueryValue } from '../../domain/query/Query';
import styles from './adding.module.css';
import { NumberInput } from './NumberInput';

interface PropertyConditionProps {
  readonly query: OfSet;
  /** What the button says that applies it. */
  readonly apply: string;
  /** The properties that can be asked for. */
  known(): readonly KnownProperty[];
  onClose(): void;
  onAdd(query: Query): void;
}

type Value = QueryValue | undefined;

/** Says what a property must be: the tests are those that its values allow. */
export function PropertyCondition({ query, apply, known: look, onClose, onAdd }: PropertyConditionProps) {
  const { t } = useTranslation('query');
  const id = useId();
  const known = useMemo(() => look(), [look]);
  const [property, setProperty] = useState('');
  const [wanted, setTest] = useState<PropertyTest | null>(null);
  const [values, setValues] = useState<readonly Value[]>([]);
  const kind = known.find(({ name }) => name === property)?.kind ?? 'text';
  const tests: readonly PropertyTest[] = PROPERTY_TESTS[kind];
  const test = tests.find((one) => one === wanted) ?? tests[0] ?? 'has';
  const that = propertyCondition(property, test, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (that !== undefined) onAdd(withCondition(query, that).query);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  const choose = (name: string) => {
    setProperty(name);
    setValues([]);
  };
  return (
    <form className={styles.form} aria-label={t('add.property')} onSubmit={submit} onKeyDown={leave}>
      <div className={styles.field}>
        <label htmlFor={`${id}-property`}>{t('field.property')}</label>
        <AutoComplete
          id={`${id}-property`}
          autoFocus
          className={styles.wide ?? ''}
          value={property}
          options={known.map(({ name }) => ({ value: name }))}
          showSearch={{ filterOption: true }}
          onChange={choose}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-test`}>{t('field.is')}</label>
        <Select<PropertyTest>
          id={`${id}-test`}
          className={styles.wide ?? ''}
          value={test}
          options={tests.map((one) => ({ value: one, label: t(`test.${one}`) }))}
          onChange={setTest}
        />
      </div>
      {Array.from({ length: valuesFor(test) }, (_, at) => {
        const name = at === 1 ? 'to' : test === 'between' ? 'from' : 'value';
        return (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{t(`field.${name}`)}</label>
            <ValueField
              id={`${id}-${name}`}
              kind={kind}
              value={values[at]}
              onChange={(value) => setValues(at === 0 ? [value, values[1]] : [values[0], value])}
            />
          </div>
        );
      })}
      <span className={styles.row}>
        <Button htmlType="submit" type="primary" size="small" disabled={that === undefined}>
          {apply}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}

interface ValueFieldProps {
  readonly id: string;
  readonly kind: TestedKind;
  readonly value: Value;
  onChange(value: Value): void;
}

/** A value of the kind that the property has: only values of one kind compare. */
function ValueField({ id, kind, value, onChange }: ValueFieldProps) {
  const { t } = useTranslation('common');
  const wide = { id, className: styles.wide ?? '' };
  if (kind === 'number')
    return <NumberInput id={id} value={typeof value === 'number' ? value : undefined} onChange={onChange} />;
  if (kind === 'boolean')
    return (
      <Select<string>
        {...wide}
        value={typeof value === 'boolean' ? String(value) : null}
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={(one) => onChange(one === 'true')}
      />
    );
  return (
    <Input
      {...wide}
      type={kind === 'date' ? 'date' : 'text'}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
