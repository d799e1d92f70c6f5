import { describe, expect, test } from 'vitest';

import { type GraphNode } from '../../../../../domain/elements/elements';
import { propertyDiff } from '../../../../graph/propertyEdits';
import { draftOf, EMPTY_ROW, faultOfName, readDraft, rowsFrom, textsInKind, withOffered } from './draft';

const node: Pick<GraphNode, 'properties' | 'propertyKinds'> = {
  properties: {
    name: 'România',
    area: 238_397.5,
    member: true,
    joined: '2007-01-01',
    seen: '2026-01-02T03:04:05.678Z',
    cities: ['Iași', 'Cluj'],
    days: [],
  },
  propertyKinds: { joined: 'date', seen: 'dateTime', days: 'dateList' },
};

describe('the properties in the form', () => {
  test('an untouched form changes nothing, not even the milliseconds that no field shows', () => {
    expect(propertyDiff(node, rowsFrom(draftOf(node)))).toEqual({});
  });
  test('only the property that was edited is sent, with its kind when JSON cannot tell it', () => {
    const drafts = draftOf(node).map((row) => (row.name === 'joined' ? { ...row, texts: ['2008-05-06'] } : row));
    expect(propertyDiff(node, rowsFrom(drafts))).toEqual({
      setProperties: { joined: '2008-05-06' },
      propertyKinds: { joined: 'date' },
    });
  });
  test('a renamed property is set under its new name and removed under the old one', () => {
    const drafts = draftOf(node).map((row) => (row.name === 'area' ? { ...row, name: ' surface ' } : row));
    expect(propertyDiff(node, rowsFrom(drafts))).toEqual({
      setProperties: { surface: 238_397.5 },
      removeProperties: ['area'],
    });
  });
  test('a number with a decimal comma is read, a word is not', () => {
    expect(readDraft({ ...EMPTY_ROW, kind: 'number', texts: ['3,5'] })).toEqual({ ok: true, value: 3.5 });
    expect(readDraft({ ...EMPTY_ROW, kind: 'number', texts: ['three'] })).toEqual({ ok: false });
    expect(readDraft({ ...EMPTY_ROW, kind: 'date', texts: ['2026-02-30'] })).toEqual({ ok: false });
  });
  test('a list takes its members and leaves empty fields out', () => {
    expect(readDraft({ ...EMPTY_ROW, kind: 'numberList', texts: ['1', ' ', '2'] })).toEqual({
      ok: true,
      value: [1, 2],
    });
  });
});

describe('the fields that a label offers to a new node', () => {
  const offered = [
    { name: 'title', kind: 'text' },
    { name: 'pages', kind: 'number' },
  ] as const;
  test('are no properties where they were left empty', () => {
    const [title, pages] = withOffered([], offered);
    expect(rowsFrom([title!, pages!])).toEqual([]);
    expect(rowsFrom([{ ...title!, texts: ['Ion'] }, pages!])).toEqual([{ name: 'title', kind: 'text', value: 'Ion' }]);
  });
  test('give way to those of another label, but for what was written', () => {
    const [title, pages] = withOffered([], offered);
    const written = { ...pages!, texts: ['320'] };
    expect(withOffered([title!, written], [{ name: 'city', kind: 'text' }]).map(({ name }) => name)).toEqual([
      'pages',
      'city',
    ]);
    expect(withOffered([title!, written], offered).map(({ name }) => name)).toEqual(['pages', 'title']);
    expect(withOffered([{ ...EMPTY_ROW, name: 'title' }], offered).map(({ name }) => name)).toEqual(['title', 'pages']);
  });
});

describe('the name of a property', () => {
  test.each([
    ['', [''], 'nameNeeded'],
    ['  ', ['  ', 'a'], 'nameNeeded'],
    ['a', ['a', ' a'], 'nameTaken'],
    ['__proto__', ['__proto__'], 'nameReserved'],
    ['a', ['a', 'b'], undefined],
  ])('%j among %j', (name, names, fault) => expect(faultOfName(name, names)).toBe(fault));
});

describe('another kind for a value', () => {
  test('keeps what can be kept', () => {
    expect(textsInKind({ ...EMPTY_ROW, texts: ['42'] }, 'number')).toEqual(['42']);
    expect(textsInKind({ ...EMPTY_ROW, kind: 'number', texts: ['42'] }, 'textList')).toEqual(['42']);
  });
  test('keeps what was typed when the new kind cannot read it, for the person to mend', () => {
    expect(textsInKind({ ...EMPTY_ROW, texts: ['about 42'] }, 'number')).toEqual(['about 42']);
  });
  test('a boolean always has a side', () => {
    expect(textsInKind({ ...EMPTY_ROW, texts: ['maybe'] }, 'boolean')).toEqual(['false']);
  });
});
