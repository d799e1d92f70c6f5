import { expect, test } from 'vitest';

import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { finishedOf } from '../../../server/graph/ports/finished.js';
import { parse } from '../../../server/storage/Json.js';
import { Person } from './contract/Person.js';

test('an engine that makes no finished text has it made of its values', async () => {
  const store = memoryGraphStore();
  const person = new Person(store);
  const made = await person.node(['Oraș'], { name: 'Iași' });
  const finished = finishedOf(store);
  const text = await finished.node(person.scope, made.id);
  expect(typeof text).toBe('string');
  expect(parse(text)).toEqual(made);
  const query = { nodes: 10, relationships: 10 };
  expect(parse(await finished.overview(person.scope, query))).toEqual(await store.overview(person.scope, query));
  await expect(finished.undo({ ...person.scope, projectId: 'none' as never })).rejects.toMatchObject({
    code: 'PROJECT_NOT_FOUND',
  });
});
