import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FAQ } from '../../../server/assistant/faq/faq.js';
import { startTestServer, type TestServer } from './startTestServer.js';

interface List {
  readonly items: readonly Record<string, string>[];
  readonly total: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ gateway: 'open' });
});
afterAll(() => server.close());

const list = async (path: string, who = 'ana'): Promise<List> => {
  const answer = await server.call(who, 'GET', `/api/bigquery/faq/${path}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List>();
};

describe('the questions about using Harta', () => {
  test('come in the language of the settings, and in another when that is named', async () => {
    const english = await list('answers');
    expect(english.total).toBe(FAQ.en.length);
    expect(english.items[0]).toEqual({
      key: 'whatIsHarta',
      category: 'start',
      question: FAQ.en[0]?.question,
      answer: FAQ.en[0]?.answer,
      link: '/',
    });
    expect((await list('answers?language=ro')).items[0]?.['question']).toBe(FAQ.ro[0]?.question);
    await server.call('radu', 'PUT', '/api/settings', { language: 'ro' });
    expect((await list('answers', 'radu')).items[0]?.['question']).toBe(FAQ.ro[0]?.question);
    expect((await list('questions?language=en', 'radu')).items[0]?.['question']).toBe(FAQ.en[0]?.question);
  });

  test('are listed without their answers where only questions are wanted', async () => {
    const { items, total } = await list('questions');
    expect(items).toEqual(FAQ.en.map(({ key, category, question }) => ({ key, category, question })));
    expect(total).toBe(items.length);
  });

  test('are found by words without diacritics, best first', async () => {
    const text = encodeURIComponent('tema intunec');
    expect((await list(`questions?language=ro&text=${text}`)).items[0]?.['key']).toBe('theme');
    expect(await list('answers?text=zebra')).toEqual({ items: [], total: 0 });
  });

  test.each(['language=fr', 'text=', `text=${'x'.repeat(257)}`])('refuse what is no filter: %.20s', async (query) => {
    const answer = await server.call('ana', 'GET', `/api/bigquery/faq/answers?${query}`);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('answer through the gateway as over REST', async () => {
    const query =
      'query ($text: SearchText) { faqAnswers(language: ro, text: $text) { items { key category question answer link } total } faqQuestions { total } }';
    const variables = { text: 'cum șterg & ce rămâne?' };
    const answer = await server.call('ana', 'POST', '/graphql', { query, variables });
    expect(answer.json()).toEqual({
      data: {
        faqAnswers: await list(`answers?language=ro&text=${encodeURIComponent(variables.text)}`),
        faqQuestions: { total: FAQ.en.length },
      },
    });
  });
});
