import { describe, expect, test } from 'vitest';

import { allOf, type Choices, conflictRows, isDecided, resolvedEdit, rowKey } from './conflict.js';
import { type GraphNode, type GraphRelationship } from '../elements/elements.js';

const at = '2026-01-01T00:00:00.000Z';
const node = (properties: GraphNode['properties'], version: number): GraphNode => ({
  id: 'n',
  labels: ['Country'],
  properties,
  propertyKinds: {},
  version,
  degree: 0,
  createdAt: at,
  updatedAt: at,
});
const before = node({ name: 'Rumania', area: 1, old: 'x' }, 1);
const present = node({ name: 'Romania', area: 2, old: 'y' }, 2);

describe('a conflict', () => {
  test('shows mine, theirs and the value before for each property of the edit', () => {
    const rows = conflictRows({ setProperties: { name: 'România' }, removeProperties: ['old'] }, before, present);
    expect(rows.map(({ name, before: was, mine, theirs }) => [name, was, mine, theirs])).toEqual([
      ['name', 'Rumania', 'România', 'Romania'],
      ['old', 'x', undefined, 'y'],
    ]);
  });
  test('is none where both want the same', () => {
    expect(conflictRows({ setProperties: { name: 'Romania' } }, before, present)).toEqual([]);
  });
  test('sends only what is kept of mine', () => {
    const edit = { setProperties: { name: 'România', area: 3 }, removeProperties: ['old'], addLabels: ['State'] };
    const rows = conflictRows(edit, before, present);
    const choices = { 'property:name': 'mine', 'property:area': 'theirs', 'property:old': 'mine' } as const;
    expect(resolvedEdit(edit, rows, choices)).toEqual({
      setProperties: { name: 'România' },
      removeProperties: ['old'],
      addLabels: ['State'],
    });
  });
  test('may be sent once every difference is decided, one by one or all at once', () => {
    const rows = conflictRows({ setProperties: { name: 'România', area: 3 } }, before, present);
    const some: Choices = { 'property:name': 'mine' };
    const all = { ...some, 'property:area': 'theirs' } as const;
    expect([{}, some, all, allOf(rows, 'theirs')].map((choices) => isDecided(rows, choices))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(allOf(rows, 'theirs')).toEqual({ 'property:name': 'theirs', 'property:area': 'theirs' });
  });
  test('keeps the kind of a date that is kept', () => {
    const edit = { setProperties: { name: '2007-01-01' }, propertyKinds: { name: 'date' } } as const;
    const rows = conflictRows(edit, before, present);
    expect(resolvedEdit(edit, rows, { 'property:name': 'mine' })).toEqual(edit);
  });
  test('of types is told apart from one of a property called type', () => {
    const link = (type: string): GraphRelationship => ({
      id: 'r',
      type,
      startNodeId: 'a',
      endNodeId: 'b',
      properties: { type: 'p' },
      propertyKinds: {},
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
    const edit = { type: 'KNOWS', setProperties: { type: 'q' } };
    const rows = conflictRows(edit, link('MEETS'), link('LIKES'));
    expect(rows.map(rowKey)).toEqual(['property:type', 'type:type']);
    expect(resolvedEdit(edit, rows, { 'type:type': 'mine', 'property:type': 'theirs' })).toEqual({ type: 'KNOWS' });
  });
});
