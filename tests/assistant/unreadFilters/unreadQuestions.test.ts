import { afterAll, beforeAll, expect, test } from 'vitest';

import { fold } from '../../../domain/folding/fold.js';
import { askedOf } from './askedOf.js';
import { UNREAD_QUESTIONS } from './questions.js';
import { type UnreadFilter } from './requests.js';

/** What a question came to: an answer as if the word were not there, the word told, or a refusal that does not tell it. */
type Verdict = 'dropped' | 'named' | 'unnamed';

const answerTo = askedOf();
const outcomes: { readonly request: string; readonly verdict: Verdict; readonly text: string }[] = [];

async function ask(one: UnreadFilter) {
  const { request, word } = one;
  const { text, refused, query } = await answerTo(one);
  // An adjective of degree is the order in which they come.
  const isOrdered = query !== undefined && 'sort' in query && query.sort !== undefined;
  const verdict: Verdict = isOrdered || fold(text).includes(fold(word)) ? 'named' : refused ? 'unnamed' : 'dropped';
  return { request, verdict, text };
}

const count = (verdict: Verdict) => outcomes.filter((one) => one.verdict === verdict).length;

beforeAll(async () => {
  for (const one of UNREAD_QUESTIONS) outcomes.push(await ask(one));
}, 120_000);

afterAll(() => {
  if (process.env['HARTA_TELL'] === undefined) return;
  for (const { verdict, request, text } of outcomes)
    if (verdict !== 'named') console.info(`${verdict}: ${request}\n    ${text}`);
  console.info(
    `dropped ${count('dropped')}, named ${count('named')}, unnamed ${count('unnamed')} of ${outcomes.length}`,
  );
});

/** First run: 54 of 60 named, 1 dropped: “noaptea”, which is taken for the painting “Noapte la munte”, as the answer says. */
test('no question is answered as if one of its words were not there', () => {
  expect(outcomes).toHaveLength(60);
  expect(count('dropped')).toBeLessThanOrEqual(1);
});

/** One names another word that was not read either. */
test('each refusal names the word that was not read', () => {
  expect(count('unnamed')).toBeLessThanOrEqual(1);
});
