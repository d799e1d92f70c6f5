import { fold } from '../../domain/folding/fold.js';
import { intervalOf, partOfTime, timeBetween, truthOf } from '../../domain/query/computed.js';
import { type TimePart, type TimeUnit } from '../../domain/query/Query.js';

const known = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Functions of SQL by their names, computed by the code that says what queries mean. SQLite takes their arity from their parameters. */
export const QUERY_FUNCTIONS: Readonly<Record<string, (...values: unknown[]) => string | number | null>> = {
  folded: (text: unknown) => (typeof text === 'string' ? fold(text) : null),
  part_of_time: (value: unknown, part: unknown) => partOfTime(known(value), part as TimePart) ?? null,
  interval_of: (value: unknown, width: unknown) => intervalOf(known(value), Number(width)) ?? null,
  time_between: (to: unknown, from: unknown, unit: unknown) =>
    timeBetween(known(to), known(from), unit as TimeUnit) ?? null,
  truth_of: (value: unknown) => {
    const truth = truthOf(known(value));
    return truth === undefined ? null : Number(truth);
  },
};
