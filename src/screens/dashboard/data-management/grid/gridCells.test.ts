import { describe, expect, test } from 'vitest';

import { applyEdit } from '../../../../../domain/changes/elementEdit';
import { type GraphNode, type GraphRelationship } from '../../../../../domain/elements/elements';
import { propertyColumn } from '../../../../../domain/tables/columns';
import { rowsOf } from '../../../../graph/propertyEdits';
import { cellText, contentOf, fitsInField, readCell } from './gridCells';
import { pasted } from './pasted';

const node: GraphNode = {
  id: 'a',
  labels: ['Firmă', 'Client'],
  properties: { denumire: 'Alfa', angajați: 12, coduri: ['a', 'b'], fondată: '2010-05-01', activă: true },
  propertyKinds: { fondată: 'date' },
  version: 3,
  degree: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
/** No caption was chosen. */
const RULE = new Map<string, string>();
const { labels: _labels, degree: _degree, ...stamped } = node;
const link: GraphRelationship = { ...stamped, id: 'r', type: 'DEȚINE', startNodeId: 'a', endNodeId: 'b' };
const placed = (name: string, kind: 'text' | 'number' | 'date' | 'textList' | 'boolean' = 'text') => ({
  ...propertyColumn({ name, kind }),
  width: 100,
});
const read = (column: ReturnType<typeof placed>, text: string) => readCell(contentOf(node, column, RULE)!, text);

describe('a cell', () => {
  test('of a property that is called as what every object has is empty where nobody set it, and says its value elsewhere', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(contentOf(node, placed(name), RULE)).toMatchObject({ kind: 'text', value: undefined });
      const named: GraphNode = { ...node, properties: Object.fromEntries([[name, 'x']]) };
      expect(contentOf(named, placed(name), RULE)).toMatchObject({ kind: 'text', value: 'x' });
      expect(rowsOf(named)).toEqual([{ name, kind: 'text', value: 'x' }]);
      const edited = applyEdit(named, { setProperties: Object.fromEntries([[name, 'y']]), propertyKinds: {} });
      expect(rowsOf(edited)).toEqual([{ name, kind: 'text', value: 'y' }]);
    }
  });
  test('says what it holds as it is typed', () => {
    expect(cellText(node, placed('angajați'), RULE)).toBe('12');
    expect(cellText(node, placed('coduri'), RULE)).toBe('a; b');
    expect(cellText(node, { key: 'labels' }, RULE)).toBe('Firmă; Client');
    expect(cellText(node, { key: 'caption' }, RULE)).toBe('Alfa');
    expect(cellText(node, placed('nothing'), RULE)).toBe('');
    expect(cellText(link, { key: 'type' }, RULE)).toBe('DEȚINE');
  });
  test('of a name holds the one property that the chosen caption says, and cannot be edited where it is put together', () => {
    const name = { key: 'caption' };
    const chosen = new Map([['Client', '{angajați}']]);
    expect(contentOf(node, name, chosen)).toMatchObject({ name: 'angajați', kind: 'number', value: 12 });
    expect(cellText(node, name, chosen)).toBe('12');
    const joined = new Map([['Firmă', '{denumire}, {angajați}']]);
    expect(contentOf(node, name, joined)).toBeUndefined();
    expect(cellText(node, name, joined)).toBe('Alfa, 12');
    const missing = new Map([['Firmă', '{cod}']]);
    expect(contentOf(node, name, missing)).toMatchObject({ name: 'cod', value: undefined });
    expect(cellText(node, name, missing)).toBe('Alfa');
  });
  test('takes what is of its kind, in the kind of its column where it is empty', () => {
    expect(read(placed('angajați'), '13,5')).toEqual({ ok: true, edit: { setProperties: { angajați: 13.5 } } });
    expect(read(placed('angajați'), 'multe')).toEqual({ ok: false, fault: 'number' });
    expect(read(placed('nou', 'number'), 'x')).toEqual({ ok: false, fault: 'number' });
    expect(read(placed('fondată'), '2011-02-30')).toEqual({ ok: false, fault: 'date' });
    expect(read(placed('fondată'), '2011-02-03')).toEqual({
      ok: true,
      edit: { setProperties: { fondată: '2011-02-03' }, propertyKinds: { fondată: 'date' } },
    });
    expect(read(placed('coduri'), 'a; c;')).toEqual({ ok: true, edit: { setProperties: { coduri: ['a', 'c'] } } });
  });
  test('that is emptied loses its property, and what did not change is no edit', () => {
    expect(read(placed('denumire'), ' ')).toEqual({ ok: true, edit: { removeProperties: ['denumire'] } });
    expect(read(placed('denumire'), 'Alfa')).toEqual({ ok: true, edit: undefined });
    expect(read(placed('nou'), '')).toEqual({ ok: true, edit: undefined });
  });
  test('of labels or a type keeps at least one', () => {
    const labels = contentOf(node, { key: 'labels' }, RULE)!;
    expect(readCell(labels, 'Firmă; Furnizor')).toEqual({
      ok: true,
      edit: { addLabels: ['Furnizor'], removeLabels: ['Client'] },
    });
    expect(readCell(labels, ' ; ')).toEqual({ ok: false, fault: 'labelNeeded' });
    expect(readCell(contentOf(link, { key: 'type' }, RULE)!, '')).toEqual({ ok: false, fault: 'typeNeeded' });
  });
  test('whose list has members with the separator is left to the form', () => {
    const list = (value: string[]) => fitsInField({ part: 'property', name: 'x', kind: 'textList', value });
    expect([list(['a', 'b']), list(['a; b'])]).toEqual([true, false]);
  });
});

describe('pasting', () => {
  const columns = [null, placed('denumire'), placed('angajați', 'number')];
  const rows = [node, { ...node, id: 'b' }];
  const at = { top: 0, bottom: 0, left: 1, right: 1 };
  test('puts texts into cells, several of a row as one edit', () => {
    const { edits, faults } = pasted([['Beta', '7'], ['Gama']], at, columns, (row) => rows[row], 2, RULE);
    expect(faults).toEqual([]);
    expect(edits.map(({ edit }) => edit)).toEqual([
      { setProperties: { denumire: 'Beta', angajați: 7 } },
      { setProperties: { denumire: 'Gama' } },
    ]);
  });
  test('one text fills all that is chosen', () => {
    const range = { top: 0, bottom: 1, left: 2, right: 2 };
    expect(pasted([['5']], range, columns, (row) => rows[row], 2, RULE).edits).toHaveLength(2);
  });
  test('says each cell that cannot take its text, and leaves out what lies beyond the table', () => {
    const { faults } = pasted(
      [['Beta', 'x', 'beyond'], ['Gama', '1'], ['below']],
      at,
      columns,
      (row) => rows[row],
      2,
      RULE,
    );
    expect(faults).toEqual([{ row: 0, column: columns[2], fault: 'number' }]);
    expect(pasted([['a']], at, columns, () => undefined, 2, RULE).faults).toMatchObject([{ fault: 'unread' }]);
  });
});
