import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { Alert, Button, Empty, Select } from 'antd';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphElement } from '../../../../domain/elements/elements';
import { EVERY_NODE } from '../../../../domain/query/chips/adding';
import { rangeOf } from '../../../../domain/tables/cells';
import { MOST_ROWS, rowAt } from '../../../../domain/tables/rows';
import { useFocusAfter } from '../../../components/confirm/useReturnFocus';
import { later } from '../../../components/later/later';
import { useProblemText } from '../../../components/problem/problemText';
import { SearchField } from '../../../components/search/SearchField';
import { useToast } from '../../../components/toast/useToast';
import { type ElementEdits } from '../../../graph/edits/useElementEdits';
import { MOST_EDITS, usePatch } from '../../../graph/calls/usePatch';
import { useUndoToast } from './dialogs/useUndoToast';
import { LIST_HEIGHT, useKnownKinds } from './form/knownKinds';
import { CheckedBar } from './grid/CheckedBar';
import { ColumnsMenu } from './grid/ColumnsMenu';
import { DataGrid, type GridHandle } from './grid/DataGrid';
import { pasted } from './grid/pasted';
import { UnsentBar } from './grid/UnsentCell';
import { keepCells, useUnsentCells } from './grid/unsentCells';
import { type Columns, type PlacedColumn, useColumns } from './grid/useColumns';
import { type DataTable } from './grid/useDataTable';
import styles from './table.module.css';
import { useReloadAfterEdits } from './useReloadAfterEdits';
import { TableFilter } from './TableFilter';
import { type TableHistory } from './useTableHistory';
import { useProject } from '../../../project/ProjectContext';
import { useChosenCaptions, useElementNames } from '../../../graph/styles/useNames';

const ConflictDialog = later(async () => (await import('../../../graph/edits/ConflictDialog')).ConflictDialog);

interface ElementsTabProps {
  readonly ref: Ref<GridHandle>;
  readonly table: DataTable;
  readonly cells: ElementEdits;
  readonly history: TableHistory;
  /** What to do when there is nothing at all. */
  readonly nextStep: ReactNode;
  onOpen(element: GraphElement): void;
  onDelete(element: GraphElement): void;
  /** Many elements were changed at once. */
  onManyChanged(): void;
}

const FIXED = ['caption', 'labels', 'type', 'from', 'to', 'degree', 'createdAt', 'updatedAt'] as const;
const isFixed = (key: string): key is (typeof FIXED)[number] => (FIXED as readonly string[]).includes(key);

/** The titles of columns in the reader's language; a property is called as it is. */
function useColumnTitle(): (column: Pick<PlacedColumn, 'key' | 'property'>) => string {
  const { t } = useTranslation('data');
  return useCallback(({ key, property }) => property ?? (isFixed(key) ? t(`column.${key}`) : key), [t]);
}

/** Pastes texts into the cells that are chosen, as one step; what cannot be pasted is said, and nothing is. */
function usePaste(table: DataTable, arranged: Columns, title: ReturnType<typeof useColumnTitle>) {
  const { t } = useTranslation('data');
  const patch = usePatch();
  const { projectId = '' } = useProject();
  const nameOf = useElementNames();
  const chosen = useChosenCaptions();
  const { show } = useToast();
  const showUndo = useUndoToast();
  return async (texts: readonly (readonly string[])[]) => {
    const { known, active, corner } = table.context;
    const { edits, faults } = pasted(
      texts,
      rangeOf(active, corner),
      [null, ...arranged.columns],
      (row) => rowAt(known, row),
      table.rows,
      chosen,
    );
    const [first] = faults;
    if (first !== undefined) {
      const row = rowAt(known, first.row);
      const name = row === undefined ? '' : nameOf(row);
      const place = t('grid.cell', { column: title(first.column), row: name });
      show({
        tone: 'error',
        title: t('grid.notPasted', { count: faults.length }),
        description: t('grid.wrong', { place, why: t(`grid.fault.${first.fault}`) }),
      });
    } else if (edits.length > MOST_EDITS) {
      show({ tone: 'error', title: t('grid.pasteTooMuch', { count: MOST_EDITS }) });
    } else if (edits.length > 0) {
      const rows = await patch(edits).catch(() => {
        for (const { element, edit } of edits) keepCells(projectId, element, edit);
        return [];
      });
      for (const row of rows) table.send({ type: 'ROW.UPDATED', row });
      if (rows.length > 0) void showUndo(t('grid.done.edit', { count: edits.length }));
    }
  };
}

/** A table of nodes or of relationships with what it is narrowed by, and what can be done with the rows that are checked. */
export function ElementsTab({ ref, table, cells, history, ...props }: ElementsTabProps) {
  const { nextStep, onOpen, onDelete, onManyChanged } = props;
  const { t } = useTranslation('data');
  const problemText = useProblemText();
  const { of, context, send, isFiltered } = table;
  const { known: kinds, reload: reloadKinds } = useKnownKinds();
  const arranged = useColumns(of, context.kind);
  const title = useColumnTitle();
  const paste = usePaste(table, arranged, title);
  const { projectId = '' } = useProject();
  const unsent = useUnsentCells(projectId, of);
  const { takeOwn } = cells;
  const { reload: reloadColumns } = arranged;
  useReloadAfterEdits(
    useCallback(() => {
      send({ type: 'CHANGED' });
      reloadColumns();
      reloadKinds().catch(() => undefined);
    }, [send, reloadColumns, reloadKinds]),
    takeOwn,
  );
  const { among } = context;
  const filterButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(among !== null, filterButton);
  const isEmpty = !table.isLoading && !table.hasFailed && table.rows === 0;
  const options =
    of === 'node'
      ? kinds.labels.map(({ label, total }) => ({ name: label, total }))
      : kinds.types.map(({ type, total }) => ({ name: type, total }));
  const names = options.map(({ name }) => name);
  const retry = <Button onClick={() => send({ type: 'RETRIED' })}>{t('retry')}</Button>;
  return (
    <div className={styles.box}>
      <search className={styles.filters}>
        <SearchField
          className={styles.filterText ?? ''}
          typed={context.typed}
          label={t(`filter.text.${of}`)}
          onType={(text) => send({ type: 'TYPED', text })}
        />
        <Select<string>
          className={styles.kind ?? ''}
          allowClear
          showSearch={{ optionFilterProp: 'value' }}
          value={context.kind}
          aria-label={t(`filter.kind.${of}`)}
          placeholder={t(`filter.all.${of}`)}
          notFoundContent={t('noResults')}
          listHeight={LIST_HEIGHT}
          popupMatchSelectWidth={false}
          options={options.map(({ name, total }) => ({ value: name, label: t('filter.option', { name, total }) }))}
          onChange={(chosen: string | undefined) => send({ type: 'KIND.CHOSEN', kind: chosen ?? null })}
        />
        {of === 'node' && (
          <Button
            ref={filterButton}
            icon={<FilterOutlined aria-hidden />}
            aria-pressed={among !== null}
            onClick={() => send({ type: 'NARROWED', among: among === null ? EVERY_NODE : null })}
          >
            {t('filter.query')}
          </Button>
        )}
        <ColumnsMenu arranged={arranged} title={title} />
      </search>
      {among !== null && <TableFilter table={table} query={among} columns={arranged.all} />}
      {table.hasFailed && (
        <Alert type="error" showIcon role="alert" title={problemText(context.error)} action={retry} />
      )}
      <CheckedBar table={table} properties={[...arranged.used.keys()]} names={names} onDone={onManyChanged} />
      <UnsentBar
        count={unsent.rows.length}
        onShow={
          of === 'node'
            ? () => send({ type: 'NARROWED', among: { kind: 'nodes', set: { kind: 'nodes', ids: unsent.rows } } })
            : undefined
        }
        onDiscard={unsent.forgetAll}
      />
      <div className={styles.rows}>
        {isEmpty ? (
          <div className={styles.empty}>
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isFiltered ? 'noResults' : `empty.${of}`)}>
              {isFiltered ? <Button onClick={() => send({ type: 'CLEARED' })}>{t('filter.clear')}</Button> : nextStep}
            </Empty>
          </div>
        ) : (
          <DataGrid
            ref={ref}
            label={t(`tab.${of}`)}
            table={table}
            arranged={arranged}
            names={names}
            title={title}
            unsent={unsent}
            onEdit={cells.edit}
            onPaste={(texts) => void paste(texts)}
            onOpen={onOpen}
            onDelete={onDelete}
            onStep={history.step}
          />
        )}
      </div>
      <p className={styles.count} role="status">
        {table.isLoading
          ? t('count.loading')
          : t(context.known.total > MOST_ROWS ? `count.${of}Of` : `count.${of}`, {
              count: context.known.total,
              shown: MOST_ROWS,
            })}
      </p>
      {cells.conflict !== null && (
        <ConflictDialog
          key={cells.conflict.present.version}
          conflict={cells.conflict}
          onResolve={cells.conflict.resolve}
          onDrop={cells.conflict.drop}
        />
      )}
    </div>
  );
}
