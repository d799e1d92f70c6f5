import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Alias } from '../../../server/contract/aliases.js';
import { type ProjectId } from '../../../server/contract/ids.js';
import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Asker, newConversation } from './Asker.js';

interface Aliases {
  readonly items: readonly Alias[];
  readonly total: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const QUESTION = 'Câte odăi sunt?';
const aliasesOf = (person: Asker, projectId?: string) =>
  person.call<Aliases>('GET', `/api/neo4j/aliases${projectId === undefined ? '' : `?projectId=${projectId}`}`);

/** Somebody with two rooms in a hotel, in one of their projects. */
async function withRooms(person = new Asker(server), projectId?: ProjectId): Promise<Asker> {
  const make = async (label: string, name: string) => {
    const project = projectId === undefined ? {} : { projectId };
    await person.call('POST', '/api/neo4j/create-node', { ...project, labels: [label], properties: { name } });
  };
  for (const name of ['101', '102']) await make('Cameră', name);
  await make('Hotel', 'Lotus');
  return person;
}

const asksAbout = (person: Asker, more: { projectId?: ProjectId } = {}) =>
  person.asks(QUESTION, { ...more, language: 'ro' });

/** Asks with a word that the graph does not have, and answers the question back. */
async function says(person: Asker) {
  const { answer } = await asksAbout(person);
  expect(answer.suggestions).toMatchObject([{ kind: 'meant', words: 'odai', name: 'Cameră', of: 'label' }]);
  return person.asks(answer.suggestions[0]?.text ?? '', { language: 'ro' });
}

describe('what a person says that a word means', () => {
  test('answers the question at once, is listed, and is used in other conversations', async () => {
    const person = await withRooms();
    expect((await says(person)).answer.text).toContain('2');
    expect(await aliasesOf(person)).toMatchObject({
      total: 1,
      items: [{ words: 'odai', kind: 'label', name: 'Cameră' }],
    });
    person.conversationId = newConversation();
    expect((await asksAbout(person)).answer.text).toContain('2');
  });

  test('is forgotten, and asked about again; to forget it twice is no fault', async () => {
    const person = await withRooms();
    await says(person);
    const forget = () => person.call<Aliases>('POST', '/api/neo4j/forget-alias', { words: 'odai' });
    expect(await forget()).toEqual({ items: [], total: 0 });
    expect(await forget()).toEqual({ items: [], total: 0 });
    person.conversationId = newConversation();
    expect((await asksAbout(person)).answer.suggestions).toMatchObject([{ kind: 'meant' }]);
  });

  test('is theirs alone', async () => {
    const person = await withRooms();
    await says(person);
    const other = await withRooms();
    expect(await aliasesOf(other)).toEqual({ items: [], total: 0 });
    const { id } = (await person.call<{ items: { id: ProjectId }[] }>('GET', '/api/neo4j/projects')).items[0] ?? {};
    await expect(aliasesOf(other, id)).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    await expect(other.call('POST', '/api/neo4j/forget-alias', { projectId: id, words: 'odai' })).rejects.toMatchObject(
      { code: 'PROJECT_NOT_FOUND' },
    );
    expect((await aliasesOf(person)).total).toBe(1);
  });

  test('is of one project: in another the word is asked about', async () => {
    const person = await withRooms();
    await says(person);
    const { id } = await person.call<{ id: ProjectId }>('POST', '/api/neo4j/projects', { name: 'Another' });
    await withRooms(person, id);
    expect(await aliasesOf(person, id)).toEqual({ items: [], total: 0 });
    person.conversationId = newConversation();
    const { answer } = await asksAbout(person, id === undefined ? {} : { projectId: id });
    expect(answer.suggestions).toMatchObject([{ kind: 'meant', words: 'odai' }]);
  });
});
