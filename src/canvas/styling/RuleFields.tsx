import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { RULE_TESTS, type RuleTest, type StyleKind, type StyleRule } from '../../../domain/styles/style';
import { Choice, TextField } from './fields';
import { categoriesFirst, type PartProps } from './parts';
import { RuleLooks } from './RuleLooks';
import styles from './styling.module.css';

const MOST_RULES = 20;
const needsValue = (test: RuleTest) => test !== 'isThere' && test !== 'isMissing';

interface RuleProps {
  readonly kind: StyleKind;
  readonly rule: StyleRule;
  readonly number: number;
  readonly properties: readonly string[];
  onChange(rule: StyleRule): void;
  onRemove(): void;
}

function Rule({ kind, rule, number, properties, onChange, onRemove }: RuleProps) {
  const { t } = useTranslation('styles');
  const known = properties.includes(rule.property) ? properties : [rule.property, ...properties];
  return (
    <li className={styles.rule}>
      <div className={styles.condition}>
        <Choice
          name={t('rule.property', { number })}
          value={rule.property}
          options={known.map((value) => ({ value, label: value }))}
          onChoose={(property) => onChange({ ...rule, property })}
        />
        <Choice
          name={t('rule.test', { number })}
          value={rule.test}
          options={RULE_TESTS.map((value) => ({ value, label: t(`rule.tests.${value}`) }))}
          onChoose={(value) => {
            const { value: _value, ...rest } = rule;
            const test = value as RuleTest;
            onChange(needsValue(test) ? { ...rule, value: rule.value ?? '0', test } : { ...rest, test });
          }}
        />
        {needsValue(rule.test) && (
          <TextField
            name={t('rule.value', { number })}
            value={rule.value ?? ''}
            onEntered={(value) => {
              if (value.trim() !== '') onChange({ ...rule, value });
            }}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('rule.remove', { number })}
          onClick={onRemove}
        />
      </div>
      <RuleLooks kind={kind} rule={rule} number={number} onChange={onChange} />
    </li>
  );
}

/** What looks otherwise because of what it says: `stare = întârziat` is red. */
export function RuleFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const properties = categoriesFirst(book, name);
  const rules = style.rules ?? [];
  const put = (next: readonly StyleRule[]) => onChange({ rules: next.length === 0 ? undefined : next });
  const usual = (): StyleRule => {
    const property = style.colourBy ?? properties[0] ?? '';
    const [value] = book.propertySummary(name.kind, name.name, property)?.values.keys() ?? [];
    return value === undefined
      ? { property, test: 'isThere', colour: 'red' }
      : { property, test: 'is', value, colour: 'red' };
  };
  return (
    <section className={styles.rules} aria-label={t('rule.name')}>
      <h3 className={styles.label}>{t('rule.name')}</h3>
      {rules.length > 0 && (
        <ol className={styles.list}>
          {rules.map((rule, at) => (
            <Rule
              key={at}
              kind={name.kind}
              rule={rule}
              number={at + 1}
              properties={properties}
              onChange={(changed) => put(rules.map((one, place) => (place === at ? changed : one)))}
              onRemove={() => put(rules.filter((_, place) => place !== at))}
            />
          ))}
        </ol>
      )}
      {properties.length > 0 && rules.length < MOST_RULES && (
        <Button size="small" onClick={() => put([...rules, usual()])}>
          {t('rule.add')}
        </Button>
      )}
    </section>
  );
}
