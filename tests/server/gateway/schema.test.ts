import { readFileSync } from 'node:fs';

import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

import { isRead } from '../../../server/contract/operation.js';
import { operations } from '../../../server/contract/operations/index.js';

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const fields = (name: 'Query' | 'Mutation') => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

test('the fields are the operations of the contract under their own names, reads as queries', () => {
  const through = operations.filter(({ schema: { tags } }) => !tags.includes('direct'));
  const names = (reads: boolean) =>
    through.filter((each) => isRead(each) === reads).map((each) => each.schema.operationId);
  expect(fields('Query').sort()).toEqual(names(true).sort());
  expect(fields('Mutation').sort()).toEqual(names(false).sort());
});

test('no name shows how the schema was made', () => {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__'))
    .flatMap((type) => [
      type.name,
      ...(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []),
    ]);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
  expect(names).toContain('CreateNodeInput');
  expect(names).toContain('PositionInput');
});

test('what the backend always gives is not nullable, lists included', () => {
  const node = schema.getType('GraphNode');
  if (!isObjectType(node)) throw new Error('GraphNode is no type');
  const types = Object.fromEntries(Object.entries(node.getFields()).map(([name, { type }]) => [name, String(type)]));
  expect(types).toMatchObject({ id: 'NodeId!', labels: '[String!]!', properties: 'JSON!', position: 'Position' });
});
