import { describe, expect, test } from 'vitest';

import { tableOf } from '../../tests/imports/tableOf.js';
import { type ColumnMapping, type Mapping } from './mapping.js';
import { proposeMapping } from './propose.js';
import { reused } from './reuse.js';

const plants = (...heights: readonly string[]) =>
  tableOf(
    'plants',
    ['plant', 'height'],
    heights.map((height, at) => [`plant ${at}`, height]),
  );

const changed = ({ tables }: Mapping, changes: Partial<ColumnMapping>): Mapping => ({
  tables: tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.column === 'height' ? { ...column, ...changes } : column)),
  })),
});

const height = ({ tables }: Mapping): ColumnMapping | undefined =>
  tables[0]?.columns.find(({ column }) => column === 'height');

describe('a mapping that was used before', () => {
  const before = plants('0,5', 'tall', 'small', 'tall', '12');
  const here = plants('3', '4', '5.5');
  const [proposed, fresh] = [proposeMapping([before]), proposeMapping([here])];

  test('reads the cells of another file as that has them, where the person chose nothing', () => {
    expect(height(proposed)?.kind).toBe('text');
    expect(height(reused(proposed, proposed, fresh, [here]))).toMatchObject({ kind: 'number', style: 'plain' });
    expect(height(reused(proposed, undefined, fresh, [here]))).toMatchObject({ kind: 'number' });
  });

  test('keeps what the person chose where it holds', () => {
    const own = proposeMapping([here]);
    const chosen = changed(own, { kind: 'text', property: 'size' });
    expect(height(reused(chosen, own, fresh, [here]))).toMatchObject({ kind: 'text', property: 'size' });
  });

  test('keeps no kind that does not hold', () => {
    const chosen = changed(proposed, { kind: 'date' });
    expect(height(reused(chosen, proposed, fresh, [here]))).toMatchObject({ kind: 'number' });
  });

  test('keeps words that the person wants as they stand', () => {
    const nulls = plants('3', 'NULL', '4', 'NULL');
    const own = proposeMapping([nulls]);
    expect(height(own)?.missing).toEqual(['NULL']);
    const chosen = changed(own, { missing: [], kind: 'text' });
    expect(height(reused(chosen, own, own, [nulls]))?.missing).toEqual([]);
    expect(height(reused(own, own, fresh, [here]))).not.toHaveProperty('missing');
  });
});
