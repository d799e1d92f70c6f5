import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type GraphNode } from '../elements/elements';
import { cellAfter, HEADER, isIn, rangeOf } from './cells';
import {
  arrangementIn,
  besideNames,
  dropAt,
  movedColumn,
  possibleWidth,
  proposedColumns,
  steadyColumns,
} from './columns';
import { MOST_ROWS, nextPage, NO_ROWS, pagesOf, rowAt, withPage, withRow } from './rows';
import { fromTabText, toTabText } from './tabText';

const node = (id: string): GraphNode => ({
  id,
  labels: ['N'],
  properties: {},
  propertyKinds: {},
  version: 1,
  degree: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

describe('cells as text', () => {
  test('come back as they were, whatever they hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ș', '"', '\t', '\n', ' ', '1') });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(table, (rows) => {
        // A spreadsheet ends its last line; a last line that is empty cannot be told from that.
        fc.pre(rows.at(-1)?.join('') !== '' || rows.at(-1)?.length !== 1);
        expect(fromTabText(toTabText(rows))).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });
  test('are read as spreadsheets write them: ended lines, lines of Windows, marks within a text', () => {
    expect(fromTabText('a\tb\r\n1\t"x\ny"\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'x\ny'],
    ]);
    expect(fromTabText('5" pipe\t')).toEqual([['5" pipe', '']]);
    expect(fromTabText('"open')).toEqual([['"open']]);
  });
});

describe('moving through a table', () => {
  const extent = { rows: 100, columns: 5, inSight: 11 };
  const from = { row: 50, column: 2 };
  test.each([
    ['ArrowDown', false, { row: 51, column: 2 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
    ['ArrowUp', true, { row: 0, column: 2 }],
    ['ArrowLeft', true, { row: 50, column: 0 }],
    ['ArrowRight', true, { row: 50, column: 4 }],
    ['PageDown', false, { row: 60, column: 2 }],
    ['PageUp', false, { row: 40, column: 2 }],
    ['Home', false, { row: 50, column: 0 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
    ['x', false, undefined],
  ])('%s (to the end: %s)', (key, toEnd, cell) => expect(cellAfter(from, { key, toEnd }, extent)).toEqual(cell));
  test('leads from the first row to the heads and back', () => {
    const up = cellAfter({ row: 0, column: 1 }, { key: 'ArrowUp', toEnd: false }, extent);
    expect(up).toEqual({ row: HEADER, column: 1 });
    expect(cellAfter(up!, { key: 'ArrowDown', toEnd: false }, extent)).toEqual({ row: 0, column: 1 });
  });
  test('along the heads stays among them', () => {
    const extent = { rows: 100, columns: 5, inSight: 10 };
    for (const [key, column] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 1],
      ['Home', 0],
      ['End', 4],
    ] as const)
      expect(cellAfter({ row: HEADER, column: 2 }, { key, toEnd: false }, extent)).toEqual({ row: HEADER, column });
  });

  test('a range holds what lies between its corners', () => {
    const range = rangeOf({ row: 4, column: 3 }, { row: 2, column: 1 });
    expect(isIn(range, { row: 3, column: 2 })).toBe(true);
    expect(isIn(range, { row: 5, column: 2 })).toBe(false);
  });
});

describe('the rows of a table', () => {
  test('are asked for as far as they are in sight and not known', () => {
    expect(pagesOf(95, 260)).toEqual({ first: 0, last: 2 });
    expect(pagesOf(0, 10 * MOST_ROWS).last).toBe(MOST_ROWS / 100 - 1);
    const known = withPage(NO_ROWS, { page: 0, items: [node('a')], total: 250 });
    expect(nextPage(NO_ROWS, { first: 0, last: 2 })).toBe(0);
    expect(nextPage(known, { first: 0, last: 2 })).toBe(1);
    expect(nextPage(known, { first: 0, last: 0 })).toBeUndefined();
    // The table has become shorter than what is in sight.
    expect(nextPage({ ...known, fresh: [] }, { first: 8, last: 9 })).toBe(2);
  });
  test('keep what the ends are called as it is where a page brings no names: all cells in sight hang on it', () => {
    const named = withPage(NO_ROWS, { page: 0, items: [], total: 250, captions: { a: 'Ana' } });
    expect(withPage(named, { page: 1, items: [], total: 250 }).captions).toBe(named.captions);
    expect(withPage(named, { page: 1, items: [], total: 250, captions: { b: 'Bob' } }).captions).toEqual({
      a: 'Ana',
      b: 'Bob',
    });
  });

  test('far pages give way, and a row is changed where it stands', () => {
    let known = NO_ROWS;
    for (let page = 0; page < 40; page += 1) known = withPage(known, { page, items: [node(`n${page}`)], total: 9000 });
    expect(Object.keys(known.pages)).toHaveLength(24);
    expect(rowAt(known, 0)).toBeUndefined();
    const changed = { ...node('n39'), version: 2 };
    expect(rowAt(withRow(known, changed), 3900)).toBe(changed);
    expect(withRow(known, node('elsewhere'))).toBe(known);
  });
});

describe('columns', () => {
  const used = Array.from({ length: 40 }, (_, at) => ({ name: `p${at}`, kind: 'text' as const, total: 100 - at * 3 }));
  test('are proposed by how many rows have them, and not more than one looks at', () => {
    const shown = proposedColumns(['caption'], [...used, { name: 'rare', kind: 'text', total: 1 }], 100, ['updatedAt']);
    expect(shown).toEqual(['caption', ...used.slice(0, 8).map(({ name }) => `property:${name}`), 'updatedAt']);
    expect(proposedColumns([], [{ name: 'rare', kind: 'text', total: 4 }], 100, [])).toEqual([]);
  });
  test('keep their places while their cells change, and what is new comes behind them', () => {
    const usedBy = (...totals: [string, number][]) =>
      totals.map(([name, total]) => ({ name, total, kind: 'text' as const }));
    const proposal = (used: ReturnType<typeof usedBy>) => proposedColumns(['caption'], used, 300, ['updatedAt']);
    const before = proposal(usedBy(['staff', 300], ['town', 300], ['gone', 300]));
    const used = usedBy(['town', 300], ['new', 300], ['staff', 297]);
    expect(steadyColumns(before, proposal(used), used, ['updatedAt'])).toEqual([
      ...['caption', 'property:staff', 'property:town', 'property:new', 'updatedAt'],
    ]);
    expect(steadyColumns(before, proposal(used.slice(0, 2)), used, ['updatedAt'])[1]).toBe('property:staff');
  });
  test('move as far as there are places, and are never too narrow', () => {
    expect(movedColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect([possibleWidth(3), possibleWidth(5000)]).toEqual([64, 900]);
  });
  test('a column is let go before or behind the head under it, and one that stays covers what is scrolled beneath', () => {
    const heads = [
      { index: 0, left: 0, right: 44 },
      { index: 2, left: 180, right: 300 },
      { index: 1, left: 44, right: 200 },
      { index: 3, left: 300, right: 400 },
    ];
    expect(dropAt(heads, 190)).toEqual({ index: 1, isAfter: true });
    expect(dropAt(heads, 210)).toEqual({ index: 2, isAfter: false });
    expect(dropAt(heads, 900)).toEqual({ index: 3, isAfter: true });
    expect(dropAt(heads, 10)).toEqual({ index: 1, isAfter: false });
  });
  test('an arrangement is taken from storage as far as it is one', () => {
    expect(arrangementIn({ shown: ['a', 'a', 'b'], widths: { a: 5, b: 'x' } })).toEqual({
      shown: ['a', 'b'],
      widths: { a: 64 },
    });
    for (const bad of [null, 3, {}, { shown: [1] }]) expect(arrangementIn(bad)).toBeUndefined();
  });
});

describe('the columns of a table of nodes', () => {
  const used = ['Nume', 'Prenume', 'Oraș'].map((name) => ({ name, kind: 'text' as const, total: 9 }));
  const shown = (...templates: readonly string[]) => besideNames(used, templates).map(({ name }) => name);

  test('leave out what names the nodes: it stands in the first column', () => {
    expect(shown()).toEqual(['Prenume', 'Oraș']);
    expect(shown('{Nume}')).toEqual(['Prenume', 'Oraș']);
  });

  test('keep both names where the nodes are called by both, so that either can be edited', () => {
    expect(shown('{Prenume} {Nume}')).toEqual(['Nume', 'Prenume', 'Oraș']);
  });
});
