import { useActor } from '@xstate/react';

import { type Sorting } from '../../../../../domain/lists/pagedList';
import { dataTableMachine } from '../../../../../machines/dataTableMachine';

/** What makes a column one that the server sorts by, showing the present order. */
export const sortable = (key: string, { sort, order }: Sorting) => ({
  key,
  sorter: true,
  sortOrder: sort !== key ? null : order === 'desc' ? ('descend' as const) : ('ascend' as const),
});

/** What one table asks the server for, and how its controls change that. */
export function useTableConditions(initial: Sorting) {
  const [{ context }, send] = useActor(dataTableMachine, { input: initial });
  return {
    conditions: context,
    isFiltered: context.text !== '' || context.kind !== null,
    type: (text: string) => send({ type: 'TYPED', text }),
    chooseKind: (kind: string | null) => send({ type: 'KIND.CHOSEN', kind }),
    sortBy: ({ sort, order }: Sorting) => send({ type: 'SORTED', sort, order }),
    clear: () => send({ type: 'CLEARED' }),
  };
}

/** See `useTableConditions`. */
export type TableControls = ReturnType<typeof useTableConditions>;
