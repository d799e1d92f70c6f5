import { useTranslation } from 'react-i18next';

import { withoutDirections } from '../../../domain/caption/directions';
import { Isolated } from '../../components/isolated/Isolated';
import { type StyleName } from '../../../domain/styles/style';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useGraphModel } from '../../graph/GraphModelContext';
import { type Hidden, isNothingHidden, valuesInSight } from '../core/visibility';
import { type StyleBook } from '../style/StyleBook';
import styles from './legend.module.css';
import { colourLines, type LegendLine, ruleLines } from './legendLines';
import { Mark } from './Swatch';
import { useLegendWords } from './useLegendWords';

interface LinesProps {
  readonly lines: readonly LegendLine[];
  readonly label: string;
  /** How many of each value are in sight; undefined where all are. */
  readonly seen?: ReadonlyMap<string, number> | undefined;
}

/** Lines of the legend beneath a label or type. */
function Lines({ lines, label, seen }: LinesProps) {
  const { t, i18n } = useTranslation('canvas');
  if (lines.length === 0) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const totalText = (all: number, value: string) => {
    const [shown, total] = [seen === undefined ? all : (seen.get(value) ?? 0), number.format(all)];
    return shown < all ? t('legend.inSight', { shown: number.format(shown), total }) : total;
  };
  return (
    <ul className={`${styles.entries} ${styles.values}`} aria-label={label}>
      {lines.map((line) => (
        <li
          key={JSON.stringify(line)}
          className={line.kind === 'more' || line.kind === 'gradient' ? styles.by : styles.valueEntry}
        >
          <Mark of={line} />
          <span className={styles.name} title={withoutDirections(line.text)}>
            <Isolated text={line.text} />
          </span>
          {line.total !== undefined && <span className={styles.total}>{totalText(line.total, line.value ?? '')}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ColourLegendProps {
  readonly book: StyleBook;
  readonly name: StyleName;
  /** What is out of sight, and is not counted. */
  readonly hidden: Hidden;
}

/** What the colours of a label or type mean, where a property or rules decide them. */
export function ColourLegend({ book, name, hidden }: ColourLegendProps) {
  const { t } = useTranslation('canvas');
  const model = useGraphModel();
  const mode = useThemeMode();
  const words = useLegendWords(book);
  const { colourBy: property } = book.styleOf(name);
  const seen =
    property === undefined || isNothingHidden(hidden) ? undefined : valuesInSight(model, hidden, name, property);
  const colours = colourLines(book, name, mode, words);
  return (
    <>
      {colours.some(({ kind }) => kind === 'value') && (
        <span className={`${styles.by} ${styles.values}`}>
          <Isolated text={property ?? ''} />
        </span>
      )}
      <Lines lines={colours} label={t('legend.values', { name: name.name, property })} seen={seen} />
      <Lines lines={ruleLines(book, name, mode, words)} label={t('legend.rules', { name: name.name })} />
    </>
  );
}
