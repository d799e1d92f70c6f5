import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';

import { MAX_BULK_ELEMENTS } from '../../../../../domain/changes/bulk';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { type Sorting } from '../../../../../domain/lists/pagedList';
import { rowAt, type RowsAnswer, type RowsRequest, shownRows } from '../../../../../domain/tables/rows';
import { dataTableMachine, type RowsToCheck } from '../../../../../machines/dataTableMachine';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { readIds, readRows, type TableOf } from './readRows';

/**
 * One table of data management: its statechart with the calls that it makes, and what it shows.
 * @param standing a row that was read, with what was edited in it and is not stored yet
 */
export function useDataTable(of: TableOf, initial: Sorting, standing: (row: GraphElement) => GraphElement) {
  const { client, projectId } = useGraphCall();
  const source = { client, projectId, of };
  const [state, send] = useActor(
    dataTableMachine.provide({
      actors: {
        read: fromPromise<RowsAnswer, RowsRequest>(async ({ input }) => {
          const answer = await readRows(source, input);
          return { ...answer, items: answer.items.map(standing) };
        }),
        gather: fromPromise<readonly string[], RowsToCheck>(({ input }) => readIds(source, input, MAX_BULK_ELEMENTS)),
      },
    }),
    { input: initial },
  );
  const { context } = state;
  return useMemo(
    () => ({
      of,
      context,
      send,
      rows: shownRows(context.known.total),
      isLoading: context.isOutdated && !state.matches({ rows: 'failed' }),
      isReading: state.matches({ rows: 'reading' }),
      hasFailed: state.matches({ rows: 'failed' }),
      isEditing: state.matches({ cell: 'editing' }),
      isGathering: state.matches({ checks: 'gathering' }),
      isFiltered: context.text !== '' || context.kind !== null || context.among !== null,
      /** The row that the person is in. */
      chosen: context.isEntered ? (rowAt(context.known, context.active.row) ?? null) : null,
    }),
    [of, context, send, state],
  );
}

/** See {@link useDataTable}. */
export type DataTable = ReturnType<typeof useDataTable>;
