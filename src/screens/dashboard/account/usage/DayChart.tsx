import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../../app/i18n/useLanguage';
import styles from './usage.module.css';
import { type UsageOfMonth } from './usageOfMonth';

/** Units of the drawing: a day is so wide, and the highest bar so high. */
const DAY = 20;
const HIGHEST = 140;
const GAP = 4;
const FOOT = 22;
/** Each how many days one is named below its bar. */
const NAMED_EVERY = 5;

interface DayChartProps {
  readonly usage: UsageOfMonth;
  /** The month in words. */
  readonly name: string;
}

/** The days of a month as bars; the same as a table opens below it, which screen readers are led to. */
export function DayChart({ usage: { days, total }, name }: DayChartProps) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const titleId = useId();
  const most = Math.max(1, ...days.map((each) => each.total));
  const busiest = days.find((each) => each.total === most);
  const dayText = (day: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
  const summary =
    busiest === undefined
      ? t('usage.nothing', { month: name })
      : t('usage.summary', { month: name, count: total, day: dayText(busiest.day), most });
  const width = days.length * DAY;
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(width)} ${String(HIGHEST + FOOT)}`}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{summary}</title>
        <line className={styles.axis} x1={0} x2={width} y1={HIGHEST} y2={HIGHEST} />
        {days.map(({ day, total: count }, at) => {
          const height = (count / most) * (HIGHEST - GAP);
          return (
            <g key={day}>
              {count > 0 && (
                <rect
                  className={styles.bar}
                  x={at * DAY + GAP / 2}
                  y={HIGHEST - height}
                  width={DAY - GAP}
                  height={height}
                  rx={3}
                >
                  <title>{t('usage.onDay', { day: dayText(day), count })}</title>
                </rect>
              )}
              {(at === 0 || (at + 1) % NAMED_EVERY === 0) && (
                <text className={styles.tick} x={at * DAY + DAY / 2} y={HIGHEST + FOOT - 6} textAnchor="middle">
                  {at + 1}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {busiest !== undefined && (
        <details className={styles.table}>
          <summary>{t('usage.asTable')}</summary>
          <table>
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">{t('usage.day')}</th>
                <th scope="col">{t('usage.messages')}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter((each) => each.total > 0)
                .map((each) => (
                  <tr key={each.day}>
                    <th scope="row">{dayText(each.day)}</th>
                    <td>{t('usage.number', { value: each.total })}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
