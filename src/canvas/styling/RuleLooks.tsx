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
import { Choice, optionsOf } from './fields';
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

type Look = { readonly [K in keyof Decided]: Decided[K] | undefined };
type Put = (chosen: string | undefined) => Look;
type Words = ReturnType<typeof optionsOf>;

/** The rule with a look decided, or left to the rest of the style again. */
function deciding(rule: StyleRule, look: Look): StyleRule {
  const said = Object.entries({ ...rule, ...look }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as unknown as StyleRule;
}

/** What a rule changes: each look by itself, or not at all. */
export function RuleLooks({ kind, rule, number, onChange }: RuleLooksProps) {
  const { t } = useTranslation('styles');
  const decide = (look: Look) => onChange(deciding(rule, look));
  /** A look of a rule: one of some values, or as the rest of the style has it. */
  const look = (name: string, of: string, value: string | number | undefined, options: Words, put: Put) => (
    <Choice
      name={name}
      value={value === undefined ? OTHERWISE : String(value)}
      options={[{ value: OTHERWISE, label: `${of}: ${t('rule.otherwise')}` }, ...options]}
      onChoose={(chosen) => decide(put(chosen === OTHERWISE ? undefined : chosen))}
    />
  );
  const sizes = SIZES.map((step) => ({
    value: String(step),
    label: t(`size.step.${kind}.${step}` as 'size.step.label.1'),
  }));
  const sizeName = t(kind === 'label' ? 'rule.size' : 'rule.width', { number });
  const size = look(sizeName, t(`size.name.${kind}`), rule.size, sizes, (step) => ({
    size: step === undefined ? undefined : Number(step),
  }));
  const shapes = optionsOf(NODE_SHAPES, (shape) => t(`shape.${shape}`));
  const lines = optionsOf(LINES, (line) => t(`line.${line}`));
  const icons = optionsOf([...ICONS.keys()], (icon) => t(`icon.set.${icon}` as 'icon.set.user'));
  const icon = rule.icon !== undefined && ICONS.has(rule.icon) ? rule.icon : undefined;
  return (
    <>
      <HueChoice
        name={t('rule.colour', { number })}
        value={rule.colour}
        none={t('rule.otherwise')}
        onChosen={(colour) => decide({ colour })}
      />
      <div className={styles.looks}>
        {kind === 'label' &&
          look(t('rule.shape', { number }), t('shape.name'), rule.shape, shapes, (shape) => ({
            shape: shape as NodeShape | undefined,
          }))}
        {kind === 'type' &&
          look(t('rule.line', { number }), t('line.name'), rule.line, lines, (line) => ({
            line: line as Line | undefined,
          }))}
        {size}
        {kind === 'label' &&
          look(t('rule.icon', { number }), t('icon.name'), icon, icons, (wanted) => ({ icon: wanted }))}
      </div>
    </>
  );
}
