import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { OfflineEngine } from '../../server/assistant/engine/offline/OfflineEngine.js';
import { type GraphScope } from '../../server/graph/ports/scope.js';
import { openStore } from '../../server/platform/store/openStore.js';
import { type OpenStore } from '../../server/platform/store/StorePorts.js';
import { EXAMPLES } from './examples.js';
import { NOW } from './graphs/history.js';
import { graphOf } from './graphs/graphs.js';
import { type Language, LANGUAGES } from './graphs/Language.js';
import { ask } from './harness/asking.js';
import { loadGraph } from './harness/loadGraph.js';

/** Questions that share most words with a train example and ask for something else, with what is else in them. */
const NEAR_MISSES: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['Sum of the area of all countries in Asia?', 'a sum, and another place'],
    ['Total area of the countries in our sales area?', 'a total'],
    ['Average area of the countries in our Balkan sales area?', 'an average'],
    ['Which countries are in our Nordic sales area?', 'another name'],
    ['which countries are in our nordic sales area', 'another name that is not written as one'],
    ['Which countries are not in our Balkan sales area?', 'the opposite'],
    ['How many countries are in our Balkan sales area?', 'a number'],
    ['Who is responsible for the country data in Asia?', 'a place'],
    ['Who is responsible for the salary data?', 'other data'],
    ['Who isn’t responsible for the country data?', 'the opposite'],
    ['When is the annual report due?', 'another report'],
    ['When is the quarterly report for 2024 due?', 'a year'],
    ['Who writes the quarterly report?', 'a person'],
    ['Why is the quarterly report due?', 'a reason'],
    ['What is the cost of the quarterly report?', 'another thing of it'],
    ['In which currency do we invoice customers in Austria?', 'another country'],
    ['In which currency do we invoice customers?', 'no country'],
    ['When may we publish the country map?', 'a time'],
    ['May we publish the city map?', 'another map'],
  ],
  ro: [
    ['Suma suprafețelor țărilor din zona noastră de vânzări?', 'a sum'],
    ['Care țări nu sunt în zona noastră de vânzări Balcani?', 'the opposite'],
    ['Câte țări sunt în zona noastră de vânzări Balcani?', 'a number'],
    ['Care țări sunt în zona noastră de vânzări Baltice?', 'another name'],
    ['Care orașe sunt în zona noastră de vânzări Balcani?', 'cities'],
    ['Cine răspunde de datele despre salarii?', 'other data'],
    ['Când trebuie predat raportul anual?', 'another report'],
    ['Când trebuie predat raportul trimestrial din 2024?', 'a year'],
    ['Cine trebuie să predea raportul trimestrial?', 'a person'],
    ['De ce trebuie predat raportul trimestrial?', 'a reason'],
    ['Care este costul raportului trimestrial?', 'another thing of it'],
    ['În ce monedă facturăm clienților din Austria?', 'another country'],
  ],
};

/** The same as an example in other words. */
const REWORDED: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['Which countries belong to our Balkan sales area?', 'en-balkans'],
    ['which countries are in our balkans sales area', 'en-balkans'],
    ['Who maintains the country data?', 'en-steward'],
    ['Who looks after the country data?', 'en-steward'],
    ['What do we mean by a microstate?', 'en-microstate'],
    ['What is the deadline for the quarterly report?', 'en-report'],
    ['By when must the quarterly report be handed in?', 'en-report'],
    ['In which currency do we bill Swiss customers?', 'en-invoice'],
    ['Are we allowed to publish the country map?', 'en-source'],
  ],
  ro: [
    ['Ce țări intră în zona noastră de vânzări Balcani?', 'ro-balcani'],
    ['Cine întreține datele despre țări?', 'ro-responsabil'],
    ['Cine e responsabil de datele despre țări?', 'ro-responsabil'],
    ['Ce înțelegem prin microstat?', 'ro-microstat'],
    ['Până când trebuie predat raportul trimestrial?', 'ro-raport'],
    ['Care e termenul raportului trimestrial?', 'ro-raport'],
    ['in ce moneda facturam clientilor elvetieni', 'ro-factura'],
    ['Avem voie să publicăm harta țărilor?', 'ro-sursa'],
  ],
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'harta-taught-asked-'));
const scopes = new Map<string, GraphScope>();
let opened: OpenStore;
beforeAll(async () => {
  opened = await openStore({ dataDir, readers: 0 });
  // The airports know no country: what the examples tell of countries, only they tell.
  for (const language of LANGUAGES)
    scopes.set(language, await loadGraph(opened.store, language, graphOf('flights', language)));
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

async function asked(question: string, language: Language) {
  const scope = scopes.get(language);
  if (scope === undefined) throw new Error('No graph');
  const context = { scope, language, now: NOW, earlier: [], examples: EXAMPLES };
  return (await ask(new OfflineEngine(opened.store), question, context)).answer;
}

describe.each(LANGUAGES)('a train example: %s', (language) => {
  test.each(NEAR_MISSES[language])('does not answer “%s”, which asks for %s', async (question) => {
    const { refused, sources } = await asked(question, language);
    expect({ refused, sources }).toEqual({ refused: true, sources: [] });
  });

  test.each(REWORDED[language])('answers “%s”, its own question in other words', async (question, key) => {
    expect((await asked(question, language)).sources).toEqual([{ kind: 'example', key }]);
  });
});

describe('a train example that is near', () => {
  test('is offered where it does not answer', async () => {
    const { suggestions } = await asked('Which countries are in our Nordic sales area?', 'en');
    expect(suggestions).toContainEqual({ kind: 'ask', text: 'Which countries are in our Balkan sales area?' });
  });
});
