import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { propertyOf } from '../../../domain/imports/asColumn';
import { CELL_KINDS } from '../../../domain/imports/cells';
import { COLUMN_USES, type ColumnMapping, type ColumnUse } from '../../../domain/imports/mapping';
import { type ColumnLink } from '../../../domain/imports/table';
import { NAME_OF_VALUES } from './byHand';
import { Word } from './fields';
import { likelyLink, type LinkTarget } from './links';
import styles from './mapping.module.css';
import { Reference } from './Reference';
import { Several } from './Several';
import { type ImportTable } from './tablesCalls';

interface ColumnRowProps {
  readonly column: ColumnMapping;
  /** Some values of the column. */
  readonly values: readonly string[];
  /** Words of it that say that there is nothing. */
  readonly missing: readonly string[];
  readonly isOfNodes: boolean;
  readonly part: ImportTable['part'];
  /** Tables whose rows a column may refer to. */
  readonly targets: readonly LinkTarget[];
  /** Columns of other tables that have its values, the one that has most first. */
  readonly links: readonly ColumnLink[];
  /** The table that it most likely refers to where none has its values. */
  readonly likelyTable: string;
  onChange(changes: Partial<ColumnMapping>): void;
}

/** Uses that make sense for a column of such a table. */
function usesOf({ isOfNodes, part, targets }: ColumnRowProps): readonly ColumnUse[] {
  return COLUMN_USES.filter((use) => {
    if (use === 'labels' || use === 'node') return isOfNodes;
    if (use === 'reference') return isOfNodes && part === 'rows' && targets.length > 0;
    return use !== 'type' || !isOfNodes;
  });
}

/** How durations are counted where nothing says so: their property names what they are counted in. */
function inMinutes({ column, property, unit = 'min' }: ColumnMapping): Partial<ColumnMapping> {
  return { unit, ...(property === column ? { property: propertyOf({ name: column, unit }) } : {}) };
}

function Kind({ column, onChange }: Pick<ColumnRowProps, 'column' | 'onChange'>) {
  const { t } = useTranslation('files');
  return (
    <label className={styles.field}>
      <span>{t('mapping.kind')}</span>
      <Select
        aria-label={t('mapping.kindOf', { column: column.column })}
        value={column.kind}
        options={CELL_KINDS.map((kind) => ({ value: kind, label: t(`mapping.kinds.${kind}`) }))}
        popupMatchSelectWidth={false}
        onChange={(kind) => onChange({ kind, ...(kind === 'duration' ? inMinutes(column) : {}) })}
      />
    </label>
  );
}

/** Whether words such as NULL are read as empty cells, or stay. */
function Missing({ column, missing, onChange }: Pick<ColumnRowProps, 'column' | 'missing' | 'onChange'>) {
  const { t } = useTranslation('files');
  if (missing.length === 0) return null;
  return (
    <Checkbox
      checked={(column.missing ?? []).length > 0}
      onChange={({ target }) => onChange({ missing: target.checked ? [...missing] : [] })}
    >
      {t('mapping.missingWords', { words: missing.join(', ') })}
    </Checkbox>
  );
}

/** What more is said of a column, by what becomes of it. */
function Details(props: ColumnRowProps) {
  const { column, onChange } = props;
  const { t } = useTranslation('files');
  if (column.use === 'property')
    return (
      <>
        <Word
          isNeeded
          words={t('mapping.property')}
          value={column.property}
          onChange={(property) => onChange({ property })}
        />
        <Kind {...props} />
        <Several {...props} />
      </>
    );
  if (column.use === 'node')
    return (
      <>
        <Word isNeeded words={t('mapping.label')} value={column.label} onChange={(label) => onChange({ label })} />
        <Word isNeeded words={t('mapping.type')} value={column.type} onChange={(type) => onChange({ type })} />
        <Several {...props} />
      </>
    );
  return column.use === 'reference' ? <Reference {...props} /> : null;
}

/** One column with some of its values, and what becomes of it. */
export function ColumnRow(props: ColumnRowProps) {
  const { column, values, onChange } = props;
  const { t } = useTranslation('files');
  // A node made of a value goes by a name of its own; a property goes by its column, also where a link leads nowhere.
  const property = { node: NAME_OF_VALUES, property: column.column, reference: column.column } as const;
  const choose = (use: ColumnUse): void =>
    onChange({
      use,
      ...(use === 'node' || use === 'property' || use === 'reference' ? { property: property[use] } : {}),
      // A link to no table would be no relationship at all, and nothing would say so.
      ...(use === 'reference' ? likelyLink(props) : {}),
    });
  return (
    <li className={styles.row}>
      <span className={styles.heading}>
        <strong>
          <Isolated text={column.column} />
        </strong>
        <span className={styles.soft}>
          <Isolated text={values.slice(0, 3).join(' · ')} />
        </span>
      </span>
      <div className={styles.about}>
        <label className={styles.field}>
          <span>{t('mapping.becomes')}</span>
          <Select
            aria-label={t('mapping.becomesOf', { column: column.column })}
            value={column.use}
            options={usesOf(props).map((use) => ({ value: use, label: t(`mapping.use.${use}`) }))}
            popupMatchSelectWidth={false}
            onChange={choose}
          />
        </label>
        <Details {...props} />
        <Missing {...props} />
      </div>
    </li>
  );
}
