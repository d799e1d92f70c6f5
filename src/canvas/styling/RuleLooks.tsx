import { useTranslation } from 'react-i18next';

import {
  LARGEST_SIZE,
  type Line,
  LINES,
  NODE_SHAPES,
  type NodeShape,
  type StyleKind,
  type StyleRule,
} from '../../../domain/styles/style';
import { ICONS } from '../style/iconSet';
import { Choice } from './fields';
import { HueChoice } from './HueChoice';
import styles from './styling.module.css';

/** Leaves a look to the rest of the style. */
const OTHERWISE = '';
const SIZES = Array.from({ length: LARGEST_SIZE }, (_, at) => at + 1);

/** The looks that a rule may decide. */
type Decided = Omit<StyleRule, 'property' | 'test' | 'value'>;

interface RuleLooksProps {
  readonly kind: StyleKind;
  readonly rule: StyleRule;
  readonly number: number;
  onChange(rule: StyleRule): void;
}

/** The rule with a look decided, or left to the rest of the style again. */
function deciding(rule: StyleRule, look: { readonly [K in keyof Decided]: Decided[K] | undefined }): StyleRule {
  const said = Object.entries({ ...rule, ...look }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as unknown as StyleRule;
}

/** What a rule changes: each look by itself, or not at all. */
export function RuleLooks({ kind, rule, number, onChange }: RuleLooksProps) {
  const { t } = useTranslation('styles');
  const decide = (look: Parameters<typeof deciding>[1]) => onChange(deciding(rule, look));
  const otherwise = (of: string) => ({ value: OTHERWISE, label: `${of}: ${t('rule.otherwise')}` });
  const size = (
    <Choice
      name={t(kind === 'label' ? 'rule.size' : 'rule.width', { number })}
      value={rule.size === undefined ? OTHERWISE : String(rule.size)}
      options={[
        otherwise(t(`size.name.${kind}`)),
        ...SIZES.map((step) => ({ value: String(step), label: t(`size.step.${kind}.${step}` as 'size.step.label.1') })),
      ]}
      onChoose={(value) => decide({ size: value === OTHERWISE ? undefined : Number(value) })}
    />
  );
  return (
    <>
      <HueChoice
        name={t('rule.colour', { number })}
        value={rule.colour}
        none={t('rule.otherwise')}
        onChosen={(colour) => decide({ colour })}
      />
      <div className={styles.looks}>
        {kind === 'label' ? (
          <>
            <Choice
              name={t('rule.shape', { number })}
              value={rule.shape ?? OTHERWISE}
              options={[
                otherwise(t('shape.name')),
                ...NODE_SHAPES.map((value) => ({ value, label: t(`shape.${value}`) })),
              ]}
              onChoose={(value) => decide({ shape: value === OTHERWISE ? undefined : (value as NodeShape) })}
            />
            {size}
            <Choice
              name={t('rule.icon', { number })}
              value={rule.icon !== undefined && ICONS.has(rule.icon) ? rule.icon : OTHERWISE}
              options={[
                otherwise(t('icon.name')),
                ...[...ICONS.keys()].map((value) => ({ value, label: t(`icon.set.${value}` as 'icon.set.user') })),
              ]}
              onChoose={(value) => decide({ icon: value === OTHERWISE ? undefined : value })}
            />
          </>
        ) : (
          <>
            <Choice
              name={t('rule.line', { number })}
              value={rule.line ?? OTHERWISE}
              options={[otherwise(t('line.name')), ...LINES.map((value) => ({ value, label: t(`line.${value}`) }))]}
              onChoose={(value) => decide({ line: value === OTHERWISE ? undefined : (value as Line) })}
            />
            {size}
          </>
        )}
      </div>
    </>
  );
}
