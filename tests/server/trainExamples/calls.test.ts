import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startTestServer, type TestServer } from '../api/startTestServer.js';
import { Teacher } from './Teacher.js';

const NOT_FOUND = { status: 404, code: 'EXAMPLE_NOT_FOUND' };
const INVALID = { status: 422, code: 'VALIDATION_FAILED' };
const NOTHING = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

let server: TestServer;
let ana: Teacher;
beforeAll(async () => {
  server = await startTestServer({ gateway: 'open' });
});
afterAll(() => server.close());
beforeEach(() => {
  ana = new Teacher(server);
});

const questions = async (query: string) => (await ana.page(query)).items.map(({ question }) => question);

describe('an example', () => {
  test('is kept as it was said, without blanks around it, from its first version', async () => {
    const made = await ana.teaches('  Care e capitala?\n', ' București ', {
      language: 'ro',
      tags: ['geo', ' geo', 'țări'],
    });
    expect(made).toMatchObject({
      question: 'Care e capitala?',
      answer: 'București',
      language: 'ro',
      tags: ['geo', 'țări'],
      version: 1,
      duplicates: [],
      contradicts: [],
    });
    expect((await ana.page()).items).toEqual([made]);
  });

  test.each([
    ['no question', { question: ' \n ' }],
    ['no answer', { answer: '' }],
    ['an over-long question', { question: 'x'.repeat(2001) }],
    ['an over-long answer', { answer: 'x'.repeat(10_001) }],
    ['an over-long tag', { tags: ['x'.repeat(65)] }],
    ['more tags than sixteen', { tags: Array.from({ length: 17 }, (_, at) => `t${at}`) }],
    ['a language that is none of ours', { language: 'fr' }],
  ])('with %s is refused', async (_what, wrong) => {
    await expect(ana.teaches('Q', 'A', wrong as object)).rejects.toMatchObject(INVALID);
    expect((await ana.page()).total).toBe(0);
  });

  test('as long as it may be is taken', async () => {
    const made = await ana.teaches('ș'.repeat(2000), '😀'.repeat(10_000));
    expect((await ana.page()).items).toEqual([made]);
  });

  test('is changed part by part, against its version', async () => {
    const made = await ana.teaches('Capital of Romania?', 'Bucarest', { tags: ['geo'] });
    const changed = await ana.changes(made.id, 1, { answer: 'Bucharest' });
    expect(changed).toMatchObject({ question: made.question, answer: 'Bucharest', tags: ['geo'], version: 2 });
    await expect(ana.changes(made.id, 1, { answer: 'Cluj' })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      present: changed,
    });
    expect(await ana.changes(made.id, 2, { answer: 'Bucharest' })).toEqual(changed);
    expect(await questions('text=bucarest')).toEqual([]);
    expect(await questions('text=bucharest')).toEqual(['Capital of Romania?']);
  });

  test('is deleted once', async () => {
    const { id } = await ana.teaches('Q', 'A');
    expect(await ana.deletes(id)).toEqual({ id });
    await expect(ana.deletes(id)).rejects.toMatchObject(NOT_FOUND);
    await expect(ana.changes(id, 1, { answer: 'B' })).rejects.toMatchObject(NOT_FOUND);
    await expect(ana.deletes(NOTHING)).rejects.toMatchObject(NOT_FOUND);
    expect(await ana.page('text=a')).toEqual({ items: [], total: 0, flaggedTotal: 0 });
  });

  test('of another person is not found, and does not count as the same', async () => {
    const mine = await ana.teaches('Q', 'A');
    const bob = new Teacher(server);
    const theirs = await bob.teaches('Q', 'B');
    expect(theirs).toMatchObject({ duplicates: [], contradicts: [] });
    await expect(bob.changes(mine.id, 1, { answer: 'B' })).rejects.toMatchObject(NOT_FOUND);
    await expect(bob.deletes(mine.id)).rejects.toMatchObject(NOT_FOUND);
    expect((await bob.takes('json')).text).not.toContain(mine.id);
    expect((await ana.page()).items).toEqual([mine]);
  });

  test('answers through the gateway as it does over REST', async () => {
    const made = await ana.teaches('Q?', 'A', { tags: ['t'] });
    const fields = 'id question answer language tags duplicates contradicts version createdAt updatedAt';
    const ask = (query: string, variables: object = {}) =>
      ana.call<{ data: Record<string, unknown>; errors?: object[] }>('POST', '/graphql', { query, variables });
    const list = `query { trainExamples(pageSize: 5, text: "q", flagged: false, language: en) { items { ${fields} } total } }`;
    expect((await ask(list)).data).toEqual({ trainExamples: { items: [made], total: 1 } });
    const update = `mutation ($id: TrainExampleId!, $input: UpdateTrainExampleInput!) { updateTrainExample(id: $id, input: $input) { answer version } }`;
    const change = { id: made.id, input: { version: 1, answer: 'B' } };
    expect((await ask(update, change)).data).toEqual({ updateTrainExample: { answer: 'B', version: 2 } });
    expect((await ask(update, change)).errors).toMatchObject([
      { extensions: { code: 'VERSION_CONFLICT', present: { answer: 'B', version: 2 } } },
    ]);
    const bring = `mutation ($input: ImportTrainExamplesInput!) { importTrainExamples(input: $input) { found made skipped } }`;
    const input = { format: 'jsonl', content: '{"prompt":"P","completion":"C"}', write: true };
    const name = /\bimportTrainExamples\(input: (\w+)!\)/.exec(await schema())?.[1] ?? '';
    expect((await ask(bring.replace('ImportTrainExamplesInput', name), { input })).data).toEqual({
      importTrainExamples: { found: 1, made: 1, skipped: 0 },
    });
  });
});

const schema = async () => (await import('node:fs/promises')).readFile('graphql/schema.graphql', 'utf8');

describe('the list', () => {
  test('is newest first, in pages that hold each example once while more are taught', async () => {
    const taught = [];
    for (let at = 0; at < 7; at += 1) taught.unshift((await ana.teaches(`Question ${at}`, 'A')).id);
    const seen: string[] = [];
    for (let token = '1', page = 0; token !== ''; page += 1) {
      const { items, nextPageToken, total } = await ana.page(`pageSize=3&pageToken=${token}`);
      expect(total).toBe(7 + page);
      seen.push(...items.map(({ id }) => id));
      token = nextPageToken ?? '';
      await ana.teaches(`Later ${page}`, 'A');
    }
    expect(seen).toEqual(taught);
    const { nextPageToken } = await ana.page('pageSize=3');
    await expect(ana.page(`pageSize=3&language=ro&pageToken=${nextPageToken}`)).rejects.toMatchObject({
      code: 'PAGE_TOKEN_INVALID',
    });
  });

  test('is searched in questions, answers and tags without diacritics, and filtered by language', async () => {
    await ana.teaches('Care e reședința județului Iași?', 'Municipiul Iași', { language: 'ro', tags: ['județe'] });
    await ana.teaches('Where is Iași?', 'In Moldavia');
    expect(await questions('text=iasi')).toHaveLength(2);
    expect(await questions('text=JUDETE')).toEqual(['Care e reședința județului Iași?']);
    expect(await questions('text=mold')).toEqual(['Where is Iași?']);
    expect(await questions('text=iasi&language=ro')).toEqual(['Care e reședința județului Iași?']);
    expect(await questions(`text=${encodeURIComponent('" OR *')}`)).toEqual([]);
  });
});

describe('examples that ask the same', () => {
  test('are duplicates where they answer the same, and contradict each other where they do not', async () => {
    const first = await ana.teaches('What is the capital?', 'Bucharest.');
    const second = await ana.teaches('what is the CAPITAL', 'bucharest');
    const third = await ana.teaches('What is the capital?!', 'Cluj');
    await ana.teaches('What is the capitol?', 'A building');
    expect(third).toMatchObject({ duplicates: [], contradicts: [first.id, second.id] });
    const { items, total, flaggedTotal } = await ana.page('flagged=true');
    expect([total, flaggedTotal]).toEqual([3, 3]);
    expect(items.map(({ id, duplicates, contradicts }) => ({ id, duplicates, contradicts }))).toEqual([
      { id: third.id, duplicates: [], contradicts: [first.id, second.id] },
      { id: second.id, duplicates: [first.id], contradicts: [third.id] },
      { id: first.id, duplicates: [second.id], contradicts: [third.id] },
    ]);
    await ana.deletes(second.id);
    await ana.changes(third.id, 1, { answer: 'BUCHAREST' });
    expect((await ana.page('flagged=true')).items.map(({ duplicates }) => duplicates)).toEqual([
      [first.id],
      [third.id],
    ]);
    await ana.changes(third.id, 2, { question: 'Which is the capital?' });
    expect(await ana.page('flagged=true')).toMatchObject({ items: [], total: 0, flaggedTotal: 0 });
  });

  test('in another language are no contradiction', async () => {
    await ana.teaches('Harta?', 'A map.');
    expect(await ana.teaches('Harta?', 'O hartă.', { language: 'ro' })).toMatchObject({ contradicts: [] });
    expect((await ana.page()).flaggedTotal).toBe(0);
  });

  test.each([
    ['5', '-5'],
    ['C', 'C++'],
    ['50', '50%'],
    ['?', '!'],
  ])('but mean something else by a sign, like %s and %s, contradict each other', async (one, other) => {
    await ana.teaches('Q', one);
    expect(await ana.teaches('Q', other)).toMatchObject({ duplicates: [], contradicts: [expect.any(String)] });
  });
});
