import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { arithmeticOf, intervalOf, partOfTime, timeBetween } from '../../domain/query/computed.js';
import { ARITHMETIC, TIME_PARTS, TIME_UNITS } from '../../domain/query/Query.js';
import { Database } from '../../server/platform/storage/postgres/Database.js';
import { migrate } from '../../server/graph/postgres/schema.js';
import { newDatabase } from './postgres.js';

const DATES = [
  ...['0000-01-01', '0000-02-29', '0001-03-01', '1900-02-29', '1900-02-28', '2000-02-29', '2023-02-29', '2024-02-29'],
  ...['9999-12-31', '2024-04-31', '2024-13-01', '2024-00-10', '2024-01-00', '1969-12-31', '1970-01-01', '2024-03-03'],
  ...['2024', '2024-05', '2024-13', 'spring 2024', '2024-03-31T24:00:00', '2024-03-31T12:00', '2024-03-31T12:00:59Z'],
  ...[
    '2024-03-31T12:00:00.9999999Z',
    '2024-03-31T12:00:00.5',
    '2024-03-31T00:30:00+14:00',
    '2024-01-01T01:00:00+02:30',
  ],
  ...['1600-12-31T23:59:59-23:59', '0000-01-01T00:30:00+01:00', '2024-03-31 12:00', '2024-03-31\n', '', ' 2024-03-31'],
];
const NUMBERS = [
  0, 1, -1, 0.25, -0.1, 7, 1994, 1999, -5, 9999, 10_000, 3.5, 1e150, 1e200, -1e200, 1e308, 1e-200, 5e-324,
];
const VALUES = [...DATES, ...NUMBERS];

describe('what PostgreSQL computes', () => {
  let made: Awaited<ReturnType<typeof newDatabase>>;
  let database: Database;
  beforeAll(async () => {
    made = await newDatabase();
    database = new Database({ url: made.url, connections: 1 });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const computed = (sql: string, rows: readonly (readonly unknown[])[]) =>
    database.read((session) =>
      session.all<{ found: number | string | null }>(
        `SELECT worth_json(${sql}) AS found FROM jsonb_array_elements(:rows::text::jsonb) WITH ORDINALITY w(v, place) ORDER BY place`,
        { rows: JSON.stringify(rows) },
      ),
    );

  /** An infinite number is no JSON. */
  const asJson = (value: number | string | undefined) =>
    typeof value === 'number' ? (Number.isFinite(value) ? value + 0 : null) : (value ?? null);

  async function expectSame<Row extends readonly unknown[]>(
    sql: string,
    rows: readonly Row[],
    compute: (row: Row) => number | string | undefined,
  ) {
    const found = (await computed(sql, rows)).map((row, at) => [rows[at], row.found]);
    expect(found).toEqual(rows.map((row) => [row, asJson(compute(row))]));
  }

  const ONE = 'worth_of(v -> 0)';
  const BOTH = `${ONE}, worth_of(v -> 1), v ->> 2`;

  test('parts of dates are those that the reference computes', async () => {
    const rows = VALUES.flatMap((value) => TIME_PARTS.map((part) => [value, part] as const));
    await expectSame(`part_of_time(${ONE}, v ->> 1)`, rows, ([value, part]) => partOfTime(value, part));
  });

  test('the time between dates is that which the reference computes', async () => {
    const rows = VALUES.flatMap((later) =>
      VALUES.flatMap((earlier) => TIME_UNITS.map((unit) => [later, earlier, unit] as const)),
    );
    await expectSame(`time_between(${BOTH})`, rows, ([later, earlier, unit]) => timeBetween(later, earlier, unit));
  });

  test('arithmetic and intervals are those that the reference computes, however large or small', async () => {
    const pairs = VALUES.flatMap((one) =>
      NUMBERS.flatMap((other) => ARITHMETIC.map((by) => [one, other, by] as const)),
    );
    await expectSame(`arithmetic_of(${BOTH})`, pairs, ([one, other, by]) => arithmeticOf(one, other, by));
    const widths = VALUES.flatMap((value) => [0.5, 2, 10, 1e-3].map((width) => [value, width] as const));
    await expectSame(`interval_of(${ONE}, (v ->> 1)::float8)`, widths, ([value, width]) => intervalOf(value, width));
    const differences = NUMBERS.flatMap((one) => NUMBERS.map((other) => [one, other] as const));
    await expectSame(`minus_of(${ONE}, worth_of(v -> 1))`, differences, ([one, other]) => one - other);
  });
});
