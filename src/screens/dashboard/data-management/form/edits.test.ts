import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../../../domain/elements/elements';
import { EMPTY_ROW } from './draft';
import { creationFrom, editFrom, valuesOf } from './edits';

const stamps = {
  propertyKinds: {},
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const node: GraphNode = {
  id: 'n',
  labels: ['Country', 'State'],
  properties: { name: 'România' },
  degree: 2,
  ...stamps,
};
const relationship: GraphRelationship = {
  id: 'r',
  type: 'BORDERS',
  startNodeId: 'a',
  endNodeId: 'b',
  properties: {},
  ...stamps,
};

describe('what a form asks for', () => {
  test('an untouched form asks for nothing', () => {
    expect(editFrom(node, valuesOf({ mode: 'update', element: node }))).toEqual({});
    expect(editFrom(relationship, valuesOf({ mode: 'update', element: relationship }))).toEqual({});
  });
  test('labels are added and removed by name, blanks around them do not count', () => {
    const values = { ...valuesOf({ mode: 'update', element: node }), labels: ['Country ', 'Republic', 'Republic'] };
    expect(editFrom(node, values)).toEqual({ addLabels: ['Republic'], removeLabels: ['State'] });
  });
  test('a relationship may be led to another node and be of another type', () => {
    const values = { ...valuesOf({ mode: 'update', element: relationship }), type: ' NEAR ', endNodeId: 'c' };
    expect(editFrom(relationship, values)).toEqual({ type: 'NEAR', endNodeId: 'c' });
  });
  test('a new element carries the id that the form was opened with, so that sending it again makes no second one', () => {
    const properties = [{ ...EMPTY_ROW, name: 'founded', kind: 'date' as const, texts: ['1859-01-24'] }];
    expect(creationFrom('node', 'N1', { labels: [' Country '], type: '', properties })).toEqual({
      kind: 'node',
      id: 'N1',
      labels: ['Country'],
      properties: { founded: '1859-01-24' },
      propertyKinds: { founded: 'date' },
    });
    expect(
      creationFrom('relationship', 'R1', {
        labels: [],
        type: 'KNOWS',
        startNodeId: 'a',
        endNodeId: 'b',
        properties: [],
      }),
    ).toEqual({
      kind: 'relationship',
      id: 'R1',
      type: 'KNOWS',
      startNodeId: 'a',
      endNodeId: 'b',
      properties: {},
      propertyKinds: {},
    });
  });
});
