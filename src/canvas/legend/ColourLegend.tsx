import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../domain/caption/directions';
import { Isolated } from '../../components/isolated/Isolated';
import { gradientColour } from '../../../domain/styles/hues';
import { toldRules } from '../../../domain/styles/rules';
import { type StyleName } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useValueText } from '../../graph/useValueText';
import { useGraphModel } from '../../graph/GraphModelContext';
import { type Hidden, isNothingHidden, valuesInSight } from '../core/visibility';
import { type StyleBook } from '../style/StyleBook';
import styles from './legend.module.css';
import { RuleMark } from './Swatch';
import { useRuleText, useSaidValue } from './useSaidValue';

/** Values that a legend lists; the rest is counted. */
const MOST_LISTED = 10;
const STOPS = [0, 0.25, 0.5, 0.75, 1];

interface ColourLegendProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** What is out of sight, and is not counted. */
  readonly hidden: Hidden;
}

/** From where to where a number goes, and through which colours. */
function Gradient({ book, name }: Omit<ColourLegendProps, 'hidden'>) {
  const { t } = useTranslation('canvas');
  const mode = useThemeMode();
  const valueText = useValueText();
  const { colourBy = '' } = book.styleOf(name);
  const summary = book.propertySummary(name.kind, name.name, colourBy);
  if (summary === undefined || summary.numbers === 0) return null;
  const [least, most] = [summary.least, summary.most].map((value) => valueText(value, 'number', colourBy));
  const colours = STOPS.map((share) => gradientColour(share, mode)).join(', ');
  return (
    <div className={styles.values} role="img" aria-label={t('legend.gradient', { property: colourBy, least, most })}>
      <span className={styles.by}>
        <Isolated text={colourBy} />
      </span>
      <span className={styles.gradient} style={{ background: `linear-gradient(to right, ${colours})` }} />
      <span className={styles.ends}>
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </div>
  );
}

/** Which colour stands for which value. */
function Categories({ book, name, hidden }: ColourLegendProps) {
  const { t, i18n } = useTranslation('canvas');
  const model = useGraphModel();
  const mode = useThemeMode();
  const style = book.styleOf(name);
  const { colourBy = '' } = style;
  const said = useSaidValue(book);
  const values = book.colouring(name);
  if (values.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const isPart = !isNothingHidden(hidden);
  const seen = isPart ? valuesInSight(model, hidden, name, colourBy) : undefined;
  const totalText = (value: string, total: number) => {
    const shown = seen?.get(value) ?? (seen === undefined ? total : 0);
    return shown < total
      ? t('legend.inSight', { shown: number.format(shown), total: number.format(total) })
      : number.format(total);
  };
  const left = values.length - MOST_LISTED;
  return (
    <div className={styles.values}>
      <span className={styles.by}>
        <Isolated text={colourBy} />
      </span>
      <ul className={styles.entries} aria-label={t('legend.values', { name: name.name, property: colourBy })}>
        {values.slice(0, MOST_LISTED).map(([value, total]) => (
          <li key={value} className={styles.valueEntry}>
            <span
              aria-hidden
              className={styles.dot}
              style={{ background: book.valueColour(name, style, value, mode) }}
            />
            <span className={styles.name} title={withoutDirections(said(name, colourBy, value))}>
              <Isolated text={said(name, colourBy, value)} />
            </span>
            <span className={styles.total}>{totalText(value, total)}</span>
          </li>
        ))}
        {left > 0 && <li className={styles.by}>{t('legend.more', { count: left })}</li>}
      </ul>
    </div>
  );
}

/** What looks otherwise by a rule that no value in the legend tells of. */
function Rules({ book, name }: Omit<ColourLegendProps, 'hidden'>) {
  const { t } = useTranslation('canvas');
  const ruleText = useRuleText(book);
  const told = toldRules(book.styleOf(name));
  if (told.length === 0) return null;
  return (
    <ul className={`${styles.entries} ${styles.values}`} aria-label={t('legend.rules', { name: name.name })}>
      {told.map((rule) => (
        <li key={JSON.stringify(rule)} className={styles.valueEntry}>
          <RuleMark kind={name.kind} rule={rule} />
          <span className={styles.name} title={ruleText(name, rule)}>
            {ruleText(name, rule)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the colours of a label or type mean, where a property or rules decide them. */
export function ColourLegend({ book, name, hidden }: ColourLegendProps) {
  const { colourBy, colourScale } = book.styleOf(name);
  const Values = colourScale === 'gradient' ? Gradient : Categories;
  return (
    <>
      {colourBy !== undefined && <Values book={book} name={name} hidden={hidden} />}
      <Rules book={book} name={name} />
    </>
  );
}
