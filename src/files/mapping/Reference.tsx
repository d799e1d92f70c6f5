import { useTranslation } from 'react-i18next';

import { type ColumnMapping, UNLISTED_REFERENCES, type UnlistedReferences } from '../../../domain/imports/mapping';
import { type ColumnLink } from '../../../domain/imports/table';
import { Choice, Word } from './fields';
import { bestColumn, type LinkTarget } from './links';
import { Several } from './Several';

interface ReferenceProps {
  readonly column: ColumnMapping;
  readonly targets: readonly LinkTarget[];
  readonly links: readonly ColumnLink[];
  onChange(changes: Partial<ColumnMapping>): void;
}

/** A link to another table: to which, by which of its columns with the share of the values found there, and what becomes of the others. */
export function Reference({ column, targets, links, onChange }: ReferenceProps) {
  const { t, i18n } = useTranslation('files');
  const target = targets.find(({ table }) => table === column.table);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const columnText = (by: string): string => {
    const link = links.find((each) => each.table === column.table && each.by === by);
    return link === undefined ? by : t('mapping.hitRate', { column: by, rate: percent.format(link.rate) });
  };
  const by = column.by === undefined || column.by === '' ? (target?.key ?? '') : column.by;
  const together = target === undefined || target.together === '' ? [] : [{ value: '', label: target.together }];
  return (
    <>
      <Choice
        words={t('mapping.refersTo')}
        value={column.table}
        options={targets.map(({ table }) => ({ value: table, label: table }))}
        onChange={(table) => onChange({ table, by: bestColumn(table, { targets, links }) })}
      />
      <Choice
        words={t('mapping.matchedBy')}
        value={by}
        options={[...together, ...(target?.columns ?? []).map((name) => ({ value: name, label: columnText(name) }))]}
        onChange={(chosen) => onChange({ by: chosen })}
      />
      <Choice<UnlistedReferences>
        words={t('mapping.unlistedReferences.label')}
        value={column.unlisted ?? 'keep'}
        options={UNLISTED_REFERENCES.map((value) => ({ value, label: t(`mapping.unlistedReferences.${value}`) }))}
        onChange={(unlisted) => onChange({ unlisted })}
      />
      <Word isNeeded words={t('mapping.type')} value={column.type} onChange={(type) => onChange({ type })} />
      <Several column={column} onChange={onChange} />
    </>
  );
}
