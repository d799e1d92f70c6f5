import { type PropertyKind, type PropertyValue } from '../properties/values.js';
import { type Cell, textOfCell } from './cells.js';
import { type ColumnMapping, type TableMapping, type TimesMapping } from './mapping.js';
import { hasTimes } from './meeting.js';
import { SEPARATOR } from './nodeKey.js';

/** A time at which a row has anything, and its cells there. */
interface RowTime {
  readonly key: string;
  readonly cells: readonly { readonly column: ColumnMapping; readonly cell: Cell }[];
  /** The time as a property of the observation. */
  readonly time: readonly [name: string, value: PropertyValue];
  readonly kinds: Readonly<Record<string, PropertyKind>>;
}

interface TimeAt {
  readonly at: string;
  readonly columns: readonly ColumnMapping[];
}

/** The columns of times by their times, each with the property that its cells become. */
function timesOf({ columns }: TableMapping, times: TimesMapping): readonly TimeAt[] {
  const mapped = new Map(columns.map((column) => [column.column, column]));
  const byTime = new Map<string, ColumnMapping[]>();
  for (const { column, at, measure } of times.columns) {
    const own = mapped.get(column);
    if (own === undefined || own.use === 'nothing') continue;
    byTime.set(at, [...(byTime.get(at) ?? []), { ...own, property: measure }]);
  }
  return [...byTime].map(([at, some]) => ({ at, columns: some }));
}

/** Reads the columns of times of a table, one observation for each time at which a row has anything. */
export class RowTimes {
  readonly #times: readonly TimeAt[];
  readonly #names: ReadonlySet<string>;
  /** What an observation is called. */
  readonly label: string;

  private constructor(
    mapping: TableMapping,
    readonly times: TimesMapping,
  ) {
    this.#times = timesOf(mapping, times);
    this.label = times.of === '' ? times.label : mapping.label;
    this.#names = new Set(times.columns.map(({ column }) => column));
  }

  /** Undefined where a table has no columns of times, or its rows stand as they are. */
  static of(mapping: TableMapping): RowTimes | undefined {
    return mapping.times !== undefined && hasTimes(mapping) ? new RowTimes(mapping, mapping.times) : undefined;
  }

  /** Whether a column is one of times. */
  has = (column: string): boolean => this.#names.has(column);

  /** What a row has at its times. @param row what it is called within the import */
  in(row: string, cellOf: (column: string) => Cell | undefined): readonly RowTime[] {
    const { kind, property } = this.times;
    return this.#times.flatMap(({ at, columns }): readonly RowTime[] => {
      const cells = columns.flatMap((column) => {
        const cell = cellOf(column.column);
        return cell === undefined || textOfCell(cell) === '' ? [] : [{ column, cell }];
      });
      if (cells.length === 0) return [];
      return [
        {
          key: `${row}${SEPARATOR}@${at}`,
          cells,
          time: [property, kind === 'year' ? Number(at) : at],
          kinds: kind === 'day' ? { [property]: 'date' } : {},
        },
      ];
    });
  }
}
