import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { type KeyboardEvent, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { MAX_BULK_ELEMENTS } from '../../../../domain/changes/bulk';
import { isNode } from '../../../../domain/elements/elements';
import { askedAs, type KnownProperty, type Listing } from '../../../../domain/query/chips/adding';
import { type Column } from '../../../../domain/tables/columns';
import { AddCondition } from '../../../query/AddCondition';
import { QueryChips } from '../../../query/QueryChips';
import { useNames } from '../../../graph/styles/useNames';
import { useProject } from '../../../project/ProjectContext';
import { type DataTable } from './grid/useDataTable';
import styles from './table.module.css';

interface TableFilterProps {
  readonly table: DataTable;
  readonly query: Listing;
  /** What the table knows of columns, properties among them. */
  readonly columns: readonly Column[];
}

const askable = (columns: readonly Column[]): KnownProperty[] =>
  columns.flatMap(({ property, kind }) =>
    property === undefined ? [] : [{ name: property, kind: kind === undefined ? 'text' : askedAs(kind) }],
  );

/** The query that the rows of a table are those of, as the chips that answers and the canvas have, and a way to select all of them. */
export function TableFilter({ table, query, columns }: TableFilterProps) {
  const { t } = useTranslation(['data', 'canvas']);
  const { projectId = '' } = useProject();
  const heading = useId();
  const { chosen, rows, send } = table;
  const known = useKnownRows(table, projectId);
  const properties = useCallback(() => askable(columns), [columns]);
  const narrow = (among: Listing | null) => send({ type: 'NARROWED', among });
  const leave = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && narrow(null);
  return (
    <section className={styles.filter} aria-labelledby={heading} onKeyDown={leave}>
      <h2 id={heading} className={styles.filterTitle}>
        {t('filter.query')}
      </h2>
      <QueryChips
        query={query}
        projectId={projectId}
        known={known}
        labelledBy={heading}
        apply={t('canvas:filter.apply')}
        onRun={(changed) => changed.kind === 'nodes' && narrow(changed)}
      />
      <AddCondition
        isFirst
        projectId={projectId}
        query={query}
        apply={t('canvas:filter.apply')}
        known={properties}
        nodeAt={() => (chosen !== null && isNode(chosen) ? chosen.id : '')}
        onAdd={(changed) => narrow(changed)}
      />
      <span className={styles.filterWays}>
        {rows > 0 && !table.isLoading && (
          <Button type="link" size="small" loading={table.isGathering} onClick={() => send({ type: 'CHECK.WANTED' })}>
            {t('grid.takeAll', { count: Math.min(rows, MAX_BULK_ELEMENTS) })}
          </Button>
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('canvas:filter.clear')}
          title={t('canvas:filter.clear')}
          onClick={() => narrow(null)}
        />
      </span>
    </section>
  );
}

/** What the rows that were read are called, by their ids: a chip needs nothing read to name them. */
function useKnownRows({ context: { known } }: DataTable, projectId: string): ReadonlyMap<string, string> {
  const nameOf = useNames(projectId);
  return useMemo(
    () =>
      new Map(
        Object.values(known.pages)
          .flat()
          .flatMap((row) => (isNode(row) ? [[row.id, nameOf(row)] as const] : [])),
      ),
    [known, nameOf],
  );
}
