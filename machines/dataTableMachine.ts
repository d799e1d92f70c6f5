import { assign, fromPromise, raise, setup } from 'xstate';

import { type GraphElement } from '../domain/elements/elements';
import { TYPING_PATIENCE_MS, type SortDirection, type Sorting } from '../domain/lists/pagedList';
import { type Listing } from '../domain/query/chips/adding';
import { type Cell } from '../domain/tables/cells';
import {
  type Conditions,
  type KnownRows,
  nextPage,
  NO_ROWS,
  type PagesInSight,
  type RowsAnswer,
  type RowsRequest,
  withPage,
  withRow,
} from '../domain/tables/rows';

interface DataTableContext extends Conditions {
  /** What stands in the search field; `text` follows once typing has paused, without the blanks around it. */
  readonly typed: string;
  readonly known: KnownRows;
  /** What is known belongs to conditions before the present ones; null is before the first answer. */
  readonly isOutdated: boolean;
  readonly inSight: PagesInSight;
  readonly error: unknown;
  /** The cell that has the focus, and the other corner of the cells that are chosen with it. */
  readonly active: Cell;
  readonly corner: Cell;
  /** Whether somebody has been in the table since it began anew: only then is a row chosen. */
  readonly isEntered: boolean;
  /** What was typed on the cell to begin with; null to begin with what it holds. */
  readonly begun: string | null;
  /** The ids of the rows that are checked. */
  readonly checked: readonly string[];
  /** The row that was checked last: where a range begins. */
  readonly lastChecked: number;
}

/** Rows whose ids are wanted: a range, or all there are under these conditions. */
export interface RowsToCheck {
  readonly conditions: Conditions;
  readonly from: number;
  readonly to: number;
}

export type DataTableEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'KIND.CHOSEN'; kind: string | null }
  /** Only what a query lists, or null. */
  | { type: 'NARROWED'; among: Listing | null }
  | { type: 'SORTED'; sort: string; order: SortDirection }
  | { type: 'CLEARED' }
  | { type: 'ROWS.SEEN'; pages: PagesInSight }
  | { type: 'CHANGED' }
  | { type: 'RETRIED' }
  /** A row as it stands now. */
  | { type: 'ROW.UPDATED'; row: GraphElement }
  /** A cell has the focus from now on; `isFurther` leaves the other corner where it is. */
  | { type: 'CELL.CHOSEN'; cell: Cell; isFurther?: boolean }
  /** The cell is to be edited, from what it holds or from what was typed on it. */
  | { type: 'EDIT.WANTED'; text?: string }
  | { type: 'EDIT.CANCELLED' }
  | { type: 'EDIT.SUBMITTED'; next: Cell }
  | { type: 'CHECK.SWITCHED'; row: number; id: string }
  /** Everything from the row that was checked last, or all there is, is to be checked. */
  | { type: 'CHECK.WANTED'; to?: number }
  | { type: 'CHECK.CLEARED' };

/** Beside the check boxes. */
const FIRST: Cell = { row: 0, column: 1 };
const TOP: PagesInSight = { first: 0, last: 0 };

const conditionsOf = ({ text, kind, among, sort, order }: DataTableContext): Conditions => ({
  text,
  kind,
  among,
  sort,
  order,
});

/**
 * A table of data management. What it asks for: words, one label or type, what a query lists, an order; choices count at once, typed words when
 * typing pauses. What it reads: the pages in sight, one after the other, again after each change. In which cell one is, and
 * whether it is being edited. Which rows are checked.
 */
export const dataTableMachine = setup({
  types: {} as { context: DataTableContext; input: Sorting; events: DataTableEvent },
  actors: {
    read: fromPromise<RowsAnswer, RowsRequest>(() => Promise.reject(new Error('the screen injects read'))),
    gather: fromPromise<readonly string[], RowsToCheck>(() => Promise.reject(new Error('the screen injects gather'))),
  },
  delays: { patience: TYPING_PATIENCE_MS },
  guards: {
    lacksPage: ({ context: { known, inSight, isOutdated } }) => isOutdated || nextPage(known, inSight) !== undefined,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    applyText: assign(({ context }) => ({ text: context.typed.trim() })),
    chooseKind: assign((_, kind: string | null) => ({ kind })),
    narrow: assign((_, among: Listing | null) => ({ among })),
    sortBy: assign((_, { sort, order }: Sorting) => ({ sort, order })),
    clear: assign({ typed: '', text: '', kind: null, among: null }),
    beginAnew: assign(({ context }) => ({
      isOutdated: true,
      inSight: TOP,
      error: null,
      active: { row: 0, column: context.active.column },
      corner: { row: 0, column: context.active.column },
      isEntered: false,
      checked: [],
    })),
    readAnew: raise({ type: 'CHANGED' }),
    see: assign((_, inSight: PagesInSight) => ({ inSight })),
    noteChange: assign(({ context: { known } }) => ({ known: { ...known, fresh: [] }, error: null })),
    takePage: assign(({ context: { known, isOutdated } }, answer: RowsAnswer) => {
      return { known: withPage(isOutdated ? NO_ROWS : known, answer), isOutdated: false, error: null };
    }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    takeRow: assign(({ context }, row: GraphElement) => ({ known: withRow(context.known, row) })),
    moveTo: assign(({ context }, { cell, isFurther = false }: { cell: Cell; isFurther?: boolean }) => ({
      active: cell,
      isEntered: true,
      corner: isFurther ? context.corner : cell,
    })),
    begin: assign((_, text: string | undefined) => ({ begun: text ?? null })),
    switchCheck: assign(({ context: { checked } }, { row, id }: { row: number; id: string }) => ({
      checked: checked.includes(id) ? checked.filter((each) => each !== id) : [...checked, id],
      lastChecked: row,
    })),
    check: assign(({ context: { checked } }, ids: readonly string[]) => ({
      checked: [...new Set([...checked, ...ids])],
    })),
    uncheck: assign({ checked: [] }),
  },
}).createMachine({
  id: 'dataTable',
  context: ({ input }) => ({
    typed: '',
    text: '',
    kind: null,
    among: null,
    sort: input.sort,
    order: input.order,
    known: NO_ROWS,
    isOutdated: true,
    inSight: TOP,
    error: null,
    active: FIRST,
    corner: FIRST,
    isEntered: false,
    begun: null,
    checked: [],
    lastChecked: 0,
  }),
  type: 'parallel',
  on: {
    'ROW.UPDATED': { actions: { type: 'takeRow', params: ({ event }) => event.row } },
  },
  states: {
    words: {
      initial: 'settled',
      on: { TYPED: { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } } },
      states: {
        settled: { on: { CLEARED: { actions: 'clear' } } },
        typing: {
          on: { CLEARED: { target: 'settled', actions: 'clear' } },
          after: { patience: { target: 'settled', actions: ['applyText', 'beginAnew', 'readAnew'] } },
        },
      },
    },
    rows: {
      initial: 'deciding',
      on: {
        'KIND.CHOSEN': {
          target: '.deciding',
          actions: [{ type: 'chooseKind', params: ({ event }) => event.kind }, 'beginAnew'],
        },
        NARROWED: {
          target: '.deciding',
          actions: [{ type: 'narrow', params: ({ event }) => event.among }, 'beginAnew'],
        },
        SORTED: { target: '.deciding', actions: [{ type: 'sortBy', params: ({ event }) => event }, 'beginAnew'] },
        CLEARED: { target: '.deciding', actions: 'beginAnew' },
        CHANGED: { target: '.deciding', actions: 'noteChange' },
        'ROWS.SEEN': { actions: { type: 'see', params: ({ event }) => event.pages } },
      },
      states: {
        deciding: { always: [{ guard: 'lacksPage', target: 'reading' }, { target: 'ready' }] },
        reading: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context }) => ({
              conditions: conditionsOf(context),
              page: context.isOutdated ? 0 : (nextPage(context.known, context.inSight) ?? 0),
            }),
            onDone: { target: 'deciding', actions: { type: 'takePage', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
          },
        },
        ready: { always: { guard: 'lacksPage', target: 'reading' } },
        failed: { on: { RETRIED: 'deciding' } },
      },
    },
    cell: {
      initial: 'resting',
      on: {
        'CELL.CHOSEN': { target: '.resting', actions: { type: 'moveTo', params: ({ event }) => event } },
      },
      states: {
        resting: {
          on: {
            'EDIT.WANTED': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.text } },
          },
        },
        editing: {
          on: {
            'EDIT.CANCELLED': 'resting',
            'EDIT.SUBMITTED': {
              target: 'resting',
              actions: { type: 'moveTo', params: ({ event }) => ({ cell: event.next }) },
            },
          },
        },
      },
    },
    checks: {
      initial: 'settled',
      on: {
        'CHECK.SWITCHED': { target: '.settled', actions: { type: 'switchCheck', params: ({ event }) => event } },
        'CHECK.CLEARED': { target: '.settled', actions: 'uncheck' },
        'CHECK.WANTED': { target: '.gathering', reenter: true },
      },
      states: {
        settled: {},
        gathering: {
          invoke: {
            id: 'gather',
            src: 'gather',
            input: ({ context, event }) => {
              const to = event.type === 'CHECK.WANTED' ? event.to : undefined;
              const [from, last] = to === undefined ? [0, Infinity] : [context.lastChecked, to];
              return { conditions: conditionsOf(context), from: Math.min(from, last), to: Math.max(from, last) };
            },
            onDone: { target: 'settled', actions: { type: 'check', params: ({ event }) => event.output } },
            onError: 'settled',
          },
        },
      },
    },
  },
});
