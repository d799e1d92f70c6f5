import { expect, test } from 'vitest';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { keptOf, pathsBetween } from './pathSteps';

const one = (id: string, type: string, startNodeId: string, endNodeId: string): GraphRelationship => ({
  id,
  type,
  startNodeId,
  endNodeId,
  properties: {},
  propertyKinds: {},
  version: 1,
  createdAt: '',
  updatedAt: '',
});
const ALL = [
  one('ab', 'KNOWS', 'a', 'b'),
  one('ab2', 'OWES', 'a', 'b'),
  one('cb', 'KNOWS', 'c', 'b'),
  one('ac', 'KNOWS', 'a', 'c'),
  one('bd', 'KNOWS', 'b', 'd'),
];

test('of a path its nodes are drawn and what leads along it: both of two beside each other, none that shortens it', () => {
  const { nodes, relationships } = keptOf([['a', 'b', 'c']], pathsBetween('a', 'c'), ALL);
  expect([...nodes]).toEqual(['a', 'b', 'c']);
  expect([...relationships]).toEqual(['ab', 'ab2', 'cb']);
});

test('only of the types and the way that were asked for', () => {
  const query = { ...pathsBetween('a', 'c'), step: { types: ['KNOWS'], direction: 'out' } } as const;
  expect([...keptOf([['a', 'b', 'd']], query, ALL).relationships]).toEqual(['ab', 'bd']);
});
