import { expect, test } from 'vitest';

import { currentProject } from './project';
import { type Project } from './ProjectContext';

const project = (id: string, isDefault = false): Project => ({
  __typename: 'Project',
  id,
  name: id,
  isDefault,
  nodesTotal: 0,
  relationshipsTotal: 0,
  createdAt: '',
  updatedAt: '',
});
const projects = [project('a'), project('b', true)];

test.each([
  ['the chosen project is shown', 'a', 'a'],
  ['nobody who has not chosen sees any but the default one', null, 'b'],
  ['a chosen project that is gone gives way to the default one', 'gone', 'b'],
])('%s', (_what, chosen, shown) => {
  expect(currentProject(projects, chosen)?.id).toBe(shown);
});

test('before the list is there, there is none', () => {
  expect(currentProject([], 'a')).toBeUndefined();
});
