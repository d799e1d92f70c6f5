import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect } from 'vitest';

import { asText } from '../../../server/graph/asText.js';
import { type GraphStore } from '../../../server/graph/GraphStore.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { parse } from '../../../server/platform/storage/Json.js';
import { openTestStore } from '../engineUnderTest.js';
import { Person } from './contract/Person.js';
import { describe, test } from '../withFiles.js';

const dataDir = mkdtempSync(join(tmpdir(), 'harta-text-'));
const sqlite = await openTestStore({ dataDir, readers: 0 });
afterAll(async () => {
  await sqlite.close();
  rmSync(dataDir, { recursive: true });
});

describe.each<[string, GraphStore]>([
  ['made from the values of an engine', memoryGraphStore()],
  ['made by an engine itself', sqlite.store],
])('answers as text, %s,', (_how, store) => {
  test('say what the answers say', async () => {
    const person = new Person(store);
    const made = await person.node(['Oraș'], { name: 'Iași' });
    const texts = asText(store);
    const text = await texts.node(person.scope, made.id);
    expect(typeof text).toBe('string');
    expect(parse(text)).toEqual(made);
    const query = { nodes: 10, relationships: 10 };
    expect(parse(await texts.overview(person.scope, query))).toEqual(await store.overview(person.scope, query));
    expect(parse(await texts.totals(person.scope))).toEqual(await store.totals(person.scope));
  });

  test('fail as the answers do', async () => {
    const scope = { ...new Person(store).scope, projectId: 'none' as never };
    await expect(asText(store).undo(scope)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });
});

test('text is no promise, though it answers every call', async () => {
  expect(await Promise.resolve(asText(memoryGraphStore()))).toBeDefined();
});
