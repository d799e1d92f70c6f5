import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type ColumnMapping, TABLE_WRITES, type TableMapping, type TableWrites } from '../../../domain/imports/mapping';
import { joinedTables } from '../../../domain/imports/joinedTables';
import { styleOfTable } from '../../../domain/imports/styleOfTable';
import { canMeet, hasTimes } from '../../../domain/imports/meeting';
import { asRelationships, keyedTables, likelyTable, linkTargets, type MappedTable } from './byHand';
import { ColumnRow } from './ColumnRow';
import { End } from './End';
import { Choice, Word } from './fields';
import { InTime } from './InTime';
import { JointLinks } from './JointLinks';
import styles from './mapping.module.css';
import { namedAs, namedBy, namedByOptions } from './namedBy';
import { Askable, RowName } from './RowName';
import { type ImportTable } from './tablesCalls';

interface TableCardProps {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
  /** All tables, this one among them. */
  readonly all: readonly MappedTable[];
  /** What a model calls one row; undefined while or where none says anything. */
  readonly byModel?: string | undefined;
  onChange(changes: Partial<TableMapping>): void;
}

const USES = ['nodes', 'relationships', 'nothing'] as const;

/** Whether rows have no label or type but the one that is typed here: no column says it. What a format tells itself is left to the check. */
const isNeeded = ({ part }: ImportTable, { columns }: TableMapping, said: 'labels' | 'type'): boolean =>
  part === 'rows' && !columns.some(({ use }) => use === said);

/** Tables that are named one by one. */
const MOST_NAMED = 5;

/** The tables whose rows become one node with those of this one. */
function SameNodes({ mapping, all }: Pick<TableCardProps, 'mapping' | 'all'>) {
  const { t } = useTranslation('files');
  const names = joinedTables(mapping, { tables: all.map((each) => each.mapping) }).map(({ table }) => table);
  if (names.length === 0) return null;
  const tables = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return <p className={styles.soft}>{t('mapping.sameNodes', { tables })}</p>;
}

function AboutNodes({ table, mapping, all, byModel, onChange }: TableCardProps) {
  const { t } = useTranslation('files');
  const [brought] = styleOfTable(mapping, { tables: all.map((each) => each.mapping) });
  const words = brought?.style.words;
  const columns = table.columns.map(({ name }) => ({ value: name, label: name }));
  const none = { value: '', label: t('mapping.none') };
  const isOfRows = table.part === 'rows';
  return (
    <>
      <RowName
        table={table}
        mapping={mapping}
        isNeeded={isNeeded(table, mapping, 'labels')}
        byModel={byModel}
        onChange={(label) => onChange({ label })}
      />
      <Word
        words={t('mapping.alsoCalled')}
        value={mapping.words ?? words ?? ''}
        hint={t('mapping.oneAndSeveral')}
        onChange={(said) => onChange({ words: said })}
      />
      <Choice
        words={t('mapping.caption')}
        value={namedBy(mapping)}
        options={[none, ...namedByOptions(table, mapping)]}
        onChange={(value) => onChange(namedAs(value))}
      />
      {(isOfRows || (mapping.writes ?? 'create') !== 'create') && (
        <Choice<string[]>
          words={t('mapping.keys')}
          value={[...mapping.keys]}
          options={columns}
          isMultiple
          hint={t(isOfRows ? 'mapping.noKeys' : 'mapping.ownIds')}
          onChange={(keys) => onChange({ keys })}
        />
      )}
      <SameNodes mapping={mapping} all={all} />
    </>
  );
}

function AboutRelationships({ table, mapping, all, onChange }: TableCardProps) {
  const { t } = useTranslation('files');
  const tables = keyedTables(all)
    .map((each) => each.mapping.table)
    .filter((name) => name !== mapping.table);
  const shared = { table, tables };
  return (
    <>
      <Word
        isNeeded={isNeeded(table, mapping, 'type')}
        words={t(table.part === 'rows' ? 'mapping.type' : 'mapping.typeWithout')}
        value={mapping.type}
        onChange={(type) => onChange({ type })}
      />
      {table.part === 'rows' && (
        <>
          <End words={t('mapping.start')} end={mapping.start} {...shared} onChange={(start) => onChange({ start })} />
          <End words={t('mapping.end')} end={mapping.end} {...shared} onChange={(end) => onChange({ end })} />
        </>
      )}
    </>
  );
}

/** What a table does with what the project holds already; rows must be told apart by a property for anything but making new ones. */
function Writes({ table, mapping, onChange }: Omit<TableCardProps, 'all'>) {
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

/** Columns that are asked about one by one: those of times are named together. */
function shownColumns(mapping: TableMapping): readonly ColumnMapping[] {
  const times = new Set(hasTimes(mapping) ? mapping.times?.columns.map(({ column }) => column) : []);
  return mapping.columns.filter(({ column }) => !times.has(column));
}

/** What becomes of one table: what its rows are, and what each of its columns is. */
export function TableCard({ table, mapping, all, byModel, onChange }: TableCardProps) {
  const { t } = useTranslation('files');
  const titleId = useId();
  const changeColumn = (column: string, changes: Partial<ColumnMapping>): void =>
    onChange({ columns: mapping.columns.map((each) => (each.column === column ? { ...each, ...changes } : each)) });
  const uses = table.part === 'rows' ? USES : USES.filter((use) => use === table.part || use === 'nothing');
  return (
    <section className={styles.table} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Isolated text={table.name} />
      </h3>
      <div className={styles.about}>
        <Choice
          words={t('mapping.becomes')}
          value={mapping.becomes}
          options={uses.map((use) => ({ value: use, label: t(`mapping.table.${use}`) }))}
          onChange={(becomes) =>
            onChange(becomes === 'relationships' ? asRelationships({ table, mapping }, all) : { becomes })
          }
        />
        {mapping.becomes === 'nodes' && (
          <AboutNodes
            {...{ table, mapping, all, onChange }}
            byModel={mapping.rows === 'observations' ? undefined : byModel}
          />
        )}
        {mapping.becomes === 'relationships' && (
          <AboutRelationships table={table} mapping={mapping} all={all} onChange={onChange} />
        )}
        {mapping.becomes !== 'nothing' && <Writes table={table} mapping={mapping} onChange={onChange} />}
      </div>
      {mapping.becomes === 'nodes' && <InTime table={table} mapping={mapping} onChange={onChange} />}
      {mapping.becomes === 'nodes' && <Askable table={table} mapping={mapping} />}
      {mapping.becomes !== 'nothing' && (
        <ul className={styles.list}>
          {shownColumns(mapping).map((column) => {
            const recognised = table.columns.find(({ name }) => name === column.column);
            const values = recognised?.values ?? [];
            return (
              <ColumnRow
                key={column.column}
                column={column}
                values={values}
                missing={recognised?.missing ?? []}
                isOfNodes={mapping.becomes === 'nodes'}
                part={table.part}
                targets={linkTargets(all)}
                links={recognised?.links ?? []}
                likelyTable={likelyTable(values, all)}
                onChange={(changes) => changeColumn(column.column, changes)}
              />
            );
          })}
        </ul>
      )}
      {mapping.becomes === 'nodes' && table.part === 'rows' && (
        <JointLinks
          table={table}
          mapping={mapping}
          targets={linkTargets(all).filter((target) => target.table !== table.name)}
          onChange={onChange}
        />
      )}
    </section>
  );
}
