import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type ColumnMapping,
  type EndMapping,
  TABLE_WRITES,
  type TableMapping,
  type TableWrites,
} from '../../../domain/imports/mapping';
import { canMeet } from '../../../domain/imports/meeting';
import { ColumnRow } from './ColumnRow';
import { Choice, Word } from './fields';
import styles from './mapping.module.css';
import { type ImportTable } from './tablesCalls';

interface TableCardProps {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
  /** What becomes of all tables, this one among them. */
  readonly others: readonly TableMapping[];
  onChange(changes: Partial<TableMapping>): void;
}

const USES = ['nodes', 'relationships', 'nothing'] as const;

function End({
  words,
  end,
  table,
  onChange,
}: {
  words: string;
  end: EndMapping;
  table: ImportTable;
  onChange(end: EndMapping): void;
}) {
  const { t } = useTranslation('files');
  const columns = table.columns.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <Choice words={words} value={end.column} options={columns} onChange={(column) => onChange({ ...end, column })} />
      {end.table === '' ? (
        <Word words={t('mapping.label')} value={end.label} onChange={(label) => onChange({ ...end, label })} />
      ) : (
        <span className={styles.soft}>{t('mapping.rowsOf', { table: end.table })}</span>
      )}
    </>
  );
}

function AboutNodes({ table, mapping, onChange }: Omit<TableCardProps, 'others'>) {
  const { t } = useTranslation('files');
  const columns = table.columns.map(({ name }) => ({ value: name, label: name }));
  const none = { value: '', label: t('mapping.none') };
  return (
    <>
      <Word words={t('mapping.label')} value={mapping.label} onChange={(label) => onChange({ label })} />
      <Choice
        words={t('mapping.caption')}
        value={mapping.caption}
        options={[none, ...columns]}
        onChange={(caption) => onChange({ caption })}
      />
      {table.part === 'rows' && (
        <Choice<string[]>
          words={t('mapping.keys')}
          value={[...mapping.keys]}
          options={columns}
          isMultiple
          hint={t('mapping.noKeys')}
          onChange={(keys) => onChange({ keys })}
        />
      )}
    </>
  );
}

function AboutRelationships({ table, mapping, onChange }: Omit<TableCardProps, 'others'>) {
  const { t } = useTranslation('files');
  return (
    <>
      <Word words={t('mapping.type')} value={mapping.type} onChange={(type) => onChange({ type })} />
      {table.part === 'rows' && (
        <>
          <End words={t('mapping.start')} end={mapping.start} table={table} onChange={(start) => onChange({ start })} />
          <End words={t('mapping.end')} end={mapping.end} table={table} onChange={(end) => onChange({ end })} />
        </>
      )}
    </>
  );
}

/** What a table does with what the project holds already; rows must be told apart by a property for anything but making new ones. */
function Writes({ table, mapping, onChange }: Omit<TableCardProps, 'others'>) {
  const { t } = useTranslation('files');
  if (table.part === 'rows' && !canMeet(mapping)) return null;
  return (
    <Choice<TableWrites>
      words={t('mapping.writes')}
      value={mapping.writes ?? 'create'}
      options={TABLE_WRITES.map((writes) => ({ value: writes, label: t(`mapping.write.${writes}`) }))}
      onChange={(writes) => onChange({ writes })}
    />
  );
}

/** What becomes of one table: what its rows are, and what each of its columns is. */
export function TableCard({ table, mapping, others, onChange }: TableCardProps) {
  const { t } = useTranslation('files');
  const titleId = useId();
  const changeColumn = (column: string, changes: Partial<ColumnMapping>): void =>
    onChange({ columns: mapping.columns.map((each) => (each.column === column ? { ...each, ...changes } : each)) });
  const uses = table.part === 'rows' ? USES : USES.filter((use) => use === table.part || use === 'nothing');
  return (
    <section className={styles.table} aria-labelledby={titleId}>
      <h3 id={titleId}>{table.name}</h3>
      <div className={styles.about}>
        <Choice
          words={t('mapping.becomes')}
          value={mapping.becomes}
          options={uses.map((use) => ({ value: use, label: t(`mapping.table.${use}`) }))}
          onChange={(becomes) => onChange({ becomes })}
        />
        {mapping.becomes === 'nodes' && <AboutNodes table={table} mapping={mapping} onChange={onChange} />}
        {mapping.becomes === 'relationships' && (
          <AboutRelationships table={table} mapping={mapping} onChange={onChange} />
        )}
        {mapping.becomes !== 'nothing' && <Writes table={table} mapping={mapping} onChange={onChange} />}
      </div>
      {mapping.becomes !== 'nothing' && (
        <ul className={styles.list}>
          {mapping.columns.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              values={table.columns.find(({ name }) => name === column.column)?.values ?? []}
              isOfNodes={mapping.becomes === 'nodes'}
              part={table.part}
              tables={others
                .filter(({ becomes, keys }) => becomes === 'nodes' && keys.length > 0)
                .map((each) => each.table)}
              onChange={(changes) => changeColumn(column.column, changes)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
