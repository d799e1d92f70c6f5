import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RULE_TESTS, type RuleTest, type StyleKind, type StyleRule } from '../../../domain/styles/style';
import { ruleFault } from '../../../domain/styles/styleFault';
import { Choice, optionsOf, TextField } from './fields';
import { RuleLooks } from './RuleLooks';
import styles from './styling.module.css';
import { needsValue } from './usualRule';

interface RuleProps {
  readonly kind: StyleKind;
  readonly rule: StyleRule;
  readonly number: number;
  readonly properties: readonly string[];
  /** The rule with a value that its test can compare with. */
  suit(rule: StyleRule): StyleRule;
  /** Only of rules that can be drawn. */
  onChange(rule: StyleRule): void;
  /** Of a rule that does not count yet: the person means it. */
  onAdd?(rule: StyleRule): void;
  onRemove(): void;
}

/** One rule: what it asks, and what it changes. What cannot be drawn yet stays here and says what it lacks. */
export function Rule({ kind, rule: given, number, properties, suit, onChange, onAdd, onRemove }: RuleProps) {
  const { t } = useTranslation('styles');
  const { t: tCanvas } = useTranslation('canvas');
  const [unfinished, setUnfinished] = useState<StyleRule | null>(null);
  const rule = unfinished ?? given;
  const fault = ruleFault(kind, rule);
  const change = (next: StyleRule) => {
    const isWhole = ruleFault(kind, next) === undefined;
    setUnfinished(isWhole ? null : next);
    if (isWhole) onChange(next);
  };
  const known = properties.includes(rule.property) ? properties : [rule.property, ...properties];
  const { value: _, ...withoutValue } = rule;
  return (
    <li className={styles.rule}>
      <div className={styles.condition}>
        <Choice
          name={t('rule.property', { number })}
          value={rule.property}
          options={optionsOf(known)}
          // A value of another property says nothing of this one.
          onChoose={(property) => change(suit({ ...withoutValue, property }))}
        />
        <Choice
          name={t('rule.test', { number })}
          value={rule.test}
          options={optionsOf(RULE_TESTS, (test) => tCanvas(`test.${test}`))}
          onChoose={(test) => change(suit({ ...rule, test: test as RuleTest }))}
        />
        {needsValue(rule.test) && (
          <TextField
            name={t('rule.value', { number })}
            value={rule.value ?? ''}
            onEntered={(value) => change({ ...rule, value })}
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
      {fault?.path === 'value' && (
        <p role="status" className={styles.overtaken}>
          {t((rule.value ?? '').trim() === '' ? 'rule.valueNeeded' : 'rule.amountNeeded')}
        </p>
      )}
      <RuleLooks kind={kind} rule={rule} number={number} onChange={change} />
      {onAdd !== undefined && (
        <Button size="small" type="primary" disabled={fault !== undefined} onClick={() => onAdd(rule)}>
          {t('rule.apply')}
        </Button>
      )}
    </li>
  );
}
