import { useTranslation } from 'react-i18next';

import { LARGEST_SIZE, LINES, NODE_SHAPES, type StyleKind, type StyleRule } from '../../../domain/styles/style';
import { ICONS } from '../style/iconSet';
import { Choice, optionsOf } from './fields';
import { HueChoice } from './HueChoice';
import styles from './styling.module.css';

/** Leaves a look to the rest of the style. */
const OTHERWISE = '';
const SIZES = Array.from({ length: LARGEST_SIZE }, (_, at) => String(at + 1));

/** The looks that a rule may decide. */
type Decided = Omit<StyleRule, 'property' | 'test' | 'value'>;

interface RuleLooksProps {
  readonly kind: StyleKind;
  readonly rule: StyleRule;
  readonly number: number;
  onChange(rule: StyleRule): void;
}

type Look = { readonly [K in keyof Decided]: Decided[K] | undefined };

/** What a rule may decide beside the colour, for each kind. */
const DECIDED = { label: ['shape', 'size', 'icon'], type: ['line', 'size'] } as const;

/** The rule with a look decided, or left to the rest of the style again. */
function deciding(rule: StyleRule, look: Look): StyleRule {
  const said = Object.entries({ ...rule, ...look }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as unknown as StyleRule;
}

/** What a rule changes: each look by itself, or not at all. */
export function RuleLooks({ kind, rule, number, onChange }: RuleLooksProps) {
  const { t } = useTranslation('styles');
  const decide = (look: Look) => onChange(deciding(rule, look));
  const looks = {
    shape: { of: t('shape.name'), options: optionsOf(NODE_SHAPES, (shape) => t(`shape.${shape}`)) },
    line: { of: t('line.name'), options: optionsOf(LINES, (line) => t(`line.${line}`)) },
    size: {
      of: t(`size.name.${kind}`),
      options: optionsOf(SIZES, (step) => t(`size.step.${kind}.${step}` as 'size.step.label.1')),
    },
    icon: {
      of: t('icon.name'),
      options: optionsOf([...ICONS.keys()], (icon) => t(`icon.set.${icon}` as 'icon.set.user')),
    },
  };
  return (
    <>
      <HueChoice
        name={t('rule.colour', { number })}
        value={rule.colour}
        none={t('rule.otherwise')}
        onChosen={(colour) => decide({ colour })}
      />
      <div className={styles.looks}>
        {DECIDED[kind].map((part) => {
          const { of, options } = looks[part];
          const value = String(rule[part] ?? OTHERWISE);
          return (
            <Choice
              key={part}
              name={t(`rule.${part === 'size' && kind === 'type' ? 'width' : part}`, { number })}
              value={options.some((one) => one.value === value) ? value : OTHERWISE}
              options={[{ value: OTHERWISE, label: `${of}: ${t('rule.otherwise')}` }, ...options]}
              onChoose={(chosen) => {
                const said = part === 'size' ? Number(chosen) : chosen;
                decide({ [part]: chosen === OTHERWISE ? undefined : said });
              }}
            />
          );
        })}
      </div>
    </>
  );
}
