import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type StyleRule } from '../../../domain/styles/style';
import { categoriesFirst, type PartProps } from './parts';
import { Rule } from './Rule';
import styles from './styling.module.css';
import { suitedRule, usualRule } from './usualRule';

const MOST_RULES = 20;

/** What looks otherwise because of what it says: `stare = întârziat` is red. A new rule counts once the person adds it. */
export function RuleFields({ book, name, style, onChange }: PartProps) {
  const { t } = useTranslation('styles');
  const [draft, setDraft] = useState<StyleRule | null>(null);
  const properties = categoriesFirst(book, name);
  const rules = style.rules ?? [];
  const put = (next: readonly StyleRule[]) => onChange({ rules: next.length === 0 ? undefined : next });
  const summaryOf = (property: string) => book.propertySummary(name.kind, name.name, property);
  const shared = { kind: name.kind, properties, suit: (rule: StyleRule) => suitedRule(rule, summaryOf(rule.property)) };
  return (
    <section className={styles.rules} aria-label={t('rule.name')}>
      {rules.length > 0 && (
        <ol className={styles.list}>
          {rules.map((rule, at) => (
            <Rule
              key={at}
              {...shared}
              rule={rule}
              number={at + 1}
              onChange={(changed) => put(rules.map((one, place) => (place === at ? changed : one)))}
              onRemove={() => put(rules.filter((_, place) => place !== at))}
            />
          ))}
        </ol>
      )}
      {draft !== null && (
        <ol className={styles.list} start={rules.length + 1} aria-label={t('rule.new')}>
          <Rule
            {...shared}
            rule={draft}
            number={rules.length + 1}
            onChange={setDraft}
            onAdd={(rule) => {
              put([...rules, rule]);
              setDraft(null);
            }}
            onRemove={() => setDraft(null)}
          />
        </ol>
      )}
      {draft === null && properties.length > 0 && rules.length < MOST_RULES && (
        <Button
          size="small"
          onClick={() => {
            const property = style.colourBy ?? properties[0] ?? '';
            setDraft(usualRule(property, summaryOf(property)));
          }}
        >
          {t('rule.add')}
        </Button>
      )}
    </section>
  );
}
