import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type RowReading, ROW_READINGS, type TableMapping, type TimesMapping } from '../../../domain/imports/mapping';
import { hasTimes } from '../../../domain/imports/meeting';
import { readAs } from '../../../domain/imports/readAs';
import { Word } from './fields';
import styles from './mapping.module.css';
import { type ImportTable } from './tablesCalls';

interface InTimeProps {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
  onChange(changes: Partial<TableMapping>): void;
}

/** What observations of columns are called: what was measured, and what says when. */
function TimesWords({ times, onChange }: { times: TimesMapping; onChange: (times: TimesMapping) => void }) {
  const { t } = useTranslation('files');
  const measures = [...new Set(times.columns.map(({ measure }) => measure))];
  const rename = (measure: string, name: string): void =>
    onChange({
      ...times,
      columns: times.columns.map((each) => (each.measure === measure ? { ...each, measure: name } : each)),
    });
  return (
    <div className={styles.about}>
      {measures.map((measure, at) => (
        <Word
          // A measure that is being typed is still the same one.
          key={times.columns.find((each) => each.measure === measure)?.column ?? at}
          isNeeded
          words={measures.length === 1 ? t('inTime.measure') : t('inTime.measureAt', { at: at + 1 })}
          value={measure}
          onChange={(name) => rename(measure, name)}
        />
      ))}
      {times.of === '' && (
        <Word
          isNeeded
          words={t('inTime.observation')}
          value={times.label}
          onChange={(label) => onChange({ ...times, label })}
        />
      )}
      <Word
        isNeeded
        words={t('inTime.time')}
        value={times.property}
        onChange={(property) => onChange({ ...times, property })}
      />
    </div>
  );
}

/** What shows that rows say how things were at times, and whether they are read as observations of these or as they stand. */
export function InTime({ table, mapping, onChange }: InTimeProps) {
  const { t } = useTranslation('files');
  const name = useId();
  const { inTime: found, isCutShort } = table;
  if (found === undefined || mapping.rows === undefined) return null;
  const words = { thing: found.thing, kind: t(`inTime.kind.${found.kind}`) };
  const sentence = t('inTime.found', {
    ...words,
    things: t('inTime.things', { count: found.things, thing: found.thing }),
    times: t(`inTime.times.${found.kind}`, { count: found.times }),
    observations: t('inTime.observations', { count: found.observations }),
  });
  const { times } = mapping;
  return (
    <fieldset className={styles.inTime}>
      <legend>{t('inTime.title')}</legend>
      <p>{isCutShort === true ? t('inTime.inFirstRows', { found: sentence }) : sentence}</p>
      <Radio.Group
        name={name}
        value={mapping.rows}
        options={ROW_READINGS.map((rows) => ({ value: rows, label: t(`inTime.read.${rows}`, words) }))}
        onChange={({ target }) => onChange(readAs(mapping, target.value as RowReading, found))}
      />
      {hasTimes(mapping) && times !== undefined && (
        <TimesWords times={times} onChange={(changed) => onChange({ times: changed })} />
      )}
    </fieldset>
  );
}
