import { describe, expect, test } from 'vitest';

import { applyEdit } from '../../domain/changes/elementEdit';
import { type GraphNode } from '../../domain/elements/elements';
import { isEmptyEdit, labelDiff, propertyDiff, rowsOf, setProperty } from './propertyEdits';
import { convert, fieldTexts, readList, readScalar } from './propertyText';

const node: GraphNode = {
  id: '01HZZZZZZZZZZZZZZZZZZZZZZA',
  labels: ['Country'],
  properties: { name: 'România', joined: '2007-01-01', population: 19_000_000, codes: [] },
  propertyKinds: { joined: 'date', codes: 'textList' },
  version: 3,
  degree: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

describe('an edit of properties', () => {
  test('names only the property that changed', () => {
    const rows = rowsOf(node).map((row) => (row.name === 'name' ? { ...row, value: 'Romania' } : row));
    expect(propertyDiff(node, rows)).toEqual({ setProperties: { name: 'Romania' } });
  });
  test('is empty when nothing changed', () => {
    expect(isEmptyEdit(propertyDiff(node, rowsOf(node)))).toBe(true);
  });
  test('says that a text is now a date even though the JSON is the same', () => {
    const rows = rowsOf({ ...node, propertyKinds: { codes: 'textList' } });
    const dated = rows.map((row) => (row.name === 'joined' ? { ...row, kind: 'date' as const } : row));
    expect(propertyDiff({ ...node, propertyKinds: { codes: 'textList' } }, dated)).toEqual({
      setProperties: { joined: '2007-01-01' },
      propertyKinds: { joined: 'date' },
    });
  });
  test('removes what is no longer there, and a rename is a removal and an addition', () => {
    const rows = rowsOf(node).filter((row) => row.name !== 'population');
    expect(propertyDiff(node, rows)).toEqual({ removeProperties: ['population'] });
    expect(setProperty({ name: 'nume', kind: 'text', value: 'România' }, 'name')).toEqual({
      setProperties: { nume: 'România' },
      removeProperties: ['name'],
    });
  });
  test('of labels names the added and the removed ones', () => {
    expect(labelDiff(['A', 'B'], ['B', 'C'])).toEqual({ addLabels: ['C'], removeLabels: ['A'] });
  });
  test('applied to the element gives what will be drawn, and a date that becomes text is no longer declared', () => {
    const edited = applyEdit(node, {
      setProperties: { joined: 'long ago' },
      removeProperties: ['codes'],
      addLabels: ['State'],
    });
    expect(edited.properties).toEqual({ name: 'România', joined: 'long ago', population: 19_000_000 });
    expect(edited.propertyKinds).toEqual({});
    expect(edited.labels).toEqual(['Country', 'State']);
  });
});

describe('what a person types', () => {
  test('is a number with a point or a comma, and not a number when it is a word', () => {
    expect(readScalar('number', '3,5')).toEqual({ ok: true, value: 3.5 });
    expect(readScalar('number', 'three')).toEqual({ ok: false });
    expect(readScalar('number', ' ')).toEqual({ ok: false });
  });
  test('is a date only when the calendar has that day', () => {
    expect(readScalar('date', '2024-02-29')).toEqual({ ok: true, value: '2024-02-29' });
    expect(readScalar('date', '2023-02-29')).toEqual({ ok: false });
  });
  test('is a point in time that comes back in the same field text', () => {
    const [text = ''] = fieldTexts('dateTime', '2024-05-06T07:08:00.000Z');
    expect(readScalar('dateTime', text)).toEqual({ ok: true, value: '2024-05-06T07:08:00.000Z' });
  });
  test('is a list without its empty members, refused when one member is wrong', () => {
    expect(readList('numberList', ['1', '', '2'])).toEqual({ ok: true, value: [1, 2] });
    expect(readList('numberList', ['1', 'x'])).toEqual({ ok: false });
  });
  test('keeps what can be kept when the kind changes', () => {
    expect(convert('42', 'text', 'number')).toBe(42);
    expect(convert('a', 'text', 'textList')).toEqual(['a']);
    expect(convert(['a', 'b'], 'textList', 'text')).toBe('a, b');
    expect(convert('2024-05-06T07:08:00.000Z', 'dateTime', 'date')).toBe('2024-05-06');
    expect(convert('word', 'text', 'number')).toBeUndefined();
  });
});
