import { useTranslation } from 'react-i18next';

import { type EndMapping, UNLISTED_ENDS, type UnlistedEnds } from '../../../domain/imports/mapping';
import { NAME_OF_VALUES } from './byHand';
import { Choice, Word } from './fields';
import { type ImportTable } from './tablesCalls';

interface EndProps {
  readonly words: string;
  readonly end: EndMapping;
  readonly table: ImportTable;
  /** Tables whose rows the end may be. */
  readonly tables: readonly string[];
  onChange(end: EndMapping): void;
}

/** One end of relationships: which column says it, and whether its values are rows of another table or nodes of their own. */
export function End({ words, end, table, tables, onChange }: EndProps) {
  const { t } = useTranslation('files');
  // Further tables were those of the one that was proposed.
  const { others: _others, by: _by, ...bare } = end;
  const property = end.property === '' ? NAME_OF_VALUES : end.property;
  const columns = table.columns.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <Choice words={words} value={end.column} options={columns} onChange={(column) => onChange({ ...end, column })} />
      {(tables.length > 0 || end.table !== '') && (
        <Choice
          words={t('mapping.endIs', { end: words })}
          value={end.table}
          options={[
            { value: '', label: t('mapping.nodesByValue') },
            ...tables.map((each) => ({ value: each, label: t('mapping.rowsOf', { table: each }) })),
          ]}
          onChange={(referred) => onChange({ ...bare, table: referred, property })}
        />
      )}
      {end.table !== '' && (
        <Choice<UnlistedEnds>
          words={t('mapping.unlisted', { end: words })}
          value={end.unlisted ?? 'create'}
          options={UNLISTED_ENDS.map((unlisted) => ({ value: unlisted, label: t(`mapping.unlistedEnds.${unlisted}`) }))}
          onChange={(unlisted) => onChange({ ...end, unlisted })}
        />
      )}
      {end.table === '' && (
        <Word
          isNeeded
          words={t('mapping.label')}
          value={end.label}
          onChange={(label) => onChange({ ...end, label, property })}
        />
      )}
    </>
  );
}
