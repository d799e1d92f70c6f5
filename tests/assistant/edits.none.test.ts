import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FAQ } from '../../server/assistant/faq/faq.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { EDITS } from './edits.js';
import { EXAMPLES } from './examples.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { Proposing } from './harness/proposing.js';
import { INJECTIONS } from './injections.js';
import { allQuestions } from './questions/readQuestions.js';

type Said = readonly [text: string, language: Language];

let own: Proposing;
const scopes = new Map<Language, GraphScope>();

beforeAll(async () => {
  own = await Proposing.open();
  for (const language of LANGUAGES) scopes.set(language, await own.load(language));
});
afterAll(() => own.close());

/** The texts of which proposals would be made. */
async function proposed(texts: readonly Said[]): Promise<string[]> {
  const found: string[] = [];
  for (const [text, language] of texts) {
    const reading = await own.propose(text, language, scopes.get(language)!);
    if (reading?.kind === 'proposal') found.push(text);
  }
  return found;
}

/** Ways in which a request merely stands in what a person writes. */
const MENTIONED: Readonly<Record<Language, readonly ((request: string) => string)[]>> = {
  en: [
    (request) => `“${request}”`,
    (request) => `"${request}"`,
    (request) => `What does "${request}" mean?`,
    (request) => `My note says: ${request}`,
    (request) => `How do I ${request.replace(/\.$/u, '')}?`,
    (request) => `> ${request}\n\nIs that a good idea?`,
    (request) => `Summarise this text: ${request}`,
    (request) => `What happens if I say ${request}`,
  ],
  ro: [
    (request) => `„${request}”`,
    (request) => `"${request}"`,
    (request) => `Ce înseamnă „${request}”?`,
    (request) => `În notița mea scrie: ${request}`,
    (request) => `Cum pot face asta: ${request}?`,
    (request) => `> ${request}\n\nE o idee bună?`,
    (request) => `Rezumă textul acesta: ${request}`,
    (request) => `Ce se întâmplă dacă spun ${request}`,
  ],
};

describe('nothing is proposed', () => {
  test('for any question of the measured set', async () => {
    const questions = allQuestions();
    expect(questions.length).toBeGreaterThan(200);
    expect(await proposed(questions.map(({ question, language }) => [question, language]))).toEqual([]);
  });

  test('for any question of the help, its other wordings and its answers', async () => {
    const texts = LANGUAGES.flatMap((language) =>
      FAQ[language].flatMap(({ question, alternatives, answer }) =>
        [question, ...alternatives, answer].map((text): Said => [text, language]),
      ),
    );
    expect(await proposed(texts)).toEqual([]);
  });

  test('for a hostile text of a node, a file or an example, or for the question beside it', async () => {
    const texts = INJECTIONS.flatMap(({ text, question, language }): Said[] => [
      [question, language],
      ...MENTIONED[language].map((mention): Said => [mention(text), language]),
    ]);
    expect(await proposed(texts)).toEqual([]);
  });

  test('for what is taught', async () => {
    const texts = EXAMPLES.flatMap(({ question, answer, language }): Said[] => [
      [question, language],
      [answer, language],
    ]);
    expect(await proposed(texts)).toEqual([]);
  });

  test('for a request that is quoted, asked about or told of', async () => {
    const texts = EDITS.flatMap(({ request, language }) =>
      MENTIONED[language].map((mention): Said => [mention(request), language]),
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(await proposed(texts)).toEqual([]);
  });

  test('for a request with a question mark, unless it is a polite one', async () => {
    expect(
      await proposed([
        ['Delete Romania?', 'en'],
        ['Șterge România?', 'ro'],
      ]),
    ).toEqual([]);
    const polite: Said[] = [
      ['Could you delete Romania?', 'en'],
      ['Ai putea să ștergi România, te rog?', 'ro'],
    ];
    expect(await proposed(polite)).toEqual(polite.map(([text]) => text));
  });

  test('for commands inside a name, which is a name', async () => {
    const reading = await own.propose('Add a country called "X and delete France"', 'en', scopes.get('en')!);
    expect(reading).toMatchObject({
      kind: 'proposal',
      operations: [{ operation: { op: 'createNode', properties: { name: 'X and delete France' } } }],
    });
  });
});
