import { type GetRef, Spin, Table, type TableProps } from 'antd';
import { type KeyboardEvent, type Ref, type UIEvent, useId, useImperativeHandle, useRef } from 'react';

import { type Sorting } from '../../../../../domain/lists/pagedList';
import { gridParts } from './gridParts';
import { nextRow } from './nextRow';
import { type Rows } from './rows';
import styles from './table.module.css';
import { useBoxHeight } from './useBoxHeight';

/** What others may ask of the table. */
export interface TableHandle {
  focus(): void;
}

type TableRef = GetRef<typeof Table>;
type Columns<Row> = NonNullable<TableProps<Row>['columns']>;

interface ElementTableProps<Row> {
  readonly ref?: Ref<TableHandle>;
  readonly label: string;
  readonly columns: Columns<Row>;
  readonly rows: Rows<Row>;
  readonly selectedId: string | null;
  onSelect(row: Row): void;
  onOpen(row: Row): void;
  onDelete(row: Row): void;
  onSort(sorting: Sorting): void;
}

/** The grid itself says that it is busy; nothing between it and its rows may carry such words as well. */
const SILENT = { 'aria-busy': undefined, 'aria-live': undefined };
const HEADER_HEIGHT = 56;
/** How far from the end, in pixels, the next page is asked for. */
const NEAR_END = 600;

/**
 * A long table whose rows are read page by page. Arrow keys choose a row, Enter opens it, Delete asks to delete it; the
 * focus stays on the table, so that it is not lost when a row scrolls away.
 */
export function ElementTable<Row extends { readonly id: string }>(props: ElementTableProps<Row>) {
  const { ref, label, columns, rows, selectedId, onSelect, onOpen, onDelete, onSort } = props;
  const { items, hasMore, loadMore } = rows;
  const prefix = useId();
  const grid = useRef<HTMLDivElement>(null);
  const table = useRef<TableRef>(null);
  const height = useBoxHeight(grid);
  const selected = items.findIndex((row) => row.id === selectedId);
  useImperativeHandle(ref, () => ({ focus: () => grid.current?.focus() }));

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const row = items[selected];
    const next = nextRow(event.key, selected, items.length);
    if (next !== undefined) {
      event.preventDefault();
      const target = items[next];
      if (target !== undefined) onSelect(target);
      table.current?.scrollTo({ index: next });
      if (next >= items.length - 1 && hasMore) loadMore();
    } else if (row !== undefined && event.key === 'Enter') {
      event.preventDefault();
      onOpen(row);
    } else if (row !== undefined && event.key === 'Delete') {
      event.preventDefault();
      onDelete(row);
    }
  };
  const scroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    if (hasMore && scrollHeight - scrollTop - clientHeight < NEAR_END) loadMore();
  };
  const sort: NonNullable<TableProps<Row>['onChange']> = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
    if (columnKey !== undefined) onSort({ sort: String(columnKey), order: order === 'descend' ? 'desc' : 'asc' });
  };

  return (
    <div
      ref={grid}
      className={styles.grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.total + 1}
      aria-busy={rows.isLoading || rows.isLoadingMore}
      aria-activedescendant={selected < 0 ? undefined : `${prefix}-${selectedId}`}
      onKeyDown={press}
    >
      {height === undefined ? (
        <Spin />
      ) : (
        <Table<Row>
          virtual
          ref={table}
          rowKey="id"
          size="middle"
          pagination={false}
          showSorterTooltip={false}
          sortDirections={['ascend', 'descend', 'ascend']}
          components={gridParts}
          columns={columns}
          dataSource={items as Row[]}
          loading={{ spinning: rows.isLoading, ...SILENT }}
          scroll={{ x: widthOf(columns), y: Math.max(160, height - HEADER_HEIGHT) }}
          rowClassName={(row) => (row.id === selectedId ? (styles.selected ?? '') : '')}
          onRow={(row, index) => ({
            id: `${prefix}-${row.id}`,
            'aria-rowindex': (index ?? 0) + 2,
            'aria-selected': row.id === selectedId,
            onClick: () => {
              onSelect(row);
              onOpen(row);
            },
          })}
          onChange={sort}
          onScroll={scroll}
        />
      )}
    </div>
  );
}

/** The least width of all columns together; on a wider screen they share what is left. */
const widthOf = (columns: readonly { readonly width?: string | number }[]): number =>
  columns.reduce((sum, { width }) => sum + Number(width ?? 0), 0);
