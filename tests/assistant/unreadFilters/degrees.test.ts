import { afterAll, beforeAll, expect, test } from 'vitest';

import { fold } from '../../../domain/folding/fold.js';
import { askedOf } from './askedOf.js';
import { type ByDegree, DEGREES } from './degrees.js';

/** What a question came to: an answer in the order meant, the adjective named, or neither. */
type Verdict = 'ordered' | 'named' | 'refused' | 'dropped';

const answerTo = askedOf();
const outcomes: { readonly question: string; readonly verdict: Verdict; readonly text: string }[] = [];

async function ask({ field, language, question, word, property, order }: ByDegree) {
  const { name, world } = field;
  const answer = await answerTo({ name, graph: () => world.graph, language, request: question });
  const { text, refused, query } = answer;
  const sort = query !== undefined && 'sort' in query ? query.sort : undefined;
  const isOrdered =
    sort !== undefined && sort.by.kind === 'property' && sort.by.property === property && sort.order === order;
  const other: Verdict = refused || query === undefined ? 'refused' : 'dropped';
  const verdict: Verdict = isOrdered ? 'ordered' : fold(text).includes(fold(word)) ? 'named' : other;
  return { question, verdict, text };
}

const count = (verdict: Verdict) => outcomes.filter((one) => one.verdict === verdict).length;

beforeAll(async () => {
  for (const one of DEGREES) outcomes.push(await ask(one));
}, 120_000);

afterAll(() => {
  if (process.env['HARTA_TELL'] === undefined) return;
  for (const { verdict, question, text } of outcomes) console.info(`${verdict}: ${question}\n    ${text}`);
});

/** First run, before adjectives of degree were read: 0 ordered, 12 name the adjective, 10 refused, 2 dropped. */
test('an adjective of degree orders what is told, and is never dropped', () => {
  expect(count('ordered')).toBeGreaterThanOrEqual(20);
  expect(count('dropped')).toBe(0);
});
