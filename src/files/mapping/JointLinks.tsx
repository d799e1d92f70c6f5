import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ColumnPair, type JointLink, type TableMapping } from '../../../domain/imports/mapping';
import { typeTowards } from '../../../domain/imports/words';
import { Choice, Word } from './fields';
import { type LinkTarget } from './links';
import styles from './mapping.module.css';
import { type ImportTable } from './tablesCalls';

/** Most columns that a link is matched by. */
const MOST_PAIRS = 4;

const namesOf = (columns: readonly string[]) => columns.map((name) => ({ value: name, label: name }));

const isSame = (one: readonly ColumnPair[], other: readonly ColumnPair[]): boolean =>
  one.length === other.length &&
  one.every(({ column, by }) => other.some((each) => each.column === column && each.by === by));

/** Two columns of both tables for a link that a person adds, those of one heading first. */
function firstPairs(own: readonly string[], { columns }: LinkTarget): readonly ColumnPair[] {
  const alike = own.filter((name) => columns.includes(name)).map((name) => ({ column: name, by: name }));
  const others = own.map((column, at) => ({ column, by: columns[at] ?? columns[0] ?? '' }));
  return [...alike, ...others.filter(({ column }) => !alike.some((each) => each.column === column))].slice(0, 2);
}

interface LinkProps {
  readonly link: JointLink;
  readonly table: ImportTable;
  readonly targets: readonly LinkTarget[];
  onChange(link: JointLink): void;
  onRemove(): void;
}

/** A link matched by several columns together, with the share of the rows that lead somewhere. */
function Link({ link, table, targets, onChange, onRemove }: LinkProps) {
  const { t, i18n } = useTranslation('files');
  const own = table.columns.map(({ name }) => name);
  const target = targets.find((each) => each.table === link.table);
  const found = table.jointReferences?.find((each) => each.table === link.table && isSame(each.pairs, link.pairs));
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const changePair = (at: number, changes: Partial<ColumnPair>): void =>
    onChange({ ...link, pairs: link.pairs.map((each, place) => (place === at ? { ...each, ...changes } : each)) });
  const next = own.find((name) => link.pairs.every(({ column }) => column !== name));
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Choice
          words={t('mapping.refersTo')}
          value={link.table}
          options={namesOf(targets.map((each) => each.table))}
          onChange={(chosen) => {
            const other = targets.find((each) => each.table === chosen);
            if (other !== undefined) onChange({ ...link, table: chosen, pairs: firstPairs(own, other) });
          }}
        />
        <Word isNeeded words={t('mapping.type')} value={link.type} onChange={(type) => onChange({ ...link, type })} />
        {found !== undefined && (
          <span className={styles.soft}>{t('mapping.joint.rate', { rate: percent.format(found.rate) })}</span>
        )}
        <Button onClick={onRemove}>{t('mapping.joint.remove')}</Button>
      </div>
      {link.pairs.map(({ column, by }, at) => (
        // Which pair it is, is its place: both of its columns may be chosen again.
        <div key={at} className={styles.about}>
          <Choice
            words={t('mapping.joint.column', { at: at + 1 })}
            value={column}
            options={namesOf(own)}
            onChange={(chosen) => changePair(at, { column: chosen })}
          />
          <Choice
            words={t('mapping.joint.by', { at: at + 1 })}
            value={by}
            options={namesOf(target?.columns ?? [])}
            onChange={(chosen) => changePair(at, { by: chosen })}
          />
          {link.pairs.length > 2 && (
            <Button onClick={() => onChange({ ...link, pairs: link.pairs.filter((_, place) => place !== at) })}>
              {t('mapping.joint.removeColumn', { column })}
            </Button>
          )}
        </div>
      ))}
      {link.pairs.length < MOST_PAIRS && next !== undefined && (
        <div>
          <Button
            type="link"
            onClick={() =>
              onChange({ ...link, pairs: [...link.pairs, { column: next, by: target?.columns[0] ?? '' }] })
            }
          >
            {t('mapping.joint.addColumn')}
          </Button>
        </div>
      )}
    </li>
  );
}

interface JointLinksProps {
  readonly table: ImportTable;
  readonly mapping: TableMapping;
  /** Tables that rows may be linked to, without this one. */
  readonly targets: readonly LinkTarget[];
  onChange(changes: Partial<TableMapping>): void;
}

/** The links of a table that several of its columns say together: chosen, changed, added and taken away. */
export function JointLinks({ table, mapping, targets, onChange }: JointLinksProps) {
  const { t } = useTranslation('files');
  const links = mapping.jointLinks ?? [];
  const [first] = targets;
  if (first === undefined || table.columns.length < 2) return null;
  const change = (changed: readonly JointLink[]): void => onChange({ jointLinks: changed });
  const own = table.columns.map(({ name }) => name);
  return (
    <div className={styles.joint}>
      {links.length > 0 && (
        <ul className={styles.list} aria-label={t('mapping.joint.title')}>
          {links.map((link, at) => (
            <Link
              key={at}
              {...{ link, table, targets }}
              onChange={(changed) => change(links.with(at, changed))}
              onRemove={() => change(links.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      <Button
        onClick={() =>
          change([...links, { table: first.table, pairs: firstPairs(own, first), type: typeTowards(first.label) }])
        }
      >
        {t('mapping.joint.add')}
      </Button>
    </div>
  );
}
