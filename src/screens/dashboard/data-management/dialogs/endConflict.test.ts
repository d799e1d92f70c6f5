import { describe, expect, test } from 'vitest';

import { conflictRows, resolvedEdit, rowKey } from '../../../../../domain/changes/conflict';
import { type GraphRelationship } from '../../../../../domain/elements/elements';
import { endNames, withEnds, withoutEnds } from './endConflict';

const names = endNames('From', 'To');
const nameOf = (id: string) => id.toUpperCase();
const before: GraphRelationship = {
  id: 'r',
  type: 'KNOWS',
  startNodeId: 'a',
  endNodeId: 'b',
  properties: { From: 'a real property' },
  propertyKinds: {},
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const present = { ...before, endNodeId: 'd', version: 2 };
const edit = { endNodeId: 'c', setProperties: { From: 'still a real property' } };

describe('two changes of where a relationship ends', () => {
  const shown = withEnds({ edit, present, before }, names, nameOf);
  const rows = conflictRows(shown.edit, shown.before, shown.present);
  const decide = (side: 'mine' | 'theirs') =>
    withoutEnds(
      resolvedEdit(shown.edit, rows, Object.fromEntries(rows.map((row) => [rowKey(row), side]))),
      edit,
      names,
    );

  test('are shown by the names of the nodes, beside the properties', () => {
    const end = rows.find((row) => row.name === names.endNodeId);
    expect(end).toMatchObject({ before: 'B', mine: 'C', theirs: 'D' });
    expect(rows).toHaveLength(2);
  });
  test('mine leads to my node again, and a property of the same name stays a property', () => {
    expect(decide('mine')).toEqual({ endNodeId: 'c', setProperties: { From: 'still a real property' } });
  });
  test('theirs leaves nothing to send', () => expect(decide('theirs')).toEqual({}));
  test('without a change of ends nothing is added', () => {
    const clash = { edit: { type: 'LIKES' }, present, before };
    expect(withEnds(clash, names, nameOf)).toBe(clash);
  });
});
