import { type Sorting } from '../../../../../machines/dataTableMachine';

/** What makes a column one that the server sorts by, showing the present order. */
export const sortable = (key: string, { sort, order }: Sorting) => ({
  key,
  sorter: true,
  sortOrder: sort !== key ? null : order === 'desc' ? ('descend' as const) : ('ascend' as const),
});
